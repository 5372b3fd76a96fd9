import { z } from '@hono/zod-openapi';
import type { Context, TypedResponse } from 'hono';
import { contentDisposition } from '#ground/files/content-disposition.ts';
import { type FileIntake, intakeFolder, openIntake } from '#ground/files/server/file-intake.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { Config } from '#http/server/config.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { refusalReplies } from '#http/server/replies.ts';
import { shopDay } from '#shared/shop-time.ts';
import { fileApplyQuery, fileTrialQuery, fileTrialReply, tableQuery } from '../file.contract.ts';
import { bulkReply } from '../prices.contract.ts';
import { MOST_BYTES } from '../work-table.rules.ts';
import { readBulk } from './bulk-list.service.ts';
import { applyFile, readTable, tryFile } from './file-change.service.ts';
import { workTable } from './work-table.service.ts';

const path = '/api/admin/prices/file';
const table = { 'text/csv': { schema: z.string().meta({ format: 'binary' }) } };

const intakes = new WeakMap<Config, FileIntake>();

function sentTable(c: Context<ApiEnv>) {
  const { config } = c.var.shop;
  const intake = intakes.get(config) ?? openIntake(intakeFolder(config));
  intakes.set(config, intake);
  return readTable(c.var.db, { intake, staff_id: signedIn(c).member_id, body: c.req.raw.body });
}

export const fileRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'All works as a table for spreadsheets: prices and stages, optionally with their texts',
      access: 'editor',
      limits: ['catalog_table'],
      query: tableQuery,
      responses: { 200: { description: 'The table', content: table }, ...refusalReplies },
    },
    async (c, { query: { what } }) => {
      c.header('Content-Type', 'text/csv; charset=utf-8; header=present');
      c.header('Cache-Control', 'private, no-store');
      c.header('Content-Disposition', contentDisposition('attachment', `works-${shopDay(new Date())}.csv`));
      const body = await workTable(c.var.db, { lang: c.var.lang, what, staff_id: signedIn(c).member_id });
      return c.newResponse(body, 200) as Response as Response & TypedResponse<Uint8Array, 200, 'body'>;
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/trial`,
      summary: 'What a table would change, and what is wrong with it by line and column; changes nothing',
      access: 'editor',
      limits: ['catalog_file'],
      unlogged: 'only works something out',
      unchecked: 'takes what a spreadsheet wrote, and says by line what is wrong',
      // An empty file, or a page that no table has.
      refuses: ['validation'],
      query: fileTrialQuery,
      file: { content: table, most: MOST_BYTES },
      reply: fileTrialReply,
      returns: 'The result, and a fingerprint',
    },
    async (c, { query: { page } }) => {
      const { lang, i18n } = c.var;
      const found = await tryFile(c.var.db, await sentTable(c), { lang, i18n, page });
      return { trial: found };
    },
  ),
  call(
    {
      method: 'post',
      path,
      summary:
        'Makes the changes of a table as the preview with this fingerprint showed, all or nothing: all of its lines, or without those left out',
      access: 'editor',
      limits: ['catalog_file'],
      refuses: ['conflict'],
      query: fileApplyQuery,
      file: { content: table, most: MOST_BYTES },
      reply: bulkReply,
      returns: 'The change',
    },
    async (c, { query: { fingerprint, confirm, leave_out, skip_jumps } }) => {
      const id = await applyFile(c.var.db, signedIn(c).member_id, await sentTable(c), {
        fingerprint,
        confirm: confirm ?? new Set(),
        leave_out: leave_out ?? new Set(),
        skip_jumps: skip_jumps === 'yes',
      });
      return { change: await readBulk(c.var.db, id) };
    },
  ),
);
