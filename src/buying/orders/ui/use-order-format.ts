import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#kit/use-locale.ts';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { clockTagOf } from '#shared/locale.ts';
import { type Currency, formatMoney } from '#shared/money.ts';
import { isShopZone, SHOP_TIME_ZONE } from '#shared/shop-time.ts';

/**
 * The history of an order is in the reader's own time. Deadlines are in the shop's time zone, as in mails and on
 * receipts, and say so. Only in the browser, which alone loads orders.
 */
export function useOrderFormat() {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const time = useShopClock();
  const isHere = isShopZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const own = new Intl.DateTimeFormat(clockTagOf(locale), { dateStyle: 'medium', timeStyle: 'short' });
  const day = (at: string) => i18n.date(new Date(at), { dateStyle: 'long', timeZone: SHOP_TIME_ZONE });
  return {
    locale,
    money: (amount: number, currency: Currency) => formatMoney(amount, currency, locale),
    /** A day of the shop's calendar, as on a document. */
    day,
    /** The last day of a period. */
    lastDay: (at: string) => {
      const time = day(at);
      return isHere ? time : t`${time} (Taipei)`;
    },
    /** The end of a period, to the minute. */
    time,
    /** When something happened, on the reader's clock. */
    moment: (at: string) => own.format(new Date(at)),
    /** On which of the reader's days something happened. */
    ownDay: (at: string) => i18n.date(new Date(at), { dateStyle: 'long' }),
  };
}

// @chunk account
