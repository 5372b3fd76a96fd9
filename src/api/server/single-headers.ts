import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { Refusal } from '#shared/errors.ts';
import type { ApiEnv } from './context.ts';
import { refuse } from './replies.ts';

/** What decides who is asking, and for what. */
const SINGLE = new Set(['host', 'authorization', 'cart', 'idempotency-key']);

/** Product §1.6: a header that decides who is asking comes once. Of two, a proxy may have read the other one. */
export const singleHeaders: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  const names = (incoming?.rawHeaders ?? []).filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  const decisive = names.filter((name) => SINGLE.has(name));
  if (new Set(decisive).size < decisive.length) return refuse(c, new Refusal('bad_request'));
  return next();
};
