import { and, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { dropFavorites } from '#features/favorites/server/favorite.service.ts';
import { cart, cartLine } from './cart.tables.ts';
import { KEPT } from './cart-token.service.ts';

/** How many carts one transaction forgets: few enough that nobody waits for it. */
const BATCH = 200;

/** Forgets visitors' carts that nobody has opened for 60 days, with what was collected in them. Members' carts stay. */
export async function forgetCarts(db: Db): Promise<void> {
  for (let forgotten = BATCH; forgotten === BATCH; ) {
    forgotten = await inTransaction(db, async (tx) => {
      const old = await tx
        .select({ cart_id: cart.cart_id })
        .from(cart)
        .where(and(isNull(cart.member_id), lte(cart.touched_at, KEPT)))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      const ids = old.map(({ cart_id }) => cart_id);
      for (const id of ids) await dropFavorites(tx, id);
      await tx.delete(cartLine).where(inArray(cartLine.cart_id, ids));
      await tx.delete(cart).where(inArray(cart.cart_id, ids));
      return ids.length;
    });
  }
}
