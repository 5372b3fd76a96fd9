import { asc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { artist } from '#catalogue/artists/server/artist.tables.ts';
import { searchDocument } from '#catalogue/search-index/server/search.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { pauseWorks, resumeWorks, worksChanged } from './pause-works.service.ts';
import { addArtist, hangWork, openWorkIndex } from './testing-works.ts';
import { item } from './works.tables.ts';

/** Two artists: one with two works online, one paused and one draft; another with one work. */
async function hang(db: Db) {
  await openWorkIndex(db);
  const lin = await addArtist(db, 'Lin');
  const wu = await addArtist(db, 'Wu');
  await hangWork(db, lin, 'Poppies');
  await hangWork(db, lin, 'Harbour');
  await hangWork(db, lin, 'Resting', { status: 'offline', stage: 'paused', paused_by: 'seller' });
  await hangWork(db, lin, 'Begun', { status: 'offline', stage: 'draft' });
  await hangWork(db, wu, 'Salt');
  return { lin, wu };
}

const stages = async (db: Db) =>
  Object.fromEntries(
    (await db.select().from(item).orderBy(asc(item.item_id))).map((row) => [
      row.slug,
      [row.status, row.stage, row.paused_by].filter(Boolean).join(' '),
    ]),
  );
const worksOf = async (db: Db, id: number) =>
  (await db.select().from(artist).where(eq(artist.artist_id, id)))[0]?.works;
const found = async (db: Db) =>
  (await db.select().from(searchDocument)).map(({ kind, title }) => `${kind} ${title.en}`).toSorted();
const shown = async (api: TestApi) => ((await api('/api/shop')).body as { total: number }).total;

describe('works of a suspended seller', () => {
  test('disappear from the list, the search and the directory, and return unchanged', async ({ api, db }) => {
    const { lin, wu } = await hang(db);
    const before = { stages: await stages(db), found: await found(db) };
    expect(await shown(api)).toBe(3);

    expect(await pauseWorks(db, [lin])).toBe(2);
    worksChanged(db);

    expect(await stages(db)).toEqual({
      poppies: 'offline paused shop',
      harbour: 'offline paused shop',
      resting: 'offline paused seller',
      begun: 'offline draft',
      salt: 'online',
    });
    expect([await worksOf(db, lin), await worksOf(db, wu)]).toEqual([0, 1]);
    expect(await found(db)).toEqual(['artist Wu', 'item Salt']);
    expect(await shown(api)).toBe(1);

    expect(await resumeWorks(db, [lin])).toBe(2);
    worksChanged(db);

    expect({ stages: await stages(db), found: await found(db) }).toEqual(before);
    expect(await worksOf(db, lin)).toBe(2);
    expect(await shown(api)).toBe(3);
  });

  test('are none if there is nothing to take offline', async ({ db }) => {
    const { lin } = await hang(db);

    expect(await pauseWorks(db, [])).toBe(0);
    expect(await resumeWorks(db, [lin])).toBe(0);
  });
});
