import { expect, test } from 'vitest';
import { type BitRows, countBoth, countRows, hasRow, inAll, inAny } from './bit-rows.ts';

const WORDS = 32;
const rows = Array.from({ length: WORDS * 32 }, (_, row) => row);
const filled = (seed: number) => new Int32Array(WORDS).map((_, word) => Math.imul(word + seed, 2654435761) | 0);
const rowsIn = (bits: BitRows) => rows.filter((row) => hasRow(bits, row));

test('sets are counted, intersected and united row by row', () => {
  const other = filled(9);
  const [first, ...others] = [filled(1), filled(2), filled(3), other] as const;
  const all = [first, ...others];

  expect(all.map(countRows)).toEqual(all.map((bits) => rowsIn(bits).length));
  expect(all.map((bits) => countBoth(bits, other))).toEqual(
    all.map((bits) => rowsIn(bits).filter((row) => hasRow(other, row)).length),
  );
  expect(rowsIn(inAll(first, others))).toEqual(rows.filter((row) => all.every((bits) => hasRow(bits, row))));
  expect(rowsIn(inAny(all, WORDS))).toEqual(rows.filter((row) => all.some((bits) => hasRow(bits, row))));
  expect(rowsIn(inAny([], WORDS))).toEqual([]);
  expect(first).toEqual(filled(1));
});

test('a set of all rows, and of none', () => {
  expect(countRows(new Int32Array(WORDS).fill(-1))).toBe(WORDS * 32);
  expect(countRows(new Int32Array(WORDS))).toBe(0);
});
