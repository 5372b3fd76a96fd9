import { expect, test } from 'vitest';
import { readImportSearch, showsOf } from './import-search.rules.ts';

test('an address that someone edited still opens the lines', () => {
  expect(readImportSearch({ show: 'error', keyword: ' 港 ', page: '3' })).toEqual({
    show: 'error',
    keyword: '港',
    page: 3,
  });
  expect(readImportSearch({ show: 'all', keyword: '', page: '1' })).toEqual({});
  expect(readImportSearch({ show: 'toString', page: '-2' })).toEqual({});
});

test('only filters with lines are offered, and the present one', () => {
  const none = { ready: 0, nothing: 0, error: 0, left: 0, done: 0, failed: 0, undone: 0, kept: 0 };

  expect(showsOf({ ...none, ready: 2, error: 1 }, 0, 'all')).toEqual(['all', 'ready', 'error']);
  expect(showsOf({ ...none, done: 2 }, 1, 'failed')).toEqual(['all', 'done', 'failed', 'warned']);
});
