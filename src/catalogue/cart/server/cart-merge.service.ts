import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { hashToken, newToken } from '#ground/tokens/server/token.ts';
import { gathered } from '../cart.rules.ts';
import { cart, cartKey, cartLine } from './cart.tables.ts';
import { cartLines, writeLines } from './cart-lines.service.ts';
import { EXPIRY } from './cart-token.service.ts';

export interface CartOwner {
  member_id: number;
  session_id: number;
}

interface CartAtHome {
  /** This device's token for the member's cart. */
  token: string;
  cart_id: number;
  /** The visitor's cart, which is gone now; what else was kept by its number is the caller's to move. */
  visitors: number | undefined;
  /** Whether the visitor had put prints aside that are now the member's. */
  merged: boolean;
}

/**
 * Makes a visitor's cart the member's (product §4): one cart with the lines of both, `nums` summed and capped. The visitor's
 * token opens nothing any more; a token of another member is left alone.
 */
export async function bringCartHome(tx: Db, owner: CartOwner, token: string | undefined): Promise<CartAtHome> {
  // Always the member's cart first and the visitor's second: two devices that sign in at once must not deadlock.
  const cartId = await lockMemberCart(tx, owner.member_id);
  const visitors = token ? await lockVisitorCart(tx, token) : undefined;
  const merged = visitors !== undefined && (await mergeInto(tx, cartId, visitors));
  const fresh = newToken();
  // One token for each device: what it does not use any more would only pile up.
  await tx.delete(cartKey).where(eq(cartKey.session_id, owner.session_id));
  await tx.insert(cartKey).values({ token_hash: hashToken(fresh), cart_id: cartId, session_id: owner.session_id });
  return { token: fresh, cart_id: cartId, visitors, merged };
}

/** Takes the cart's tokens away from devices that were signed out. */
export async function dropCartKeys(tx: Db, sessionIds: readonly number[]): Promise<void> {
  if (sessionIds.length > 0) await tx.delete(cartKey).where(inArray(cartKey.session_id, [...sessionIds]));
}

/** Throws a member's cart away, because the member leaves; an order that is being placed is waited for. Answers its number. */
export async function dropMemberCart(tx: Db, memberId: number): Promise<number | undefined> {
  const [row] = await tx.select({ cart_id: cart.cart_id }).from(cart).where(eq(cart.member_id, memberId)).for('update');
  if (!row) return undefined;
  await tx.delete(cartKey).where(eq(cartKey.cart_id, row.cart_id));
  await tx.delete(cartLine).where(eq(cartLine.cart_id, row.cart_id));
  await tx.delete(cart).where(eq(cart.cart_id, row.cart_id));
  return row.cart_id;
}

/** The number of a member's cart, if they have one. */
export async function memberCart(db: Db, memberId: number): Promise<number | undefined> {
  const [row] = await db.select({ cart_id: cart.cart_id }).from(cart).where(eq(cart.member_id, memberId));
  return row?.cart_id;
}

/** What lies in a member's cart, for their data export. */
export async function memberLines(db: Db, memberId: number) {
  const cartId = await memberCart(db, memberId);
  return cartId === undefined ? [] : cartLines(db, cartId);
}

/** Holds the cart of a member until the transaction ends; a member who has none is given one. */
export async function lockMemberCart(tx: Db, memberId: number): Promise<number> {
  // Nobody knows the token whose hash this is: a member's cart is opened by its devices' tokens only.
  const [row] = await tx
    .insert(cart)
    .values({ token_hash: hashToken(newToken()), member_id: memberId })
    .onConflictDoUpdate({ target: cart.member_id, set: { touched_at: sql`now()` } })
    .returning({ cart_id: cart.cart_id });
  if (!row) throw new Error('the cart of a member was neither found nor made');
  return row.cart_id;
}

async function lockVisitorCart(tx: Db, token: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ cart_id: cart.cart_id })
    .from(cart)
    .where(and(eq(cart.token_hash, hashToken(token)), isNull(cart.member_id), gt(cart.touched_at, EXPIRY)))
    .for('update');
  return row?.cart_id;
}

async function mergeInto(tx: Db, cartId: number, visitors: number): Promise<boolean> {
  const added = await cartLines(tx, visitors);
  if (added.length > 0) await writeLines(tx, cartId, gathered([...(await cartLines(tx, cartId)), ...added]));
  await tx.delete(cartLine).where(eq(cartLine.cart_id, visitors));
  await tx.delete(cart).where(eq(cart.cart_id, visitors));
  return added.length > 0;
}
