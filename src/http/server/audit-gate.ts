import type { MiddlewareHandler } from 'hono';
import { recordsChange } from '#ground/audit/server/audit.service.ts';
import { nameOf } from './call.ts';
import type { CallBook } from './call-book.ts';
import type { ApiEnv } from './context.ts';

/**
 * Whatever staff change is in the audit log. A call that succeeded without telling it is a mistake in the code: tests fail with
 * it, and a shop that is open says so in its log, for the change has been made.
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
