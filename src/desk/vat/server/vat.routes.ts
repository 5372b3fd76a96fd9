import { z } from '@hono/zod-openapi';
import type { TypedResponse } from 'hono';
import { TABLE_TYPES } from '#desk/exports/server/table-file.service.ts';
import { contentDisposition } from '#ground/files/content-disposition.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { refusalReplies } from '#http/server/replies.ts';
import { vatFileQuery, vatListQuery, vatListReply, vatQuery, vatReply } from '../vat.contract.ts';
import { readVatList, readVatSheet } from './vat.service.ts';
import { vatFile } from './vat-file.service.ts';

const binary = { schema: z.string().meta({ format: 'binary' }) };

export const vatRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/admin/vat',
      summary: 'The VAT sheet of a two-month period, and how it agrees with payments and refunds',
      access: 'finance',
      query: vatQuery,
      reply: vatReply,
      returns: 'Its figures in NT dollars, without those that are zero',
    },
    (c, { query: { period } }) => readVatSheet(c.var.db, period, c.var.lang),
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/vat/list',
      summary: 'The invoices, allowances, payments or refunds behind a figure',
      access: 'finance',
      query: vatListQuery,
      reply: vatListReply,
      returns: 'A page, the oldest first',
    },
    (c, { query }) => readVatList(c.var.db, query),
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/vat/file',
      summary: 'The VAT sheet, or the list behind one of its figures, as a table; the download is logged',
      access: 'finance',
      limits: ['money_export'],
      query: vatFileQuery,
      responses: {
        200: { description: 'The table', content: { 'text/csv': binary, [TABLE_TYPES.xlsx]: binary } },
        ...refusalReplies,
      },
    },
    async (c, { query }) => {
      const { period, of, format } = query;
      const asked = { query, staff_id: signedIn(c).member_id, lang: c.var.lang, i18n: c.var.i18n };
      const body = await vatFile(c.var.db, asked);
      c.header('Content-Type', TABLE_TYPES[format]);
      c.header('Cache-Control', 'private, no-store');
      c.header('Content-Disposition', contentDisposition('attachment', `vat-${period}${of ? `-${of}` : ''}.${format}`));
      return c.newResponse(body, 200) as Response as Response & TypedResponse<Uint8Array, 200, 'body'>;
    },
  ),
);
