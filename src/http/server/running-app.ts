import type { Hono } from 'hono';
import type { ApiEnv } from './context.ts';

// On globalThis because development may load this module once for the pages and once for the server.
const processGlobals = globalThis as { corniceApp?: Hono<ApiEnv> };

/** Makes an app the one that pages rendered in this process ask. */
export function setApp(app: Hono<ApiEnv>): void {
  processGlobals.corniceApp = app;
}

/** Asks this process's own API, without a socket. */
export async function askApp(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (!processGlobals.corniceApp) throw new Error('a page was rendered before the shop was open');
  return processGlobals.corniceApp.request(input instanceof URL ? input.href : input, init);
}
