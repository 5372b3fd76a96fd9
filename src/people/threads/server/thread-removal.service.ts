import { inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { thread } from './thread.tables.ts';

/** Detaches conversations from these works. */
export async function detachWorks(tx: Db, itemIds: readonly number[]): Promise<void> {
  await tx
    .update(thread)
    .set({ item_id: null })
    .where(inArray(thread.item_id, [...itemIds]));
}
