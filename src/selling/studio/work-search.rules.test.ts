import { expect, test } from 'vitest';
import { WORK_SORTS } from './studio.contract.ts';
import { readReviewSearch, readWorkSearch, WORK_ORDERS } from './work-search.rules.ts';

test('a URL contains the filters of a seller’s works', () => {
  const search = { stage: 'paused', artist: '7', keyword: ' sea ', sort: 'title', page: '3' };

  expect(readWorkSearch(search)).toEqual({ stage: 'paused', artist: '7', keyword: 'sea', sort: 'title', page: 3 });
});

test('unknown and default values of a URL are left out', () => {
  expect(readWorkSearch({ stage: 'sold', artist: '-1', keyword: ' ', sort: 'changed', page: 'x' })).toEqual({});
  expect(readReviewSearch({ stage: 'submitted', page: 1 })).toEqual({});
  expect(readReviewSearch({ stage: 'online', page: 2 })).toEqual({ stage: 'online', page: 2 });
});

test('the orders of the page are those of the call', () => {
  expect(WORK_ORDERS).toEqual(WORK_SORTS);
});
