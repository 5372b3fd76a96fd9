import { expect, test } from 'vitest';
import { VAT_RATES, vatPercent } from './taiwan-vat.ts';

test('a rate applies from its day on, until the next one does', () => {
  const rates = [
    { from: '1986-04-01', percent: 5 },
    { from: '2027-01-01', percent: 8 },
  ];

  expect(
    ['1980-01-01', '1986-04-01', '2026-12-31', '2027-01-01', '2030-05-05'].map((day) => vatPercent(day, rates)),
  ).toEqual([5, 5, 5, 8, 8]);
});

test('the rates are in the order of their days', () => {
  expect(VAT_RATES.map(({ from }) => from)).toEqual(VAT_RATES.map(({ from }) => from).toSorted());
  expect(vatPercent('2026-11-14')).toBe(5);
});
