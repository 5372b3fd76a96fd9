import { expect, test } from 'vitest';
import { countOf, gathered, withLine, withoutItem } from './cart.rules.ts';

const poppies = { item_id: 1, size_id: 11, frame_id: 2, nums: 1 };
const poppiesInGold = { ...poppies, frame_id: 6 };
const harbour = { item_id: 2, size_id: 21, frame_id: 2, nums: 3 };

test('the same print is counted up, another frame is another line', () => {
  expect(withLine([poppies], { ...poppies, nums: 2 })).toEqual([{ ...poppies, nums: 3 }]);
  expect(withLine([poppies], poppiesInGold)).toEqual([poppies, poppiesInGold]);
});

test('a line never holds more than 99', () => {
  expect(withLine([{ ...poppies, nums: 98 }], { ...poppies, nums: 5 })).toEqual([{ ...poppies, nums: 99 }]);
});

test('a list with repeated prints is gathered', () => {
  expect(gathered([poppies, harbour, poppies])).toEqual([{ ...poppies, nums: 2 }, harbour]);
});

test('a work leaves with all its lines, or with one of them', () => {
  const lines = [poppies, poppiesInGold, harbour];
  expect(withoutItem(lines, { item_id: 1 })).toEqual([harbour]);
  expect(withoutItem(lines, { item_id: 1, size_id: 11, frame_id: 6 })).toEqual([poppies, harbour]);
});

test('the header counts prints, not lines', () => {
  expect(countOf([poppies, harbour])).toBe(4);
});
