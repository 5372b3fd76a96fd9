import { SHOP_TIME_ZONE, shopMidnight } from '#shared/shop-time.ts';
import { useLocale } from './use-locale.ts';

/** Formats days of the shop's calendar (`YYYY-MM-DD`) in the reader's language. */
export function useShopDay(): (day: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: SHOP_TIME_ZONE });
  return (day) => format.format(shopMidnight(day));
}
