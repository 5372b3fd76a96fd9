import type { MiddlewareHandler } from 'hono';
import { recordsChange } from '#ground/audit/server/audit.service.ts';
import { nameOf } from './call.ts';
import type { CallBook } from './call-book.ts';
import type { ApiEnv } from './context.ts';

/**
 * Every change by staff must be in the audit log. A successful call without a log row is a bug: tests fail, and an
 * open shop logs an error, because the change has been made.
 */
export function auditGate(book: CallBook): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const isRecorded = await recordsChange(next);
    if (isRecorded || c.res.status >= 300) return;
    const call = book.answering(c);
    if (!call || call.unlogged) return;
    const fault = new Error(`${nameOf(call)} changed something and did not tell the audit log`);
    if (process.env.NODE_ENV === 'test') throw fault;
    c.var.log.error({ err: fault });
  };
}
