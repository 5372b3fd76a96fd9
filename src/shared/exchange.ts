import type { Locale } from './locale.ts';
import { type Currency, MAX_AMOUNT, MINOR_UNITS, type Prices } from './money.ts';

/** The value of one unit of each currency in the other, as in the shop's settings. */
export type Exchange = Record<Currency, number>;

/** The currency that prices are computed from. */
export const OTHER_CURRENCY: Record<Currency, Currency> = { NTD: 'USD', USD: 'NTD' };

/** The shop's usual price steps in minor units: tens of NT dollars, whole US dollars. */
export const PRICED_IN: Prices = { NTD: 10, USD: 100 };

/** A rate has at most seven decimals. */
const RATE_PARTS = 10_000_000;

/** The rate in ten-millionths of a US dollar for one NT dollar: an integer, so that it is stored and compared exactly. */
export function rateOf({ NTD, USD }: Exchange): number {
  return Math.round((USD / NTD) * RATE_PARTS);
}

interface Into {
  to: Currency;
  rate: number;
  /** Rounds to a multiple of this, in minor units. */
  round?: number;
}

/**
 * Converts an amount of the other currency, all in minor units. Rounds up, by default to the usual price steps:
 * US$ to whole dollars, NT$ to the next 10. Zero and less give 0.
 */
export function exchangedAmount(amount: number, { to, rate, round = PRICED_IN[to] }: Into): number {
  if (amount <= 0 || rate <= 0) return 0;
  const [up, down] = to === 'USD' ? [rate, RATE_PARTS] : [RATE_PARTS, rate];
  // The largest amounts at the finest rates exceed what a number holds exactly.
  const exact = BigInt(amount) * BigInt(MINOR_UNITS[to]) * BigInt(up);
  const step = BigInt(MINOR_UNITS[OTHER_CURRENCY[to]]) * BigInt(down) * BigInt(round);
  return Number((exact + step - 1n) / step) * round;
}

/** The proposed price for an amount of the other currency; undefined for an invalid amount or above `most`. */
export function proposedPrice(amount: number, { most = MAX_AMOUNT, ...into }: Into & { most?: number }) {
  if (!Number.isSafeInteger(amount)) return undefined;
  const proposed = exchangedAmount(amount, into);
  return proposed > 0 && proposed <= most ? proposed : undefined;
}

/** A rate as people read it: NT$1 = US$0.031. */
export function formatRate(rate: number, locale: Locale): string {
  return `NT$1 = US$${new Intl.NumberFormat(locale, { maximumFractionDigits: 7 }).format(rate / RATE_PARTS)}`;
}
