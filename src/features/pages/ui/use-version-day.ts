import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import { useLocale } from '#web/kit/use-locale.ts';

/** The day that names a version, as a reader writes it. */
export function useVersionDay(): (version: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: SHOP_TIME_ZONE });
  return (version) => format.format(new Date(`${version}T00:00:00+08:00`));
}
