import { eq, isNull } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { perLang } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import { dayAfter, isSound, movedTo } from '../representation.rules.ts';
import { artist, representation } from './artist.tables.ts';
import { lockPeriods, periodsOf, writePeriods } from './period.service.ts';
import { endRepresentation, representAgain, representNew } from './representation.service.ts';

const ROUNDS = 12;
const [ONE, OTHER] = [101, 102];
const named = (name: string) => perLang(() => name);
const DAY_MS = 86_400_000;

/** Both galleries represented this artist in the past; now nobody does. */
async function freeArtist(db: Db, name: string): Promise<number> {
  const past = (days: number) => new Date(Date.now() - days * DAY_MS);
  const artist_id = await db.transaction((tx) => representNew(tx, ONE, named(name), past(40)));
  await endRepresentation(db, ONE, artist_id, { now: past(30) });
  await db.insert(representation).values({ gallery_id: OTHER, artist_id, since: '2026-01-01', until: '2026-01-02' });
  return artist_id;
}

describe('two galleries at the same time', () => {
  test('represent an artist they both represented before: exactly one succeeds', async ({ database: { db } }) => {
    for (let round = 0; round < ROUNDS; round++) {
      const artist_id = await freeArtist(db, `Artist ${round}`);

      const ends = await Promise.allSettled(
        [ONE, OTHER].map((gallery) => db.transaction((tx) => representAgain(tx, gallery, artist_id))),
      );

      expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const refused = ends.find((end) => end.status === 'rejected');
      expect(String(refused?.reason)).toContain('artist_taken');
      const now = await db.select().from(representation).where(eq(representation.artist_id, artist_id));
      const winner = ends[0]?.status === 'fulfilled' ? ONE : OTHER;
      expect(now.filter(({ until }) => until === null).map(({ gallery_id }) => gallery_id)).toEqual([winner]);
    }
  });

  test('add a new artist of the same name: there is one page, and one gallery has it', async ({ database: { db } }) => {
    for (let round = 0; round < ROUNDS; round++) {
      const ends = await Promise.allSettled(
        [ONE, OTHER].map((gallery) => db.transaction((tx) => representNew(tx, gallery, named(`New ${round}`)))),
      );

      expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    }
    expect(await db.$count(artist)).toBe(ROUNDS);
    expect(await db.$count(representation, isNull(representation.until))).toBe(ROUNDS);
  });
});

describe('two concurrent changes of an artist’s galleries', () => {
  test('never give one day to two galleries, in any order', async ({ database: { db } }) => {
    for (let round = 0; round < ROUNDS; round++) {
      const artist_id = await db.transaction((tx) => representNew(tx, ONE, named(`Moved ${round}`)));
      const move = (gallery_id: number) =>
        db.transaction(async (tx) => {
          await lockPeriods(tx, artist_id);
          const since = dayAfter(shopDay(new Date()), gallery_id === OTHER ? 3 : 5);
          await writePeriods(tx, artist_id, movedTo(await periodsOf(tx, artist_id), gallery_id, since), {
            by_staff: true,
          });
        });

      await Promise.all([move(OTHER), move(103), move(OTHER)]);

      const periods = await periodsOf(db, artist_id);
      expect(isSound(periods)).toBe(true);
      expect(periods.filter(({ until }) => until === null)).toHaveLength(1);
    }
  });

  test('are refused by the database even without a lock', async ({ database: { db } }) => {
    const artist_id = await db.transaction((tx) => representNew(tx, ONE, named('Locked out')));
    const again = { gallery_id: OTHER, artist_id, since: '2027-01-01', until: '2027-02-01' };

    await expect(db.insert(representation).values(again)).rejects.toThrow();
    await db.update(representation).set({ until: '2027-01-01' }).where(eq(representation.artist_id, artist_id));
    await db.insert(representation).values(again);
    expect(await periodsOf(db, artist_id)).toHaveLength(2);
  });
});
