import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#kit/use-locale.ts';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { type Currency, formatMoney } from '#shared/money.ts';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';

/** Times are in the shop’s time zone, as on the invoices. */
export function useInvoiceFormat() {
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
