import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.rules.ts';

test('a short list of pages is shown whole', () => {
  expect(pageNumbers(2, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 0)).toEqual([]);
});

test('a long list shows its ends and what is around the current page', () => {
  expect(pageNumbers(1, 12)).toEqual([1, 2, 3, 4, 5, 'gap-after', 12]);
  expect(pageNumbers(6, 12)).toEqual([1, 'gap-before', 5, 6, 7, 'gap-after', 12]);
  expect(pageNumbers(12, 12)).toEqual([1, 'gap-before', 8, 9, 10, 11, 12]);
});

test('turning the pages never changes how much room they take', () => {
  for (const pages of [8, 9, 12, 100]) {
    for (let page = 1; page <= pages; page += 1) {
      const places = pageNumbers(page, pages);
      expect(places).toHaveLength(7);
      expect(places).toContain(page);
      expect(new Set(places).size).toBe(7);
    }
  }
});
