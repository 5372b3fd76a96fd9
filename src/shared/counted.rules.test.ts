import { expect, test } from 'vitest';
import { countedText, pagesOf } from './counted.rules.ts';

test('a limited count is shown as more than that', () => {
  expect([12, 1_000, 1_001].map((count) => countedText(count, 'en'))).toEqual(['12', '1,000', '1,000+']);
});

test('pages end where counting does', () => {
  expect(pagesOf(1_001, 9_999, 20)).toEqual({ total: 1_000, more: true, page: 50, pages: 50 });
  expect(pagesOf(0, 3, 20)).toEqual({ total: 0, more: false, page: 1, pages: 1 });
});
