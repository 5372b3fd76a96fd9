import type { World } from '../world.ts';
import type { Reply, Request } from './exchange.ts';

export type Handler = (world: World, request: Request) => Reply | Promise<Reply>;
export type Route = readonly [method: string, pattern: RegExp, handler: Handler];

/** The answer of the first matching route, 405 if only the method does not match, `undefined` if nothing does. */
export async function answer(routes: readonly Route[], world: World, request: Request): Promise<Reply | undefined> {
  let known = false;
  for (const [method, pattern, handler] of routes) {
    const match = pattern.exec(request.path);
    if (!match) continue;
    known = true;
    if (method === request.method) return await handler(world, { ...request, params: match.slice(1) });
  }
  return known ? { status: 405, headers: { 'content-type': 'text/plain' }, body: 'Method not allowed' } : undefined;
}
