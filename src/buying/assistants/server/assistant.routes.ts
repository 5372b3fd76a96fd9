import { type Context, Hono } from 'hono';
import type { ApiEnv } from '#http/server/context.ts';

/** Messages are short: the longest has twelve prints. */
const LONGEST_MESSAGE = 64 * 1024;

/** JSON-RPC's codes, and the first of those that servers may choose. */
const CODES = { parse: -32_700, invalid: -32_600, refused: -32_000 } as const;

/** POST /mcp: the tools of assistants by the Model Context Protocol, Streamable HTTP without sessions. */
export function assistantRoutes(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().all('/mcp', async (c) => {
    const refused = refuseRequest(c);
    if (refused) return refused;
    const message = readMessage(await c.req.text());
    if (message === undefined) return refuseWith(c, 400, 'parse', 'This is not JSON.');
    if (typeof message !== 'object' || message === null || Array.isArray(message))
      return refuseWith(c, 400, 'invalid', 'Send one JSON-RPC message at a time.');
    // Loaded with the first message: most shops are never visited by an assistant.
    const { answerAssistant } = await import('./answer-assistant.ts');
    const answer = await answerAssistant(c, message);
    answer.headers.set('Cache-Control', 'no-store');
    return answer;
  });
}

/** Refused before the body is read. */
function refuseRequest(c: Context<ApiEnv>): Response | undefined {
  const origin = c.req.header('origin');
  // A page of another site, or one whose name was pointed at this machine (DNS rebinding). Programs send no origin.
  if (origin !== undefined && origin !== new URL(c.var.shop.config.baseUrl).origin)
    return refuseWith(c, 403, 'refused', 'Pages of other sites may not call this address.');
  if (c.req.method !== 'POST') {
    c.header('Allow', 'POST');
    return refuseWith(c, 405, 'refused', 'There are no streams and no sessions here: send each message by POST.');
  }
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
    return refuseWith(c, 415, 'refused', 'Send JSON, with the content type application/json.');
  const length = c.req.header('content-length');
  if (length === undefined || c.req.header('transfer-encoding') !== undefined)
    return refuseWith(c, 411, 'refused', 'Send the length of the message.');
  if (!(Number(length) <= LONGEST_MESSAGE)) return refuseWith(c, 413, 'refused', 'This message is too long.');
  return undefined;
}

function readMessage(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A JSON-RPC error without an id: the message was not read. */
function refuseWith(
  c: Context<ApiEnv>,
  status: 400 | 403 | 405 | 411 | 413 | 415,
  code: keyof typeof CODES,
  message: string,
): Response {
  c.header('Cache-Control', 'no-store');
  return c.json({ jsonrpc: '2.0', id: null, error: { code: CODES[code], message } }, status);
}
