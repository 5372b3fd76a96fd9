import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#db/server/testing.ts';
import { saveArtist } from './artist.service.ts';
import { artist } from './artist.tables.ts';
import { refreshSortKeys } from './sort-keys-backfill.service.ts';

const EMPTY = { en: '', 'zh-Hant': '', 'zh-Hans': '' };

test('artists saved under their first word get the key of their family name, once, and stay editable', async ({
  db,
}) => {
  const name = { en: 'Anselm Roth', 'zh-Hant': '安瑟姆・羅特', 'zh-Hans': '安瑟姆·罗特' };
  const texts = { place: EMPTY, intro: EMPTY, story: EMPTY, categories: [] };
  const id = await saveArtist(db, { slug: 'anselm-roth', kind: 'artist', name, ...texts });
  await saveArtist(db, { slug: 'quay', kind: 'gallery', name: { ...name, en: 'Quay Rooms' }, ...texts });
  const read = async () => (await db.select().from(artist).where(eq(artist.artist_id, id)))[0];
  const saved = await read();
  await db.update(artist).set({ sort_en: 'anselm0roth' }).where(eq(artist.artist_id, id));

  expect([await refreshSortKeys(db), await refreshSortKeys(db)]).toEqual([1, 0]);

  expect(await read()).toEqual(saved);
  expect(saved?.sort_en).toBe('roth0anselm');
  const order = await db.select({ slug: artist.slug }).from(artist).orderBy(artist.sort_en);
  expect(order.map(({ slug }) => slug)).toEqual(['quay', 'anselm-roth']);
  expect(await db.$count(artist, sql`true`)).toBe(2);
});
