import { expect, test } from 'vitest';
import { APPLICATION_KINDS, APPLICATION_STATES } from './application.rules.ts';
import { REVIEW_KINDS, REVIEW_STATES, readReviewSearch } from './application-search.rules.ts';

test('a URL contains the filters of the applications, and nothing else', () => {
  expect(readReviewSearch({ state: 'needs_info', kind: 'gallery', keyword: ' wu ', page: '3', x: '1' })).toEqual({
    state: 'needs_info',
    kind: 'gallery',
    keyword: 'wu',
    page: 3,
  });
  expect(readReviewSearch({ state: 'lost', kind: 'basic', keyword: '', page: '1' })).toEqual({});
  expect(readReviewSearch({ page: '-2' })).toEqual({});
});

test('every state and kind of an application is a filter', () => {
  expect([REVIEW_STATES, REVIEW_KINDS]).toEqual([APPLICATION_STATES, APPLICATION_KINDS]);
});
