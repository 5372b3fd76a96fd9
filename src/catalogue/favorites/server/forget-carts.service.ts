import { takeAbandonedCarts } from '#catalogue/cart/server/cart-token.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { forgetFavorites } from './favorite.service.ts';

/** How many carts one transaction forgets: few enough that nobody waits for it. */
const BATCH = 200;

/** Forgets visitors' carts that nobody has opened for 60 days, with what was collected in them. Members' carts stay. */
export async function forgetCarts(db: Db): Promise<void> {
  for (let forgotten = BATCH; forgotten === BATCH; ) {
    forgotten = await inTransaction(db, async (tx) => {
      const ids = await takeAbandonedCarts(tx, BATCH);
      await forgetFavorites(tx, ids);
      return ids.length;
    });
  }
}
