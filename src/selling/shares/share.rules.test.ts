import { describe, expect, test } from 'vitest';
import { daysOfYear, portion, rateTyped, shareOf, spread } from './share.rules.ts';

describe('a share', () => {
  test.each([
    // Product §11: 3,680 contains 175 of tax.
    { net: 3505, rate_bp: 3000, share: 1052 },
    { net: 3505, rate_bp: 4000, share: 1402 },
    // 1.5 and 0.5: a half goes up; a little less does not.
    { net: 5, rate_bp: 3000, share: 2 },
    { net: 1, rate_bp: 5000, share: 1 },
    { net: 1, rate_bp: 4999, share: 0 },
    { net: 3505, rate_bp: 0, share: 0 },
    { net: 3505, rate_bp: 10_000, share: 3505 },
    // The largest amount that an order holds.
    { net: 2_147_483_647, rate_bp: 3333, share: 715_756_300 },
  ])('of $net at $rate_bp hundredths of a per cent is $share', ({ net, rate_bp, share }) => {
    expect(shareOf(net, rate_bp)).toBe(share);
  });

  test('is exact where a number would no longer be', () => {
    const most = 2_147_483_647;
    expect(portion(most, most, most)).toBe(most);
    expect(portion(most, most - 1, most)).toBe(most - 1);
  });
});

describe('spreading', () => {
  test.each([
    { amount: 100, claims: [1, 1, 1], parts: undefined },
    { amount: 1, claims: [1, 1, 1], parts: [1, 0, 0] },
    { amount: 2, claims: [1, 1, 1], parts: [1, 1, 0] },
    { amount: 10, claims: [7, 7, 6], parts: [4, 3, 3] },
    { amount: 1, claims: [10, 90], parts: [0, 1] },
    { amount: 100, claims: [10, 90], parts: [10, 90] },
    { amount: 0, claims: [10, 90], parts: [0, 0] },
    { amount: 0, claims: [0, 0], parts: [0, 0] },
    { amount: 5, claims: [0, 5], parts: [0, 5] },
  ])('$amount over $claims', ({ amount, claims, parts }) => {
    if (parts) expect(spread(amount, claims)).toEqual(parts);
    else expect(() => spread(amount, claims)).toThrow('more than');
  });
});

test('a year has its first and its last day', () => {
  expect(daysOfYear(2026)).toEqual(['2026-01-01', '2026-12-31']);
});

test('a typed percentage becomes hundredths of a per cent, and a word NaN', () => {
  expect(['30', '32.5', '４０％', '0'].map(rateTyped)).toEqual([3000, 3250, 4000, 0]);
  expect(['', 'third', '-1'].map(rateTyped)).toEqual([Number.NaN, Number.NaN, Number.NaN]);
});
