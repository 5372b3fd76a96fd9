import type { DeliveryZone } from '#catalogue/site/delivery-rates.rules.ts';
import { type VatRate, vatPercent } from '#ground/places/taiwan-vat.ts';

export interface TaxShare {
  net: number;
  tax: number;
}

/**
 * The tax included in an order of this day to this zone, in whole per cent; exports from Taiwan are zero-rated. Prints that are
 * picked up are handed over in Taiwan, even if someone takes them abroad. An order keeps the rate it was placed with.
 */
export function taxRate(zone: DeliveryZone | 'pickup', day: string, rates?: readonly VatRate[]): number {
  return zone === 'tw_main' || zone === 'tw_island' || zone === 'pickup' ? vatPercent(day, rates) : 0;
}

/**
 * Splits gross parts into net and tax at a rate in whole per cent. The total net is rounded once, a half up. Rounding
 * differences go to the parts with the largest remainder, the earlier one first, so the parts always add up to the order.
 */
export function sharedTax(parts: readonly number[], rate: number): TaxShare[] {
  // net / gross is 100 / (100 + rate), so everything below stays an integer.
  const grossRate = 100 + rate;
  const gross = parts.reduce((sum, part) => sum + part, 0);
  const net = quotient(2 * 100 * gross + grossRate, 2 * grossRate);
  const floors = parts.map((part) => quotient(100 * part, grossRate));
  const missing = net - floors.reduce((sum, floor) => sum + floor, 0);
  const lostMost = parts
    .map((part, at) => ({ at, lost: (100 * part) % grossRate }))
    .sort((one, other) => other.lost - one.lost || one.at - other.at)
    .slice(0, missing);
  const raised = new Set(lostMost.map(({ at }) => at));
  return parts.map((part, at) => {
    const share = (floors[at] ?? 0) + (raised.has(at) ? 1 : 0);
    return { net: share, tax: part - share };
  });
}

function quotient(dividend: number, divisor: number): number {
  return (dividend - (dividend % divisor)) / divisor;
}
