import { expect, test } from 'vitest';
import { MAX_LINKED } from './cart.rules.ts';
import { readLinkedLines, writeLinkedLines } from './cart-link.rules.ts';

const poppies = { item_id: 12, size_id: 3, frame_id: 5, nums: 1 };
const harbour = { item_id: 13, size_id: 4, frame_id: 2, nums: 99 };

test('a link is read as it was written, and has no character that a browser would escape', () => {
  const text = writeLinkedLines([poppies, harbour]);

  expect(readLinkedLines(text)).toEqual({ lines: [poppies, harbour], isWhole: true });
  expect(new URLSearchParams({ lines: text }).toString()).toBe(`lines=${text}`);
});

test('equal prints are merged, up to the most that a line holds', () => {
  expect(readLinkedLines('12.3.5.1_13.4.2.99_12.3.5.2_13.4.2.1').lines).toEqual([{ ...poppies, nums: 3 }, harbour]);
});

test.for([
  'x',
  '12.3.5',
  '12.3.5.0',
  '12.3.5.100',
  '0.3.5.1',
  '2147483648.3.5.1',
  '12.3.5.1.1',
  '-1.3.5.1',
  '1e1.3.5.1',
])('a link with a broken part says so and keeps the rest: %s', (part) => {
  expect(readLinkedLines(`12.3.5.1_${part}`)).toEqual({ lines: [poppies], isWhole: false });
});

test('a link of too many prints is cut, and says so', () => {
  const text = Array.from({ length: MAX_LINKED + 1 }, (_, at) => `${at + 1}.3.5.1`).join('_');

  const { lines, isWhole } = readLinkedLines(text);
  expect([lines.length, isWhole]).toEqual([MAX_LINKED, false]);
});

test('an address without lines is empty, not broken', () => {
  for (const nothing of [undefined, '', '_']) expect(readLinkedLines(nothing)).toEqual({ lines: [], isWhole: true });
});
