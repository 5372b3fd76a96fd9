import { asc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { category, item } from './works.tables.ts';

/** In the staff's order, including hidden ones. */
export function readCategories(db: Db) {
  return db.select().from(category).orderBy(asc(category.position), asc(category.code));
}

/** The same, locked until the transaction ends. */
export async function lockCategories(tx: Db) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('categories', 0))`);
  return readCategories(tx);
}

/** The category of each work, to join with. */
export const WORK_CATEGORIES: SQL = sql`select ${item.item_id}, ${item.category} from ${item}`;
