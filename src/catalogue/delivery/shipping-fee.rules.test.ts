import { describe, expect, test } from 'vitest';
import { DELIVERY_ZONES, openingRates } from '#catalogue/site/delivery-rates.rules.ts';
import { CURRENCIES } from '#shared/money.ts';
import { billableHalfKilos, type Piece, shippingFee } from './shipping-fee.rules.ts';

const framed: Piece = { w_mm: 540, h_mm: 740, depth_mm: 30, weight_g: 1800, nums: 1 };
const withLongestSide = (mm: number): Piece => ({ ...framed, w_mm: Math.min(300, mm), h_mm: mm });

const inTaiwan = (pieces: Piece[], subtotal = 3000) =>
  shippingFee(openingRates, { zone: 'tw_main', currency: 'NTD', subtotal, pieces });

/** A small generator with a fixed seed, so that failures are reproducible. */
function seeded(seed: number) {
  let state = seed;
  return (min: number, max: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return min + Math.floor((state / 2 ** 32) * (max - min + 1));
  };
}

const randomPiece = (between: ReturnType<typeof seeded>): Piece => ({
  w_mm: between(150, 1300),
  h_mm: between(150, 1300),
  depth_mm: between(2, 60),
  weight_g: between(50, 12_000),
  nums: between(1, 99),
});

describe('shipping inside Taiwan', () => {
  test.each([
    [599, 150],
    [600, 150],
    [601, 250],
    [900, 250],
    [901, 450],
    [5000, 450],
  ])('a longest side of %i mm costs NT$%i', (mm, fee) => {
    expect(inTaiwan([withLongestSide(mm)])).toBe(fee);
    const { w_mm, h_mm, ...rest } = withLongestSide(mm);
    expect(inTaiwan([{ ...rest, w_mm: h_mm, h_mm: w_mm }])).toBe(fee);
  });

  test('the largest work decides for the whole parcel, regardless of the number', () => {
    expect(inTaiwan([withLongestSide(400), withLongestSide(950), { ...withLongestSide(700), nums: 9 }])).toBe(450);
  });

  test('goods of NT$6,000 and more are delivered free', () => {
    expect(inTaiwan([framed], 5999)).toBe(250);
    expect(inTaiwan([framed], 6000)).toBe(0);
    expect(inTaiwan([framed], 60_000)).toBe(0);
  });

  test('the islands cost NT$200 more, even when the rest is free', () => {
    const island = (subtotal: number) =>
      shippingFee(openingRates, { zone: 'tw_island', currency: 'NTD', subtotal, pieces: [framed] });

    expect(island(3000)).toBe(450);
    expect(island(6000)).toBe(200);
  });

  test('orders in US dollars have their own fees and their own threshold', () => {
    const usd = (subtotal: number) =>
      shippingFee(openingRates, { zone: 'tw_main', currency: 'USD', subtotal, pieces: [framed] });

    expect(usd(19_999)).toBe(850);
    expect(usd(20_000)).toBe(0);
  });
});

describe('billable weight', () => {
  test('is the volume of a light parcel: 54 × 74 × 3 cm count as 2.4 kg', () => {
    expect(billableHalfKilos([framed])).toBe(5);
  });

  test('is the weight of a heavy one', () => {
    expect(billableHalfKilos([{ ...framed, weight_g: 2501 }])).toBe(6);
  });

  test('begins a new half kilogram only when it is passed', () => {
    const dense = { w_mm: 100, h_mm: 100, depth_mm: 10, nums: 1 };
    expect([499, 500, 501, 1000, 1001].map((weight_g) => billableHalfKilos([{ ...dense, weight_g }]))).toEqual([
      1, 1, 2, 2, 3,
    ]);
    const cube = { weight_g: 1, nums: 1, h_mm: 100, depth_mm: 100 };
    expect([250, 251].map((w_mm) => billableHalfKilos([{ ...cube, w_mm }]))).toEqual([1, 2]);
  });

  test('is rounded once for the whole shipment, not for each work', () => {
    const card = { w_mm: 200, h_mm: 200, depth_mm: 2, weight_g: 100 };
    expect(billableHalfKilos([{ ...card, nums: 5 }])).toBe(1);
    expect(billableHalfKilos([{ ...card, nums: 6 }])).toBe(2);
  });
});

describe('shipping abroad', () => {
  const pieces = [framed];

  test.each([
    ['asia', 'NTD', 650 + 4 * 110],
    ['asia', 'USD', 2200 + 4 * 380],
    ['north_america', 'NTD', 950 + 4 * 190],
    ['north_america', 'USD', 3200 + 4 * 650],
    ['europe', 'NTD', 1050 + 4 * 210],
    ['europe', 'USD', 3600 + 4 * 720],
  ] as const)('five half kilograms to %s cost %s %i', (zone, currency, fee) => {
    expect(shippingFee(openingRates, { zone, currency, subtotal: 3000, pieces })).toBe(fee);
  });

  test('is never free, at any price', () => {
    for (const zone of ['asia', 'north_america', 'europe'] as const) {
      const fee = (subtotal: number) => shippingFee(openingRates, { zone, currency: 'NTD', subtotal, pieces });
      expect(fee(1_000_000)).toBe(fee(0));
      expect(fee(0)).toBeGreaterThan(0);
    }
  });
});

describe('every shipping fee', () => {
  test('is a whole, non-negative number that never falls when a work is added, grows or gets heavier', () => {
    const between = seeded(20261116);
    for (let round = 0; round < 500; round += 1) {
      const pieces = Array.from({ length: between(1, 6) }, () => randomPiece(between));
      const [first = framed, ...others] = pieces;
      for (const zone of DELIVERY_ZONES) {
        for (const currency of CURRENCIES) {
          const fee = (list: Piece[]) => shippingFee(openingRates, { zone, currency, subtotal: 100, pieces: list });
          const base = fee(pieces);
          expect(Number.isSafeInteger(base) && base >= 0).toBe(true);
          expect(fee([...pieces, randomPiece(between)])).toBeGreaterThanOrEqual(base);
          expect(fee([{ ...first, w_mm: first.w_mm + 77 }, ...others])).toBeGreaterThanOrEqual(base);
          expect(fee([{ ...first, weight_g: first.weight_g + 777 }, ...others])).toBeGreaterThanOrEqual(base);
          expect(fee(pieces.toReversed())).toBe(base);
        }
      }
    }
  });

  test('is never higher than for the same works sent in two parcels', () => {
    const between = seeded(6000);
    for (let round = 0; round < 500; round += 1) {
      const [one, two] = [[randomPiece(between)], [randomPiece(between)]];
      for (const zone of DELIVERY_ZONES) {
        const fee = (pieces: Piece[]) => shippingFee(openingRates, { zone, currency: 'NTD', subtotal: 100, pieces });
        expect(fee([...one, ...two])).toBeLessThanOrEqual(fee(one) + fee(two));
      }
    }
  });

  test('is nothing for an empty parcel', () => {
    for (const zone of DELIVERY_ZONES) {
      expect(shippingFee(openingRates, { zone, currency: 'NTD', subtotal: 0, pieces: [] })).toBe(0);
    }
  });

  test('follows the table staff have edited', () => {
    const edited = { ...openingRates, taiwan: { ...openingRates.taiwan, free_from: { NTD: 1000, USD: 5000 } } };
    expect(shippingFee(edited, { zone: 'tw_main', currency: 'NTD', subtotal: 1000, pieces: [framed] })).toBe(0);
  });

  test('comes from a table that survives being stored as JSON', () => {
    expect(JSON.parse(JSON.stringify(openingRates))).toEqual(openingRates);
  });
});
