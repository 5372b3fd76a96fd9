import { exchangedAmount, OTHER_CURRENCY, PRICED_IN } from '#shared/exchange.ts';
import { CURRENCIES, type Currency, type Prices } from '#shared/money.ts';

export const AMOUNT_STEPS = ['percent', 'amount', 'set'] as const;
export const PRICE_STEPS = [...AMOUNT_STEPS, 'exchange'] as const;

/** A change of every price of a currency, independent of the other currency. */
export interface AmountStep {
  kind: (typeof AMOUNT_STEPS)[number];
  /** Hundredths of a percent, or minor units. */
  value: number;
  /** The new price is a multiple of this, in minor units. */
  round: number;
}
/** Every price of a currency is computed from the other one; the shop's rate is taken at that time. */
interface AskedExchange {
  kind: 'exchange';
}
interface ExchangeStep extends AskedExchange {
  /** Ten-millionths of a US dollar for one NT dollar. */
  rate: number;
}
export type AskedStep = AmountStep | AskedExchange;
/** The requested change, and the same with the current rate. */
export type AskedHow = { [Name in Currency]?: AskedStep | undefined };
export type PriceHow = { [Name in Currency]?: AmountStep | ExchangeStep | undefined };

/** The currencies to compute from the other one; at most one of them. */
export function exchangedIn(how: AskedHow): Currency[] {
  return CURRENCIES.filter((currency) => how[currency]?.kind === 'exchange');
}

/** The requested change at this rate. */
export function atRate(how: AskedHow, rate: number): PriceHow {
  const at = (step: AskedStep | undefined) => (step?.kind === 'exchange' ? { ...step, rate } : step);
  return { ...(how.NTD && { NTD: at(how.NTD) }), ...(how.USD && { USD: at(how.USD) }) };
}

/** What a price can be rounded to, in minor units, the usual one first. */
export const ROUNDINGS: Record<Currency, readonly number[]> = {
  NTD: [PRICED_IN.NTD, 1, 50, 100],
  USD: [PRICED_IN.USD, 1, 50, 500],
};

const FULL_BP = 10_000;

/** A price after a step, rounded to the nearest multiple, halves up; the result may be zero or negative. */
export function changedAmount(before: number, { kind, value, round }: AmountStep): number {
  if (kind === 'set') return value;
  // In ten-thousandths, so that floating-point errors like 0.1 + 0.2 never shift a price.
  const exact = kind === 'percent' ? before * (FULL_BP + value) : (before + value) * FULL_BP;
  return Math.floor((exact + (round * FULL_BP) / 2) / (round * FULL_BP)) * round;
}

/** Both prices of a print afterwards; a currency without a step stays, and an exchanged one follows the other's new price. */
export function changedPrices(before: Prices, how: PriceHow): Prices {
  const after = { ...before };
  for (const currency of CURRENCIES) {
    const step = how[currency];
    if (step && step.kind !== 'exchange') after[currency] = changedAmount(before[currency], step);
  }
  for (const currency of CURRENCIES) {
    const step = how[currency];
    if (step?.kind === 'exchange')
      after[currency] = exchangedAmount(after[OTHER_CURRENCY[currency]], { to: currency, rate: step.rate });
  }
  return after;
}

export function isSamePrice(one: Prices, other: Prices): boolean {
  return CURRENCIES.every((currency) => one[currency] === other[currency]);
}

export const PRICE_PROBLEMS = ['not_positive', 'too_dear'] as const;
export type PriceProblem = (typeof PRICE_PROBLEMS)[number];

interface Change {
  before: Prices;
  after: Prices;
}

interface PriceSum {
  before: number;
  after: number;
  /** The smallest and the largest difference of one price. */
  least: number;
  most: number;
}

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
