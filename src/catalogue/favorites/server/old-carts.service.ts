import { deleteAbandonedCarts } from '#catalogue/cart/server/cart-token.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { deleteFavorites } from './favorite.service.ts';

/** Carts per transaction: few enough that it blocks nobody. */
const BATCH = 200;

/** Deletes visitors' carts unopened for 60 days, with their favourites. Members' carts stay. */
export async function deleteOldCarts(db: Db): Promise<void> {
  for (let forgotten = BATCH; forgotten === BATCH; ) {
    forgotten = await inTransaction(db, async (tx) => {
      const ids = await deleteAbandonedCarts(tx, BATCH);
      await deleteFavorites(tx, ids);
      return ids.length;
    });
  }
}
