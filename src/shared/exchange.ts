import type { Locale } from './locale.ts';
import { type Currency, MAX_AMOUNT, MINOR_UNITS, type Prices } from './money.ts';

/** What one unit of each currency is worth beside the other, as the shop's settings say it. */
export type Exchange = Record<Currency, number>;

/** The currency that prices are made from. */
export const OTHER_CURRENCY: Record<Currency, Currency> = { NTD: 'USD', USD: 'NTD' };

/** What shops price in, in minor units: tens of NT dollars, whole US dollars. */
export const PRICED_IN: Prices = { NTD: 10, USD: 100 };

/** A rate is written with seven decimals at most. */
const RATE_PARTS = 10_000_000;

/** The rate in ten-millionths of a US dollar for one NT dollar: a whole number, so that it is kept and compared exactly. */
export function rateOf({ NTD, USD }: Exchange): number {
  return Math.round((USD / NTD) * RATE_PARTS);
}

interface Into {
  to: Currency;
  rate: number;
  /** What it comes out as a multiple of, in minor units. */
  round?: number;
}

/**
 * What an amount of the other currency comes to by the rate, all in minor units. It is rounded up, to what shops price in unless
 * told otherwise: US$ to whole dollars, NT$ to the next 10. Nothing and less come to 0.
 */
export function exchangedAmount(amount: number, { to, rate, round = PRICED_IN[to] }: Into): number {
  if (amount <= 0 || rate <= 0) return 0;
  const [up, down] = to === 'USD' ? [rate, RATE_PARTS] : [RATE_PARTS, rate];
  // The largest amounts by the finest rates are more than a number holds exactly.
  const exact = BigInt(amount) * BigInt(MINOR_UNITS[to]) * BigInt(up);
  const step = BigInt(MINOR_UNITS[OTHER_CURRENCY[to]]) * BigInt(down) * BigInt(round);
  return Number((exact + step - 1n) / step) * round;
}

/** The price proposed for an amount of the other currency; none for what is no amount, or comes to more than `most`. */
export function proposedPrice(amount: number, { most = MAX_AMOUNT, ...into }: Into & { most?: number }) {
  if (!Number.isSafeInteger(amount)) return undefined;
  const proposed = exchangedAmount(amount, into);
  return proposed > 0 && proposed <= most ? proposed : undefined;
}

/** A rate as people read it: NT$1 = US$0.031. */
export function formatRate(rate: number, locale: Locale): string {
  return `NT$1 = US$${new Intl.NumberFormat(locale, { maximumFractionDigits: 7 }).format(rate / RATE_PARTS)}`;
}
