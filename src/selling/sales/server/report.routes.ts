import { createHash } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { answerFile } from '#ground/files/server/answer-file.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { refusalReplies } from '#http/server/replies.ts';
import { langFromHeader } from '#shared/locale.ts';
import { reportQuery, statement } from '../sales.contract.ts';
import { makeReport } from './report.service.ts';
import { readStatement } from './statement.service.ts';

const file = z.string().meta({ format: 'binary' });

const TYPES = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8; header=present' };

export const reportRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/report',
      summary: 'The seller’s statement of a year, as a paper, a table or data; outside the envelope',
      access: 'seller',
      limits: ['report_file'],
      refuses: ['too_large'],
      query: reportQuery,
      responses: {
        200: {
          description: 'The statement',
          content: {
            'application/pdf': { schema: file },
            'text/csv': { schema: file },
            'application/json': { schema: statement },
          },
        },
        ...refusalReplies,
      },
    },
    async (c, { query: { year, format, lang } }) => {
      const reader = {
        member_id: signedIn(c).member_id,
        lang: lang === undefined ? c.var.lang : langFromHeader(lang),
      };
      c.header('Cache-Control', 'private, no-store');
      if (format === 'json') return c.json(await readStatement(c.var.db, reader, year), 200);
      const report = await makeReport(c.var.db, openStorage(c.var.shop.config), reader, { format, year });
      return answerFile(c, {
        type: TYPES[format],
        tag: createHash('sha256').update(report.bytes).digest('base64url').slice(0, 22),
        cacheControl: 'private, no-store',
        disposition: { kind: 'attachment', name: `statement-${report.year}.${format}` },
        content: report.bytes,
      });
    },
  ),
);
