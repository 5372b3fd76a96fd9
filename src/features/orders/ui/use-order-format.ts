import { useLingui } from '@lingui/react/macro';
import { clockTagOf } from '#shared/locale.ts';
import { type Currency, formatMoney } from '#shared/money.ts';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import { useLocale } from '#web/kit/use-locale.ts';

/** Amounts and moments of an order as people read them. Times are the shop's own, the same as in mails and on receipts. */
export function useOrderFormat() {
  const { i18n } = useLingui();
  const locale = useLocale();
  const clock = new Intl.DateTimeFormat(clockTagOf(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: SHOP_TIME_ZONE,
  });
  return {
    locale,
    money: (amount: number, currency: Currency) => formatMoney(amount, currency, locale),
    day: (at: string) => i18n.date(new Date(at), { dateStyle: 'long', timeZone: SHOP_TIME_ZONE }),
    time: (at: string) => clock.format(new Date(at)),
  };
}
