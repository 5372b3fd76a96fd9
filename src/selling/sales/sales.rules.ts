import type { KeyedSum, ShareSum } from '#selling/shares/share.contract.ts';
import type { Exchange } from '#shared/exchange.ts';
import { CURRENCIES, MINOR_UNITS } from '#shared/money.ts';
import type { Amounts, SalesCountry, SalesFigures, SalesMonth } from './sales.contract.ts';

/** Product §8.1: fewer prints in one country could reveal the buyer. */
const LEAST_COUNT = 5;

const nothing = (): Amounts => ({ NTD: 0, USD: 0 });

/** The ledger's sums of both currencies: prints are added, money stays in its currency. */
export function figuresOf(sums: readonly ShareSum[]): SalesFigures & { net: Amounts } {
  const figures = { sales: 0, amount: nothing(), net: nothing(), share: nothing() };
  for (const { currency, nums, gross, net, amount } of sums) {
    figures.sales += nums;
    figures.amount[currency] += gross;
    figures.net[currency] += net;
    figures.share[currency] += amount;
  }
  return figures;
}

/** The figures of each key; object keys are compared by value. */
export function figuresByKey<Key>(sums: readonly KeyedSum<Key>[]): { key: Key; figures: SalesFigures }[] {
  const groups = Map.groupBy(sums, ({ key }) => JSON.stringify(key));
  return [...groups.values()].flatMap((group) => {
    const { net: _, ...figures } = figuresOf(group);
    const [first] = group;
    return first ? [{ key: first.key, figures }] : [];
  });
}

/** Months without gaps: all twelve of a requested year, otherwise from the first with sales to the last. */
export function monthsOf(sums: readonly KeyedSum<string>[], year?: number): SalesMonth[] {
  const known = new Map(figuresByKey(sums).map(({ key, figures }) => [key, figures]));
  const keys = [...known.keys()].sort();
  const first = year === undefined ? keys[0] : `${year}-01`;
  const last = year === undefined ? keys.at(-1) : `${year}-12`;
  return monthsBetween(first, last).map((month) => ({
    month,
    ...(known.get(month) ?? { sales: 0, amount: nothing(), share: nothing() }),
  }));
}

/** All months from one to another, `YYYY-MM`; empty if one is missing. */
export function monthsBetween(first: string | undefined, last: string | undefined): string[] {
  const months: string[] = [];
  for (let month = first; month !== undefined && last !== undefined && month <= last; month = monthAfter(month))
    months.push(month);
  return months;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** The best-selling keys, without those whose sales were all refunded. */
export function best<Key>(sums: readonly KeyedSum<Key>[], most: number): { key: Key; figures: SalesFigures }[] {
  return figuresByKey(sums)
    .filter(({ figures }) => figures.sales > 0)
    .sort((one, other) => other.figures.sales - one.figures.sales)
    .slice(0, most);
}

/** The combined value of amounts, only for sorting: it is never shown. */
export function worth(amounts: Amounts, exchange: Exchange): number {
  return CURRENCIES.reduce((sum, one) => sum + amounts[one] / MINOR_UNITS[one] / exchange[one], 0);
}

/** Countries by prints sold. Those with few are indistinguishable, in number and order. */
export function countriesOf(
  sums: readonly KeyedSum<string>[],
  nameOf: (country: string) => string,
  compare: (one: string, other: string) => number,
): SalesCountry[] {
  const counted = best(sums, sums.length).map(({ key, figures }) => ({
    country: key,
    name: nameOf(key),
    sales: figures.sales,
  }));
  const few = counted.filter(({ sales }) => sales < LEAST_COUNT);
  return [
    ...counted.filter(({ sales }) => sales >= LEAST_COUNT),
    ...few.sort((one, other) => compare(one.name, other.name)).map((one) => ({ ...one, sales: '<5' as const })),
  ];
}
