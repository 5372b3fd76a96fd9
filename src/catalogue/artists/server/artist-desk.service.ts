import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { holdsText, wordsOf } from '#db/server/holds-text.ts';
import { sendNotice } from '#db/server/notices.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, perLang, type Text } from '#shared/locale.ts';
import { artist, nameWords } from './artist.tables.ts';
import { initialOf, SORT_COLUMNS } from './artist-sort.ts';
import { isShown } from './shown-artist.ts';

interface ArtistsWanted {
  /** Parts of the name in any language. */
  words?: string | undefined;
  kind?: 'artist' | 'gallery' | undefined;
  /** In the directory, hidden from it, or without a published work. */
  state?: 'shown' | 'hidden' | 'empty' | undefined;
}

export type ArtistRow = typeof artist.$inferSelect;

/** Only the query, so that a test can check its plan. */
export function deskArtistsPage(
  db: Db,
  lang: Lang,
  wanted: ArtistsWanted,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select()
    .from(artist)
    .where(conditionOf(wanted))
    .orderBy(asc(artist[SORT_COLUMNS[lang]]), asc(artist.artist_id))
    .limit(limit)
    .offset(offset);
}

/** Counts up to `most`. */
export function countArtistsUpTo(db: Db, wanted: ArtistsWanted, most: number): Promise<number> {
  const { artist_id } = artist;
  const found = db.select({ artist_id }).from(artist).where(conditionOf(wanted)).orderBy(desc(artist_id)).limit(most);
  return db.$count(found.as('found'));
}

export async function readArtistRow(db: Db, artistId: number): Promise<ArtistRow> {
  const [row] = await db.select().from(artist).where(eq(artist.artist_id, artistId));
  if (!row) throw new Refusal('not_found');
  return row;
}

/** The heading of an artist in each language's directory. */
export function initialsOf(row: ArtistRow): Text {
  return perLang(({ lang }) => initialOf(lang, row));
}

/** Sets or removes an artist's portrait; returns the former one. */
export async function setPortrait(tx: Db, artistId: number, hash: string | null): Promise<string | null> {
  const [row] = await tx.select().from(artist).where(eq(artist.artist_id, artistId)).for('update');
  if (!row) throw new Refusal('not_found');
  await tx
    .update(artist)
    .set({ portrait_hash: hash, updated_at: sql`clock_timestamp()` })
    .where(eq(artist.artist_id, artistId));
  await sendNotice(tx, 'content', `artist ${artistId}`);
  return row.portrait_hash;
}

function conditionOf({ words, kind, state }: ArtistsWanted): SQL | undefined {
  const states = { shown: isShown, hidden: sql`${artist.hidden}`, empty: eq(artist.works, 0) };
  return and(words === undefined ? undefined : nameHolds(words), kind && eq(artist.kind, kind), state && states[state]);
}

/** A subquery: ids of artists whose name contains this in any language. */
export function artistsMatching(db: Db, word: string) {
  return db.select({ artist_id: artist.artist_id }).from(artist).where(nameHolds(word));
}

/** Whether a name contains all of these words in any language. */
function nameHolds(words: string): SQL | undefined {
  return and(...wordsOf(words).map((word) => holdsText(nameWords(artist.name), word)));
}
