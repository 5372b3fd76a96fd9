import { asc } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { artist, lacksWords } from './artist.tables.ts';

/** Artists with a text missing in some language. */
export function countLackingArtists(db: Db): Promise<number> {
  return db.$count(artist, lacksWords(artist));
}

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
