import type { MiddlewareHandler } from 'hono';
import { Refusal } from '#shared/errors.ts';
import type { ApiEnv } from './context.ts';
import { policy } from './policy.ts';
import { refuse } from './replies.ts';

const calls = Object.keys(policy).map((call) => {
  const [method = '', path = ''] = call.split(' ');
  return { method, path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) };
});

/**
 * Refuses a method that a known path does not have, before anything is read or done. HEAD too, which would otherwise be
 * answered by running the GET: some of those write (product §1.7).
 */
export const methodGate: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const allowed = calls.flatMap(({ method, path }) => (path.test(c.req.path) ? [method] : []));
  if (allowed.length === 0 || allowed.includes(c.req.method)) return next();
  c.header('Allow', [...new Set(allowed)].sort().join(', '));
  return refuse(c, new Refusal('method_not_allowed'));
};
