import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { sendNotice } from '#db/server/notices.ts';
import { Refusal } from '#shared/errors.ts';
import { exhibitionStore, itemStore } from './store.tables.ts';
import { item } from './works.tables.ts';

export type StoreRow = typeof exhibitionStore.$inferSelect;
export type StoreValues = Pick<StoreRow, 'name' | 'address' | 'hours' | 'phone' | 'map_url'>;

/** Including closed ones: staff choose from one list, and nobody reads a longer one. */
const MOST_STORES = 200;

/** Open ones first, by name. */
export function listStores(db: Db): Promise<StoreRow[]> {
  const { closed, name, store_id } = exhibitionStore;
  return db
    .select()
    .from(exhibitionStore)
    .orderBy(asc(closed), asc(sql`${name} ->> 'en'`), asc(store_id))
    .limit(MOST_STORES);
}

/** For-sale works per store. */
export async function countWorksInStores(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ store_id: itemStore.store_id, works: count() })
    .from(itemStore)
    .innerJoin(item, eq(item.item_id, itemStore.item_id))
    .where(and(eq(item.sale_mode, 'exhibition'), eq(item.status, 'online')))
    .groupBy(itemStore.store_id);
  return new Map(rows.map(({ store_id, works }) => [store_id, works]));
}

/** Returns its id. */
export async function addStore(tx: Db, values: StoreValues): Promise<number> {
  if ((await tx.$count(exhibitionStore)) >= MOST_STORES) throw new Refusal('validation');
  const row = await insertOne(
    tx.insert(exhibitionStore).values(values).returning({ store_id: exhibitionStore.store_id }),
  );
  return row.store_id;
}

/** Locked until the transaction ends. */
export async function lockStore(tx: Db, storeId: number): Promise<StoreRow> {
  const [row] = await tx.select().from(exhibitionStore).where(eq(exhibitionStore.store_id, storeId)).for('update');
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Writes a locked store, or closes or opens it. */
export async function writeStore(
  tx: Db,
  { store_id, version }: StoreRow,
  set: StoreValues | Pick<StoreRow, 'closed'>,
): Promise<void> {
  await tx
    .update(exhibitionStore)
    .set({ ...set, version: version + 1, updated_at: sql`now()` })
    .where(eq(exhibitionStore.store_id, store_id));
  await sendNotice(tx, 'content', 'store');
}

/** Including closed ones, in the list's order. */
export async function storesOfWork(db: Db, itemId: number): Promise<StoreRow[]> {
  const { name, store_id } = exhibitionStore;
  const rows = await db
    .select({ store: exhibitionStore })
    .from(itemStore)
    .innerJoin(exhibitionStore, eq(store_id, itemStore.store_id))
    .where(eq(itemStore.item_id, itemId))
    .orderBy(asc(exhibitionStore.closed), asc(sql`${name} ->> 'en'`), asc(store_id));
  return rows.map(({ store }) => store);
}

/**
 * Writes the stores of a locked work; a closed one can stay, but not be added. The caller, who saves the work, sends
 * the notices.
 */
export async function nameStores(tx: Db, itemId: number, wanted: readonly number[]): Promise<void> {
  const before = new Set((await storesOfWork(tx, itemId)).map(({ store_id }) => store_id));
  const added = [...new Set(wanted)].filter((id) => !before.has(id));
  const dropped = [...before].filter((id) => !wanted.includes(id));
  if (dropped.length > 0) {
    await tx.delete(itemStore).where(and(eq(itemStore.item_id, itemId), inArray(itemStore.store_id, dropped)));
  }
  if (added.length === 0) return;
  const open = and(inArray(exhibitionStore.store_id, added), eq(exhibitionStore.closed, false));
  // Locked, so that none is closed in the meantime.
  const found = await tx.select({ id: exhibitionStore.store_id }).from(exhibitionStore).where(open).for('share');
  if (found.length !== added.length) throw new Refusal('validation');
  await tx.insert(itemStore).values(added.map((store_id) => ({ item_id: itemId, store_id })));
}
