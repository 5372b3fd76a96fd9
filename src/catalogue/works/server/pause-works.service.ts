import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { lockArtists, recordWorks } from '#catalogue/artists/server/artist-label.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { workIndexChanged } from './work-index.load.ts';
import { fileWorks } from './work-search.service.ts';
import { item } from './works.tables.ts';

type Change = Pick<typeof item.$inferInsert, 'status' | 'stage' | 'paused_by'>;

/**
 * Takes all online works of these artists offline, because their seller is suspended; returns how many. Runs in the
 * caller's transaction; afterwards the caller calls `worksChanged`.
 */
export function pauseWorks(tx: Db, artistIds: readonly number[]): Promise<number> {
  const isOnline = eq(item.status, 'online');
  return changeWorks(tx, artistIds, isOnline, { status: 'offline', stage: 'paused', paused_by: 'shop' });
}

/**
 * Publishes exactly the works that a suspension took offline, and none that the seller had paused; returns how many.
 */
export function resumeWorks(tx: Db, artistIds: readonly number[]): Promise<number> {
  const isPausedByShop = and(eq(item.stage, 'paused'), eq(item.paused_by, 'shop'));
  return changeWorks(tx, artistIds, isPausedByShop, { status: 'online', stage: null, paused_by: null });
}

/** Called after the transaction; other processes get the notice. */
export function worksChanged(db: Db): void {
  workIndexChanged(db);
}

async function changeWorks(
  tx: Db,
  artistIds: readonly number[],
  which: SQL | undefined,
  change: Change,
): Promise<number> {
  if (artistIds.length === 0) return 0;
  const affected = and(inArray(item.artist_id, [...artistIds]), which);
  // Lock works before artists, and both in the order of ids, as everywhere that saves a work or takes editions.
  await tx.select({ id: item.item_id }).from(item).where(affected).orderBy(asc(item.item_id)).for('update');
  const artists = await lockArtists(tx, artistIds);
  // Checked again: with the artists locked, none of their works can be published in between.
  const changed = await tx
    .update(item)
    .set({ ...change, updated_at: sql`now()` })
    .where(affected)
    .returning();
  if (changed.length === 0) return 0;
  await countWorks(tx, artists);
  await fileWorks(tx, changed);
  await sendNotice(tx, 'content', 'item');
  return changed.length;
}

/** Writes the number of published works of these locked artists. */
export async function countWorks(tx: Db, artists: readonly number[]): Promise<void> {
  const rows = await tx
    .select({ artist_id: item.artist_id, works: count() })
    .from(item)
    .where(and(inArray(item.artist_id, [...artists]), eq(item.status, 'online')))
    .groupBy(item.artist_id);
  const online = new Map(rows.map(({ artist_id, works }) => [artist_id, works]));
  for (const artist_id of artists) await recordWorks(tx, artist_id, online.get(artist_id) ?? 0);
}
