import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { shopDay } from '#shared/shop-time.ts';
import { shareRelease } from './payout.tables.ts';

export interface Arrival {
  order_id: number;
  /** Null if the order has not arrived, or its arrival was undone. */
  arrival: { at: Date; return_until: Date } | null;
  /** Whether a return is being decided or refunded. */
  held: boolean;
}

/** Records when an order's shares can be paid out, in the transaction that changes the order. */
export async function setRelease(tx: Db, { order_id, arrival, held }: Arrival): Promise<void> {
  if (!arrival) {
    await tx.delete(shareRelease).where(eq(shareRelease.order_id, order_id));
    return;
  }
  const set = { arrived_on: shopDay(arrival.at), return_until: shopDay(arrival.return_until), held };
  await tx
    .insert(shareRelease)
    .values({ order_id, ...set })
    .onConflictDoUpdate({ target: shareRelease.order_id, set });
}

/** The recorded arrivals of these orders. */
export async function releasesOf(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, typeof shareRelease.$inferSelect>> {
  const rows = await db
    .select()
    .from(shareRelease)
    .where(inArray(shareRelease.order_id, [...orderIds]));
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** Deletes the arrivals of orders that are being removed. */
export async function removeReleases(tx: Db, orderIds: readonly number[]): Promise<void> {
  await tx.delete(shareRelease).where(inArray(shareRelease.order_id, [...orderIds]));
}
