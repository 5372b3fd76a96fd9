import { and, count, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { favorite } from './favorite.tables.ts';

export async function removeFavoritesOf(tx: Db, itemIds: readonly number[]): Promise<void> {
  await tx.delete(favorite).where(inArray(favorite.item_id, [...itemIds]));
}

/** Collectors per work; works without any are missing. */
export async function countCollectors(tx: Db, itemIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .select({ item_id: favorite.item_id, people: count() })
    .from(favorite)
    .where(and(inArray(favorite.item_id, [...itemIds]), isNull(favorite.removed_at)))
    .groupBy(favorite.item_id);
  return new Map(rows.map(({ item_id, people }) => [item_id, people]));
}
