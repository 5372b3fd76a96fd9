import { asc, eq, inArray, sql } from 'drizzle-orm';
import { removeDocuments } from '#catalogue/search-index/server/search-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { artist, representation, representationProposal } from './artist.tables.ts';

/** Detaches these sellers' pages and ends their representations; returns the artists. */
export async function releasePages(tx: Db, memberIds: readonly number[]): Promise<number[]> {
  const ids = [...memberIds];
  const released = await tx
    .update(artist)
    .set({ member_id: null })
    .where(inArray(artist.member_id, ids))
    .returning({ artist_id: artist.artist_id });
  await tx.delete(representation).where(inArray(representation.gallery_id, ids));
  return released.map(({ artist_id }) => artist_id);
}

/** Removes artists without works, also from the search index; returns their portraits. */
export async function removeArtists(tx: Db, artistIds: readonly number[]): Promise<string[]> {
  const ids = [...artistIds];
  for (const table of [representation, representationProposal]) {
    await tx.delete(table).where(inArray(table.artist_id, ids));
  }
  await removeDocuments(tx, 'artist', ids);
  const removed = await tx
    .delete(artist)
    .where(inArray(artist.artist_id, ids))
    .returning({ hash: artist.portrait_hash });
  return removed.flatMap(({ hash }) => hash ?? []);
}

/** The English names of these artists, and a hash of all that visitors see. */
export function artistWords(db: Db, artistIds: readonly number[]) {
  const { name, born, place, intro, story, portrait_hash } = artist;
  return db
    .select({
      id: artist.artist_id,
      title: sql<string | null>`${name} ->> 'en'`,
      hash: sql<string>`md5(jsonb_build_array(${name}, ${born}, ${place}, ${intro}, ${story}, ${portrait_hash})::text)`,
    })
    .from(artist)
    .where(inArray(artist.artist_id, [...artistIds]))
    .orderBy(asc(artist.artist_id));
}

export async function pagesOf(db: Db, memberIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: artist.artist_id })
    .from(artist)
    .where(inArray(artist.member_id, [...memberIds]));
  return rows.map(({ id }) => id);
}

export async function portraitsAmong(db: Db, hashes: readonly string[]): Promise<string[]> {
  const hash = artist.portrait_hash;
  const rows = await db
    .selectDistinct({ hash })
    .from(artist)
    .where(inArray(hash, [...hashes]));
  return rows.flatMap((row) => row.hash ?? []);
}

export async function artistAt(db: Db, slug: string): Promise<number | undefined> {
  const [row] = await db.select({ id: artist.artist_id }).from(artist).where(eq(artist.slug, slug));
  return row?.id;
}
