import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#kit/use-locale.ts';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { type Currency, formatMoney } from '#shared/money.ts';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';

/** Amounts and moments of an order as people read them. Times are the shop's own, the same as in mails and on receipts. */
export function useOrderFormat() {
  const { i18n } = useLingui();
  const locale = useLocale();
  const time = useShopClock();
  return {
    locale,
    money: (amount: number, currency: Currency) => formatMoney(amount, currency, locale),
    day: (at: string) => i18n.date(new Date(at), { dateStyle: 'long', timeZone: SHOP_TIME_ZONE }),
    time,
  };
}

// @chunk account
