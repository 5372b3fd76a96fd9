import { and, asc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { anyOf, idList, statement } from '#db/server/statement.ts';
import { type Lang, type Text, textIn } from '#shared/locale.ts';
import { artist } from './artist.tables.ts';
import { indexArtist } from './artist-search.service.ts';
import { isShown } from './shown-artist.ts';

/** A subquery to join: the data of an artist that a work shows. */
export function artistsToJoin(db: Db) {
  const { artist_id, slug, name, place, born, intro, works } = artist;
  return db.select({ artist_id, slug, name, place, born, intro, works }).from(artist).as('artist');
}

const namesById = statement((db) => {
  const { artist_id, name } = artist;
  return db
    .select({ artist_id, name })
    .from(artist)
    .where(sql`${artist_id} = ${anyOf('ids')}`);
});

/** Unknown ids are omitted. */
export async function artistNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Text>> {
  const rows = await namesById(db, { ids: idList(ids) });
  return new Map(rows.map(({ artist_id, name }) => [artist_id, name]));
}

/** In the given order, without artists who have no published work. */
export async function artistLabels(db: Db, lang: Lang, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { artist_id, slug, name, place, intro } = artist;
  const rows = await db
    .select({ artist_id, slug, name, place, intro })
    .from(artist)
    .where(and(inArray(artist_id, [...ids]), isShown));
  const byId = new Map(rows.map((row) => [row.artist_id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return { ...row, name: textIn(row.name, lang), place: textIn(row.place, lang), intro: textIn(row.intro, lang) };
  });
}

export async function artistsBySlug(db: Db, slugs: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ artist_id: artist.artist_id, slug: artist.slug })
    .from(artist)
    .where(inArray(artist.slug, [...slugs]));
  return new Map(rows.map(({ slug, artist_id }) => [slug, artist_id]));
}

/** Artists saved since a time of the database's clock, or all. */
export async function namesSince(db: Db, since: SQL | undefined): Promise<{ artist_id: number; name: Text }[]> {
  const { artist_id, name } = artist;
  return db
    .select({ artist_id, name })
    .from(artist)
    .where(since && gte(artist.updated_at, since));
}

/** Unknown slugs are omitted. */
export async function idsBySlug(db: Db, slugs: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ artist_id: artist.artist_id })
    .from(artist)
    .where(inArray(artist.slug, [...slugs]));
  return rows.map(({ artist_id }) => artist_id);
}

/** Locks these artists until the transaction ends, so that their works can be counted; returns those that exist. */
export async function lockArtists(tx: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ artist_id: artist.artist_id })
    .from(artist)
    .where(inArray(artist.artist_id, [...ids]))
    // In one order everywhere, to prevent deadlocks.
    .orderBy(asc(artist.artist_id))
    .for('update');
  return rows.map((row) => row.artist_id);
}

/** Saves the number of published works of a locked artist. Artists with none are removed from the search index. */
export async function recordWorks(tx: Db, artist_id: number, works: number): Promise<void> {
  const [before] = await tx.select({ works: artist.works }).from(artist).where(eq(artist.artist_id, artist_id));
  if (!before || before.works === works) return;
  const [row] = await tx.update(artist).set({ works }).where(eq(artist.artist_id, artist_id)).returning();
  if (row && (before.works === 0) !== (works === 0)) await indexArtist(tx, row);
}
