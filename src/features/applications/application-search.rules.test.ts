import { expect, test } from 'vitest';
import { readReviewSearch } from './application-search.rules.ts';

test('an address says which applications are looked at, and nothing else', () => {
  expect(readReviewSearch({ state: 'needs_info', kind: 'gallery', keyword: ' wu ', page: '3', x: '1' })).toEqual({
    state: 'needs_info',
    kind: 'gallery',
    keyword: 'wu',
    page: 3,
  });
  expect(readReviewSearch({ state: 'lost', kind: 'basic', keyword: '', page: '1' })).toEqual({});
  expect(readReviewSearch({ page: '-2' })).toEqual({});
});
