import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#kit/use-locale.ts';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { type Currency, formatMoney } from '#shared/money.ts';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';

export function usePaymentFormat() {
  const { i18n } = useLingui();
  const locale = useLocale();
  const time = useShopClock();
  return {
    time,
    money: (amount: number, currency: Currency) => formatMoney(amount, currency, locale),
    day: (day: string) => i18n.date(new Date(day), { dateStyle: 'long', timeZone: SHOP_TIME_ZONE }),
  };
}

// @chunk account
