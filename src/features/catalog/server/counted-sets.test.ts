import { expect, test } from 'vitest';
import { type BitRows, hasRow } from './bit-rows.ts';
import { CountedSets } from './counted-sets.ts';

const WORDS = 32;
const rows = Array.from({ length: WORDS * 32 }, (_, row) => row);
const filled = (bits: BitRows, seed: number) => bits.map((_, word) => Math.imul(word + seed, 2654435761) | 0);
const rowsIn = (bits: BitRows) => rows.filter((row) => hasRow(bits, row));

test('sets are counted, cut and joined row by row, wherever they lie', () => {
  const counted = new CountedSets(3, WORDS);
  for (const [at, bits] of counted.sets.entries()) bits.set(filled(bits, at + 1));
  const elsewhere = filled(new Int32Array(WORDS), 9);
  const all = [...counted.sets, elsewhere];
  const [first = elsewhere, ...others] = all;

  expect(all.map((bits) => counted.count(bits))).toEqual(all.map((bits) => rowsIn(bits).length));
  expect(counted.counts(counted.sets, elsewhere)).toEqual(
    counted.sets.map((bits) => rowsIn(bits).filter((row) => hasRow(elsewhere, row)).length),
  );
  expect(rowsIn(counted.inAll(first, others))).toEqual(rows.filter((row) => all.every((bits) => hasRow(bits, row))));
  expect(rowsIn(counted.inAny(all))).toEqual(rows.filter((row) => all.some((bits) => hasRow(bits, row))));
  expect(rowsIn(counted.inAny([]))).toEqual([]);
});

test('a set of all rows, and of none', () => {
  const counted = new CountedSets(1, WORDS);

  expect(counted.count(new Int32Array(WORDS).fill(-1))).toBe(WORDS * 32);
  expect(counted.count(new Int32Array(WORDS))).toBe(0);
});
