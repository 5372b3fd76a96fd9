import { expect, test } from 'vitest';
import { countOf, gathered, withChange, withLine, withoutItem, withRestored } from './cart.rules.ts';

const poppies = { item_id: 1, size_id: 11, frame_id: 2, nums: 1 };
const poppiesInGold = { ...poppies, frame_id: 6 };
const harbour = { item_id: 2, size_id: 21, frame_id: 2, nums: 3 };

test('adding the same print increases its count, another frame is another line', () => {
  expect(withLine([poppies], { ...poppies, nums: 2 })).toEqual([{ ...poppies, nums: 3 }]);
  expect(withLine([poppies], poppiesInGold)).toEqual([poppies, poppiesInGold]);
});

test('a line never holds more than 99', () => {
  expect(withLine([{ ...poppies, nums: 98 }], { ...poppies, nums: 5 })).toEqual([{ ...poppies, nums: 99 }]);
});

test('repeated prints in a list are merged', () => {
  expect(gathered([poppies, harbour, poppies])).toEqual([{ ...poppies, nums: 2 }, harbour]);
});

test('a work is removed with all its lines, or only one of them', () => {
  const lines = [poppies, poppiesInGold, harbour];
  expect(withoutItem(lines, { item_id: 1 })).toEqual([harbour]);
  expect(withoutItem(lines, { item_id: 1, size_id: 11, frame_id: 6 })).toEqual([poppies, harbour]);
});

test('the header counts prints, not lines', () => {
  expect(countOf([poppies, harbour])).toBe(4);
});

test('a line is changed in its place, and merges with a line of the same print', () => {
  const walnut = { ...poppies, frame_id: 5 };
  expect(withChange([poppies, harbour], { ...poppies, to: { frame_id: 5 } })).toEqual([walnut, harbour]);
  expect(withChange([poppies, harbour], { ...poppies, to: { nums: 7 } })).toEqual([{ ...poppies, nums: 7 }, harbour]);
  expect(withChange([poppies, harbour, poppiesInGold], { ...poppies, to: { frame_id: 6 } })).toEqual([
    { ...poppiesInGold, nums: 2 },
    harbour,
  ]);
  expect(withChange([harbour], { ...poppies, to: { nums: 7 } })).toEqual([harbour]);
});

test('undoing returns a line to its place and leaves later changes alone', () => {
  const laterAdded = { ...harbour, frame_id: 9 };
  const back = { line: poppies, at: 0 };

  expect(withRestored([harbour, laterAdded], [back], [])).toEqual([poppies, harbour, laterAdded]);
  expect(withRestored([poppiesInGold, harbour], [back], [poppiesInGold])).toEqual([poppies, harbour]);
  expect(withRestored([{ ...poppies, nums: 7 }, harbour], [back], [])).toEqual([poppies, harbour]);
  const both = [{ line: poppiesInGold, at: 2 }, back];
  expect(withRestored([{ ...poppiesInGold, nums: 2 }, harbour], both, [])).toEqual([poppies, harbour, poppiesInGold]);
});
