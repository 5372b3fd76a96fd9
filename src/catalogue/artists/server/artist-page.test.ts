import { expect, test } from 'vitest';
import { slugOf } from './artist-page.service.ts';

test.each([
  ['Mei Lin', 'mei-lin'],
  ['林澍禾', 'lin-shu-he'],
  ['Joaquín  Salcedo', 'joaquin-salcedo'],
  ['曾 Studio', 'zeng-studio'],
  ['呂承翰', 'lv-cheng-han'],
  ['1984', 'artist-1984'],
  ['★', 'artist'],
  ['x'.repeat(149), 'x'.repeat(60)],
])('%s has an address of plain letters', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
