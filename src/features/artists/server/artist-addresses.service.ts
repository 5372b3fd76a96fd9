import { and, asc, gt } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { blocksOf, inBlock } from '#db/server/id-blocks.ts';
import { artist } from './artist.tables.ts';

const isShown = gt(artist.works, 0);

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
