import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { cart } from './cart.tables.ts';

/** Product §4: a cart is kept for 60 days from its last use. */
const KEPT = sql`now() - interval '60 days'`;

/** A cart with the token that opens it. */
export interface HeldCart {
  cart_id: number;
  token: string;
}

/** The cart a token opens, if it is still kept. */
export async function findCart(db: Db, token: string | undefined): Promise<HeldCart | undefined> {
  if (!token) return undefined;
  const [row] = await db
    .select({ cart_id: cart.cart_id })
    .from(cart)
    .where(and(eq(cart.token_hash, hashOf(token)), gt(cart.touched_at, KEPT)));
  return row && { ...row, token };
}

/** The cart a token opens, locked until the transaction ends: two tabs must not lose a line. Without one, a new cart. */
export async function lockCart(tx: Db, token: string | undefined): Promise<HeldCart> {
  if (token) {
    const [row] = await tx
      .update(cart)
      .set({ touched_at: sql`now()` })
      .where(and(eq(cart.token_hash, hashOf(token)), gt(cart.touched_at, KEPT)))
      .returning({ cart_id: cart.cart_id });
    if (row) return { ...row, token };
  }
  const fresh = randomBytes(32).toString('base64url');
  const [row] = await tx
    .insert(cart)
    .values({ token_hash: hashOf(fresh) })
    .returning({ cart_id: cart.cart_id });
  if (!row) throw new Error('a cart was inserted but not returned');
  return { ...row, token: fresh };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
