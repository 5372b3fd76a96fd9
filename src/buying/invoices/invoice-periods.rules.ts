import { SHOP_UTC_OFFSET_HOURS, shopDay, shopMidnight } from '#shared/shop-time.ts';

const VOID_DAY = 13;
const UPLOAD_DAYS = 2;
const HOUR_MS = 3_600_000;

/** The two-month period of a moment, `YYYYMM` of its first month, in Taipei. */
export function periodOf(moment: Date): string {
  return periodOfDay(shopDay(moment));
}

/** The same of a calendar day, `YYYY-MM-DD`. */
export function periodOfDay(day: string): string {
  const month = Number(day.slice(5, 7));
  return `${day.slice(0, 4)}${String(month - ((month - 1) % 2)).padStart(2, '0')}`;
}

/** The end of the 13th of the month after the period, in Taipei: the last moment in which an invoice of it can be voided. */
export function voidUntil(period: string): Date {
  const [year, month] = [Number(period.slice(0, 4)), Number(period.slice(4))];
  // Months count from 0, so `month + 1` is the month after the two.
  return new Date(Date.UTC(year, month + 1, VOID_DAY + 1) - SHOP_UTC_OFFSET_HOURS * HOUR_MS - 1);
}

/**
 * From when on a missing upload is a matter for staff: the last day for consumers' invoices, two days after the issue. Companies' may
 * take seven, but a provider that has stopped uploading has stopped for both.
 */
export function uploadDue(issuedAt: Date): Date {
  return shopMidnight(shopDay(issuedAt), UPLOAD_DAYS);
}

/** The first moment of a period, and of the next one. */
export function periodBounds(period: string): { from: Date; until: Date } {
  const [year, month] = [Number(period.slice(0, 4)), Number(period.slice(4))];
  const start = (months: number) => new Date(Date.UTC(year, months, 1) - SHOP_UTC_OFFSET_HOURS * HOUR_MS);
  return { from: start(month - 1), until: start(month + 1) };
}

/** The first and the last day of a period in the shop's calendar. */
export function daysOf(period: string): { from: string; to: string } {
  const { from, until } = periodBounds(period);
  return { from: shopDay(from), to: shopDay(new Date(until.getTime() - 1)) };
}

/** The year and term as the ministry counts them: years of the Republic, terms 1 to 6. */
export function termOf(period: string): { year: string; term: number } {
  return { year: String(Number(period.slice(0, 4)) - 1911), term: (Number(period.slice(4)) + 1) / 2 };
}
