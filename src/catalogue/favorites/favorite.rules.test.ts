import { expect, test } from 'vitest';
import type { Favorite } from './favorite.contract.ts';
import { priceChange, readFavoriteSearch, sortFavorites } from './favorite.rules.ts';

function collected(item_id: number, title: string, now: number, then: number, day: string): Favorite {
  const item = {
    item_id,
    title,
    alt: title,
    year: 2020,
    category: 'sea',
    artist: { artist_id: 1, name: 'Lin' },
    aspect: 1.5,
    sale_mode: 'online' as const,
    price_from: { NTD: now, USD: now },
  };
  return { item, price_then: { NTD: then, USD: then }, added_at: `2026-05-${day}T00:00:00.000Z` };
}

const harbour = collected(1, 'Harbour', 2_000, 2_000, '01');
const poppies = collected(2, 'Poppies', 1_500, 1_900, '02');
const attic = collected(3, 'Attic', 2_000, 1_800, '03');
const works = [harbour, poppies, attic];
const titles = (sort: Parameters<typeof sortFavorites>[1]) =>
  sortFavorites(works, sort, { currency: 'NTD', locale: 'en' }).map(({ item }) => item.title);

test('works are sorted by day, price, title, or by how much cheaper they have become', () => {
  expect(titles('new')).toEqual(['Attic', 'Poppies', 'Harbour']);
  expect(titles('price')).toEqual(['Poppies', 'Attic', 'Harbour']);
  expect(titles('-price')).toEqual(['Attic', 'Harbour', 'Poppies']);
  expect(titles('drop')).toEqual(['Poppies', 'Harbour', 'Attic']);
  expect(titles('title')).toEqual(['Attic', 'Harbour', 'Poppies']);
});

test('a change of price is the current price minus the former one', () => {
  expect(priceChange(poppies)).toEqual({ NTD: -400, USD: -400 });
  expect(priceChange(harbour)).toEqual({ NTD: 0, USD: 0 });
});

test('invalid values in the address are dropped', () => {
  expect(readFavoriteSearch({ sort: 'cheap', page: '-3' })).toEqual({});
  expect(readFavoriteSearch({ sort: 'new', page: '1' })).toEqual({});
  expect(readFavoriteSearch({ sort: 'drop', page: '2' })).toEqual({ sort: 'drop', page: '2' });
});
