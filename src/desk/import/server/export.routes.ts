import { z } from '@hono/zod-openapi';
import type { TypedResponse } from 'hono';
import { contentDisposition } from '#ground/files/content-disposition.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { refusalReplies } from '#http/server/replies.ts';
import { shopDay } from '#shared/shop-time.ts';
import { exportQuery } from '../import.contract.ts';
import { exportWorks } from './export.service.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const binary = { schema: z.string().meta({ format: 'binary' }) };

export const exportRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/admin/import/table',
      summary: 'Works as a table in the form of the import, one row each, or its empty template',
      access: 'editor',
      limits: ['catalog_table'],
      query: exportQuery,
      responses: {
        200: { description: 'The table', content: { 'text/csv': binary, [TYPES.xlsx]: binary } },
        ...refusalReplies,
      },
    },
    async (c, { query }) => {
      const { format, what } = query;
      const name = what === 'template' ? `template.${format}` : `works-${shopDay(new Date())}.${format}`;
      c.header('Content-Type', TYPES[format]);
      c.header('Cache-Control', 'private, no-store');
      c.header('Content-Disposition', contentDisposition('attachment', name));
      const body = await exportWorks(c.var.db, { staff_id: signedIn(c).member_id, lang: c.var.lang }, query);
      return c.newResponse(body, 200) as Response as Response & TypedResponse<Uint8Array, 200, 'body'>;
    },
  ),
);
