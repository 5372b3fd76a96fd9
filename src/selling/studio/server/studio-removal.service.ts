import { and, inArray, ne, or } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { master, work, workEvent } from './studio.tables.ts';

/** Removes all that the studio knows of these works; their masters are swept from storage afterwards. */
export async function removeStudioWorks(tx: Db, itemIds: readonly number[]): Promise<void> {
  const ids = [...itemIds];
  const used = tx.select({ master_id: work.master_id }).from(work).where(inArray(work.item_id, ids));
  await tx
    .update(master)
    // As old as can be, so that the next round of sweeping takes the file.
    .set({ item_id: null, state: 'refused', due_at: null, changed_at: new Date(0) })
    .where(or(inArray(master.item_id, ids), inArray(master.master_id, used)));
  for (const table of [workEvent, work]) await tx.delete(table).where(inArray(table.item_id, ids));
}

/** These sellers are no longer named as those who sent these works in. */
export async function dropSellers(tx: Db, itemIds: readonly number[], sellers: readonly number[]): Promise<void> {
  await tx
    .update(work)
    .set({ seller_id: null })
    .where(and(inArray(work.item_id, [...itemIds]), inArray(work.seller_id, [...sellers])));
}

/** Which of these pictures were made of a master that can be used. */
export async function picturesOfMasters(db: Db, hashes: readonly string[]): Promise<string[]> {
  const hash = master.picture_hash;
  const isUsed = and(inArray(hash, [...hashes]), ne(master.state, 'refused'));
  const rows = await db.selectDistinct({ hash }).from(master).where(isUsed);
  return rows.flatMap((row) => row.hash ?? []);
}
