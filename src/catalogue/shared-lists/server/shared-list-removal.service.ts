import { and, eq, inArray, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { EXPIRES_AFTER_DAYS, MAX_WORKS } from '../shared-list.rules.ts';
import { sharedList, sharedListHeart, sharedListNote, sharedListPerson, sharedListWork } from './shared-list.tables.ts';

/** A list last used before is gone, even if it has not been deleted yet. */
export const EXPIRY = sql`now() - make_interval(days => ${sql.raw(String(EXPIRES_AFTER_DAYS))})`;
/** Lists per transaction: few enough that it blocks nobody. */
const BATCH = 200;
const PARTS = [sharedListHeart, sharedListNote, sharedListPerson, sharedListWork];

/** Deletes lists that nobody has used for 30 days. */
export async function deleteOldLists(db: Db): Promise<void> {
  for (let deleted = BATCH; deleted === BATCH; ) {
    deleted = await inTransaction(db, async (tx) => {
      const old = await tx
        .select({ list_id: sharedList.list_id })
        .from(sharedList)
        .where(lte(sharedList.used_at, EXPIRY))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      await deleteLists(
        tx,
        old.map(({ list_id }) => list_id),
      );
      return old.length;
    });
  }
}

/** With everything in them. */
export async function deleteLists(tx: Db, listIds: readonly number[]): Promise<void> {
  const ids = [...listIds];
  for (const table of PARTS) await tx.delete(table).where(inArray(table.list_id, ids));
  await tx.delete(sharedList).where(inArray(sharedList.list_id, ids));
}

/** Removes works that leave the shop for good from every list. */
export async function removeFromLists(tx: Db, itemIds: readonly number[]): Promise<void> {
  for (const table of [sharedListHeart, sharedListNote, sharedListWork]) {
    await tx.delete(table).where(inArray(table.item_id, [...itemIds]));
  }
}

/** Of removed works only the latest can be restored, for a day, so that a list stays one short answer. */
export async function dropRemovedWorks(tx: Db, listId: number): Promise<void> {
  const { list_id, item_id, removed_at } = sharedListWork;
  const latest = tx
    .select({ item_id })
    .from(sharedListWork)
    .where(and(eq(list_id, listId), sql`(${removed_at} is null or ${removed_at} > now() - interval '1 day')`))
    .orderBy(sql`${removed_at} desc nulls first`)
    .limit(2 * MAX_WORKS);
  const dropped = await tx
    .delete(sharedListWork)
    .where(and(eq(list_id, listId), isNotNull(removed_at), notInArray(item_id, latest)))
    .returning({ item_id });
  if (dropped.length === 0) return;
  const ids = dropped.map((row) => row.item_id);
  for (const table of [sharedListHeart, sharedListNote]) {
    await tx.delete(table).where(and(eq(table.list_id, listId), inArray(table.item_id, ids)));
  }
}

/** Removed notes can be restored for an hour. */
export async function dropRemovedNotes(tx: Db, listId: number): Promise<void> {
  const { list_id, removed_at } = sharedListNote;
  await tx.delete(sharedListNote).where(and(eq(list_id, listId), lte(removed_at, sql`now() - interval '1 hour'`)));
}
