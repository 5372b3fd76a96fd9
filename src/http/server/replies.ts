import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';
import { Refusal, type RefusalCode } from '#shared/errors.ts';
import { fieldErrors } from '#shared/issue-messages.ts';
import { failureReply } from '#shared/reply.ts';
import type { ApiEnv } from './context.ts';
import { isDatabaseAway } from './database-away.ts';
import { noticeFullDisk } from './full-disk.ts';
import { loggedPath } from './log.ts';
import { refusalWords } from './refusal-messages.ts';

export const refusalReplies = {
  default: { description: 'A refusal', content: { 'application/json': { schema: failureReply } } },
} as const;

/** A required JSON body. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } } as const;
}

export function jsonReply<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { 200: { description, content: { 'application/json': { schema } } }, ...refusalReplies };
}

/** Answers with a refusal in the envelope, in the caller's language. */
export function refuse(c: Context<ApiEnv>, refusal: Refusal): Response {
  const { issues, retryAfter, more } = refusal.details;
  const errors = issues ? fieldErrors(c.var.i18n, issues) : refusal.details.errors;
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  const message = c.var.i18n._(refusalWords(refusal, c.var.lang));
  return c.json({ ...more, code: refusal.code, message, ...(errors && { errors }) }, refusal.status);
}

const codeByStatus: Record<number, RefusalCode> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media',
};

/** Answers a thrown error; a bug is logged in full, and the caller only gets `internal`. */
export function answerError(error: Error, c: Context<ApiEnv>): Response {
  if (error instanceof Refusal) return refuse(c, error);
  if (error instanceof HTTPException && error.status < 500) {
    return refuse(c, new Refusal(codeByStatus[error.status] ?? 'validation'));
  }
  if (noticeFullDisk(c.var.shop.db, error)) {
    c.var.log.error({ err: error }, 'the database cannot write');
    return refuse(c, new Refusal('unavailable', { retryAfter: 30 }));
  }
  if (isDatabaseAway(error)) {
    c.var.log.error({ err: error }, 'the database is away');
    return refuse(c, new Refusal('unavailable', { retryAfter: 5 }));
  }
  c.var.log.error({ err: error, method: c.req.method, path: loggedPath(c.req.path) }, 'unhandled error');
  return refuse(c, new Refusal('internal'));
}
