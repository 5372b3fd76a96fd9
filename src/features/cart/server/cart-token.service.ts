import { and, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { requireTurn } from '#ground/throttle/server/throttle.service.ts';
import { hashToken, newToken } from '#ground/tokens/server/token.ts';
import { cart, cartKey, cartLine } from './cart.tables.ts';

/** Product §4: a cart is kept for 60 days from its last use. */
export const KEPT = sql`now() - interval '60 days'`;

/** A cart with the token that opens it. */
export interface OpenCart {
  cart_id: number;
  /** Null for a visitor's cart. */
  member_id: number | null;
  token: string;
}

/** The cart a token opens, if it is still kept. */
export async function findCart(db: Db, token: string | undefined): Promise<OpenCart | undefined> {
  if (!token) return undefined;
  const [row] = await db
    .select({ cart_id: cart.cart_id, member_id: cart.member_id })
    .from(cart)
    .where(and(openedBy(token), gt(cart.touched_at, KEPT)));
  return row && { ...row, token };
}

/** Counts a visitor who would be given a new cart: a network gets so many in an hour. Who has one is let through. */
export async function admitToCart(db: Db, token: string | undefined, network: string): Promise<void> {
  if (!(await findCart(db, token))) await requireTurn(db, { limit: 'new_cart', who: network });
}

/** The cart a token opens, locked until the transaction ends: two tabs must not lose a line. Without one, a new cart. */
export async function lockCart(tx: Db, token: string | undefined): Promise<OpenCart> {
  if (token) {
    const [row] = await tx
      .update(cart)
      .set({ touched_at: sql`now()` })
      .where(and(openedBy(token), gt(cart.touched_at, KEPT)))
      .returning({ cart_id: cart.cart_id, member_id: cart.member_id });
    if (row) return { ...row, token };
  }
  const fresh = newToken();
  const [row] = await tx
    .insert(cart)
    .values({ token_hash: hashToken(fresh) })
    .returning({ cart_id: cart.cart_id });
  if (!row) throw new Error('a cart was inserted but not returned');
  return { ...row, member_id: null, token: fresh };
}

/**
 * Whose cart a token opens: a member's id, null for a visitor's cart, undefined when it opens none. A member's cart is
 * theirs alone: a token that somebody else got hold of must not open it.
 */
export async function cartOwner(db: Db, token: string): Promise<number | null | undefined> {
  const [row] = await db.select({ member_id: cart.member_id }).from(cart).where(openedBy(token));
  return row?.member_id;
}

/** Throws visitors' carts away that nobody has opened for 60 days, a few at a time; answers their numbers. */
export async function takeAbandonedCarts(tx: Db, limit: number): Promise<number[]> {
  const old = await tx
    .select({ cart_id: cart.cart_id })
    .from(cart)
    .where(and(isNull(cart.member_id), lte(cart.touched_at, KEPT)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = old.map(({ cart_id }) => cart_id);
  await tx.delete(cartLine).where(inArray(cartLine.cart_id, ids));
  await tx.delete(cart).where(inArray(cart.cart_id, ids));
  return ids;
}

/** A member's cart has a token for each device, a visitor's has one. */
export function openedBy(token: string): SQL {
  const hash = hashToken(token);
  return eq(
    cart.cart_id,
    sql`coalesce((select ${cartKey.cart_id} from ${cartKey} where ${cartKey.token_hash} = ${hash}),
      (select own.cart_id from cart as own where own.token_hash = ${hash}))`,
  );
}
