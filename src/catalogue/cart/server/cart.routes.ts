import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Context } from 'hono';
import { networkOf } from '#ground/throttle/server/network.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import {
  addedLines,
  cartItemParam,
  cartItemQuery,
  cartItemsReply,
  cartLine,
  cartLineChange,
  cartLines,
  cartReply,
  cartRestore,
  linkedPrintsReply,
} from '../cart.contract.ts';
import { countOf, MAX_PER_LINE } from '../cart.rules.ts';
import { linkedPrintsQuery } from '../cart-link.contract.ts';
import { readLinkedLines } from '../cart-link.rules.ts';
import * as cart from './cart.service.ts';
import { readCartItems } from './cart-items.service.ts';
import { readLinkedPrints } from './cart-link.service.ts';

const path = '/api/cart';

const holderOf = (c: Context<ApiEnv>) => ({ token: c.var.cartToken, network: networkOf(c.var.address) });

export const cartRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: "The visitor's cart",
      access: 'visitor',
      isOnCart: true,
      reply: cartReply,
      returns: 'The cart token and its lines',
    },
    (c) => cart.readCart(c.var.db, c.var.cartToken),
  ),
  call(
    {
      method: 'get',
      path: '/api/cart/item',
      summary: 'The works in the cart with every available size and frame',
      access: 'visitor',
      isOnCart: true,
      reply: cartItemsReply,
      returns: 'Works and frames; the price rule makes prices of them',
    },
    (c) => readCartItems(c.var.db, c.var.lang, c.var.cartToken),
  ),
  call(
    {
      method: 'put',
      path,
      summary: 'Adds one line',
      access: 'visitor',
      limits: ['new_cart'],
      refuses: ['cart_item_unavailable', 'sold_out', 'cart_full'],
      isOnCart: true,
      body: cartLine,
      reply: cartReply,
      returns: 'The cart token and its lines',
    },
    async (c, { body: line }) => {
      const { added, ...reply } = await cart.addLines(c.var.db, holderOf(c), [line]);
      // Spec §7: the server's message is shown.
      const message = addedMessage(c.var.i18n, added, line.nums);
      return { message, showMessage: true, ...reply };
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/cart/link',
      summary: 'The prints that a link offers to add to the cart; changes nothing',
      access: 'anyone',
      query: linkedPrintsQuery,
      reply: linkedPrintsReply,
      returns: 'The prints with their prices, or why they cannot be bought',
    },
    (c, { query }) => readLinkedPrints(c.var.db, c.var.lang, readLinkedLines(query.lines).lines),
  ),
  call(
    {
      method: 'post',
      path: '/api/cart/add',
      summary: 'Adds several lines, all or none',
      description:
        'Lines that are in the cart already stay. If one of the new ones cannot be bought, nothing is added.',
      access: 'visitor',
      limits: ['new_cart'],
      refuses: ['cart_item_unavailable', 'sold_out', 'cart_full'],
      isOnCart: true,
      body: addedLines,
      reply: cartReply,
      returns: 'The cart token and its lines',
    },
    async (c, { body }) => {
      const { added, ...reply } = await cart.addLines(c.var.db, holderOf(c), body);
      const most = String(MAX_PER_LINE);
      const message =
        added === countOf(body)
          ? c.var.i18n._(msg`Added to your cart.`)
          : c.var.i18n._(
              msg`Prints added: ${{ added: String(added) }}. A cart holds at most ${{ most }} of each print.`,
            );
      return { message, showMessage: true, ...reply };
    },
  ),
  call(
    {
      method: 'post',
      path,
      summary: 'Replaces the cart',
      access: 'visitor',
      limits: ['new_cart'],
      refuses: ['cart_item_unavailable', 'sold_out', 'cart_full'],
      isOnCart: true,
      body: cartLines,
      reply: cartReply,
      returns: 'The cart token and its lines',
    },
    (c, { body }) => cart.replaceLines(c.var.db, holderOf(c), body),
  ),
  call(
    {
      method: 'put',
      path: '/api/cart/line',
      summary: 'Changes the number, size or frame of one line',
      description:
        'All other lines stay as they are, also if another tab has changed them meanwhile. A line that becomes a print which is in ' +
        'the cart already is counted up there. A line that is no longer in the cart is refused with `cart_changed`.',
      access: 'visitor',
      limits: ['new_cart'],
      refuses: ['cart_item_unavailable', 'sold_out', 'cart_changed'],
      isOnCart: true,
      body: cartLineChange,
      reply: cartReply,
      returns: 'The cart token and its lines',
    },
    (c, { body }) => cart.changeLine(c.var.db, holderOf(c), body),
  ),
  call(
    {
      method: 'post',
      path: '/api/cart/restore',
      summary: 'Undoes a change: restores some lines in their places',
      access: 'visitor',
      limits: ['new_cart'],
      refuses: ['cart_item_unavailable', 'sold_out', 'cart_full'],
      isOnCart: true,
      body: cartRestore,
      reply: cartReply,
      returns: 'The cart token and its lines',
    },
    (c, { body }) => cart.restoreLines(c.var.db, holderOf(c), body),
  ),
  call(
    {
      method: 'delete',
      path: '/api/cart/{itemId}',
      summary: 'Removes every line of a work, or one size and frame of it',
      access: 'visitor',
      limits: ['new_cart'],
      isOnCart: true,
      params: cartItemParam,
      query: cartItemQuery,
      reply: cartReply,
      returns: 'The cart token and its lines',
    },
    (c, { params, query }) => {
      const which = { ...params, ...query };
      return cart.removeItem(c.var.db, holderOf(c), { ...which, item_id: which.itemId });
    },
  ),
  call(
    {
      method: 'delete',
      path,
      summary: 'Empties the cart',
      access: 'visitor',
      limits: ['new_cart'],
      isOnCart: true,
      reply: cartReply,
      returns: 'The cart token and its lines',
    },
    (c) => cart.emptyCart(c.var.db, holderOf(c)),
  ),
);

function addedMessage(i18n: I18n, added: number, nums: number): string {
  const most = String(MAX_PER_LINE);
  if (added === nums) return i18n._(msg`Added to your cart.`);
  if (added === 0) return i18n._(msg`Your cart already has ${{ most }} of this print, the most it can hold.`);
  return i18n._(
    msg`Only ${{ added: String(added) }} added: your cart now has ${{ most }} of this print, the most it can hold.`,
  );
}
