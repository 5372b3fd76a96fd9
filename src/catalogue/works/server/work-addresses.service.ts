import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { blocksOf, inBlock } from '#db/server/id-blocks.ts';
import { joinedTo } from './work-summary.ts';
import { item } from './works.tables.ts';

const isOnline = eq(item.status, 'online');

/** Whether the shop has works, published or not. */
export async function hasWorks(db: Db): Promise<boolean> {
  return (await db.$count(item)) > 0;
}

export async function hasPublishedWorks(db: Db): Promise<boolean> {
  return (await db.$count(item, isOnline)) > 0;
}

/** The id ranges that contain published works. */
export function workBlocks(db: Db): Promise<number[]> {
  return blocksOf(db, item, item.item_id, isOnline);
}

/** The published works of a range: the last change of each, and its picture. */
export async function worksInBlock(db: Db, block: number) {
  const { picture, byPicture } = joinedTo(db);
  return db
    .select({ item_id: item.item_id, updated_at: item.updated_at, hash: picture.hash, widths: picture.widths })
    .from(item)
    .leftJoin(picture, byPicture)
    .where(and(inBlock(item.item_id, block), isOnline))
    .orderBy(asc(item.item_id));
}

/**
 * Whether all of an artist's once published works were removed permanently: none is online, paused or about to return.
 */
export async function allTakenDown(db: Db, artistId: number): Promise<boolean> {
  const [works] = await db
    .select({
      shown: sql<number>`count(*)`.mapWith(Number),
      removed: sql<number>`count(*) filter (where ${item.stage} = 'removed')`.mapWith(Number),
    })
    .from(item)
    .where(and(eq(item.artist_id, artistId), isNotNull(item.online_at)));
  return works !== undefined && works.shown > 0 && works.shown === works.removed;
}
