import { and, inArray, ne, or } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { master, work, workEvent } from './studio.tables.ts';

/** Removes the studio's data of these works; their masters are then swept from storage. */
export async function removeStudioWorks(tx: Db, itemIds: readonly number[]): Promise<void> {
  const ids = [...itemIds];
  const used = tx.select({ master_id: work.master_id }).from(work).where(inArray(work.item_id, ids));
  await tx
    .update(master)
    // A very old time, so that the next sweep takes the file.
    .set({ item_id: null, state: 'refused', due_at: null, changed_at: new Date(0) })
    .where(or(inArray(master.item_id, ids), inArray(master.master_id, used)));
  for (const table of [workEvent, work]) await tx.delete(table).where(inArray(table.item_id, ids));
}

/** Removes these sellers as the submitters of these works. */
export async function dropSellers(tx: Db, itemIds: readonly number[], sellers: readonly number[]): Promise<void> {
  await tx
    .update(work)
    .set({ seller_id: null })
    .where(and(inArray(work.item_id, [...itemIds]), inArray(work.seller_id, [...sellers])));
}

/** Which of these pictures have a usable master. */
export async function picturesOfMasters(db: Db, hashes: readonly string[]): Promise<string[]> {
  const hash = master.picture_hash;
  const isUsed = and(inArray(hash, [...hashes]), ne(master.state, 'refused'));
  const rows = await db.selectDistinct({ hash }).from(master).where(isUsed);
  return rows.flatMap((row) => row.hash ?? []);
}
