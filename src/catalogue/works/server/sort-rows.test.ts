import { describe, expect, test } from 'vitest';
import { newestFirst, runToEnd, sortBy } from './sort-rows.ts';

/** Deterministic values. */
const scattered = (length: number, limit: number) =>
  Int32Array.from({ length }, (_, at) => (Math.imul(at + 1, 2654435761) >>> 1) % limit);

// Few rows and many use different algorithms.
describe.for([10, 5_000])('%i rows', (length) => {
  const rows = Int32Array.from({ length }, (_, at) => at);

  test.for([
    [7, 'few values'],
    [2 ** 31 - 1, 'every value there can be'],
    [1, 'one value'],
  ] as const)('stand by their values, equal ones as they came: up to %i, %s', ([limit]) => {
    const column = scattered(length, limit);
    const value = (row: number) => column[row] ?? 0;

    expect(runToEnd(sortBy(rows, column, { isDescending: false }))).toEqual(
      rows.toSorted((a, b) => value(a) - value(b)),
    );
    expect(runToEnd(sortBy(rows, column, { isDescending: true }))).toEqual(
      rows.toSorted((a, b) => value(b) - value(a)),
    );
    expect(rows[0]).toBe(0);
  });

  test.for([1, 1_000])('are sorted by id, highest first, even with gaps of %i', (gap) => {
    const ids = rows.map((row) => (length - row) * gap);

    expect(runToEnd(newestFirst(rows, ids))).toEqual(rows);
    expect(runToEnd(newestFirst(rows.toReversed(), ids))).toEqual(rows);
  });
});
