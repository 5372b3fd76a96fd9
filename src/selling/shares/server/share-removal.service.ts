import { inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { shareEntry } from './share.tables.ts';

/** Removes the shares of these orders. The ledger refuses, unless the orders are marked as the demo's. */
export async function removeSharesOf(tx: Db, orderIds: readonly number[]): Promise<void> {
  await tx.delete(shareEntry).where(inArray(shareEntry.order_id, [...orderIds]));
}
