import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { toldTheLog } from '#ground/audit/server/audit.service.ts';
import type { ApiEnv } from './context.ts';

/** Calls of the back office that are no GET and change nothing: they only work something out. */
export const CHANGING_NOTHING: readonly string[] = [
  // A master is nobody's yet; the change is told when it is hung.
  'POST /api/admin/upload',
  'PUT /api/admin/upload/:upload_id',
  'POST /api/admin/prices/trial',
  'POST /api/admin/prices/file/trial',
  'POST /api/admin/words/simplified',
  'POST /api/admin/connection/mail',
  'POST /api/admin/article/preview',
  'POST /api/admin/home/preview',
  'POST /api/admin/page/:page/preview',
];

/**
 * Whatever staff change is in the audit log. A call that succeeded without telling it is a mistake in the code: tests fail with
 * it, and a shop that is open says so in its log, for the change has been made.
 */
export const auditGate: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const told = await toldTheLog(next);
  if (told || c.res.status >= 300) return;
  const call = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
  const name = call && `${call.method} ${call.path}`;
  if (!name || CHANGING_NOTHING.includes(name)) return;
  const fault = new Error(`${name} changed something and did not tell the audit log`);
  if (process.env.NODE_ENV === 'test') throw fault;
  c.var.log.error({ err: fault });
};
