import { createRoute } from '@hono/zod-openapi';
import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { orderRequest } from '#features/checkout/checkout.contract.ts';
import { offeredPayTypes } from '#features/checkout/server/offered-pay-types.service.ts';
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

const postOrder = createRoute({
  method: 'post',
  path: '/api/order/order',
  summary: 'Places an order from the member’s cart',
  description:
    'Lines are ordered as they lie in the cart, or not at all (`cart_changed`). With another `total` than today’s the ' +
    'answer is `price_changed` and has the new `figures`. The same Idempotency-Key gives the same answer for 48 hours.',
  request: { headers: idempotencyHeader, body: jsonBody(orderRequest) },
  responses: {
    ...jsonReply(orderPlacedReply, 'The order’s code, and the hash that a payment must bring'),
    409: { description: 'Something changed', content: { 'application/json': { schema: priceChangedReply } } },
  },
});

const list = (kind: 'latest' | 'history', summary: string) =>
  createRoute({
    method: 'get',
    path: `/api/order/${kind}` as const,
    summary,
    request: { query: ordersQuery },
    responses: jsonReply(ordersReply, 'Newest first'),
  });
const getLatest = list('latest', 'Orders that still move, or arrived less than 14 days ago');
const getHistory = list('history', 'Orders that are over');
const getOrder = createRoute({
  method: 'get',
  path: '/api/order/{code}',
  summary: 'One order of the member’s own',
  request: { params: orderParam },
  responses: jsonReply(orderReply, 'The order with its history, freight, receiver and what can be done now'),
});

const act = <Path extends string, Form extends z.ZodType>(path: Path, summary: string, form: Form) =>
  createRoute({
    method: 'post',
    path: `/api/order/{code}/${path}` as const,
    summary,
    request: { params: orderParam, body: jsonBody(form) },
    responses: jsonReply(orderReply, 'The order as it is now'),
  });
const postCancel = act('cancel', 'Calls an order off, or asks for it once the workshop has begun', cancelForm);
const postRefund = act('refund', 'Asks to send prints back, within 14 days of their arrival', returnForm);
const postTransfer = act('transfer', 'Reports a bank transfer', transferForm);
const postPay = createRoute({
  method: 'post',
  path: '/api/order/{code}/pay',
  summary: 'Says where an unpaid order can be paid, also by another way of paying in its currency',
  request: { params: orderParam, body: { content: { 'application/json': { schema: payForm } } } },
  responses: jsonReply(payReply, 'A provider’s address, or the bank account'),
});
const postReorder = createRoute({
  method: 'post',
  path: '/api/order/{code}/reorder',
  summary: 'Puts what was ordered into the cart again',
  request: { params: orderParam },
  responses: jsonReply(reorderReply, 'How many lines were added, and which can no longer be had'),
});

export const orderRoutes = createApi()
  .openapi(postOrder, async (c) => {
    const { member_id } = signedIn(c);
    const key = c.req.valid('header')['idempotency-key'];
    try {
      const offered = offeredPayTypes(c.var.shop.config);
      const request = c.req.valid('json');
      const placed = await placeOrder(c.var.db, { member_id, request, lang: c.var.lang, offered, key });
      return c.json(placed, 200);
    } catch (error) {
      if (error instanceof Refusal) c.var.log.warn({ member_id, code: error.code }, 'an order was refused');
      throw error;
    }
  })
  .openapi(getLatest, async (c) => {
    const { after, limit } = c.req.valid('query');
    const question = { ...signedIn(c), kind: 'latest', after, limit, lang: c.var.lang } as const;
    return c.json({ code: 'success', ...(await orders.listOrders(c.var.db, question)) } as const, 200);
  })
  .openapi(getHistory, async (c) => {
    const { after, limit } = c.req.valid('query');
    const question = { ...signedIn(c), kind: 'history', after, limit, lang: c.var.lang } as const;
    return c.json({ code: 'success', ...(await orders.listOrders(c.var.db, question)) } as const, 200);
  })
  .openapi(getOrder, async (c) => {
    const own = { member_id: signedIn(c).member_id, ...c.req.valid('param'), lang: c.var.lang };
    return c.json({ code: 'success', order: await orders.readOrder(c.var.db, own) } as const, 200);
  })
  .openapi(postCancel, async (c) => {
    const own = { member_id: signedIn(c).member_id, ...c.req.valid('param'), lang: c.var.lang };
    await cancelOrder(c.var.db, own, c.req.valid('json').reason);
    const order = await orders.readOrder(c.var.db, own);
    const message =
      order.status === 'cancelled'
        ? c.var.i18n._(msg`Your order is cancelled.`)
        : c.var.i18n._(msg`We have your wish to cancel and will answer soon.`);
    return c.json({ code: 'success', message, showMessage: true, order } as const, 200);
  })
  .openapi(postRefund, async (c) => {
    const own = { member_id: signedIn(c).member_id, ...c.req.valid('param'), lang: c.var.lang };
    await requestReturn(c.var.db, own, c.req.valid('json'));
    const message = c.var.i18n._(msg`We have your return.`);
    const order = await orders.readOrder(c.var.db, own);
    return c.json({ code: 'success', message, showMessage: true, order } as const, 200);
  })
  .openapi(postTransfer, async (c) => {
    const own = { member_id: signedIn(c).member_id, ...c.req.valid('param'), lang: c.var.lang };
    await reportTransfer(c.var.db, own, c.req.valid('json'));
    const message = c.var.i18n._(msg`Thank you. We will look for your transfer and write to you.`);
    const order = await orders.readOrder(c.var.db, own);
    return c.json({ code: 'success', message, showMessage: true, order } as const, 200);
  })
  .openapi(postPay, async (c) => {
    const own = { member_id: signedIn(c).member_id, ...c.req.valid('param') };
    const how = { lang: c.var.lang, offered: offeredPayTypes(c.var.shop.config) };
    const way = await payAgain(c.var.db, own, how, c.req.valid('json'));
    return c.json({ code: 'success', ...way } as const, 200);
  })
  .openapi(postReorder, async (c) => {
    const own = { member_id: signedIn(c).member_id, ...c.req.valid('param'), lang: c.var.lang };
    const again = await orders.reorder(c.var.db, own);
    const message =
      again.added > 0
        ? c.var.i18n._(msg`These prints are in your cart.`)
        : c.var.i18n._(msg`None of these prints are available at the moment.`);
    return c.json({ code: 'success', message, showMessage: true, ...again } as const, 200);
  });
