import { expect, test } from 'vitest';
import { atRate, changedAmount, changedPrices, sumOf } from './price-change.rules.ts';

test('a percentage is rounded to the nearest step, halves up', () => {
  const up = (value: number, round: number) => ({ kind: 'percent' as const, value, round });

  expect(changedAmount(1880, up(500, 10))).toBe(1970);
  expect(changedAmount(1900, up(500, 10))).toBe(2000);
  expect(changedAmount(1880, up(-10_000, 10))).toBe(0);
  expect(changedAmount(6500, up(333, 1))).toBe(6716);
  // In floating point 1005 · 1.1 is a hair below 1105.5.
  expect(changedAmount(1005, up(1000, 1))).toBe(1106);
});

test('an amount is added and then rounded; a set price is taken as it is', () => {
  expect(changedAmount(1884, { kind: 'amount', value: 100, round: 10 })).toBe(1980);
  expect(changedAmount(1885, { kind: 'amount', value: -2000, round: 10 })).toBe(-110);
  expect(changedAmount(1885, { kind: 'set', value: 1234, round: 100 })).toBe(1234);
});

test('a currency that nothing is said of stays', () => {
  const before = { NTD: 1880, USD: 6500 };

  expect(changedPrices(before, { NTD: { kind: 'amount', value: 20, round: 10 } })).toEqual({ NTD: 1900, USD: 6500 });
});

test('a currency made from the other follows its new price, not the former one', () => {
  const before = { NTD: 1880, USD: 6500 };
  const rate = 310_000;

  expect(changedPrices(before, { USD: { kind: 'exchange', rate } })).toEqual({ NTD: 1880, USD: 5900 });
  expect(changedPrices(before, { NTD: { kind: 'exchange', rate } })).toEqual({ NTD: 2100, USD: 6500 });
  expect(
    changedPrices(before, { NTD: { kind: 'set', value: 2000, round: 10 }, USD: { kind: 'exchange', rate } }),
  ).toEqual({ NTD: 2000, USD: 6200 });
  expect(
    changedPrices(before, { NTD: { kind: 'amount', value: -1880, round: 10 }, USD: { kind: 'exchange', rate } }),
  ).toEqual({ NTD: 0, USD: 0 });
});

test('the rate is written beside what is asked for, and nothing else is', () => {
  const NTD = { kind: 'amount' as const, value: 20, round: 10 };

  expect(atRate({ NTD, USD: { kind: 'exchange' } }, 7)).toEqual({ NTD, USD: { kind: 'exchange', rate: 7 } });
  expect(atRate({ NTD }, 7)).toEqual({ NTD });
});

test('a sum has the smallest and the largest difference', () => {
  const prices = (NTD: number) => ({ NTD, USD: 0 });
  const changes = [
    { before: prices(100), after: prices(90) },
    { before: prices(200), after: prices(230) },
  ];

  expect(sumOf(changes).NTD).toEqual({ before: 300, after: 320, least: -10, most: 30 });
  expect(sumOf([]).NTD).toEqual({ before: 0, after: 0, least: 0, most: 0 });
});
