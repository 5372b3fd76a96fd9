import type { TypedResponse } from 'hono';
import { z } from 'zod';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { contentDisposition } from '#ground/files/content-disposition.ts';
import { zipOf } from '#ground/files/server/zip-write.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { refusalReplies } from '#http/server/replies.ts';
import { turnkeyQuery } from '../turnkey/turnkey.contract.ts';
import { turnkeyFiles } from './turnkey-export.service.ts';

const binary = z.string().meta({ format: 'binary' });
type File = Response & TypedResponse<Uint8Array, 200, 'body'>;

export const turnkeyRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/admin/invoice/turnkey',
      summary: 'The messages of a period for Turnkey (MIG 4.1) as a zip; the download is logged',
      access: 'finance',
      limits: ['money_export'],
      refuses: ['conflict'],
      query: turnkeyQuery,
      responses: {
        200: { description: 'The archive', content: { 'application/zip': { schema: binary } } },
        ...refusalReplies,
      },
    },
    async (c, { query }) => {
      const { period } = query;
      await requireWithinLimit(c.var.db, { limit: 'money_export', who: String(signedIn(c).member_id) });
      const files = await turnkeyFiles(c.var.db, query);
      const after = { period, what: 'turnkey' };
      const download = { staff_id: signedIn(c).member_id, subject: 'invoice', subject_id: period, after } as const;
      await recordChange(c.var.db, { ...download, action: 'export' });
      const parts: Uint8Array[] = [];
      for await (const part of zipOf(files)) parts.push(part);
      c.header('Content-Type', 'application/zip');
      c.header('Cache-Control', 'private, no-store');
      c.header('Content-Disposition', contentDisposition('attachment', `turnkey-${query.period}.zip`));
      return c.newResponse(Buffer.concat(parts), 200) as Response as File;
    },
  ),
);
