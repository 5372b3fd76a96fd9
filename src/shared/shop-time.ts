import { clockTagOf, type Locale, perLocale } from './locale.ts';

/** The shop's time zone: days and deadlines are Taipei's, for all readers and servers (product, conventions). */
export const SHOP_TIME_ZONE = 'Asia/Taipei';

/**
 * The same zone as a number, for computed days: Taiwan has had no daylight saving since 1980, before any date of
 * the shop. A zone whose offset changes would need `Intl` here.
 */
export const SHOP_UTC_OFFSET_HOURS = 8;

/** The shop's calendar day of a moment, `YYYY-MM-DD`; parsed as UTC it is that day's midnight and can be counted from. */
export function shopDay(moment: Date): string {
  return new Date(moment.getTime() + SHOP_UTC_OFFSET_HOURS * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** A moment on the shop's clock: its day and its hour, `HH:mm` or `HH:mm:ss`. */
export function shopMoment(day: string, time: string): Date {
  return new Date(`${day}T${time}+0${SHOP_UTC_OFFSET_HOURS}:00`);
}

/** The start of one of the shop's calendar days, or of the day `later` days after it. */
export function shopMidnight(day: string, later = 0): Date {
  return new Date(Date.parse(day) + (later * 24 - SHOP_UTC_OFFSET_HOURS) * 60 * 60 * 1000);
}

const clocks = perLocale(
  ({ locale }) =>
    new Intl.DateTimeFormat(clockTagOf(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: SHOP_TIME_ZONE }),
);

/** A day with its hour on the shop's clock, without the name of the place. */
export function shopTime(moment: Date, locale: Locale): string {
  return clocks[locale].format(moment);
}

/** Whether a reader's zone is the shop's own; people in zones that merely share the hour do not know that. */
export function isShopZone(zone: string): boolean {
  return zone === SHOP_TIME_ZONE || zone === 'ROC';
}

// @chunk common
