import type { MiddlewareHandler } from 'hono';
import { Refusal } from '#shared/errors.ts';
import type { ApiEnv } from './context.ts';
import { refuse } from './replies.ts';

/**
 * Refuses a body before it is read: one that is too large, and one that does not say how large it is. `others` are calls
 * (`:part` stands for any part of a path) with a limit of their own, whose body is streamed and counted while it comes:
 * these need not say how large it is.
 */
export function bodyLimit(bytes: number, others: Readonly<Record<string, number>> = {}): MiddlewareHandler<ApiEnv> {
  const patterns = Object.entries(others).map(([call, own]) => ({
    call: new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`),
    own,
  }));
  return async (c, next) => {
    const called = `${c.req.method} ${c.req.path}`;
    const own = patterns.find(({ call }) => call.test(called))?.own;
    if (own === undefined && c.req.header('transfer-encoding')) return refuse(c, new Refusal('length_required'));
    if (Number(c.req.header('content-length') ?? 0) > (own ?? bytes)) return refuse(c, new Refusal('too_large'));
    return next();
  };
}
