import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Holder } from '#catalogue/cart/server/cart.service.ts';
import { memberCart } from '#catalogue/cart/server/cart-merge.service.ts';
import { findCart, lockCart, type OpenCart } from '#catalogue/cart/server/cart-token.service.ts';
import { collectedCards, countCollector } from '#catalogue/works/server/works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import type { Favorite } from '../favorite.contract.ts';
import { favorite } from './favorite.tables.ts';

/** More than anyone collects; the list stays one answer. */
const MOST = 500;
/** How long a removal can be undone. */
const UNDO_FOR = sql`now() - interval '1 day'`;

interface Favorites {
  token: string;
  list: Favorite[];
}

export async function readFavorites(db: Db, lang: Lang, token: string | undefined): Promise<Favorites> {
  const cart = await findCart(db, token);
  if (!cart) return { token: '', list: [] };
  return { token: cart.token, list: await favoritesIn(db, lang, cart.cart_id) };
}

/** Latest first; works no longer for sale are marked. */
async function favoritesIn(db: Db, lang: Lang, cartId: number): Promise<Favorite[]> {
  const rows = await db
    .select()
    .from(favorite)
    .where(isIn(cartId))
    .orderBy(desc(favorite.added_at), desc(favorite.item_id))
    .limit(MOST);
  const ids = rows.map(({ item_id }) => item_id);
  const cards = new Map((await collectedCards(db, lang, ids)).map((card) => [card.item.item_id, card]));
  return rows.flatMap(({ item_id, price_then, added_at }) => {
    const card = cards.get(item_id);
    return card ? [{ ...card, price_then, added_at: added_at.toISOString() }] : [];
  });
}

/** For the member's data export. */
export async function memberFavorites(db: Db, lang: Lang, memberId: number): Promise<Favorite[]> {
  const cartId = await memberCart(db, memberId);
  return cartId === undefined ? [] : favoritesIn(db, lang, cartId);
}

export function addFavorite(db: Db, lang: Lang, { token, network }: Holder, itemId: number): Promise<Favorites> {
  return inTransaction(db, async (tx) => {
    const [card] = await collectedCards(tx, lang, [itemId]);
    if (!card || card.unavailable === 'offline') throw new Refusal('not_found');
    const cart = await lockCart(tx, token, network);
    const { price_from } = card.item;
    const added = await insert(tx, [
      { cart_id: cart.cart_id, item_id: itemId, price_then: price_from, added_at: new Date() },
    ]);
    await count(tx, cart, added, 1);
    return readFavorites(tx, lang, cart.token);
  });
}

/** The removal can be undone for a day. */
export function removeFavorite(db: Db, lang: Lang, token: string | undefined, itemId: number): Promise<Favorites> {
  return inTransaction(db, async (tx) => {
    const cart = await findCart(tx, token);
    if (!cart) return { token: '', list: [] };
    await tx.delete(favorite).where(and(eq(favorite.cart_id, cart.cart_id), lt(favorite.removed_at, UNDO_FOR)));
    const removed = await change(tx, and(isIn(cart.cart_id), eq(favorite.item_id, itemId)), sql`now()`);
    await count(tx, cart, removed, -1);
    return readFavorites(tx, lang, cart.token);
  });
}

/** Restores a removed favourite with its former price and day. */
export function restoreFavorite(db: Db, lang: Lang, token: string | undefined, itemId: number): Promise<Favorites> {
  return inTransaction(db, async (tx) => {
    const cart = await findCart(tx, token);
    if (!cart) throw new Refusal('not_found');
    const isThis = and(eq(favorite.cart_id, cart.cart_id), eq(favorite.item_id, itemId));
    const restored = await change(tx, and(isThis, isNotNull(favorite.removed_at)), null);
    await count(tx, cart, restored, 1);
    if ((await tx.$count(favorite, isThis)) === 0) throw new Refusal('not_found');
    return readFavorites(tx, lang, cart.token);
  });
}

/** Moves a visitor's favourites to the member, without duplicates. Returns how many moved. */
export async function moveFavorites(tx: Db, visitorsCartId: number, membersCartId: number): Promise<number> {
  const all = await tx.delete(favorite).where(eq(favorite.cart_id, visitorsCartId)).returning();
  const moved = all.filter(({ removed_at }) => removed_at === null);
  if (moved.length === 0) return 0;
  const inserted = await insert(
    tx,
    moved.map((row) => ({ ...row, cart_id: membersCartId })),
  );
  await countCollector(tx, inserted, 1);
  return inserted.length;
}

/** Removes all favourites of a member. */
export async function dropFavorites(tx: Db, membersCartId: number): Promise<void> {
  const dropped = await tx
    .delete(favorite)
    .where(eq(favorite.cart_id, membersCartId))
    .returning({ item_id: favorite.item_id, removed_at: favorite.removed_at });
  const collected = dropped.filter(({ removed_at }) => removed_at === null);
  await countCollector(
    tx,
    collected.map(({ item_id }) => item_id),
    -1,
  );
}

export async function deleteFavorites(tx: Db, visitorsCartIds: readonly number[]): Promise<void> {
  await tx.delete(favorite).where(inArray(favorite.cart_id, [...visitorsCartIds]));
}

/** Only members count as collectors: carts are free, so anyone could inflate the number. */
async function count(tx: Db, { member_id }: OpenCart, itemIds: readonly number[], change: 1 | -1): Promise<void> {
  if (member_id !== null) await countCollector(tx, itemIds, change);
}

/** Inserts favourites, replacing removed ones; existing ones stay. Returns those added. */
async function insert(tx: Db, rows: Omit<typeof favorite.$inferInsert, 'removed_at'>[]): Promise<number[]> {
  const added = await tx
    .insert(favorite)
    .values(rows)
    .onConflictDoUpdate({
      target: [favorite.cart_id, favorite.item_id],
      set: { price_then: sql`excluded.price_then`, added_at: sql`excluded.added_at`, removed_at: null },
      setWhere: isNotNull(favorite.removed_at),
    })
    .returning({ item_id: favorite.item_id });
  return added.map(({ item_id }) => item_id);
}

async function change(tx: Db, which: SQL | undefined, removed_at: SQL | null): Promise<number[]> {
  const changed = await tx.update(favorite).set({ removed_at }).where(which).returning({ item_id: favorite.item_id });
  return changed.map(({ item_id }) => item_id);
}

function isIn(cartId: number) {
  return and(eq(favorite.cart_id, cartId), isNull(favorite.removed_at));
}
