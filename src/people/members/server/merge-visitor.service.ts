import { bringCartHome, type CartOwner } from '#catalogue/cart/server/cart-merge.service.ts';
import { cartOwner } from '#catalogue/cart/server/cart-token.service.ts';
import { moveFavorites } from '#catalogue/favorites/server/favorite.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';

/**
 * Merges a visitor's cart and favourites into the member's (product §4). The visitor's token becomes invalid; another
 * member's token is left alone.
 */
export async function mergeVisitor(
  tx: Db,
  owner: CartOwner,
  token: string | undefined,
): Promise<{ token: string; merged: boolean }> {
  const home = await bringCartHome(tx, owner, token);
  const moved = home.visitors === undefined ? 0 : await moveFavorites(tx, home.visitors, home.cart_id);
  return { token: home.token, merged: home.merged || moved > 0 };
}

/**
 * Product §4: a member's cart needs that member's session as well as the cart's token. A member without a token of their
 * own gets one: they could order from no other cart.
 */
export async function openOwnCart(
  db: Db,
  person: SignedIn | undefined,
  cartToken: string | undefined,
  known: number | null | undefined,
): Promise<string | undefined> {
  // The signed-in member was read together with it.
  const owner = person || !cartToken ? known : await cartOwner(db, cartToken);
  if (typeof owner === 'number' && owner !== person?.member_id)
    throw new Refusal(person ? 'forbidden' : 'unauthenticated');
  if (!person || owner === person.member_id) return cartToken;
  return (await inTransaction(db, (tx) => mergeVisitor(tx, person, cartToken))).token;
}
