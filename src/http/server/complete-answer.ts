import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

const bytesOf = new WeakMap<Response, Buffer>();

/** An answer whose bytes are all in memory: the listener writes them without reading them from the response's stream. */
export function completeAnswer(body: Buffer, init: ResponseInit): Response {
  const response = new Response(body as BodyInit, init);
  bytesOf.set(response, body);
  return response;
}

/** Writes a complete answer, or leaves it to the adapter: one that a middleware has copied, and one with cookies. */
export function writeComplete(response: Response, outgoing: ServerResponse): Response {
  const bytes = bytesOf.get(response);
  if (!bytes || response.headers.has('set-cookie')) return response;
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(bytes);
  return RESPONSE_ALREADY_SENT;
}
