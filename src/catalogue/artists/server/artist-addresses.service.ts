import { and, asc } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { blocksOf, inBlock } from '#db/server/id-blocks.ts';
import { artist } from './artist.tables.ts';
import { isShown } from './shown-artist.ts';

/** The id ranges that contain artists with a published work. */
export function artistBlocks(db: Db): Promise<number[]> {
  return blocksOf(db, artist, artist.artist_id, isShown);
}

/** The artists of a range with a published work, and the last change of their page. */
export async function artistsInBlock(db: Db, block: number) {
  const { artist_id, slug, updated_at } = artist;
  return db
    .select({ artist_id, slug, updated_at })
    .from(artist)
    .where(and(inBlock(artist_id, block), isShown))
    .orderBy(asc(artist_id));
}

export async function hasArtists(db: Db): Promise<boolean> {
  const [one] = await db.select({ artist_id: artist.artist_id }).from(artist).limit(1);
  return one !== undefined;
}
