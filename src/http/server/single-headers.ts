import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { Refusal } from '#shared/errors.ts';
import type { ApiEnv } from './context.ts';
import { refuse } from './replies.ts';

/** Headers that decide who asks, and for what. */
const SINGLE = new Set(['host', 'authorization', 'cart', 'idempotency-key', 'shared-list', 'participant']);

/** The lengths of their names, as a quick first check. */
const LENGTHS = new Set([...SINGLE].map((name) => name.length));

/** True if one of them occurs twice. */
export function hasRepeatedHeader({ rawHeaders }: IncomingMessage): boolean {
  const seen: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const given = rawHeaders[at] ?? '';
    if (!LENGTHS.has(given.length)) continue;
    const name = given.toLowerCase();
    if (!SINGLE.has(name)) continue;
    if (seen.includes(name)) return true;
    seen.push(name);
  }
  return false;
}

/** Product §1.6: a header that decides who asks may occur only once. Of two, a proxy may have read the other one. */
export const singleHeaders: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  if (incoming && hasRepeatedHeader(incoming)) return refuse(c, new Refusal('bad_request'));
  return next();
};
