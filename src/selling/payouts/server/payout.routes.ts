import type { Context, TypedResponse } from 'hono';
import { z } from 'zod';
import { contentDisposition } from '#ground/files/content-disposition.ts';
import { sealerOf } from '#ground/sealing/server/sealing.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { refusalReplies } from '#http/server/replies.ts';
import {
  bankFileQuery,
  lineParam,
  owedQuery,
  owedReply,
  runForm,
  runListQuery,
  runListReply,
  runParam,
  runReply,
  runStepForm,
  yearFileQuery,
  yearQuery,
  yearReply,
} from '../payout.contract.ts';
import { bankFile } from './bank-file.service.ts';
import { listOwed } from './owed.service.ts';
import { payoutStatement } from './payout-statement.service.ts';
import { startRun, stepRun } from './run.service.ts';
import { listRuns, readRun } from './run-read.service.ts';
import { readYear, yearFile } from './year.service.ts';

const path = '/api/admin/payout';
const file = z.string().meta({ format: 'binary' });
const csv = { 200: { description: 'The table', content: { 'text/csv': { schema: file } } }, ...refusalReplies };
export const pdf = {
  200: { description: 'The statement', content: { 'application/pdf': { schema: file } } },
  ...refusalReplies,
};

type Sent = Response & TypedResponse<Uint8Array, 200, 'body'>;

/** A file that nobody else may read, and that no cache holds. */
export function sendFile(c: Context<ApiEnv>, type: string, name: string, content: string | Uint8Array): Sent {
  c.header('Content-Type', type);
  c.header('Cache-Control', 'private, no-store');
  c.header('Content-Disposition', contentDisposition('attachment', name));
  const body = typeof content === 'string' ? content : new Uint8Array(content);
  return c.newResponse(body, 200) as Response as Sent;
}

const CSV = 'text/csv; charset=utf-8; header=present';

async function runOf(c: Context<ApiEnv>, runId: number) {
  const reader = { staff_id: signedIn(c).member_id, lang: c.var.lang };
  return { run: await readRun(c.var.db, runId, reader) };
}

export const payoutRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'The open balance of each artist or gallery, with or without an account',
      access: 'finance',
      query: owedQuery,
      reply: owedReply,
      returns: 'Those with the most payable shares first, the sums of everything, and what does not agree',
    },
    (c, { query }) => listOwed(c.var.db, { ...query, lang: c.var.lang }),
  ),
  call(
    {
      method: 'get',
      path: `${path}/run`,
      summary: 'All payout runs, the latest first',
      access: 'finance',
      query: runListQuery,
      reply: runListReply,
      returns: 'A page of them with their sums',
    },
    (c, { query }) => listRuns(c.var.db, query.page),
  ),
  call(
    {
      method: 'post',
      path: `${path}/run`,
      summary: 'Calculates a payout run as a draft',
      access: 'finance',
      refuses: ['payout_open', 'payout_empty'],
      body: runForm,
      reply: runReply,
      returns: 'The draft',
    },
    async (c, { body }) => runOf(c, await startRun(c.var.db, { staff_id: signedIn(c).member_id }, body)),
  ),
  call(
    {
      method: 'get',
      path: `${path}/run/{run_id}`,
      summary: 'A payout run with its lines',
      access: 'finance',
      params: runParam,
      reply: runReply,
      returns: 'Of accounts only the last digits',
    },
    (c, { params }) => runOf(c, params.run_id),
  ),
  call(
    {
      method: 'post',
      path: `${path}/run/{run_id}/step`,
      summary: 'Recalculates, approves, reopens, records or discards a payout run',
      access: 'finance',
      refuses: ['conflict', 'own_review', 'payout_empty', 'payout_outdated', 'payout_rules_changed'],
      params: runParam,
      body: runStepForm,
      reply: runReply,
      returns: 'The run after it',
    },
    async (c, { params: { run_id }, body }) => {
      await stepRun(c.var.db, run_id, { staff_id: signedIn(c).member_id }, body);
      return runOf(c, run_id);
    },
  ),
  call(
    {
      method: 'get',
      path: `${path}/run/{run_id}/file`,
      summary: 'An approved run for the bank, accounts in Taiwan or abroad; the download is logged',
      access: 'finance',
      limits: ['money_export'],
      refuses: ['account_unreadable'],
      params: runParam,
      query: bankFileQuery,
      responses: csv,
    },
    async (c, { params: { run_id }, query: { kind } }) => {
      const { db, lang, i18n, shop } = c.var;
      const asked = { run_id, kind, staff_id: signedIn(c).member_id, lang, i18n };
      return sendFile(c, CSV, `payout-${run_id}-${kind}.csv`, await bankFile(db, sealerOf(shop.config), asked));
    },
  ),
  call(
    {
      method: 'get',
      path: `${path}/statement/{line_id}`,
      summary: 'The statement of a payout, for staff',
      access: 'finance',
      params: lineParam,
      responses: pdf,
    },
    async (c, { params: { line_id } }) => {
      const { db, shop, lang } = c.var;
      const { name, bytes } = await payoutStatement(db, openStorage(shop.config), line_id, lang);
      return sendFile(c, 'application/pdf', name, bytes);
    },
  ),
  call(
    {
      method: 'get',
      path: `${path}/year`,
      summary: 'What was paid and withheld in a year, by month and by person',
      access: 'finance',
      query: yearQuery,
      reply: yearReply,
      returns: 'The sums',
    },
    (c, { query }) => readYear(c.var.db, query.year),
  ),
  call(
    {
      method: 'get',
      path: `${path}/year/file`,
      summary: 'The same as a table; the download is logged',
      access: 'finance',
      limits: ['money_export'],
      query: yearFileQuery,
      responses: csv,
    },
    async (c, { query: { year, part } }) => {
      const asked = { year, part, staff_id: signedIn(c).member_id, i18n: c.var.i18n };
      return sendFile(c, CSV, `payouts-${year}-${part}.csv`, await yearFile(c.var.db, asked));
    },
  ),
);
