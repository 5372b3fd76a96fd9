import { expect, test } from 'vitest';
import { readMessageDeskSearch } from './message-desk-search.rules.ts';

test('the URL selects conversations; missing or wrong values select all open ones of everybody', () => {
  expect(readMessageDeskSearch({ state: 'closed', who: 'mine', keyword: ' 林 ' })).toEqual({
    state: 'closed',
    who: 'mine',
    keyword: '林',
  });
  expect(readMessageDeskSearch({ state: 'waiting', who: 'all', keyword: '' })).toEqual({});
  expect(readMessageDeskSearch({ state: 'lost', who: 7 })).toEqual({});
});
