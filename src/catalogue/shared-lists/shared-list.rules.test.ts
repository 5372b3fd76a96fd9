import { expect, test } from 'vitest';
import { isSameName, withMoved } from './shared-list.rules.ts';

test('names that people would take for the same are the same', () => {
  expect(isSameName('Mei', 'ｍｅｉ')).toBe(true);
  expect(isSameName('Mei  Lin', 'mei lin')).toBe(true);
  expect(isSameName('Mei', 'May')).toBe(false);
});

test('a work moves before another, or to the end', () => {
  expect(withMoved([1, 2, 3, 4], 4, 2)).toEqual([1, 4, 2, 3]);
  expect(withMoved([1, 2, 3, 4], 1, 4)).toEqual([2, 3, 1, 4]);
  expect(withMoved([1, 2, 3], 1, undefined)).toEqual([2, 3, 1]);
});

test('moving before itself changes nothing, before an unknown work to the end, and an unknown work nowhere', () => {
  expect(withMoved([1, 2, 3], 2, 2)).toEqual([1, 2, 3]);
  expect(withMoved([1, 2, 3], 2, 9)).toEqual([1, 3, 2]);
  expect(withMoved([1, 2, 3], 9, 1)).toEqual([1, 2, 3]);
});
