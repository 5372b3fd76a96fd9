import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Currency } from '#shared/money.ts';
import type { Statement, StatementLine } from './sales.contract.ts';
import { taxRatesOf } from './statement.rules.ts';

/** The currencies by name, for headings: a statement never adds them up. */
export const CURRENCY_NAMES: Record<Currency, MessageDescriptor> = {
  NTD: msg`New Taiwan dollars (NTD)`,
  USD: msg`US dollars (USD)`,
};

/** What each column of a statement is called, on the page and on paper. */
export const STATEMENT_COLUMNS = {
  day: msg`Date`,
  code: msg`Order`,
  work: msg`Work`,
  artist: msg`Artist`,
  size: msg`Size`,
  frame: msg`Frame`,
  nums: msg`Quantity`,
  currency: msg`Currency`,
  gross: msg`Price with tax`,
  net: msg`Price before tax`,
  rate: msg`Rate`,
  share: msg`Your share`,
} as const satisfies Record<string, MessageDescriptor>;

/** A line's kind; only what went back needs a word. */
export const LINE_KINDS: Record<StatementLine['kind'], MessageDescriptor> = {
  sale: msg`Sale`,
  refund: msg`Refund`,
};

/** How a share comes about, for the end of a statement: with the rates of tax of its own lines. */
export function reckoning(i18n: I18n, statement: Pick<Statement, 'year' | 'lines'>): string[] {
  const divisors = taxRatesOf(statement).map((rate) => i18n.number(1 + rate / 100));
  const divisor = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(divisors);
  return [
    i18n._(
      msg`Your share is calculated on the price before tax, without delivery: price with tax ÷ ${{ divisor }} = price before tax; price before tax × rate = your share. Exports are zero-rated, so both prices are the same.`,
    ),
    i18n._(
      msg`The price before tax is rounded once for each order and split among its lines, so that the lines always add up to the order. The rate is the one of the day of payment and does not change afterwards.`,
    ),
    i18n._(
      msg`A refund reverses the share of the refunded amount, as a separate line on the day of the refund. Dates are Taipei time.`,
    ),
  ];
}

/** A rate in hundredths of a per cent as people read it. */
export function rateText(i18n: I18n, rate_bp: number): string {
  return i18n.number(rate_bp / 10_000, { style: 'percent', maximumFractionDigits: 2 });
}
