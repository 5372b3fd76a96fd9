import { createHash } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { answerFile } from '#ground/files/server/answer-file.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { refusalReplies } from '#http/server/replies.ts';
import { langFromHeader } from '#shared/locale.ts';
import { orderParam, receiptQuery } from '../order.contract.ts';
import { makeReceipt } from './receipt.service.ts';

export const receiptRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/order/{code}/receipt',
      summary: 'An order as a PDF for the accounts; the member’s own, or any for staff',
      access: 'member',
      params: orderParam,
      query: receiptQuery,
      responses: {
        200: {
          description: 'The document',
          content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
        },
        ...refusalReplies,
      },
    },
    async (c, { params: { code }, query: { lang } }) => {
      const { member_id, staff_role } = signedIn(c);
      const pdf = await makeReceipt(c.var.db, openStorage(c.var.shop.config), {
        code,
        member_id: staff_role ? undefined : member_id,
        lang: lang === undefined ? c.var.lang : langFromHeader(lang),
      });
      return answerFile(c, {
        type: 'application/pdf',
        // The same order gives the same bytes, so an interrupted download can resume.
        tag: createHash('sha256').update(pdf).digest('base64url').slice(0, 22),
        cacheControl: 'private, no-store',
        disposition: { kind: 'attachment', name: `${code}.pdf` },
        content: pdf,
      });
    },
  ),
);
