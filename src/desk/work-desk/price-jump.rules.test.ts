import { expect, test } from 'vitest';
import { readLineList, writeLineList } from './line-list.rules.ts';
import { decideLines, isPriceJump } from './price-jump.rules.ts';

test('a price jumps when it is more than three times as high or as low, in any currency', () => {
  const before = { NTD: 900, USD: 3000 };

  expect(isPriceJump(before, { NTD: 2700, USD: 3000 })).toBe(false);
  expect(isPriceJump(before, { NTD: 2701, USD: 3000 })).toBe(true);
  expect(isPriceJump(before, { NTD: 300, USD: 1000 })).toBe(false);
  expect(isPriceJump(before, { NTD: 900, USD: 999 })).toBe(true);
});

test('a jump is taken only if it is named, and what is left out is never taken', () => {
  const chosen = { confirm: new Set([3, 5]), leave_out: new Set([5, 6]), skip_jumps: false };

  const refused = decideLines([3, 4, 5], chosen);
  const skipped = decideLines([3, 4, 5], { ...chosen, skip_jumps: true });

  expect(refused.open).toEqual([4]);
  expect(skipped.open).toEqual([]);
  expect([2, 3, 4, 5, 6].filter(skipped.isTaken)).toEqual([2, 3]);
  expect(skipped.confirmed).toEqual([3]);
});

test('lines are written as ranges and read again', () => {
  expect(writeLineList([9, 2, 3, 4, 4, 11])).toBe('2-4,9,11');
  expect([...(readLineList('2-4,9,11') ?? [])]).toEqual([2, 3, 4, 9, 11]);
  expect(readLineList('')?.size).toBe(0);
  expect(readLineList('4-2')).toBeUndefined();
  expect(writeLineList([])).toBe('');
});
