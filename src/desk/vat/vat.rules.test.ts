import { expect, test } from 'vitest';
import { sheetOf, type VatFigure, type VatRow } from './vat.rules.ts';

const row = (figure: VatFigure, total: number, tax = 0, rate: number | null = null, count = 1): VatRow => ({
  figure,
  rate,
  count,
  net: total - tax,
  tax,
  total,
});

test('allowances are taken from the sales, and a void invoice is in no sum', () => {
  const { sums, sales } = sheetOf([
    row('consumer', 1050, 50, 5),
    row('company', 2100, 100, 5),
    row('zero_customs', 4000, 0, 0),
    row('void', 9999, 476, 5),
    row('allowance', 525, 25, 5),
  ]);

  expect(sales.map(({ figure }) => figure)).toEqual(['company', 'consumer', 'zero_customs']);
  expect(sums.sales).toEqual({ count: 3, net: 7000, tax: 150, total: 7150 });
  expect(sums.balance).toMatchObject({ net: 6500, tax: 125, total: 6625 });
});

test('the tax of consumers is also computed once on their sum, for each rate', () => {
  // Three invoices of NT$30: 29 + 1 each, but 86 + 4 together.
  const { taxTwice } = sheetOf([row('consumer', 90, 3, 5, 3), row('consumer', 108, 8, 8), row('company', 90, 3, 5, 3)]);

  expect(taxTwice).toEqual([
    { rate: 5, each: 3, onSum: 4, difference: -1 },
    { rate: 8, each: 8, onSum: 8, difference: 0 },
  ]);
});

test('money leads to its documents, and what does not agree is a gap', () => {
  const rows = [
    row('matched', 1000),
    row('queued', 300),
    row('consumer', 1200, 57, 5),
    row('late_invoice', 200, 10, 5),
  ];

  expect(sheetOf(rows).payments).toMatchObject({ money: { total: 1300 }, documents: { total: 1200 }, gap: 0 });
  expect(sheetOf([...rows, row('company', 7, 0, 5)]).payments.gap).toBe(7);
});
