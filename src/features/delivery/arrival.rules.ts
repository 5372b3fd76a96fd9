import { shopDay } from '#shared/shop-time.ts';
import { type DeliveryZone, PRODUCTION_DAYS, TRANSIT_DAYS } from './delivery-fees.rules.ts';

/** First and last day of a promised arrival, as calendar days in Taipei (`YYYY-MM-DD`). */
export type ArrivalRange = { from: string; to: string };

/**
 * When an order placed now arrives: business days of production, then of transit; the day of the order does not count.
 * Weekends are skipped, public holidays only when the caller names them in `closed`.
 */
export function arrivalRange(
  zone: DeliveryZone,
  placedAt: Date,
  closed: ReadonlySet<string> = new Set(),
): ArrivalRange {
  const transit = TRANSIT_DAYS[zone];
  const ordered = Date.parse(shopDay(placedAt));
  return {
    from: afterBusinessDays(ordered, PRODUCTION_DAYS.min + transit.min, closed),
    to: afterBusinessDays(ordered, PRODUCTION_DAYS.max + transit.max, closed),
  };
}

const DAY = 24 * 60 * 60 * 1000;

const isoDay = (day: number) => new Date(day).toISOString().slice(0, 10);

function afterBusinessDays(start: number, count: number, closed: ReadonlySet<string>): string {
  let day = start;
  for (let left = count; left > 0; ) {
    day += DAY;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !closed.has(isoDay(day))) left -= 1;
  }
  return isoDay(day);
}
