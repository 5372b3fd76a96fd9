import { isSame } from '../cybersource/signature.ts';
import {
  contentType,
  header,
  isObject,
  type JsonObject,
  parseJson,
  type Reply,
  type Request,
} from '../http/exchange.ts';
import type { Handler } from '../http/router.ts';
import { noteRefusal, type World } from '../world.ts';
import { signature } from './signature.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The answer of a call. A refusal without a mark has two independent sources. "One source": only the lists of an open client of
 * version 3 have the code for that call (LINE Pay's older lists know the numbers). "Memory": no source has it for that call.
 */
export interface Said {
  code: string;
  message?: string;
  info?: unknown;
}

export const said = (code: string, message: string): Said => ({ code, message });

/** A number that is written into JSON with all its digits. */
export const bare = (digits: string) => `\u0000${digits}\u0000`;

/** A signed call; `version` is v3 or v4. */
export function linePayCall(
  handler: (world: World, asked: JsonObject, request: Request, version: string) => Said,
): Handler {
  return (world, request) => {
    const version = request.path.slice(1, 3);
    const asked = opened(world, request);
    const answer = 'code' in asked ? asked : handler(world, asked.body, request, version);
    if (answer.code !== '0000') noteRefusal(world, request.path, `${answer.code} ${answer.message ?? ''}`);
    return reply(answer);
  };
}

function reply({ code, message = 'Success.', info }: Said): Reply {
  const text = JSON.stringify({ returnCode: code, returnMessage: message, ...(info !== undefined && { info }) });
  const body = text.replaceAll(/"\\u0000(\d+)\\u0000"/g, '$1');
  return { status: 200, headers: { 'content-type': 'application/json;charset=UTF-8' }, body };
}

function opened(world: World, request: Request): Said | { body: JsonObject } {
  // 1104, 1106: one source; which mistake of a header is a 1106 is from memory.
  if (header(request, 'x-line-channelid') !== world.keys.LINE_PAY_CHANNEL_ID)
    return said('1104', 'Non-existent channel');
  const nonce = header(request, 'x-line-authorization-nonce') ?? '';
  if (!UUID.test(nonce)) return said('1106', 'Header information error: the nonce is no UUID');
  const isPost = request.method === 'POST';
  const signed = isPost ? request.body : request.rawQuery;
  const expected = signature(world.keys.LINE_PAY_CHANNEL_SECRET, request.path, signed, nonce);
  if (!isSame(header(request, 'x-line-authorization') ?? '', expected))
    return said('1106', 'Header information error: the signature does not fit');
  if (!isPost) return { body: {} };
  if (contentType(request) !== 'application/json') return said('1106', 'the body is no application/json');
  // 2102: one source for the request call; memory for the others.
  const body = request.body.length === 0 ? {} : parseJson(request.body.toString('utf8'));
  return isObject(body) ? { body } : said('2102', 'the body is no JSON object');
}
