import { clockTagOf, type Locale, perLocale } from './locale.ts';

/** The zone of the shop's calendar: days and deadlines are Taipei's, wherever a reader or a server is (product, conventions). */
export const SHOP_TIME_ZONE = 'Asia/Taipei';

/**
 * The same zone as a number, for days that are computed: Taiwan has had no daylight saving since 1980, and before that the
 * shop has no moments. A zone whose offset changes would need `Intl` here.
 */
export const SHOP_UTC_OFFSET_HOURS = 8;

/** The shop's calendar day of a moment, `YYYY-MM-DD`; read as UTC it is that day's midnight and can be counted from. */
export function shopDay(moment: Date): string {
  return new Date(moment.getTime() + SHOP_UTC_OFFSET_HOURS * 60 * 60 * 1000).toISOString().slice(0, 10);
}

const clocks = perLocale(
  ({ locale }) =>
    new Intl.DateTimeFormat(clockTagOf(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: SHOP_TIME_ZONE }),
);

/** A day with its hour on the shop's clock, without the name of the place. */
export function shopTime(moment: Date, locale: Locale): string {
  return clocks[locale].format(moment);
}

/** Whether a reader's zone is the shop's own; places that merely share the hour do not know that they do. */
export function isShopZone(zone: string): boolean {
  return zone === SHOP_TIME_ZONE || zone === 'ROC';
}

// @chunk common
