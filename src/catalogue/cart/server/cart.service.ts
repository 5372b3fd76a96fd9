import { unavailableRefusal } from '#catalogue/works/server/exhibition.service.ts';
import { type Offer, readOffers } from '#catalogue/works/server/offer.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { hashToken } from '#ground/tokens/server/token.ts';
import { Refusal } from '#shared/errors.ts';
import type { CartLine, PricedLine } from '../cart.contract.ts';
import {
  changedLine,
  countOf,
  gathered,
  isSamePrint,
  type Line,
  type LineChange,
  MAX_LINES,
  printKey,
  type Restoring,
  withChange,
  withLine,
  withoutItem,
  withRestored,
} from '../cart.rules.ts';
import {
  linesByToken,
  type OfferBook,
  readLinesWithOffers,
  type StoredLine,
  writeLines,
} from './cart-lines.service.ts';
import { lockCart } from './cart-token.service.ts';

interface Cart {
  token: string;
  list: PricedLine[];
}

/** The cart's token, and the network that a new cart counts for. */
export interface Holder {
  token: string | undefined;
  network: string;
}

/** With current prices; empty without a valid token. Two queries. */
export async function readCart(db: Db, token: string | undefined): Promise<Cart> {
  const rows = token ? await linesByToken(db, { hash: hashToken(token) }) : [];
  if (!token || rows.length === 0) return { token: '', list: [] };
  const lines = rows.flatMap(({ item_id, size_id, frame_id, nums, price }) => {
    const isLine = item_id !== null && size_id !== null && frame_id !== null && nums !== null && price !== null;
    return isLine ? [{ item_id, size_id, frame_id, nums, price }] : [];
  });
  return { token, list: priced(lines, await readOfferBook(db, lines)) };
}

/** Creates a cart if the visitor has none (spec §6). Adds all lines or none; `added` is the number of prints that fitted. */
export async function addLines(db: Db, holder: Holder, lines: readonly CartLine[]): Promise<Cart & { added: number }> {
  let added = 0;
  const cart = await changeCart(db, holder, {
    named: lines,
    change: (current, wanted) => {
      const next = wanted.reduce<StoredLine[]>(withLine, current);
      added = countOf(next) - countOf(current);
      return next;
    },
  });
  return { ...cart, added };
}

export function replaceLines(db: Db, holder: Holder, lines: readonly CartLine[]): Promise<Cart> {
  return changeCart(db, holder, { named: lines, change: (_current, added) => gathered(added), keepsPrices: true });
}

/**
 * Changes one line and no other, as another tab may have changed them. If the print is gone and the wanted one is
 * there, the change was already made: the browser lost our answer and retried.
 */
export function changeLine(db: Db, holder: Holder, change: LineChange): Promise<Cart> {
  const target = changedLine({ ...change, nums: 1 }, change);
  return changeCart(db, holder, {
    named: [target],
    wantedOf: (current) => {
      const next = withChange(current, change).filter((line) => isSamePrint(line, target));
      if (next.length === 0) throw new Refusal('cart_changed');
      return next;
    },
    change: (current, [changed]) =>
      withChange(current, change).map((line) => (changed && isSamePrint(line, changed) ? changed : line)),
    keepsPrices: true,
  });
}

/** Undoes a change: these lines return to their places, all others stay. */
export function restoreLines(db: Db, holder: Holder, { lines, without }: Restoring): Promise<Cart> {
  return changeCart(db, holder, {
    named: lines.map(({ at: _at, ...line }) => line),
    change: (current, wanted) => {
      const restored = wanted.map((line, index) => ({ line, at: lines[index]?.at ?? current.length }));
      return withRestored(current, restored, without);
    },
    keepsPrices: true,
  });
}

export function removeItem(db: Db, holder: Holder, which: Parameters<typeof withoutItem>[1]): Promise<Cart> {
  return changeCart(db, holder, { named: [], change: (lines) => withoutItem(lines, which) });
}

/** The token stays valid. */
export function emptyCart(db: Db, holder: Holder): Promise<Cart> {
  return changeCart(db, holder, { named: [], change: () => [] });
}

interface Changing {
  /** The lines that the request names. */
  named: readonly CartLine[];
  /** The lines that must be for sale; without it, the named ones. */
  wantedOf?: (current: readonly StoredLine[]) => readonly CartLine[];
  change: (current: StoredLine[], added: StoredLine[]) => StoredLine[];
  keepsPrices?: boolean;
}

/**
 * Locks the cart, applies a pure rule and writes, in one transaction. Reads prices once, for the stored lines and for
 * the answer.
 */
function changeCart(
  db: Db,
  { token, network }: Holder,
  { named, wantedOf = () => named, change, keepsPrices = false }: Changing,
): Promise<Cart> {
  return inTransaction(db, async (tx) => {
    const { cart_id, token: cartToken } = await lockCart(tx, token, network);
    // Not in one statement with the lock: that would read the lines as they were before the lock was granted.
    const { lines: current, offers } = await readLinesWithOffers(tx, cart_id, named);
    const wanted = wantedOf(current);
    const lines = change(current, await buyable(tx, wanted, offers, keepsPrices ? current : []));
    // Merged carts may exceed the limit: removing lines must still be possible.
    if (lines.length > Math.max(MAX_LINES, current.length)) throw new Refusal('cart_full');
    await writeLines(tx, cart_id, lines);
    return { token: cartToken, list: priced(lines, offers) };
  });
}

async function readOfferBook(db: Db, lines: readonly Line[]): Promise<OfferBook> {
  const prints = [...new Map(lines.map((line) => [printKey(line), line])).values()];
  const offers = await readOffers(db, prints);
  return new Map(prints.map((print, index) => [printKey(print), offers[index] as Offer]));
}

/**
 * The wanted lines with prices; one that is not for sale refuses them all, so that nothing is half added. A print
 * already in the cart keeps its price, and may stay, but not grow, when it is no longer for sale.
 */
async function buyable(
  tx: Db,
  wanted: readonly CartLine[],
  offers: OfferBook,
  current: readonly StoredLine[],
): Promise<StoredLine[]> {
  const lines: StoredLine[] = [];
  for (const line of wanted) {
    const { price, unavailable } = offers.get(printKey(line)) as Offer;
    const stored = current.find((other) => isSamePrint(other, line));
    if (stored && (!unavailable || line.nums <= stored.nums)) lines.push({ ...line, price: stored.price });
    else if (unavailable || !price) throw await unavailableRefusal(tx, line.item_id, unavailable);
    else lines.push({ ...line, price });
  }
  return lines;
}

function priced(lines: readonly StoredLine[], offers: OfferBook): PricedLine[] {
  return lines.map(({ price: then, ...line }) => {
    const { price, unavailable } = offers.get(printKey(line)) as Offer;
    const isChanged = price && (price.NTD !== then.NTD || price.USD !== then.USD);
    return { ...line, ...(price && { price }), ...(isChanged && { was: then }), ...(unavailable && { unavailable }) };
  });
}
