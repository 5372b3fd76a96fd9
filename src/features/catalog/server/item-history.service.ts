import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { setRanks } from '#features/search-index/server/search-write.service.ts';
import { item } from './catalog.tables.ts';
import { popularityOf, refreshRanks } from './item-search.service.ts';

/** What has become of a work since it was hung; otherwise only visitors and orders change these. */
export interface ItemHistory {
  views: number;
  collectors: number;
  sales: number;
  edition_sold: number;
}

/** Gives a work a past: for the demo, and for works that come with one from another shop. */
export async function recordHistory(db: Db, item_id: number, history: ItemHistory): Promise<void> {
  await db.update(item).set(history).where(eq(item.item_id, item_id));
  await setRanks(db, 'item', new Map([[item_id, popularityOf(history)]]));
}

/** The works with these slugs, by slug; unknown ones are left out. */
export async function itemsBySlug(db: Db, slugs: readonly string[]) {
  const { item_id, slug, picture_hash, online_at } = item;
  const rows = await db
    .select({ item_id, slug, picture_hash, online_at })
    .from(item)
    .where(inArray(slug, [...slugs]));
  return new Map(rows.map((row) => [row.slug, row]));
}

/** Works that can be bought here, oldest first, with what decides how many were. */
export async function worksOnSale(db: Db) {
  const { item_id, online_at, views, edition_size } = item;
  return db
    .select({ item_id, online_at, views, edition_size })
    .from(item)
    .where(and(eq(item.status, 'online'), ne(item.sale_mode, 'exhibition')))
    .orderBy(asc(online_at), asc(item_id));
}

/** Sets what was sold of every work, as the shop's orders have it; a work that is not named has sold nothing. */
export async function recordSales(
  tx: Db,
  sold: ReadonlyMap<number, Pick<ItemHistory, 'sales' | 'edition_sold'>>,
): Promise<void> {
  const rows = [...sold].map(([item_id, figures]) => ({ item_id, ...figures }));
  await tx.execute(sql`
    update item set sales = coalesce(sold.sales, 0), edition_sold = coalesce(sold.edition_sold, 0)
    from item work left join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as sold (item_id int, sales int, edition_sold int) on sold.item_id = work.item_id
    where item.item_id = work.item_id`);
  await refreshRanks(tx);
}
