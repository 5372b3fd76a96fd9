import { clockTagOf, type Locale } from './locale.ts';
import { SHOP_TIME_ZONE } from './shop-time.ts';

/** An hour on the shop's clock, with its day if that differs. A separate file, because few pages use it. */
export function shopHour(moment: Date, locale: Locale, withDay = false): string {
  const day = withDay ? ({ weekday: 'long', day: 'numeric', month: 'long' } as const) : {};
  const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: SHOP_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(clockTagOf(locale), { ...day, ...hour }).format(moment);
}
