import { createHash, createHmac } from 'node:crypto';
import { header, json, type Reply, type Request } from '../http/exchange.ts';
import type { Handler } from '../http/router.ts';
import { noteRefusal, type World } from '../world.ts';
import { isSame } from './signature.ts';

const MAX_SKEW_MS = 5 * 60_000;

/** Checks CyberSource's HTTP Signature before a call. */
export function restCall(handler: Handler): Handler {
  return (world, request) => {
    const why = whyRefused(world, request);
    if (why === undefined) return handler(world, request);
    noteRefusal(world, request.path, why);
    return json(401, { response: { rmsg: 'Authentication Failed' } });
  };
}

function whyRefused(world: World, request: Request): string | undefined {
  const parts = parametersOf(header(request, 'signature') ?? '');
  const names = (parts.get('headers') ?? '').split(' ');
  const dated = names.find((name) => name === 'v-c-date' || name === 'date');
  if (parts.get('keyid') !== world.keys.CYBERSOURCE_REST_KEY_ID) return 'another keyid';
  if (parts.get('algorithm') !== 'HmacSHA256') return 'another algorithm';
  if (header(request, 'v-c-merchant-id') !== world.keys.CYBERSOURCE_MERCHANT_ID) return 'another v-c-merchant-id';
  if (names.includes('(request-target)')) return 'request-target is written without parentheses since 2024';
  if (new Set(names).size < names.length) return 'a header is listed twice';
  if (!dated) return 'neither date nor v-c-date is signed';
  const missing = ['host', 'request-target', 'digest', 'v-c-merchant-id'].find((name) => !names.includes(name));
  if (missing) return `${missing} is not signed`;
  const at = Date.parse(header(request, dated) ?? '');
  if (!(Math.abs(world.clock() - at) <= MAX_SKEW_MS)) return `${dated} is no HTTP date within five minutes`;
  const digest = `SHA-256=${createHash('sha256').update(request.body).digest('base64')}`;
  if (header(request, 'digest') !== digest) return 'digest is not that of the body';
  return isSame(parts.get('signature') ?? '', expected(world, request, names))
    ? undefined
    : 'the signature does not fit';
}

function parametersOf(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}

function expected(world: World, request: Request, names: readonly string[]): string {
  const query = request.query.size > 0 ? `?${request.query}` : '';
  const target = `${request.method.toLowerCase()} ${request.path}${query}`;
  const lines = names.map((name) => `${name}: ${name === 'request-target' ? target : (header(request, name) ?? '')}`);
  const secret = Buffer.from(world.keys.CYBERSOURCE_REST_SECRET, 'base64');
  return createHmac('sha256', secret).update(lines.join('\n'), 'utf8').digest('base64');
}

/** 400 in CyberSource's shape. */
export function invalidRequest(world: World, reason: string, message: string, field?: string): Reply {
  const submitTimeUtc = new Date(world.now()).toISOString();
  const details = field === undefined ? {} : { details: [{ field, reason }] };
  return json(reason === 'NOT_FOUND' ? 404 : 400, {
    submitTimeUtc,
    status: 'INVALID_REQUEST',
    reason,
    message,
    ...details,
  });
}
