import { expect, test } from 'vitest';
import { readSalesSearch, readYear } from './sales-search.rules.ts';

test('unknown values of a URL are left out', () => {
  expect(
    readSalesSearch({ tab: 'online', year: 2026, artist: '7', keyword: ' mist ', sort: 'views', page: '3' }),
  ).toEqual({
    tab: 'online',
    year: 2026,
    artist: 7,
    keyword: 'mist',
    sort: 'views',
    page: 3,
  });
  expect(readSalesSearch({ tab: 'x', year: 'abc', artist: '-1', keyword: '', sort: 'price', page: 0 })).toEqual({});
  expect(readSalesSearch({ tab: 'overview', sort: 'new', page: 1 })).toEqual({});
});

test('a year is a whole number that the shop can have sold in', () => {
  expect([readYear({ year: '2026' }), readYear({ year: 1999 }), readYear({ year: 2026.5 }), readYear({})]).toEqual([
    { year: 2026 },
    {},
    {},
    {},
  ]);
});
