import type { Hono } from 'hono';
import type { ApiEnv } from './context.ts';

// On globalThis because development may load this module once for the pages and once for the server.
const processGlobals = globalThis as { corniceApp?: Hono<ApiEnv> };

/** Sets the app that pages rendered in this process call. */
export function setApp(app: Hono<ApiEnv>): void {
  processGlobals.corniceApp = app;
}

/** Calls this process's own API without a socket; with `env`, as the visitor whose request has it. */
export async function askApp(input: RequestInfo | URL, init?: RequestInit, env?: object): Promise<Response> {
  if (!processGlobals.corniceApp) throw new Error('a page was rendered before the shop was open');
  return processGlobals.corniceApp.request(input instanceof URL ? input.href : input, init, env);
}
