import { z } from '@hono/zod-openapi';
import { orderKitQuery } from '#catalogue/hanging-kit/hanging-kit.contract.ts';
import { answerFile } from '#ground/files/server/answer-file.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { refusalReplies } from '#http/server/replies.ts';
import { langFromHeader } from '#shared/locale.ts';
import { orderParam } from '../order.contract.ts';
import { orderKit } from './order-kit.service.ts';

export const orderKitRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/order/{code}/kit',
      summary: 'The hanging kit of an order’s works as PDF; the member’s own, or any for staff',
      access: 'member',
      limits: ['order_kit'],
      refuses: ['too_many_works', 'nothing_to_hang'],
      params: orderParam,
      query: orderKitQuery,
      responses: {
        200: {
          description: 'The document',
          content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
        },
        ...refusalReplies,
      },
    },
    async (c, { params: { code }, query: { lang, paper, line } }) => {
      const { member_id, staff_role } = signedIn(c);
      const { tag, draw } = await orderKit(c.var.db, {
        code,
        member_id,
        isStaff: staff_role !== null,
        lang: lang === undefined ? c.var.lang : langFromHeader(lang),
        paper,
        line,
      });
      return answerFile(c, {
        type: 'application/pdf',
        tag,
        cacheControl: 'private, no-store',
        disposition: { kind: 'attachment', name: `${code}-kit.pdf` },
        content: draw,
      });
    },
  ),
);
