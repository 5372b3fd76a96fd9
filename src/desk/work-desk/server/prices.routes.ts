import { z } from '@hono/zod-openapi';
import type { TypedResponse } from 'hono';
import { contentDisposition } from '#ground/files/content-disposition.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { refusalReplies } from '#http/server/replies.ts';
import {
  bulkLinesQuery,
  bulkLinesReply,
  bulkParam,
  bulkReply,
  bulksQuery,
  bulksReply,
  priceApplyForm,
  priceChoicesReply,
  priceTrialForm,
  priceTrialReply,
} from '../prices.contract.ts';
import { readBulkLines } from './bulk-lines.service.ts';
import { listBulks, readBulk } from './bulk-list.service.ts';
import { bulkTable } from './bulk-table.service.ts';
import { undoBulk } from './bulk-undo.service.ts';
import { applyPrices } from './price-change.service.ts';
import { readPriceChoices } from './price-choices.service.ts';
import { tryPrices } from './price-plan.service.ts';

const path = '/api/admin/prices';

export const pricesRoutes = calls(
  call(
    {
      method: 'get',
      path: `${path}/choices`,
      summary: 'The choices for selecting prints: categories, frames, artists',
      access: 'editor',
      reply: priceChoicesReply,
      returns: 'The choices',
    },
    (c) => readPriceChoices(c.var.db, c.var.lang),
  ),
  call(
    {
      method: 'post',
      path: `${path}/trial`,
      summary: 'A preview of a bulk price change; changes nothing',
      access: 'editor',
      refuses: ['not_found', 'too_large'],
      unlogged: 'only works something out',
      body: priceTrialForm,
      reply: priceTrialReply,
      returns: 'The result, a page of its lines, and a fingerprint',
    },
    async (c, { body }) => {
      const found = await tryPrices(c.var.db, c.var.lang, body);
      return { trial: found };
    },
  ),
  call(
    {
      method: 'post',
      path,
      summary: 'Makes the bulk price change of the preview with this fingerprint, all or none',
      access: 'editor',
      refuses: ['conflict', 'not_found', 'too_large'],
      body: priceApplyForm,
      reply: bulkReply,
      returns: 'The change',
    },
    async (c, { body }) => {
      const id = await applyPrices(c.var.db, signedIn(c).member_id, body);
      return { change: await readBulk(c.var.db, id) };
    },
  ),
  call(
    {
      method: 'get',
      path,
      summary: 'The bulk changes, the latest first',
      access: 'editor',
      query: bulksQuery,
      reply: bulksReply,
      returns: 'A page of changes',
    },
    (c, { query }) => listBulks(c.var.db, query.page),
  ),
  call(
    {
      method: 'get',
      path: `${path}/{id}/line`,
      summary: 'The lines of a bulk change: each price and each work, before and after',
      access: 'editor',
      params: bulkParam,
      query: bulkLinesQuery,
      reply: bulkLinesReply,
      returns: 'The change, and a page of its lines',
    },
    (c, { params: { id }, query }) => readBulkLines(c.var.db, c.var.lang, id, query),
  ),
  call(
    {
      method: 'get',
      path: `${path}/{id}/file`,
      summary: 'All lines of a bulk change as a table for spreadsheets',
      access: 'editor',
      limits: ['catalog_table'],
      params: bulkParam,
      responses: {
        200: { description: 'The table', content: { 'text/csv': { schema: z.string().meta({ format: 'binary' }) } } },
        ...refusalReplies,
      },
    },
    async (c, { params: { id } }) => {
      const body = await bulkTable(c.var.db, { lang: c.var.lang, staff_id: signedIn(c).member_id }, id);
      c.header('Content-Type', 'text/csv; charset=utf-8; header=present');
      c.header('Cache-Control', 'private, no-store');
      c.header('Content-Disposition', contentDisposition('attachment', `change-${id}.csv`));
      return c.newResponse(body, 200) as Response as Response & TypedResponse<Uint8Array, 200, 'body'>;
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}/undo`,
      summary: 'Undoes a bulk change, all or nothing',
      access: 'editor',
      refuses: ['conflict'],
      params: bulkParam,
      reply: bulkReply,
      returns: 'The change after it',
    },
    async (c, { params: { id } }) => {
      await undoBulk(c.var.db, { staff_id: signedIn(c).member_id, lang: c.var.lang }, id);
      return { change: await readBulk(c.var.db, id) };
    },
  ),
);
