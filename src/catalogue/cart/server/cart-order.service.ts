import { eq, sql } from 'drizzle-orm';
import { readOffers } from '#catalogue/works/server/offer.service.ts';
import type { Db } from '#db/server/connect.ts';
import { statement } from '#db/server/statement.ts';
import type { Prices } from '#shared/money.ts';
import { type Line, MAX_LINES, withLine } from '../cart.rules.ts';
import { cart, cartLine } from './cart.tables.ts';
import { cartLines, writeLines } from './cart-lines.service.ts';
import { lockMemberCart } from './cart-merge.service.ts';

interface LockedCart {
  cart_id: number;
  lines: (Line & { price: Prices })[];
}

const lockedCart = statement((db) =>
  db
    .select({ cart_id: cart.cart_id })
    .from(cart)
    .where(eq(cart.member_id, sql.placeholder('member_id')))
    .for('update'),
);

/** Locked until the transaction ends, so that it cannot change while it is ordered. */
export async function lockCartOf(tx: Db, memberId: number): Promise<LockedCart | undefined> {
  const [row] = await lockedCart(tx, { member_id: memberId });
  return row && { cart_id: row.cart_id, lines: await cartLines(tx, row.cart_id) };
}

/** SQL: removes the ordered lines of `orderedLines` from a locked cart, as a part of a larger statement; the others stay (spec §4). */
export const deleteOrderedLines = sql`delete from ${cartLine} where ${cartLine.cart_id} = ${sql.placeholder('cart_id')}
  and (${cartLine.item_id}, ${cartLine.size_id}, ${cartLine.frame_id}) in (
    select item_id, size_id, frame_id
    from jsonb_to_recordset(${sql.placeholder('ordered')}::jsonb) as print(item_id int, size_id int, frame_id int)
  )`;

export function orderedLines({ cart_id }: LockedCart, ordered: readonly Line[]) {
  return { cart_id, ordered: JSON.stringify(ordered) };
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
