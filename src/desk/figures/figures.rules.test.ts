import { expect, test } from 'vitest';
import { changeOf, NO_SUMS, resultOf, viewed } from './figures.rules.ts';

const NTD = { orders: 2, prints: 3, gross: 10_500, refunds: 2_100, delivery: 300, vat: 400, share: 2_400 };
const USD = { ...NO_SUMS, orders: 1, prints: 1, gross: 25_250, refunds: 5_050 };

test('revenue is gross minus refunds; without tax and shares, the rest is left', () => {
  expect(resultOf(NTD)).toEqual({ revenue: 8_400, net: 8_000, left: 5_600 });
});

test('currencies stay apart unless they are converted at the shop’s rate', () => {
  expect(viewed({ NTD, USD }, 'NTD', 310_000)).toBe(NTD);
  expect(viewed({ NTD, USD }, 'USD', 310_000)).toBe(USD);
  // NT$1 = US$0.031: US$252.50 are NT$8,145.16.
  expect(viewed({ NTD, USD }, 'both', 310_000)).toMatchObject({ orders: 3, gross: 18_645, refunds: 3_729, vat: 400 });
});

test('a change needs something to compare with', () => {
  expect(changeOf(150, 100)).toBe(50);
  expect(changeOf(0, 100)).toBe(-100);
  expect(changeOf(50, -100)).toBe(150);
  expect(changeOf(5, 0)).toBeUndefined();
});
