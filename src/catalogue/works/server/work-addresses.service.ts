import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { blocksOf, inBlock } from '#db/server/id-blocks.ts';
import { joinedTo } from './work-summary.ts';
import { item } from './works.tables.ts';

const isOnline = eq(item.status, 'online');

/** The blocks of ids in which there are works on show. */
export function workBlocks(db: Db): Promise<number[]> {
  return blocksOf(db, item, item.item_id, isOnline);
}

/** The works on show of a block: when each was last changed, and its picture. */
export async function worksInBlock(db: Db, block: number) {
  const { picture, byPicture } = joinedTo(db);
  return db
    .select({ item_id: item.item_id, updated_at: item.updated_at, hash: picture.hash, widths: picture.widths })
    .from(item)
    .leftJoin(picture, byPicture)
    .where(and(inBlock(item.item_id, block), isOnline))
    .orderBy(asc(item.item_id));
}

/** Whether an artist had works on show, and all of them were taken down for good: none is online, paused or on its way back. */
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
