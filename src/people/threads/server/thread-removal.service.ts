import { inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { thread } from './thread.tables.ts';

/** Conversations about one of these works are about none from now on. */
export async function forgetWorksIn(tx: Db, itemIds: readonly number[]): Promise<void> {
  await tx
    .update(thread)
    .set({ item_id: null })
    .where(inArray(thread.item_id, [...itemIds]));
}
