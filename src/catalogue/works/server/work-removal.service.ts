import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { editionFree } from './edition.tables.ts';
import { exhibitionStore, itemStore } from './store.tables.ts';
import { item, itemView, size } from './works.tables.ts';

/** Hides works permanently: nobody can see or buy them, and orders of them stay as printed. */
export async function hideWorks(tx: Db, itemIds: readonly number[]): Promise<void> {
  await tx
    .update(item)
    .set({ status: 'offline', stage: 'removed', paused_by: null, updated_at: sql`now()` })
    .where(inArray(item.item_id, [...itemIds]));
}

/** Removes works without orders; returns their pictures. */
export async function removeWorks(tx: Db, itemIds: readonly number[]): Promise<string[]> {
  const ids = [...itemIds];
  for (const table of [size, itemView, editionFree, itemStore]) {
    await tx.delete(table).where(inArray(table.item_id, ids));
  }
  const removed = await tx.delete(item).where(inArray(item.item_id, ids)).returning({ hash: item.picture_hash });
  return removed.flatMap(({ hash }) => hash ?? []);
}

export async function forgetViews(tx: Db, itemIds: readonly number[]): Promise<void> {
  await tx.delete(itemView).where(inArray(itemView.item_id, [...itemIds]));
}

/** Resets the figures of a work without orders. */
export async function resetFigures(tx: Db, itemId: number, collectors: number): Promise<void> {
  await tx.update(item).set({ views: 0, sales: 0, edition_sold: 0, collectors }).where(eq(item.item_id, itemId));
  await tx.delete(editionFree).where(eq(editionFree.item_id, itemId));
}

/** Also removes their links to works. */
export async function removeStores(tx: Db, storeIds: readonly number[]): Promise<void> {
  for (const table of [itemStore, exhibitionStore]) {
    await tx.delete(table).where(inArray(table.store_id, [...storeIds]));
  }
}

/** The English titles of these works, and a hash of all that visitors read. */
export function workWords(db: Db, itemIds: readonly number[]) {
  const { title, texts, year, artist_id } = item;
  return db
    .select({
      id: item.item_id,
      title: sql<string | null>`${title} ->> 'en'`,
      hash: sql<string>`md5(jsonb_build_array(${title}, ${texts}, ${year}, ${artist_id})::text)`,
    })
    .from(item)
    .where(inArray(item.item_id, [...itemIds]))
    .orderBy(asc(item.item_id));
}

export function worksOfArtists(db: Db, artistIds: readonly number[]) {
  return db
    .select({ artist_id: item.artist_id, item_id: item.item_id, slug: item.slug })
    .from(item)
    .where(inArray(item.artist_id, [...artistIds]));
}

export function worksInStores(db: Db, storeIds: readonly number[]) {
  return db
    .select({ store_id: itemStore.store_id, item_id: itemStore.item_id })
    .from(itemStore)
    .innerJoin(item, eq(item.item_id, itemStore.item_id))
    .where(and(inArray(itemStore.store_id, [...storeIds]), sql`${item.stage} is distinct from 'removed'`));
}

export function storeNames(db: Db, storeIds: readonly number[]) {
  return db
    .select({ id: exhibitionStore.store_id, title: sql<string | null>`${exhibitionStore.name} ->> 'en'` })
    .from(exhibitionStore)
    .where(inArray(exhibitionStore.store_id, [...storeIds]))
    .orderBy(asc(exhibitionStore.store_id));
}

/** Which of these pictures any work uses. */
export async function picturesOnWorks(db: Db, hashes: readonly string[]): Promise<string[]> {
  const hash = item.picture_hash;
  const rows = await db
    .selectDistinct({ hash })
    .from(item)
    .where(inArray(hash, [...hashes]));
  return rows.flatMap((row) => row.hash ?? []);
}
