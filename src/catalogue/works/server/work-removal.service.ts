import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { editionFree } from './edition.tables.ts';
import { exhibitionStore, itemStore } from './store.tables.ts';
import { item, itemView, size } from './works.tables.ts';

/** Hides works for good: they can be neither seen nor bought, and an order that refers to them stays as it was printed. */
export async function hideWorks(tx: Db, itemIds: readonly number[]): Promise<void> {
  await tx
    .update(item)
    .set({ status: 'offline', stage: 'removed', paused_by: null, updated_at: sql`now()` })
    .where(inArray(item.item_id, [...itemIds]));
}

/** Removes works that no order refers to; answers their pictures. */
export async function removeWorks(tx: Db, itemIds: readonly number[]): Promise<string[]> {
  const ids = [...itemIds];
  for (const table of [size, itemView, editionFree, itemStore]) {
    await tx.delete(table).where(inArray(table.item_id, ids));
  }
  const removed = await tx.delete(item).where(inArray(item.item_id, ids)).returning({ hash: item.picture_hash });
  return removed.flatMap(({ hash }) => hash ?? []);
}

/** Forgets how often works were seen. */
export async function forgetViews(tx: Db, itemIds: readonly number[]): Promise<void> {
  await tx.delete(itemView).where(inArray(itemView.item_id, [...itemIds]));
}

/** Sets the figures of a work that no order refers to back to those of a new one. */
export async function resetFigures(tx: Db, itemId: number, collectors: number): Promise<void> {
  await tx.update(item).set({ views: 0, sales: 0, edition_sold: 0, collectors }).where(eq(item.item_id, itemId));
  await tx.delete(editionFree).where(eq(editionFree.item_id, itemId));
}

/** Removes exhibition stores, and that works hang there. */
export async function removeStores(tx: Db, storeIds: readonly number[]): Promise<void> {
  for (const table of [itemStore, exhibitionStore]) {
    await tx.delete(table).where(inArray(table.store_id, [...storeIds]));
  }
}
