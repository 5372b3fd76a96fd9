import { z } from '@hono/zod-openapi';
import type { TypedResponse } from 'hono';
import { contentDisposition } from '#ground/files/content-disposition.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { refusalReplies } from '#http/server/replies.ts';
import { moneyExportQuery } from '../export.contract.ts';
import { exportMoney } from './export.service.ts';
import { TABLE_TYPES } from './table-file.service.ts';

const binary = { schema: z.string().meta({ format: 'binary' }) };

export const moneyExportRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/admin/export',
      summary: 'Orders, payments, invoices, shares and other money of a period as a table; the download is logged',
      access: 'finance',
      limits: ['money_export'],
      query: moneyExportQuery,
      responses: {
        200: {
          description: 'Everything until the moment of the download',
          content: { 'text/csv': binary, [TABLE_TYPES.xlsx]: binary },
        },
        ...refusalReplies,
      },
    },
    async (c, { query }) => {
      const { lang, i18n } = c.var;
      const body = await exportMoney(c.var.db, query, { staff_id: signedIn(c).member_id, lang, i18n });
      c.header('Content-Type', TABLE_TYPES[query.format]);
      c.header('Cache-Control', 'private, no-store');
      c.header('Content-Disposition', contentDisposition('attachment', `${query.what}.${query.format}`));
      return c.newResponse(body, 200) as Response as Response & TypedResponse<Uint8Array, 200, 'body'>;
    },
  ),
);
