import { createHash } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { answerFile } from '#ground/files/server/answer-file.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { refusalReplies } from '#http/server/replies.ts';

/** What a call that answers with a PDF file declares. */
export const paperResponses = {
  200: {
    description: 'The document',
    content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
  },
  ...refusalReplies,
};

/** A PDF file for its owner only: nothing may store it. */
export function sendPaper(c: Context<ApiEnv>, pdf: Uint8Array, name: string) {
  return answerFile(c, {
    type: 'application/pdf',
    tag: createHash('sha256').update(pdf).digest('base64url').slice(0, 22),
    cacheControl: 'private, no-store',
    disposition: { kind: 'attachment', name },
    content: pdf,
  });
}
