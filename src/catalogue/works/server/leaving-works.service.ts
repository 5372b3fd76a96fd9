import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { WorkRow } from './work-change.service.ts';
import { item, size } from './works.tables.ts';

/** All works of these artists, and these by id. */
interface SellersWorks {
  artists: readonly number[];
  items: readonly number[];
}

function isOf({ artists, items }: SellersWorks) {
  return or(inArray(item.artist_id, [...artists]), inArray(item.item_id, [...items]));
}

/** Oldest first. */
export function readWorks(db: Db, which: SellersWorks): Promise<WorkRow[]> {
  return db.select().from(item).where(isOf(which)).orderBy(asc(item.item_id));
}

/** Removes works that were never online, so nobody can have ordered or collected them; returns them. */
export async function removeUnpublished(tx: Db, which: SellersWorks): Promise<WorkRow[]> {
  const neverOnline = and(isOf(which), isNull(item.online_at), eq(item.status, 'offline'));
  // Locked in the order of ids first, as everywhere that changes several works.
  await tx.select({ id: item.item_id }).from(item).where(neverOnline).orderBy(asc(item.item_id)).for('update');
  const removed = await tx.delete(item).where(neverOnline).returning();
  const ids = removed.map(({ item_id }) => item_id);
  await tx.delete(size).where(inArray(size.item_id, ids));
  return removed;
}

/** Which of these pictures any work uses. */
export async function picturesOnWorks(db: Db, hashes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ hash: item.picture_hash })
    .from(item)
    .where(inArray(item.picture_hash, [...hashes]));
  return rows.flatMap(({ hash }) => hash ?? []);
}
