import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Statement, StatementLine } from './sales.contract.ts';
import { taxRatesOf } from './statement.rules.ts';

/** The columns of a statement, on the page and in the PDF. */
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

/** The kind of a line; only refunds have a word. */
export const LINE_KINDS: Record<StatementLine['kind'], MessageDescriptor> = {
  sale: msg`Sale`,
  refund: msg`Refund`,
};

/** How a share is calculated, for the end of a statement: with the tax rates of its own lines. */
export function reckoning(i18n: I18n, statement: Pick<Statement, 'year' | 'lines'>): string[] {
  const divisors = taxRatesOf(statement).map((rate) => i18n.number(1 + rate / 100));
  const divisor = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(divisors);
  return [
    i18n._(
      msg`Your share is calculated on the price before tax, without delivery: price with tax ÷ ${{ divisor }} = price before tax; price before tax × rate = your share. Exports are zero-rated, so both prices are the same.`,
    ),
    i18n._(
      msg`The price before tax is rounded once for each order and split among its lines, so that the lines always add up to the order. The rate is that of the day of payment and does not change afterwards.`,
    ),
    i18n._(
      msg`A refund reverses the share of the refunded amount, as a separate line on the day of the refund. Dates are in Taipei time.`,
    ),
  ];
}

/** A rate in hundredths of a per cent as a percentage. */
export function rateText(i18n: I18n, rate_bp: number): string {
  return i18n.number(rate_bp / 10_000, { style: 'percent', maximumFractionDigits: 2 });
}
