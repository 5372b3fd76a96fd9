import { businessDayAfter, type ExtraDays, NO_EXTRA_DAYS } from '#ground/places/taiwan-holidays.ts';
import { SHOP_UTC_OFFSET_HOURS, shopDay } from '#shared/shop-time.ts';

const HOUR_MS = 3_600_000;
/** Spec §9: staff work until 18:00 of the shop's day. */
const CLOSING_MS = (18 - SHOP_UTC_OFFSET_HOURS) * HOUR_MS;
/** Product §6.5: how long staff have to find a transfer. */
const REPORT_DAYS = 5;
/** After a transfer was not found, the buyer has one more day, which includes one business day. */
const SECOND_LOOK_MS = 24 * HOUR_MS;

/** The deadline of an order with a transfer reported now: never earlier than before. */
export function reportDeadline(pay_by: Date, now: Date, extra: ExtraDays = NO_EXTRA_DAYS): Date {
  return latest(pay_by, closingAfter(now, REPORT_DAYS, extra));
}

/** The deadline after a transfer was not found: never earlier than before. */
export function secondDeadline(pay_by: Date, now: Date, extra: ExtraDays = NO_EXTRA_DAYS): Date {
  return latest(pay_by, closingAfter(now, 1, extra), new Date(now.getTime() + SECOND_LOOK_MS));
}

function closingAfter(now: Date, days: number, extra: ExtraDays): Date {
  return new Date(Date.parse(businessDayAfter(shopDay(now), days, extra)) + CLOSING_MS);
}

function latest(...moments: Date[]): Date {
  return new Date(Math.max(...moments.map(Number)));
}
