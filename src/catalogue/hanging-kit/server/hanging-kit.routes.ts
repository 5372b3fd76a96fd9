import { z } from '@hono/zod-openapi';
import { answerFile } from '#ground/files/server/answer-file.ts';
import { call, calls } from '#http/server/call.ts';
import { refusalReplies } from '#http/server/replies.ts';
import { langFromHeader } from '#shared/locale.ts';
import { wallKitQuery } from '../hanging-kit.contract.ts';
import { wallKit } from './hanging-kit.service.ts';

/** Titles, sizes and frames may change, so a browser asks again after an hour; an unchanged kit is not drawn again. */
const HOUR = 'public, max-age=3600';

export const hangingKitRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/wall/kit',
      summary: 'A wall’s hanging kit as PDF: a plan, and full-size templates',
      access: 'anyone',
      limits: ['hanging_kit'],
      refuses: ['not_found', 'too_many_works', 'nothing_to_hang'],
      query: wallKitQuery,
      responses: {
        200: {
          description: 'The document',
          content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
        },
        ...refusalReplies,
      },
    },
    async (c, { query: { lang, paper, ...search } }) => {
      const reader = { lang: lang === undefined ? c.var.lang : langFromHeader(lang), paper, address: c.var.address };
      const { tag, draw } = await wallKit(c.var.db, search, reader);
      return answerFile(c, {
        type: 'application/pdf',
        tag,
        // The header decides the language only if the address does not; then nobody else may be given the file.
        cacheControl: lang === undefined ? 'private, no-cache' : HOUR,
        disposition: { kind: 'attachment', name: 'hanging-kit.pdf' },
        content: draw,
      });
    },
  ),
);
