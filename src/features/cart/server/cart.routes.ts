import { createRoute } from '@hono/zod-openapi';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Context } from 'hono';
import type { ApiEnv } from '#api/server/context.ts';
import { createApi } from '#api/server/create-api.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { networkOf } from '#ground/throttle/server/network.ts';
import {
  cartItemParam,
  cartItemQuery,
  cartItemsReply,
  cartLine,
  cartLineChange,
  cartLines,
  cartReply,
  cartRestore,
} from '../cart.contract.ts';
import { MAX_PER_LINE } from '../cart.rules.ts';
import * as cart from './cart.service.ts';
import { readCartItems } from './cart-items.service.ts';

const path = '/api/cart';
const responses = jsonReply(cartReply, 'The cart token and its lines');

const getCart = createRoute({ method: 'get', path, summary: "The visitor's cart", responses });
const getItems = createRoute({
  method: 'get',
  path: '/api/cart/item',
  summary: 'The works in the cart with every size and frame they can be had in',
  responses: jsonReply(cartItemsReply, 'Works and frames; the price rule makes prices of them'),
});
const putLine = createRoute({
  method: 'put',
  path,
  summary: 'Adds one line',
  request: { body: jsonBody(cartLine) },
  responses,
});
const postLines = createRoute({
  method: 'post',
  path,
  summary: 'Replaces the cart',
  request: { body: jsonBody(cartLines) },
  responses,
});
const changeLine = createRoute({
  method: 'put',
  path: '/api/cart/line',
  summary: 'Changes the number, size or frame of one line',
  description:
    'All other lines stay as they are, also if another tab has changed them meanwhile. A line that becomes a print which is in ' +
    'the cart already is counted up there. A line that is no longer in the cart is refused with `cart_changed`.',
  request: { body: jsonBody(cartLineChange) },
  responses,
});
const restoreLines = createRoute({
  method: 'post',
  path: '/api/cart/restore',
  summary: 'Undoes a change: some lines return to their places',
  request: { body: jsonBody(cartRestore) },
  responses,
});
const deleteItem = createRoute({
  method: 'delete',
  path: '/api/cart/{itemId}',
  summary: 'Removes every line of a work, or one size and frame of it',
  request: { params: cartItemParam, query: cartItemQuery },
  responses,
});
const deleteAll = createRoute({ method: 'delete', path, summary: 'Empties the cart', responses });

const holderOf = (c: Context<ApiEnv>) => ({ token: c.var.cartToken, network: networkOf(c.var.address) });

export const cartRoutes = createApi()
  .openapi(getCart, async (c) =>
    c.json({ code: 'success', ...(await cart.readCart(c.var.db, c.var.cartToken)) } as const, 200),
  )
  .openapi(getItems, async (c) => {
    const items = await readCartItems(c.var.db, c.var.lang, c.var.cartToken);
    return c.json({ code: 'success', ...items } as const, 200);
  })
  .openapi(putLine, async (c) => {
    const line = c.req.valid('json');
    const { added, ...reply } = await cart.addLine(c.var.db, holderOf(c), line);
    // Spec §7: the server's message is shown.
    const message = addedMessage(c.var.i18n, added, line.nums);
    return c.json({ code: 'success', message, showMessage: true, ...reply } as const, 200);
  })
  .openapi(postLines, async (c) => {
    const reply = await cart.replaceLines(c.var.db, holderOf(c), c.req.valid('json'));
    return c.json({ code: 'success', ...reply } as const, 200);
  })
  .openapi(changeLine, async (c) => {
    const reply = await cart.changeLine(c.var.db, holderOf(c), c.req.valid('json'));
    return c.json({ code: 'success', ...reply } as const, 200);
  })
  .openapi(restoreLines, async (c) => {
    const reply = await cart.restoreLines(c.var.db, holderOf(c), c.req.valid('json'));
    return c.json({ code: 'success', ...reply } as const, 200);
  })
  .openapi(deleteItem, async (c) => {
    const which = { ...c.req.valid('param'), ...c.req.valid('query') };
    const reply = await cart.removeItem(c.var.db, holderOf(c), { ...which, item_id: which.itemId });
    return c.json({ code: 'success', ...reply } as const, 200);
  })
  .openapi(deleteAll, async (c) => {
    return c.json({ code: 'success', ...(await cart.emptyCart(c.var.db, holderOf(c))) } as const, 200);
  });

function addedMessage(i18n: I18n, added: number, nums: number): string {
  const most = String(MAX_PER_LINE);
  if (added === nums) return i18n._(msg`Added to your cart.`);
  if (added === 0) return i18n._(msg`Your cart already has ${{ most }} of this print, the most it can hold.`);
  return i18n._(
    msg`Only ${{ added: String(added) }} added: your cart now has ${{ most }} of this print, the most it can hold.`,
  );
}
