import { expect, test } from 'vitest';
import { asListQuery, changed, filterCount, readShopSearch, toggled } from './shop-search.rules.ts';

test('invalid parts of an address are ignored', () => {
  expect(
    readShopSearch({
      colour: 'blue,mauve,green',
      artist: '3,x',
      page: '0',
      sort: 'cheap',
      fits: '60x90',
      price_min: '-1',
    }),
  ).toEqual({
    colour: 'blue_green',
    artist: '3',
    fits: '60x90',
  });
  expect(readShopSearch({ keyword: 'k'.repeat(10_000), page: '9999' })).toEqual({});
});

test('ticking adds a value, unticking removes it, and both return to the first page', () => {
  const ticked = toggled({ colour: 'blue', page: '3', sort: 'price' }, 'colour', 'green');
  expect(ticked).toEqual({ colour: 'blue_green', sort: 'price' });
  expect(asListQuery(ticked)).toEqual({ colour: 'blue,green', sort: 'price' });
  expect(toggled(ticked, 'colour', 'blue')).toEqual({ colour: 'green', sort: 'price' });
  expect(toggled({ colour: 'green' }, 'colour', 'green')).toEqual({});
});

test('a part can be changed or removed', () => {
  expect(changed({ fits: '60x90', page: '2' }, { fits: undefined, sort: 'new' })).toEqual({ sort: 'new' });
});

test('filters are counted by value; price and wall count as one each', () => {
  expect(
    filterCount({ colour: 'blue,green', price_min: '100', price_max: '900', fits: '60x90', sort: 'new', page: '2' }),
  ).toBe(4);
});
