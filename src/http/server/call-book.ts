import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import { type CallFacts, nameOf } from './call.ts';
import type { ApiEnv } from './context.ts';

/** All calls of the API, by name or by request. */
export interface CallBook {
  /** By its name: `GET /api/shop/:id`. */
  named: (name: string) => CallFacts | undefined;
  /** The call that will answer; undefined if none will. */
  answering: (c: Context<ApiEnv>) => CallFacts | undefined;
  /** Every call with this path, by any method. */
  at: (path: string) => readonly CallFacts[];
}

/** Of a call declared twice only the first would answer: a bug, which throws at startup. */
export function bookOf(list: readonly CallFacts[]): CallBook {
  const byName = new Map<string, CallFacts>();
  for (const one of list) {
    if (byName.has(nameOf(one))) throw new Error(`${nameOf(one)} is declared twice`);
    byName.set(nameOf(one), one);
  }
  const patterns = list.map((one) => ({ one, pattern: new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`) }));
  return {
    named: (name) => byName.get(name),
    answering(c) {
      const route = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
      if (!route) return undefined;
      const call = byName.get(`${route.method} ${route.path}`);
      // Nothing would define its access.
      if (!call) throw new Error(`${route.method} ${route.path} is not declared as a call`);
      return call;
    },
    at: (path) => patterns.flatMap(({ one, pattern }) => (pattern.test(path) ? [one] : [])),
  };
}
