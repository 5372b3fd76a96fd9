import { describe, expect, test } from 'vitest';
import { SEED_FRAMES } from '#ground/framing/frames.ts';
import { sizesFor } from '#ground/framing/framing.rules.ts';
import { textIn } from '#shared/locale.ts';
import { idFromPath } from '#shared/row-id.ts';
import {
  buyProblem,
  editionsLeft,
  offerSummary,
  orientationOf,
  sizeBandOf,
  sizeBandsOf,
  wallOf,
} from './works.rules.ts';

test.each([
  [1, 'square'],
  [1.03, 'square'],
  [1 / 1.03, 'square'],
  [1.04, 'landscape'],
  [0.96, 'portrait'],
  [1.99, 'landscape'],
  [2, 'panoramic'],
  [0.5, 'panoramic'],
  [0.51, 'portrait'],
] as const)('a work %d times as wide as high is %s', (aspect, orientation) => {
  expect(orientationOf(aspect)).toBe(orientation);
});

test.each([
  [300, 400, 's'],
  [401, 300, 'm'],
  [600, 600, 'm'],
  [900, 200, 'l'],
  [901, 200, 'xl'],
] as const)('a print of %d × %d mm is of size %s', (w_mm, h_mm, band) => {
  expect(sizeBandOf({ w_mm, h_mm })).toBe(band);
});

test('a work is found under every size it is available in, smallest first', () => {
  expect(
    sizeBandsOf([
      { w_mm: 1200, h_mm: 800 },
      { w_mm: 400, h_mm: 300 },
      { w_mm: 380, h_mm: 300 },
    ]),
  ).toEqual(['s', 'xl']);
});

describe('for sale', () => {
  const work = { status: 'online', sale_mode: 'online', edition_size: null, edition_sold: 0 } as const;
  const edition = { ...work, sale_mode: 'edition', edition_size: 30, edition_sold: 29 } as const;

  test('is any online work that is neither exhibition-only nor sold out', () => {
    expect(buyProblem(work)).toBeUndefined();
    expect(buyProblem(edition)).toBeUndefined();
    expect(buyProblem({ ...work, sale_mode: 'exhibition' })).toBe('exhibition');
    expect(buyProblem({ ...edition, edition_sold: 30 })).toBe('sold_out');
    expect(buyProblem({ ...edition, edition_sold: 30, status: 'offline' })).toBe('offline');
  });

  test('is the unsold rest of an edition', () => {
    expect(editionsLeft(edition)).toBe(1);
    expect(editionsLeft({ edition_size: 30, edition_sold: 31 })).toBe(0);
    expect(editionsLeft(work)).toBeUndefined();
  });
});

test('a wall is given in centimetres and stored in millimetres', () => {
  expect(wallOf('120x80')).toEqual({ w_mm: 1200, h_mm: 800 });
  expect(wallOf('60.5x9.9')).toEqual({ w_mm: 605, h_mm: 99 });
});

describe('the list data of a work', () => {
  const sizes = sizesFor(2 / 3, { w_px: 6000, h_px: 9000 });

  test('has the price of its smallest bare print, and the outer size of its smallest framed one', () => {
    const { price_from, price_to, min_outer, size_bands } = offerSummary(sizes, SEED_FRAMES);
    const largest = sizes.at(-1)?.price ?? { NTD: 0, USD: 0 };

    expect(price_from).toEqual(sizes[0]?.price);
    expect([price_to.NTD > largest.NTD, price_to.USD > largest.USD]).toEqual([true, true]);
    expect(min_outer).toEqual({ w_mm: (sizes[0]?.w_mm ?? 0) + 8, h_mm: (sizes[0]?.h_mm ?? 0) + 8 });
    expect(size_bands).toEqual(['s', 'm', 'l', 'xl']);
  });

  test('ignores disabled sizes', () => {
    const large = sizes.map((size, index) => ({ ...size, enabled: index === sizes.length - 1 }));

    expect(offerSummary(large, SEED_FRAMES).size_bands).toEqual(['xl']);
  });

  test('fits no wall if there are no sizes', () => {
    expect(offerSummary([], SEED_FRAMES)).toEqual({
      price_from: { NTD: 0, USD: 0 },
      price_to: { NTD: 0, USD: 0 },
      min_outer: { w_mm: 60_000, h_mm: 60_000 },
      size_bands: [],
    });
  });
});

test.each(['0', '-1', '1.5', '01', '2147483648', '99999999999999999999', 'abc', '1e3', '１', ''])(
  '"%s" is no id',
  (part) => {
    expect(idFromPath(part)).toBeUndefined();
  },
);

test('an id is any number a row can have', () => {
  expect(idFromPath('7')).toBe(7);
  expect(idFromPath('2147483647')).toBe(2147483647);
});

test('a missing text falls back to the other Chinese script, then to English', () => {
  expect(textIn({ en: 'Landscape', 'zh-Hant': '山水', 'zh-Hans': '' }, 'zh-Hans')).toBe('山水');
  expect(textIn({ en: 'Tide' }, 'zh-Hant')).toBe('Tide');
  expect(textIn({ 'zh-Hans': '潮声' }, 'en')).toBe('潮声');
  expect(textIn({}, 'en')).toBe('');
});
