import { exchangedAmount, OTHER_CURRENCY, PRICED_IN } from '#shared/exchange.ts';
import { CURRENCIES, type Currency, type Prices } from '#shared/money.ts';

export const AMOUNT_STEPS = ['percent', 'amount', 'set'] as const;
export const PRICE_STEPS = [...AMOUNT_STEPS, 'exchange'] as const;

/** What happens to every price of a currency by itself. */
export interface AmountStep {
  kind: (typeof AMOUNT_STEPS)[number];
  /** Hundredths of a percent, or minor units. */
  value: number;
  /** What the new price is a multiple of, in minor units. */
  round: number;
}
/** Every price of a currency is made from the other one; by which rate the shop says when it is worked out. */
interface AskedExchange {
  kind: 'exchange';
}
interface ExchangeStep extends AskedExchange {
  /** Ten-millionths of a US dollar for one NT dollar. */
  rate: number;
}
export type AskedStep = AmountStep | AskedExchange;
/** What is asked for, and what it is with the rate of the moment. */
export type AskedHow = { [Name in Currency]?: AskedStep | undefined };
export type PriceHow = { [Name in Currency]?: AmountStep | ExchangeStep | undefined };

/** The currencies whose prices are to be made from the other one; it can be one of them only. */
export function exchangedIn(how: AskedHow): Currency[] {
  return CURRENCIES.filter((currency) => how[currency]?.kind === 'exchange');
}

/** What is asked for by this rate. */
export function atRate(how: AskedHow, rate: number): PriceHow {
  const at = (step: AskedStep | undefined) => (step?.kind === 'exchange' ? { ...step, rate } : step);
  return { ...(how.NTD && { NTD: at(how.NTD) }), ...(how.USD && { USD: at(how.USD) }) };
}

/** What a rounded price may be a multiple of, in minor units, the usual one first. */
export const ROUNDINGS: Record<Currency, readonly number[]> = {
  NTD: [PRICED_IN.NTD, 1, 50, 100],
  USD: [PRICED_IN.USD, 1, 50, 500],
};

const FULL_BP = 10_000;

/** A price after a step, rounded to the nearest multiple, halves up; it may come out as nothing or less. */
export function changedAmount(before: number, { kind, value, round }: AmountStep): number {
  if (kind === 'set') return value;
  // In ten-thousandths, so that 0.1 + 0.2 can never lift a price by a step.
  const exact = kind === 'percent' ? before * (FULL_BP + value) : (before + value) * FULL_BP;
  return Math.floor((exact + (round * FULL_BP) / 2) / (round * FULL_BP)) * round;
}

/** Both prices of a print afterwards; a currency that nothing is said of stays, and one that is made from the other follows its new price. */
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
interface PriceSum {
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
