import { msg } from '@lingui/core/macro';
import type { Context } from 'hono';
import { orderRequest } from '#buying/checkout/checkout.contract.ts';
import { offeredPayTypes } from '#buying/checkout/server/offered-pay-types.service.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import { sealerOf } from '#ground/sealing/server/sealing.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { Refusal } from '#shared/errors.ts';
import {
  idempotencyHeader,
  orderParam,
  orderPlacedReply,
  orderReply,
  ordersQuery,
  ordersReply,
  priceChangedReply,
} from '../order.contract.ts';
import { cancelForm, payForm, payReply, reorderReply, returnForm, transferForm } from '../order-member.contract.ts';
import * as orders from './order.service.ts';
import { cancelOrder } from './order-cancel.service.ts';
import { payAgain, reportTransfer } from './order-payment.service.ts';
import { requestReturn } from './order-return.service.ts';
import { placeOrder } from './place-order.service.ts';

/** The caller's own order, in their language. */
function ownOf(c: Context<ApiEnv>, { code }: { code: string }) {
  return { member_id: signedIn(c).member_id, code, lang: c.var.lang };
}

export const orderRoutes = calls(
  call(
    {
      method: 'post',
      path: '/api/order/order',
      summary: 'Places an order from the member’s cart',
      description:
        'Lines are ordered as they lie in the cart, or not at all (`cart_changed`). With another `total` than today’s the ' +
        'answer is `price_changed` and has the new `figures`. The same Idempotency-Key gives the same answer for 48 hours.',
      access: 'member',
      limits: ['order_place'],
      refuses: [
        'not_found',
        'paytype_unavailable',
        'undeliverable',
        'pickup_unavailable',
        'idempotency_key_reused',
        'cart_changed',
        'price_changed',
        'shop_closed',
        'test_mode_changed',
        'cart_item_unavailable',
        'sold_out',
        'cart_full',
        'email_unproved',
        'phone_missing',
        'gift_day',
        'unpaid_orders',
        'unpaid_prints',
      ],
      headers: idempotencyHeader,
      body: orderRequest,
      reply: orderPlacedReply,
      returns: 'The order’s code, and the hash that a payment needs',
      responses: {
        409: { description: 'Something changed', content: { 'application/json': { schema: priceChangedReply } } },
      },
    },
    async (c, { headers: { 'idempotency-key': key }, body: request }) => {
      const { member_id } = signedIn(c);
      try {
        const { payments } = c.var.shop.config;
        const sealer = request.gift && sealerOf(c.var.shop.config);
        const isClosed = c.var.closedTo !== undefined;
        return await placeOrder(c.var.db, { member_id, request, lang: c.var.lang, payments, isClosed, key, sealer });
      } catch (error) {
        if (error instanceof Refusal) c.var.log.warn({ member_id, code: error.code }, 'an order was refused');
        throw error;
      }
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/order/latest',
      summary: 'Orders in progress, or that can still be returned',
      access: 'member',
      query: ordersQuery,
      reply: ordersReply,
      returns: 'Newest first',
    },
    (c, { query: { after, limit } }) => {
      const question = { ...signedIn(c), after, limit, lang: c.var.lang };
      return orders.listOrders(c.var.db, { ...question, kind: 'latest' });
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/order/history',
      summary: 'Orders that are over',
      access: 'member',
      query: ordersQuery,
      reply: ordersReply,
      returns: 'Newest first',
    },
    (c, { query: { after, limit } }) => {
      const question = { ...signedIn(c), after, limit, lang: c.var.lang };
      return orders.listOrders(c.var.db, { ...question, kind: 'history' });
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/order/{code}',
      summary: 'One order of the member’s own',
      access: 'member',
      params: orderParam,
      reply: orderReply,
      returns: 'The order with its history, freight, receiver and possible actions',
    },
    async (c, { params }) => ({ order: await orders.readOrder(c.var.db, ownOf(c, params)) }),
  ),
  call(
    {
      method: 'post',
      path: '/api/order/{code}/cancel',
      summary: 'Cancels an order, or requests it once the workshop has started',
      access: 'member',
      limits: ['order_cancel'],
      refuses: ['conflict'],
      params: orderParam,
      body: cancelForm,
      reply: orderReply,
      returns: 'The order as it is now',
    },
    async (c, { params, body: { reason } }) => {
      const own = ownOf(c, params);
      await cancelOrder(c.var.db, own, reason);
      const order = await orders.readOrder(c.var.db, own);
      const message =
        order.status === 'cancelled'
          ? c.var.i18n._(msg`Your order is cancelled.`)
          : c.var.i18n._(msg`We have received your cancellation request and will answer soon.`);
      return { message, showMessage: true, order };
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/order/{code}/refund',
      summary: 'Requests the return of prints, within the return period of the order',
      access: 'member',
      limits: ['order_return'],
      refuses: ['conflict'],
      params: orderParam,
      body: returnForm,
      reply: orderReply,
      returns: 'The order as it is now',
    },
    async (c, { params, body }) => {
      const own = ownOf(c, params);
      await requestReturn(c.var.db, own, body);
      const message = c.var.i18n._(msg`We have received your return request.`);
      return { message, showMessage: true, order: await orders.readOrder(c.var.db, own) };
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/order/{code}/transfer',
      summary: 'Reports a bank transfer',
      access: 'member',
      limits: ['transfer_report'],
      refuses: ['conflict'],
      params: orderParam,
      body: transferForm,
      reply: orderReply,
      returns: 'The order as it is now',
    },
    async (c, { params, body }) => {
      const own = ownOf(c, params);
      await reportTransfer(c.var.db, own, body);
      const message = c.var.i18n._(
        msg`Thank you. We will check for your transfer within five business days, usually the next one, and e-mail you.`,
      );
      return { message, showMessage: true, order: await orders.readOrder(c.var.db, own) };
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/order/{code}/pay',
      summary: 'Where an unpaid order can be paid, optionally by another payment method in its currency',
      access: 'member',
      limits: ['order_pay'],
      refuses: ['conflict', 'paytype_unavailable', 'forbidden'],
      params: orderParam,
      body: payForm.optional(),
      reply: payReply,
      returns: 'A provider’s address, or the bank account',
    },
    async (c, { params, body }) => {
      const settings = await readSettings(c.var.db);
      const { payments } = c.var.shop.config;
      const how = { lang: c.var.lang, offered: (test: boolean) => offeredPayTypes(settings, { payments, test }) };
      return payAgain(c.var.db, { member_id: signedIn(c).member_id, ...params }, how, body ?? {});
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/order/{code}/reorder',
      summary: 'Adds the lines of an order to the cart again',
      access: 'member',
      unlimited: 'fills the member’s own cart, whose lines are limited',
      params: orderParam,
      reply: reorderReply,
      returns: 'How many lines were added, and which are no longer available',
    },
    async (c, { params }) => {
      const again = await orders.reorder(c.var.db, ownOf(c, params));
      const message =
        again.added > 0
          ? c.var.i18n._(msg`These prints are in your cart.`)
          : c.var.i18n._(msg`None of these prints are available at the moment.`);
      return { message, showMessage: true, ...again };
    },
  ),
);
