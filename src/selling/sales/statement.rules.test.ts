import { expect, test } from 'vitest';
import type { StatementLine } from './sales.contract.ts';
import { signedCount, signedMoney, statementMonths, taxRatesOf } from './statement.rules.ts';

const line = (day: string, more: Partial<StatementLine> = {}) =>
  ({ day, currency: 'NTD', nums: 1, gross: 105, net: 100, share: 30, tax_rate: 5, ...more }) as StatementLine;

test('refunds have one kind of minus sign, for prints as for money', () => {
  const plain = (count: number) => String(count);

  expect([-1, 0, 12].map((nums) => signedCount(nums, plain))).toEqual(['−1', '0', '12']);
  expect(signedMoney(-1, 'NTD', 'en')).toBe('−NT$1');
});

test('every month from the first line to the last is listed, including those without sales', () => {
  const months = statementMonths([line('2026-09-30'), line('2026-12-01', { currency: 'USD' })]);

  expect(months.map(({ month, NTD, USD }) => [month, NTD.sales, USD.sales])).toEqual([
    ['2026-09', 1, 0],
    ['2026-10', 0, 0],
    ['2026-11', 0, 0],
    ['2026-12', 0, 1],
  ]);
  expect(statementMonths([])).toEqual([]);
});

test('the tax rates are those of the lines, or of the year if no line has one', () => {
  const lines = [line('2026-09-30', { tax_rate: 8 }), line('2026-09-30', { tax_rate: 0 }), line('2026-10-30')];

  expect(taxRatesOf({ year: 2026, lines })).toEqual([5, 8]);
  expect(taxRatesOf({ year: 2026, lines: lines.slice(0, 2) })).toEqual([8]);
  expect(taxRatesOf({ year: 2026, lines: [] })).toEqual([5]);
});
