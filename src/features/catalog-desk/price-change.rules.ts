import { CURRENCIES, type Currency, type Prices } from '#shared/money.ts';

export const PRICE_STEPS = ['percent', 'amount', 'set'] as const;

/** What happens to every price of a currency. */
export interface PriceStep {
  kind: (typeof PRICE_STEPS)[number];
  /** Hundredths of a percent, or minor units. */
  value: number;
  /** What the new price is a multiple of, in minor units. */
  round: number;
}
export type PriceHow = { [Name in Currency]?: PriceStep | undefined };

/** What a rounded price may be a multiple of, in minor units, the usual one first. */
export const ROUNDINGS: Record<Currency, readonly number[]> = { NTD: [10, 1, 50, 100], USD: [100, 1, 50, 500] };

const WHOLE = 10_000;

/** A price after a step, rounded to the nearest multiple, halves up; it may come out as nothing or less. */
export function changedAmount(before: number, { kind, value, round }: PriceStep): number {
  if (kind === 'set') return value;
  // In ten-thousandths, so that 0.1 + 0.2 can never lift a price by a step.
  const exact = kind === 'percent' ? before * (WHOLE + value) : (before + value) * WHOLE;
  return Math.floor((exact + (round * WHOLE) / 2) / (round * WHOLE)) * round;
}

/** Both prices of a print afterwards; a currency that nothing is said of stays. */
export function changedPrices(before: Prices, how: PriceHow): Prices {
  const after = { ...before };
  for (const currency of CURRENCIES) {
    const step = how[currency];
    if (step) after[currency] = changedAmount(before[currency], step);
  }
  return after;
}

/** Whether two prices are the same in every currency. */
export function isSamePrice(one: Prices, other: Prices): boolean {
  return CURRENCIES.every((currency) => one[currency] === other[currency]);
}

export const PRICE_PROBLEMS = ['not_positive', 'too_dear'] as const;
export type PriceProblem = (typeof PRICE_PROBLEMS)[number];

interface Change {
  before: Prices;
  after: Prices;
}

/** What many changes come to in one currency. */
export interface PriceSum {
  before: number;
  after: number;
  /** The smallest and the largest difference of one price. */
  least: number;
  most: number;
}

/** What changes come to, in each currency. */
export function sumOf(changes: readonly Change[]): Record<Currency, PriceSum> {
  const sums = {} as Record<Currency, PriceSum>;
  for (const currency of CURRENCIES) {
    const sum = { before: 0, after: 0, least: 0, most: 0 };
    for (const [at, { before, after }] of changes.entries()) {
      const difference = after[currency] - before[currency];
      sum.before += before[currency];
      sum.after += after[currency];
      sum.least = at === 0 ? difference : Math.min(sum.least, difference);
      sum.most = at === 0 ? difference : Math.max(sum.most, difference);
    }
    sums[currency] = sum;
  }
  return sums;
}
