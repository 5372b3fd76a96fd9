import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import { useLocale } from './use-locale.ts';

/** Days of the shop's calendar (`YYYY-MM-DD`) as a reader writes them. */
export function useShopDay(): (day: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: SHOP_TIME_ZONE });
  return (day) => format.format(new Date(`${day}T00:00:00+08:00`));
}
