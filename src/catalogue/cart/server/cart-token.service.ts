import { and, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { statement } from '#db/server/statement.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { hashToken, newToken } from '#ground/tokens/server/token.ts';
import { cart, cartKey, cartLine } from './cart.tables.ts';

/** Product §4: a cart expires 60 days after its last use. */
export const EXPIRY = sql`now() - interval '60 days'`;

export interface OpenCart {
  cart_id: number;
  /** Null for a visitor's cart. */
  member_id: number | null;
  token: string;
}

/** A member's cart has one token per device, a visitor's has one. */
const openedBy = (hash: string): SQL =>
  eq(
    cart.cart_id,
    sql`coalesce((select ${cartKey.cart_id} from ${cartKey} where ${cartKey.token_hash} = ${sql.placeholder(hash)}),
      (select own.cart_id from cart as own where own.token_hash = ${sql.placeholder(hash)}))`,
  );
const isOpened = openedBy('hash');

const VISITOR = 0;
/** SQL: the owner of the cart whose token hash is `cart`, for `ownerOf`. */
export const cartOwnerColumn = sql<
  number | null
>`(select coalesce(${cart.member_id}, ${sql.raw(String(VISITOR))}) from ${cart} where ${openedBy('cart')})`;

/** The same result as `cartOwner`, from a row with `cartOwnerColumn`. */
export function ownerOf(column: number | null): number | null | undefined {
  return column === VISITOR ? null : (column ?? undefined);
}

/** SQL: the unexpired cart whose token hash is `hash`. */
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

/** The unexpired cart of a token. */
export async function findCart(db: Db, token: string | undefined): Promise<OpenCart | undefined> {
  if (!token) return undefined;
  const [row] = await cartByToken(db, { hash: hashToken(token) });
  return row && { ...row, token };
}

/**
 * Locks the cart of a token until the transaction ends, so that two tabs cannot lose a line. Without one it creates a
 * cart, within a limit per network and hour.
 */
export async function lockCart(tx: Db, token: string | undefined, network: string): Promise<OpenCart> {
  if (token) {
    const [row] = await touchedCart(tx, { hash: hashToken(token) });
    if (row) return { ...row, token };
  }
  // Counted in the same transaction: a refused cart does not count.
  await requireWithinLimit(tx, { limit: 'new_cart', who: network });
  const fresh = newToken();
  const row = await insertOne(newCart(tx, { hash: hashToken(fresh) }));
  return { ...row, member_id: null, token: fresh };
}

/**
 * The owner of a token's cart: a member's id, null for a visitor, undefined without a cart. Only the member can open
 * their cart: a stolen token must not.
 */
export async function cartOwner(db: Db, token: string): Promise<number | null | undefined> {
  const [row] = await ownerByToken(db, { hash: hashToken(token) });
  return row?.member_id;
}

/** Deletes a batch of visitors' carts unopened for 60 days; returns their ids. */
export async function deleteAbandonedCarts(tx: Db, limit: number): Promise<number[]> {
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
