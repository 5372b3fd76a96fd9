import { describe, expect, test } from 'vitest';
import { atOnce, newestFirst, sortBy } from './sort-rows.ts';

/** The same figures in every run. */
const scattered = (length: number, limit: number) =>
  Int32Array.from({ length }, (_, at) => (Math.imul(at + 1, 2654435761) >>> 1) % limit);

// Few rows and many are sorted in different ways.
describe.for([10, 5_000])('%i rows', (length) => {
  const rows = Int32Array.from({ length }, (_, at) => at);

  test.for([
    [7, 'few values'],
    [2 ** 31 - 1, 'every value there can be'],
    [1, 'one value'],
  ] as const)('stand by their values, equal ones as they came: up to %i, %s', ([limit]) => {
    const column = scattered(length, limit);
    const value = (row: number) => column[row] ?? 0;

    expect(atOnce(sortBy(rows, column, { isDescending: false }))).toEqual(rows.toSorted((a, b) => value(a) - value(b)));
    expect(atOnce(sortBy(rows, column, { isDescending: true }))).toEqual(rows.toSorted((a, b) => value(b) - value(a)));
    expect(rows[0]).toBe(0);
  });

  test.for([1, 1_000])('stand by their numbers, highest first, also when these have gaps of %i', (gap) => {
    const ids = rows.map((row) => (length - row) * gap);

    expect(atOnce(newestFirst(rows, ids))).toEqual(rows);
    expect(atOnce(newestFirst(rows.toReversed(), ids))).toEqual(rows);
  });
});
