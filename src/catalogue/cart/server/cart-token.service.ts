import { and, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { statement } from '#db/server/statement.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { hashToken, newToken } from '#ground/tokens/server/token.ts';
import { cart, cartKey, cartLine } from './cart.tables.ts';

/** Product §4: a cart is kept for 60 days from its last use. */
export const EXPIRY = sql`now() - interval '60 days'`;

/** A cart with the token that opens it. */
export interface OpenCart {
  cart_id: number;
  /** Null for a visitor's cart. */
  member_id: number | null;
  token: string;
}

/** A member's cart has a token for each device, a visitor's has one. */
const openedBy = (hash: string): SQL =>
  eq(
    cart.cart_id,
    sql`coalesce((select ${cartKey.cart_id} from ${cartKey} where ${cartKey.token_hash} = ${sql.placeholder(hash)}),
      (select own.cart_id from cart as own where own.token_hash = ${sql.placeholder(hash)}))`,
  );
const isOpened = openedBy('hash');

const VISITOR = 0;
/** In a statement: whose cart the token opens whose hash is given as `cart`, for `ownerOf` to read. */
export const cartOwnerColumn = sql<
  number | null
>`(select coalesce(${cart.member_id}, ${sql.raw(String(VISITOR))}) from ${cart} where ${openedBy('cart')})`;

/** What `cartOwner` would answer, from a row with `cartOwnerColumn`. */
export function ownerOf(column: number | null): number | null | undefined {
  return column === VISITOR ? null : (column ?? undefined);
}

/** In a statement: the cart that the token opens whose hash is given as `hash`, if it is still kept. */
export const isOpenedAndUnexpired = and(isOpened, gt(cart.touched_at, EXPIRY));

const opened = { cart_id: cart.cart_id, member_id: cart.member_id };
const cartByToken = statement((db) => db.select(opened).from(cart).where(isOpenedAndUnexpired));
const touchedCart = statement((db) =>
  db.update(cart).set({ touched_at: sql`now()` }).where(isOpenedAndUnexpired).returning(opened),
);
const newCart = statement((db) =>
  db
    .insert(cart)
    .values({ token_hash: sql.placeholder('hash') })
    .returning({ cart_id: cart.cart_id }),
);
const ownerByToken = statement((db) => db.select({ member_id: cart.member_id }).from(cart).where(isOpened));

/** The cart a token opens, if it is still kept. */
export async function findCart(db: Db, token: string | undefined): Promise<OpenCart | undefined> {
  if (!token) return undefined;
  const [row] = await cartByToken(db, { hash: hashToken(token) });
  return row && { ...row, token };
}

/**
 * The cart a token opens, locked until the transaction ends: two tabs must not lose a line. Without one, a new cart, of which
 * a network gets so many in an hour.
 */
export async function lockCart(
  tx: Db,
  token: string | undefined,
  network: string,
): Promise<OpenCart & { isNew: boolean }> {
  if (token) {
    const [row] = await touchedCart(tx, { hash: hashToken(token) });
    if (row) return { ...row, token, isNew: false };
  }
  // Counted in the transaction that makes the cart: what is refused makes none, and counts for nothing.
  await requireWithinLimit(tx, { limit: 'new_cart', who: network });
  const fresh = newToken();
  const row = await insertOne(newCart(tx, { hash: hashToken(fresh) }));
  return { ...row, member_id: null, token: fresh, isNew: true };
}

/**
 * Whose cart a token opens: a member's id, null for a visitor's cart, undefined when it opens none. A member's cart is
 * theirs alone: a token that somebody else got hold of must not open it.
 */
export async function cartOwner(db: Db, token: string): Promise<number | null | undefined> {
  const [row] = await ownerByToken(db, { hash: hashToken(token) });
  return row?.member_id;
}

/** Throws visitors' carts away that nobody has opened for 60 days, a few at a time; answers their numbers. */
export async function takeAbandonedCarts(tx: Db, limit: number): Promise<number[]> {
  const old = await tx
    .select({ cart_id: cart.cart_id })
    .from(cart)
    .where(and(isNull(cart.member_id), lte(cart.touched_at, EXPIRY)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = old.map(({ cart_id }) => cart_id);
  await tx.delete(cartLine).where(inArray(cartLine.cart_id, ids));
  await tx.delete(cart).where(inArray(cart.cart_id, ids));
  return ids;
}
