import { msg } from '@lingui/core/macro';
import type { TypedResponse } from 'hono';
import { z } from 'zod';
import { contentDisposition } from '#ground/files/content-disposition.ts';
import { sealerOf } from '#ground/sealing/server/sealing.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { refusalReplies } from '#http/server/replies.ts';
import { successReply } from '#shared/reply.ts';
import { orderParam, orderReply } from '../order.contract.ts';
import {
  refundAccountForm,
  refundAccountReply,
  refundFileQuery,
  refundsToPayQuery,
  refundsToPayReply,
} from '../refund-account.contract.ts';
import { readOrder } from './order.service.ts';
import { askByHand, giveAccount, openAccount } from './refund-account.service.ts';
import { refundFile } from './refund-file.service.ts';
import { listRefundsToPay } from './refund-pay.service.ts';

const file = { 'text/csv': { schema: z.string().meta({ format: 'binary' }) } };

export const refundPayRoutes = calls(
  call(
    {
      method: 'put',
      path: '/api/order/{code}/refund_account',
      summary: 'Gives the bank account for a refund by transfer',
      access: 'member',
      limits: ['refund_account'],
      refuses: ['conflict'],
      params: orderParam,
      body: refundAccountForm,
      reply: orderReply,
      returns: 'The order as it is now, with the last digits of the account',
    },
    async (c, { params: { code }, body }) => {
      const own = { member_id: signedIn(c).member_id, code };
      await giveAccount(c.var.db, sealerOf(c.var.shop.config), own, body);
      const message = c.var.i18n._(msg`Thank you. We have your account for the refund.`);
      return { message, showMessage: true, order: await readOrder(c.var.db, { ...own, lang: c.var.lang }) };
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/refund',
      summary: 'Refunds to pay by transfer',
      access: 'finance',
      query: refundsToPayQuery,
      reply: refundsToPayReply,
      returns: 'The oldest first; of an account only the last digits',
    },
    (c, { query }) => listRefundsToPay(c.var.db, query),
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/refund/file',
      summary: 'The refunds with an account that became due up to a day, for the bank; the download is logged',
      access: 'finance',
      refuses: ['account_unreadable'],
      query: refundFileQuery,
      responses: { 200: { description: 'The table', content: file }, ...refusalReplies },
    },
    async (c, { query: { day } }) => {
      const { lang, i18n } = c.var;
      const asked = { day, staff_id: signedIn(c).member_id, lang, i18n };
      const table = await refundFile(c.var.db, sealerOf(c.var.shop.config), asked);
      c.header('Content-Type', 'text/csv; charset=utf-8; header=present');
      c.header('Cache-Control', 'private, no-store');
      c.header('Content-Disposition', contentDisposition('attachment', `refunds-${day}.csv`));
      return c.newResponse(table, 200) as Response as Response & TypedResponse<Uint8Array, 200, 'body'>;
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/order/{code}/refund_account/open',
      summary: 'Shows the account for a refund in full; this is logged',
      access: 'finance',
      refuses: ['account_unreadable'],
      params: orderParam,
      reply: refundAccountReply,
      returns: 'The account',
    },
    async (c, { params: { code } }) => {
      const asked = { code, staff_id: signedIn(c).member_id, lang: c.var.lang };
      return { account: await openAccount(c.var.db, sealerOf(c.var.shop.config), asked) };
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/order/{code}/refund_account/ask',
      summary: 'Asks the buyer by mail for the account of a refund, at most once a day',
      access: 'finance',
      refuses: ['conflict'],
      params: orderParam,
      reply: successReply({}),
      returns: 'The mail is queued',
    },
    async (c, { params: { code } }) => {
      await askByHand(c.var.db, { code, staff_id: signedIn(c).member_id });
      return { message: c.var.i18n._(msg`We have asked the buyer for the account.`), showMessage: true };
    },
  ),
);
