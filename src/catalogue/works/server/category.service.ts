import { asc, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { category } from './works.tables.ts';

/** All that works are filed under, in the order staff gave, also what visitors are not offered. */
export function readCategories(db: Db) {
  return db.select().from(category).orderBy(asc(category.position), asc(category.code));
}

/** The same, while nobody else changes any of it until the transaction ends. */
export async function lockCategories(tx: Db) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('categories', 0))`);
  return readCategories(tx);
}
