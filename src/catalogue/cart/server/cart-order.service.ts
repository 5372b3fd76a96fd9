import { eq } from 'drizzle-orm';
import { readOffers } from '#catalogue/works/server/offer.service.ts';
import type { Db } from '#db/server/connect.ts';
import type { Prices } from '#shared/money.ts';
import { isSamePrint, type Line, MAX_LINES, withLine } from '../cart.rules.ts';
import { cart } from './cart.tables.ts';
import { cartLines, writeLines } from './cart-lines.service.ts';
import { lockMemberCart } from './cart-merge.service.ts';

interface LockedCart {
  cart_id: number;
  lines: (Line & { price: Prices })[];
}

/** Locked until the transaction ends, so that it cannot change while it is ordered. */
export async function lockCartOf(tx: Db, memberId: number): Promise<LockedCart | undefined> {
  const [row] = await tx.select({ cart_id: cart.cart_id }).from(cart).where(eq(cart.member_id, memberId)).for('update');
  return row && { cart_id: row.cart_id, lines: await cartLines(tx, row.cart_id) };
}

/** Removes ordered lines from a locked cart; the others stay (spec §4). */
export async function takeOrderedLines(
  tx: Db,
  { cart_id, lines }: LockedCart,
  ordered: readonly Line[],
): Promise<void> {
  const remaining = lines.filter((line) => !ordered.some((other) => isSamePrint(other, line)));
  await writeLines(tx, cart_id, remaining);
}

/** Adds the prints of an earlier order to the member's cart; returns those no longer for sale. */
export async function putBackIntoCart<Print extends Line>(tx: Db, memberId: number, prints: readonly Print[]) {
  const offers = await readOffers(tx, prints);
  const cartId = await lockMemberCart(tx, memberId);
  let lines = await cartLines(tx, cartId);
  const gone: Print[] = [];
  for (const [at, print] of prints.entries()) {
    const { price, unavailable } = offers[at] ?? {};
    const { item_id, size_id, frame_id, nums } = print;
    const added = price && !unavailable ? withLine(lines, { item_id, size_id, frame_id, nums, price }) : undefined;
    if (!added || added.length > MAX_LINES) gone.push(print);
    else lines = added;
  }
  await writeLines(tx, cartId, lines);
  return gone;
}
