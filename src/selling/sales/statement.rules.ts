import { vatPercent } from '#ground/places/taiwan-vat.ts';
import type { Locale } from '#shared/locale.ts';
import { CURRENCIES, type Currency, formatMoney } from '#shared/money.ts';
import type { Statement, StatementLine, StatementSums } from './sales.contract.ts';
import { monthsBetween } from './sales.rules.ts';

type Sums = Record<Currency, StatementSums>;

/** Zero in both currencies. */
function noSums(): Sums {
  return { NTD: { sales: 0, gross: 0, net: 0, share: 0 }, USD: { sales: 0, gross: 0, net: 0, share: 0 } };
}

/** The sums of a statement's lines in each currency, minus refunds. */
export function sumsOf(lines: readonly StatementLine[]): Sums {
  const sums = noSums();
  for (const { currency, nums, gross, net, share } of lines) {
    const sum = sums[currency];
    sum.sales += nums;
    sum.gross += gross;
    sum.net += net;
    sum.share += share;
  }
  return sums;
}

/** Every month from the first line's to the last line's, including those without a line. */
export function statementMonths(lines: readonly StatementLine[]): Statement['months'] {
  const byMonth = Map.groupBy(lines, ({ day }) => day.slice(0, 7));
  const known = [...byMonth.keys()].sort();
  return monthsBetween(known[0], known.at(-1)).map((month) => ({ month, ...sumsOf(byMonth.get(month) ?? []) }));
}

/** The tax rates of a statement's lines, lowest first; if no line contains tax, the rate at the end of its year. */
export function taxRatesOf({ year, lines }: Pick<Statement, 'year' | 'lines'>): number[] {
  const rates = new Set(lines.map(({ tax_rate }) => tax_rate).filter((rate) => rate > 0));
  return rates.size > 0 ? [...rates].sort((one, other) => one - other) : [vatPercent(`${year}-12-31`)];
}

/** The currencies of a statement's lines. */
export function currenciesOf(lines: readonly Pick<StatementLine, 'currency'>[]): Currency[] {
  return CURRENCIES.filter((currency) => lines.some((line) => line.currency === currency));
}

/** The divisor of the price with tax: 1.05 at 5 %; undefined without tax. */
export function taxDivisor(tax_rate: number): number | undefined {
  return tax_rate === 0 ? undefined : (100 + tax_rate) / 100;
}

/** Money in an account: refunds have a real minus sign. */
export function signedMoney(amount: number, currency: Currency, locale: Locale): string {
  return amount < 0 ? `−${formatMoney(-amount, currency, locale)}` : formatMoney(amount, currency, locale);
}

/** Prints with the same minus sign as money. */
export function signedCount(nums: number, format: (count: number) => string): string {
  return nums < 0 ? `−${format(-nums)}` : format(nums);
}
