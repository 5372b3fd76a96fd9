import type { DeliveryRates, DeliveryZone } from '#catalogue/site/delivery-rates.rules.ts';
import { shopDay } from '#shared/shop-time.ts';

/** First and last day of arrival in Taipei (`YYYY-MM-DD`). */
export type ArrivalRange = { from: string; to: string };

/**
 * Special days as `YYYY-MM-DD`: public holidays, and where the shop differs from them. An argument, so that pages need
 * not load the public calendar.
 */
export interface WorkshopDays {
  public_days: readonly string[];
  closed: readonly string[];
  working: readonly string[];
}

const ORDINARY: WorkshopDays = { public_days: [], closed: [], working: [] };

/**
 * Arrival of an order placed now, or when it is ready to be picked up: business days of production, then of transit, without the day of the order, weekends,
 * public holidays and the shop's own, unless the shop works on them.
 */
export function arrivalRange(
  { production, transit }: Pick<DeliveryRates, 'production' | 'transit'>,
  zone: DeliveryZone | 'pickup',
  placedAt: Date,
  days: WorkshopDays = ORDINARY,
): ArrivalRange {
  const ordered = Date.parse(shopDay(placedAt));
  const { min, max } = zone === 'pickup' ? { min: 0, max: 0 } : transit[zone];
  return {
    from: afterBusinessDays(ordered, production.min + min, days),
    to: afterBusinessDays(ordered, production.max + max, days),
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
