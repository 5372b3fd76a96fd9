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
  token: string;
  cart_id: number;
  /** The visitor's former cart, now deleted; the caller moves other data with its id. */
  visitors: number | undefined;
  /** Whether prints of the visitor were added to the member's cart. */
  merged: boolean;
}

/**
 * Merges a visitor's cart into the member's (product §4): counts are summed and capped. The visitor's token becomes
 * invalid; a token of another member is left alone.
 */
export async function bringCartHome(tx: Db, owner: CartOwner, token: string | undefined): Promise<CartAtHome> {
  // Always the member's cart first and the visitor's second, so that two sign-ins cannot deadlock.
  const cartId = await lockMemberCart(tx, owner.member_id);
  const visitors = token ? await lockVisitorCart(tx, token) : undefined;
  const merged = visitors !== undefined && (await mergeInto(tx, cartId, visitors));
  const fresh = newToken();
  // One token for each device: unused ones would pile up.
  await tx.delete(cartKey).where(eq(cartKey.session_id, owner.session_id));
  await tx.insert(cartKey).values({ token_hash: hashToken(fresh), cart_id: cartId, session_id: owner.session_id });
  return { token: fresh, cart_id: cartId, visitors, merged };
}

/** Removes the cart tokens of devices that were signed out. */
export async function dropCartKeys(tx: Db, sessionIds: readonly number[]): Promise<void> {
  if (sessionIds.length > 0) await tx.delete(cartKey).where(inArray(cartKey.session_id, [...sessionIds]));
}

/** Deletes the cart of a leaving member, after any order in progress. Returns its id. */
export async function dropMemberCart(tx: Db, memberId: number): Promise<number | undefined> {
  const [row] = await tx.select({ cart_id: cart.cart_id }).from(cart).where(eq(cart.member_id, memberId)).for('update');
  if (!row) return undefined;
  await tx.delete(cartKey).where(eq(cartKey.cart_id, row.cart_id));
  await tx.delete(cartLine).where(eq(cartLine.cart_id, row.cart_id));
  await tx.delete(cart).where(eq(cart.cart_id, row.cart_id));
  return row.cart_id;
}

export async function memberCart(db: Db, memberId: number): Promise<number | undefined> {
  const [row] = await db.select({ cart_id: cart.cart_id }).from(cart).where(eq(cart.member_id, memberId));
  return row?.cart_id;
}

/** For the member's data export. */
export async function memberLines(db: Db, memberId: number) {
  const cartId = await memberCart(db, memberId);
  return cartId === undefined ? [] : cartLines(db, cartId);
}

/** Locks a member's cart until the transaction ends; creates one if there is none. */
export async function lockMemberCart(tx: Db, memberId: number): Promise<number> {
  // The hash of a token that nobody knows: only the tokens of its devices open a member's cart.
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
