import { expect, test } from 'vitest';
import { readMessageDeskSearch } from './message-desk-search.rules.ts';

test('an address says which conversations; what it does not say, or wrongly, is everybody’s that wait', () => {
  expect(readMessageDeskSearch({ state: 'closed', who: 'mine', keyword: ' 林 ' })).toEqual({
    state: 'closed',
    who: 'mine',
    keyword: '林',
  });
  expect(readMessageDeskSearch({ state: 'waiting', who: 'all', keyword: '' })).toEqual({});
  expect(readMessageDeskSearch({ state: 'lost', who: 7 })).toEqual({});
});
