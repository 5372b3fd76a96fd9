import type { DeliveryRates, DeliveryZone } from '#catalogue/site/delivery-rates.rules.ts';
import { shopDay } from '#shared/shop-time.ts';

/** First and last day of a promised arrival, as calendar days in Taipei (`YYYY-MM-DD`). */
export type ArrivalRange = { from: string; to: string };

/**
 * The days that are no ordinary ones, as `YYYY-MM-DD`: public holidays, and where the shop departs from them. They are an argument,
 * so that a page need not bring the public calendar along.
 */
export interface WorkshopDays {
  public_days: readonly string[];
  closed: readonly string[];
  working: readonly string[];
}

const ORDINARY: WorkshopDays = { public_days: [], closed: [], working: [] };

/**
 * When an order placed now arrives: business days of production, then of transit; the day of the order does not count, nor do
 * weekends, public holidays and the shop's own, unless the shop has said that it works on them.
 */
export function arrivalRange(
  { production, transit }: Pick<DeliveryRates, 'production' | 'transit'>,
  zone: DeliveryZone,
  placedAt: Date,
  days: WorkshopDays = ORDINARY,
): ArrivalRange {
  const ordered = Date.parse(shopDay(placedAt));
  return {
    from: afterBusinessDays(ordered, production.min + transit[zone].min, days),
    to: afterBusinessDays(ordered, production.max + transit[zone].max, days),
  };
}

const DAY = 24 * 60 * 60 * 1000;

const isoDay = (day: number) => new Date(day).toISOString().slice(0, 10);

function afterBusinessDays(start: number, count: number, { public_days, closed, working }: WorkshopDays): string {
  let day = start;
  for (let left = count; left > 0; ) {
    day += DAY;
    const date = isoDay(day);
    const isOff = new Date(day).getUTCDay() % 6 === 0 || public_days.includes(date) || closed.includes(date);
    if (!isOff || working.includes(date)) left -= 1;
  }
  return isoDay(day);
}

// @chunk common
