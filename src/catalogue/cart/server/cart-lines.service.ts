import { and, asc, eq, sql } from 'drizzle-orm';
import { choiceLists, choicesInTurn, joinOffers, type Offer, offerOf } from '#catalogue/works/server/offer.service.ts';
import type { Db } from '#db/server/connect.ts';
import { statement } from '#db/server/statement.ts';
import type { Prices } from '#shared/money.ts';
import { type Line, type Print, printKey } from '../cart.rules.ts';
import { cart, cartLine } from './cart.tables.ts';
import { isOpenedAndUnexpired } from './cart-token.service.ts';

/** With the price when it was added. */
export type StoredLine = Line & { price: Prices };

const { item_id, size_id, frame_id, nums, price, position } = cartLine;
const columns = { item_id, size_id, frame_id, nums, price };

const linesOf = statement((db) =>
  db
    .select(columns)
    .from(cartLine)
    .where(eq(cartLine.cart_id, sql.placeholder('cart_id')))
    .orderBy(asc(position)),
);

/** In the order they were added. */
export function cartLines(db: Db, cartId: number): Promise<StoredLine[]> {
  return linesOf(db, { cart_id: cartId });
}

/** Offers by `printKey`. */
export type OfferBook = ReadonlyMap<string, Offer>;

const linesWithOffers = statement((db) => {
  const stored = sql`select item_id, size_id, frame_id, nums, price, position as place from ${cartLine}
    where cart_id = ${sql.placeholder('cart_id')}`;
  const named = sql`select item_id, size_id, frame_id, null, null, null from ${choicesInTurn}`;
  return joinOffers(db, sql`(${stored} union all ${named}) as choice`, {
    print: sql<Print>`jsonb_build_object('item_id', choice.item_id, 'size_id', choice.size_id, 'frame_id', choice.frame_id)`,
    nums: sql<number | null>`choice.nums`,
    price_then: sql<Prices | null>`choice.price`,
  });
});

/** The lines of a cart, with today's offers of their prints and of others; one query. */
export async function readLinesWithOffers(db: Db, cartId: number, others: readonly Print[]) {
  const rows = await linesWithOffers(db, { cart_id: cartId, ...choiceLists(others) });
  const lines: StoredLine[] = [];
  const offers = new Map<string, Offer>();
  for (const { print, nums: count, price_then, ...offer } of rows) {
    if (count !== null && price_then !== null) lines.push({ ...print, nums: count, price: price_then });
    if (!offers.has(printKey(print))) offers.set(printKey(print), offerOf(offer));
  }
  return { lines, offers };
}

/** The lines of the cart for a token; an empty cart is one row of nulls, no cart is no row. */
export const linesByToken = statement((db) =>
  db
    .select(columns)
    .from(cart)
    .leftJoin(cartLine, eq(cartLine.cart_id, cart.cart_id))
    .where(isOpenedAndUnexpired)
    .orderBy(asc(position)),
);

/** Deletes removed lines, and writes only new or changed ones. */
const replaceLines = statement((db) => {
  const given = sql`jsonb_to_recordset(${sql.placeholder('lines')}::jsonb)
    as line(item_id int, size_id int, frame_id int, nums smallint, price jsonb, position smallint)`;
  const isSame = and(eq(item_id, sql`line.item_id`), eq(size_id, sql`line.size_id`), eq(frame_id, sql`line.frame_id`));
  const isOfCart = eq(cartLine.cart_id, sql.placeholder('cart_id'));
  const gone = sql`delete from ${cartLine} where ${isOfCart} and not exists (select from ${given} where ${isSame})`;
  return db.execute(sql`
    with gone as (${gone})
    insert into ${cartLine} (cart_id, item_id, size_id, frame_id, nums, price, position)
    select ${sql.placeholder('cart_id')}::int, item_id, size_id, frame_id, nums, price, position from ${given}
    on conflict (cart_id, item_id, size_id, frame_id)
    do update set nums = excluded.nums, price = excluded.price, position = excluded.position
    where (${nums}, ${price}, ${position}) is distinct from (excluded.nums, excluded.price, excluded.position)`);
});

/** In one query. */
export async function writeLines(tx: Db, cartId: number, lines: readonly StoredLine[]): Promise<void> {
  const rows = lines.map((line, at) => ({ ...line, position: at }));
  await replaceLines(tx, { cart_id: cartId, lines: JSON.stringify(rows) });
}
