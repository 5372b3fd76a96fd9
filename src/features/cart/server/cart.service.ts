import { asc, eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { type Offer, readOffers } from '#features/catalog/server/offer.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { Prices } from '#shared/money.ts';
import type { CartLine, PricedLine } from '../cart.contract.ts';
import { countOf, gathered, isSamePrint, type Line, MAX_LINES, withLine, withoutItem } from '../cart.rules.ts';
import { cartLine } from './cart.tables.ts';
import { findCart, lockCart } from './cart-token.service.ts';

export interface Cart {
  token: string;
  list: PricedLine[];
}

type StoredLine = Line & { price: Prices };

/** The visitor's cart with today's prices; without a token, or with one that has run out, an empty one. */
export async function readCart(db: Db, token: string | undefined): Promise<Cart> {
  const cart = await findCart(db, token);
  if (!cart) return { token: '', list: [] };
  return { token: cart.token, list: await priced(db, await cartLines(db, cart.cart_id)) };
}

/**
 * Adds one line. A visitor who has no cart yet is given one (spec §6). `added` says how many of the prints there was room for.
 */
export async function addLine(db: Db, token: string | undefined, line: CartLine): Promise<Cart & { added: number }> {
  let added = 0;
  const cart = await changeCart(db, token, [line], (lines, [wanted]) => {
    const next = wanted ? withLine(lines, wanted) : lines;
    added = countOf(next) - countOf(lines);
    return next;
  });
  return { ...cart, added };
}

/** Replaces the whole cart. */
export function replaceLines(db: Db, token: string | undefined, lines: readonly CartLine[]): Promise<Cart> {
  return changeCart(db, token, lines, (_current, added) => gathered(added), { keepsPrices: true });
}

/** Takes a work out of the cart, or one size and frame of it. */
export function removeItem(db: Db, token: string | undefined, which: Parameters<typeof withoutItem>[1]): Promise<Cart> {
  return changeCart(db, token, [], (lines) => withoutItem(lines, which));
}

/** Empties the cart; its token stays. */
export function emptyCart(db: Db, token: string | undefined): Promise<Cart> {
  return changeCart(db, token, [], () => []);
}

/** One decision, one transaction: the cart is locked, changed by a pure rule, and written. */
function changeCart(
  db: Db,
  token: string | undefined,
  wanted: readonly CartLine[],
  change: (current: StoredLine[], added: StoredLine[]) => StoredLine[],
  { keepsPrices = false }: { keepsPrices?: boolean } = {},
): Promise<Cart> {
  return inTransaction(db, async (tx) => {
    const { cart_id, token: kept } = await lockCart(tx, token);
    const current = await cartLines(tx, cart_id);
    const lines = change(current, await buyable(tx, wanted, keepsPrices ? current : []));
    // Two carts that became one may hold more than either could: taking something out must still be possible.
    if (lines.length > Math.max(MAX_LINES, current.length)) throw new Refusal('cart_full');
    await writeLines(tx, cart_id, lines);
    return { token: kept, list: await priced(tx, lines) };
  });
}

/**
 * The wanted lines with their prices; one that cannot be bought refuses them all, so that nothing is half added. A print
 * already in the cart keeps the price it was added at, and may stay, not grow, when it can no longer be bought.
 */
async function buyable(tx: Db, wanted: readonly CartLine[], current: readonly StoredLine[]): Promise<StoredLine[]> {
  const offers = await readOffers(tx, wanted);
  return wanted.map((line, index) => {
    const { price, unavailable } = offers[index] as Offer;
    const kept = current.find((other) => isSamePrint(other, line));
    if (kept && (!unavailable || line.nums <= kept.nums)) return { ...line, price: kept.price };
    if (unavailable === 'sold_out') throw new Refusal('sold_out');
    if (unavailable || !price) throw new Refusal('cart_item_unavailable');
    return { ...line, price };
  });
}

/** Replaces a cart's lines. */
export async function writeLines(tx: Db, cartId: number, lines: readonly StoredLine[]): Promise<void> {
  await tx.delete(cartLine).where(eq(cartLine.cart_id, cartId));
  if (lines.length > 0)
    await tx.insert(cartLine).values(lines.map((line, position) => ({ ...line, cart_id: cartId, position })));
}

/** A cart's lines in the order they were added. */
export function cartLines(db: Db, cartId: number): Promise<StoredLine[]> {
  const { item_id, size_id, frame_id, nums, price } = cartLine;
  return db
    .select({ item_id, size_id, frame_id, nums, price })
    .from(cartLine)
    .where(eq(cartLine.cart_id, cartId))
    .orderBy(asc(cartLine.position));
}

async function priced(db: Db, lines: readonly StoredLine[]): Promise<PricedLine[]> {
  const offers = await readOffers(db, lines);
  return lines.map(({ price: then, ...line }, index) => {
    const { price, unavailable } = offers[index] as Offer;
    const isChanged = price && (price.NTD !== then.NTD || price.USD !== then.USD);
    return { ...line, ...(price && { price }), ...(isChanged && { was: then }), ...(unavailable && { unavailable }) };
  });
}
