import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { setRanks } from '#catalogue/search-index/server/search-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { popularityOf } from './work-search.service.ts';
import { item } from './works.tables.ts';

/** A work's past figures; otherwise only visitors and orders change these. */
interface WorkHistoryEntry {
  views: number;
  collectors: number;
  sales: number;
  edition_sold: number;
}

/** For the demo, and for works imported from another shop. */
export async function recordHistory(db: Db, item_id: number, history: WorkHistoryEntry): Promise<void> {
  await db.update(item).set(history).where(eq(item.item_id, item_id));
  await setRanks(db, 'item', new Map([[item_id, popularityOf(history)]]));
}

/** By slug; unknown ones are omitted. */
export async function worksBySlug(db: Db, slugs: readonly string[]) {
  const { item_id, slug, picture_hash, online_at } = item;
  const rows = await db
    .select({ item_id, slug, picture_hash, online_at })
    .from(item)
    .where(inArray(slug, [...slugs]));
  return new Map(rows.map((row) => [row.slug, row]));
}

/** Works for sale, oldest first, with what decides how many were sold. */
export async function worksOnSale(db: Db) {
  const { item_id, online_at, views, edition_size, edition_sold } = item;
  return db
    .select({ item_id, online_at, views, edition_size, edition_sold })
    .from(item)
    .where(and(eq(item.status, 'online'), ne(item.sale_mode, 'exhibition')))
    .orderBy(asc(online_at), asc(item_id));
}
