import { eq } from 'drizzle-orm';
import { readChoices } from '#catalogue/works/server/choices.service.ts';
import { workSummaries } from '#catalogue/works/server/works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { statement } from '#db/server/statement.ts';
import { hashToken } from '#ground/tokens/server/token.ts';
import type { Lang } from '#shared/locale.ts';
import type { CartFrame, CartItem } from '../cart.contract.ts';
import { cart, cartLine } from './cart.tables.ts';
import { isOpenedAndUnexpired } from './cart-token.service.ts';

interface CartItems {
  list: CartItem[];
  frames: CartFrame[];
}

const itemsByToken = statement((db) =>
  db
    .selectDistinct({ item_id: cartLine.item_id })
    .from(cartLine)
    .innerJoin(cart, eq(cart.cart_id, cartLine.cart_id))
    .where(isOpenedAndUnexpired),
);

/** The works of a cart, including offline ones, with all choices for their lines; three queries for any cart. */
export async function readCartItems(db: Db, lang: Lang, token: string | undefined): Promise<CartItems> {
  if (!token) return { list: [], frames: [] };
  const rows = await itemsByToken(db, { hash: hashToken(token) });
  const ids = rows.map(({ item_id }) => item_id);
  const cards = await workSummaries(db, lang, ids, { offline: true });
  const { sizes, frames } = await readChoices(db, lang, ids);
  const byItem = Map.groupBy(sizes, ({ item_id }) => item_id);
  return { list: cards.map((card) => ({ ...card, sizes: byItem.get(card.item_id) ?? [] })), frames };
}
