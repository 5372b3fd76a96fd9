import { and, asc } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { blocksOf, inBlock } from '#db/server/id-blocks.ts';
import { artist } from './artist.tables.ts';
import { isShown } from './shown-artist.ts';

/** The blocks of ids in which there are artists with a work on show. */
export function artistBlocks(db: Db): Promise<number[]> {
  return blocksOf(db, artist, artist.artist_id, isShown);
}

/** The artists of a block who have a work on show, and when their page was last changed. */
export async function artistsInBlock(db: Db, block: number) {
  const { artist_id, slug, updated_at } = artist;
  return db
    .select({ artist_id, slug, updated_at })
    .from(artist)
    .where(and(inBlock(artist_id, block), isShown))
    .orderBy(asc(artist_id));
}

/** Whether there is anybody whose works could be shown. */
export async function hasArtists(db: Db): Promise<boolean> {
  const [one] = await db.select({ artist_id: artist.artist_id }).from(artist).limit(1);
  return one !== undefined;
}
