import { describe, expect, test } from 'vitest';
import { DELIVERY_ZONES } from '#catalogue/site/delivery-rates.rules.ts';
import { sharedTax, taxRate } from './tax.rules.ts';

describe('the tax in a price', () => {
  test.for([
    [3_680, 3_505, 175],
    [5_500, 5_238, 262],
    [105, 100, 5],
    [1, 1, 0],
    [0, 0, 0],
  ])('of %i is split as the tax office does it', ([gross = 0, net, tax]) => {
    expect(sharedTax([gross], 5)).toEqual([{ net, tax }]);
  });

  test('is rounded once for the order, and the parts that lost most by rounding get the dollar back', () => {
    // 10 ÷ 1.05 = 9.52 each, 28.57 together: 29, so two of the three get 10 and one gets 9.
    expect(sharedTax([10, 10, 10], 5)).toEqual([
      { net: 10, tax: 0 },
      { net: 10, tax: 0 },
      { net: 9, tax: 1 },
    ]);
    // 1,000 → 952.38, 1,010 → 961.90, 150 → 142.86: together 2,057.14, so .90 and .86 are rounded up.
    expect(sharedTax([1_000, 1_010, 150], 5).map(({ net }) => net)).toEqual([952, 962, 143]);
  });

  test('rounds a half, which only some rates can have, up in the net price', () => {
    // At 100 % half of the price is tax: 3 is 1.5 + 1.5.
    expect(sharedTax([3], 100)).toEqual([{ net: 2, tax: 1 }]);
    // At 28 % 16 is 12.5 + 3.5.
    expect(sharedTax([16], 28)).toEqual([{ net: 13, tax: 3 }]);
  });

  test.for([0, 1, 3, 5, 7, 8, 10, 17, 20, 25, 28, 60, 99, 100])(
    'adds up at %i per cent, to the last dollar',
    (rate) => {
      const grossRate = BigInt(100 + rate);
      for (let basket = 1; basket <= 60; basket++) {
        // Up to the largest amount the database can store.
        const parts = Array.from(
          { length: 1 + (basket % 9) },
          (_, at) => (basket * 7_919 * (at + 1) ** 5) % 238_000_000,
        );

        const shares = sharedTax(parts, rate);

        const gross = BigInt(parts.reduce((sum, part) => sum + part, 0));
        const net = BigInt(shares.reduce((sum, share) => sum + share.net, 0));
        expect(net).toBe((200n * gross + grossRate) / (2n * grossRate));
        for (const [at, share] of shares.entries()) {
          expect(share.net + share.tax).toBe(parts[at]);
          const exact = (100n * BigInt(parts[at] ?? 0)) / grossRate;
          expect([exact, exact + 1n]).toContain(BigInt(share.net));
          expect(share.tax).toBeGreaterThanOrEqual(0);
        }
      }
    },
  );

  test('uses the rate of the day of the order', () => {
    const rates = [
      { from: '1986-04-01', percent: 5 },
      { from: '2027-01-01', percent: 8 },
    ];

    expect(['2026-12-31', '2027-01-01'].map((day) => taxRate('tw_main', day, rates))).toEqual([5, 8]);
    expect(taxRate('asia', '2027-01-01', rates)).toBe(0);
  });

  test('is zero outside Taiwan', () => {
    expect(DELIVERY_ZONES.filter((zone) => taxRate(zone, '2026-11-14') > 0)).toEqual(['tw_main', 'tw_island']);
    expect(sharedTax([3_680, 870], 0)).toEqual([
      { net: 3_680, tax: 0 },
      { net: 870, tax: 0 },
    ]);
  });
});
