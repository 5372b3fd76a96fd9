import { inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { cartLine } from './cart.tables.ts';

export async function removeFromCarts(tx: Db, itemIds: readonly number[]): Promise<void> {
  await tx.delete(cartLine).where(inArray(cartLine.item_id, [...itemIds]));
}
