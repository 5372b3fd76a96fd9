import { expect, test } from 'vitest';
import { COLOURS } from '#ground/pictures/colours.ts';
import { ORIENTATIONS, SIZE_BANDS } from '../work-choices.rules.ts';
import { bitsFor, layFields, MOST_CATEGORIES, TRAITS, traitOf } from './work-traits.ts';

/** The largest value of each part. */
const LARGEST = {
  online: 1,
  orientation: ORIENTATIONS.length - 1,
  size: 2 ** SIZE_BANDS.length - 1,
  colour: 2 ** COLOURS.length - 1,
  category: MOST_CATEGORIES,
} as const satisfies Record<keyof typeof TRAITS, number>;
const PARTS = Object.keys(LARGEST) as (keyof typeof LARGEST)[];

test.each(PARTS)('the largest %s is read back, and affects no other part', (part) => {
  // Through a 32-bit column of the index.
  const [traits = 0] = Int32Array.of(LARGEST[part] << TRAITS[part][0]);

  const read = Object.fromEntries(PARTS.map((other) => [other, traitOf(traits, other)]));

  expect(read).toEqual({ ...Object.fromEntries(PARTS.map((other) => [other, 0])), [part]: LARGEST[part] });
});

test('a work with every value is read back completely', () => {
  const [traits = 0] = Int32Array.of(PARTS.reduce((bits, part) => bits | (LARGEST[part] << TRAITS[part][0]), 0));

  expect(Object.fromEntries(PARTS.map((part) => [part, traitOf(traits, part)]))).toEqual(LARGEST);
});

test('a number of values needs the bits to distinguish them', () => {
  expect([1, 2, 3, 4, 5, 4096, 4097].map(bitsFor)).toEqual([0, 1, 2, 2, 3, 12, 13]);
});

test('fields are adjacent', () => {
  expect(layFields({ a: 1, b: 4, c: 26 })).toEqual({ a: [0, 1], b: [1, 4], c: [5, 26] });
});

test('lists too long for the column are refused at load time', () => {
  expect(() => layFields({ a: 1, b: 4, c: 27 })).toThrow('a, b, c take 32 bits of 31');
});
