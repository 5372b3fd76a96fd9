import { createRoute, z } from '@hono/zod-openapi';
import type { TypedResponse } from 'hono';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply, refusalReplies } from '#api/server/replies.ts';
import { contentDisposition } from '#ground/files/content-disposition.ts';
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

const choices = createRoute({
  method: 'get',
  path: `${path}/choices`,
  summary: 'By what prices can be chosen: categories, frames, artists',
  responses: jsonReply(priceChoicesReply, 'The choices'),
});
const trial = createRoute({
  method: 'post',
  path: `${path}/trial`,
  summary: 'What a change of many prices would do; changes nothing',
  request: { body: jsonBody(priceTrialForm) },
  responses: jsonReply(priceTrialReply, 'What it comes to, a page of its lines, and a fingerprint'),
});
const apply = createRoute({
  method: 'post',
  path,
  summary: 'Changes many prices as the trial with this fingerprint showed, all or none',
  request: { body: jsonBody(priceApplyForm) },
  responses: jsonReply(bulkReply, 'The change'),
});
const list = createRoute({
  method: 'get',
  path,
  summary: 'What was changed at once, the latest first',
  request: { query: bulksQuery },
  responses: jsonReply(bulksReply, 'A page of changes'),
});
const lines = createRoute({
  method: 'get',
  path: `${path}/{id}/line`,
  summary: 'What a change of many did, line by line: each price and each work, from what to what',
  request: { params: bulkParam, query: bulkLinesQuery },
  responses: jsonReply(bulkLinesReply, 'The change, and a page of its lines'),
});
const table = createRoute({
  method: 'get',
  path: `${path}/{id}/file`,
  summary: 'All lines of a change of many as a table for spreadsheets',
  request: { params: bulkParam },
  responses: {
    200: { description: 'The table', content: { 'text/csv': { schema: z.string().meta({ format: 'binary' }) } } },
    ...refusalReplies,
  },
});
const undo = createRoute({
  method: 'post',
  path: `${path}/{id}/undo`,
  summary: 'Takes a change of many back, all or nothing',
  request: { params: bulkParam },
  responses: jsonReply(bulkReply, 'The change after it'),
});

export const pricesRoutes = createApi()
  .openapi(choices, async (c) =>
    c.json({ code: 'success', ...(await readPriceChoices(c.var.db, c.var.lang)) } as const, 200),
  )
  .openapi(trial, async (c) => {
    const found = await tryPrices(c.var.db, c.var.lang, c.req.valid('json'));
    return c.json({ code: 'success', trial: found } as const, 200);
  })
  .openapi(apply, async (c) => {
    const id = await applyPrices(c.var.db, signedIn(c).member_id, c.req.valid('json'));
    return c.json({ code: 'success', change: await readBulk(c.var.db, id) } as const, 200);
  })
  .openapi(list, async (c) =>
    c.json({ code: 'success', ...(await listBulks(c.var.db, c.req.valid('query').page)) } as const, 200),
  )
  .openapi(lines, async (c) => {
    const { id } = c.req.valid('param');
    const found = await readBulkLines(c.var.db, c.var.lang, id, c.req.valid('query'));
    return c.json({ code: 'success', ...found } as const, 200);
  })
  .openapi(table, async (c) => {
    const { id } = c.req.valid('param');
    const body = await bulkTable(c.var.db, { lang: c.var.lang, staff_id: signedIn(c).member_id }, id);
    c.header('Content-Type', 'text/csv; charset=utf-8; header=present');
    c.header('Cache-Control', 'private, no-store');
    c.header('Content-Disposition', contentDisposition('attachment', `change-${id}.csv`));
    return c.newResponse(body, 200) as Response as Response & TypedResponse<Uint8Array, 200, 'body'>;
  })
  .openapi(undo, async (c) => {
    const { id } = c.req.valid('param');
    await undoBulk(c.var.db, { staff_id: signedIn(c).member_id, lang: c.var.lang }, id);
    return c.json({ code: 'success', change: await readBulk(c.var.db, id) } as const, 200);
  });
