import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { findCart, lockCart } from '#features/cart/server/cart-token.service.ts';
import { countCollector, itemCards } from '#features/catalog/server/catalog.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import type { favorite as favoriteSchema } from '../favorite.contract.ts';
import { favorite } from './favorite.tables.ts';

/** More than anybody hangs; the list stays one answer. */
const MOST = 500;

export interface Favorites {
  token: string;
  list: z.infer<typeof favoriteSchema>[];
}

/** What a visitor collects, latest first. */
export async function readFavorites(db: Db, lang: Lang, token: string | undefined): Promise<Favorites> {
  const held = await findCart(db, token);
  if (!held) return { token: '', list: [] };
  const rows = await db
    .select()
    .from(favorite)
    .where(eq(favorite.cart_id, held.cart_id))
    .orderBy(desc(favorite.added_at))
    .limit(MOST);
  const cards = await itemCards(
    db,
    lang,
    rows.map((row) => row.item_id),
  );
  const list = rows.flatMap(({ item_id, price_then, added_at }) => {
    const item = cards.find((card) => card.item_id === item_id);
    return item ? [{ item, price_then, added_at: added_at.toISOString() }] : [];
  });
  return { token: held.token, list };
}

/** Collects a work; collecting it twice is collecting it once. */
export function addFavorite(db: Db, lang: Lang, token: string | undefined, itemId: number): Promise<Favorites> {
  return inTransaction(db, async (tx) => {
    const [card] = await itemCards(tx, lang, [itemId]);
    if (!card) throw new Refusal('not_found');
    const held = await lockCart(tx, token);
    const added = await tx
      .insert(favorite)
      .values({ cart_id: held.cart_id, item_id: itemId, price_then: card.price_from })
      .onConflictDoNothing()
      .returning({ item_id: favorite.item_id });
    if (added.length > 0) await countCollector(tx, itemId, 1);
    return readFavorites(tx, lang, held.token);
  });
}

/** Lets a work go. */
export function removeFavorite(db: Db, lang: Lang, token: string | undefined, itemId: number): Promise<Favorites> {
  return inTransaction(db, async (tx) => {
    const held = await findCart(tx, token);
    if (!held) return { token: '', list: [] };
    const removed = await tx
      .delete(favorite)
      .where(and(eq(favorite.cart_id, held.cart_id), eq(favorite.item_id, itemId)))
      .returning({ item_id: favorite.item_id });
    if (removed.length > 0) await countCollector(tx, itemId, -1);
    return readFavorites(tx, lang, held.token);
  });
}

/** Gives what one cart's owner collects to another cart; a work that both collect is collected once. Returns how many moved. */
export async function moveFavorites(tx: Db, fromCartId: number, toCartId: number): Promise<number> {
  const moved = await tx.delete(favorite).where(eq(favorite.cart_id, fromCartId)).returning();
  if (moved.length === 0) return 0;
  const kept = await tx
    .insert(favorite)
    .values(moved.map((row) => ({ ...row, cart_id: toCartId })))
    .onConflictDoNothing()
    .returning({ item_id: favorite.item_id });
  const keptIds = new Set(kept.map(({ item_id }) => item_id));
  for (const { item_id } of moved) if (!keptIds.has(item_id)) await countCollector(tx, item_id, -1);
  return kept.length;
}

/** Lets everything go that a cart's owner collected. */
export async function dropFavorites(tx: Db, cartId: number): Promise<void> {
  const dropped = await tx
    .delete(favorite)
    .where(eq(favorite.cart_id, cartId))
    .returning({ item_id: favorite.item_id });
  for (const { item_id } of dropped) await countCollector(tx, item_id, -1);
}
