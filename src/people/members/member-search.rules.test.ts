import { expect, test } from 'vitest';
import { readMemberSearch } from './member-search.rules.ts';

test('an edited URL opens the page without its unknown values', () => {
  const full = { keyword: '林', type: 'artist', standing: 'pending', proved: 'no', orders: 'yes', sort: 'name' };

  expect(readMemberSearch(full)).toEqual(full);
  expect(readMemberSearch({ type: 'robot', proved: 'maybe', sort: '', keyword: '  ' })).toEqual({});
});
