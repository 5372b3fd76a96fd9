import { asc } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { artist, lacksWords } from './artist.tables.ts';

/** Artists of whom a text is missing in a language: how many there are. */
export function countLackingArtists(db: Db): Promise<number> {
  return db.$count(artist, lacksWords(artist));
}

/** A page of them, with their texts in all languages. */
export async function lackingArtists(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const { artist_id, slug, name, place, intro, story } = artist;
  const rows = await db
    .select({ artist_id, slug, name, place, intro, story })
    .from(artist)
    .where(lacksWords(artist))
    .orderBy(asc(artist_id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({
    id: String(row.artist_id),
    slug: row.slug,
    name: row.name,
    texts: { name: row.name, place: row.place, intro: row.intro, story: row.story },
  }));
}
