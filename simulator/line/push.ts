import { randomUUID } from 'node:crypto';
import { contentType, header, isObject, json, parseJson, type Reply, type Request } from '../http/exchange.ts';
import type { Route } from '../http/router.ts';
import { noteRefusal, type World } from '../world.ts';

/** A message that was accepted, as tests read it. */
export interface LineMessage {
  to: string;
  texts: string[];
  key: string;
  /** The request that was accepted first; a repeated one names it. */
  request_id: string;
  at: number;
}

/** LINE's part of the world. */
export interface LineBook {
  accepted: LineMessage[];
  /** How many messages of the month's plan are left. */
  left: number;
  /** How many calls are refused with the rate limit before the next is accepted. */
  limited: number;
}

export const newLineBook = (): LineBook => ({ accepted: [], left: 200, limited: 0 });

const USER = /^U[0-9a-f]{32}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const DAY_MS = 86_400_000;
const LONGEST_TEXT = 5_000;
const MOST_MESSAGES = 5;

function refuse(world: World, request: Request, status: number, message: string, details?: unknown): Reply {
  noteRefusal(world, request.path, message);
  const body = details ? { message, details } : { message };
  return json(status, body, { 'x-line-request-id': randomUUID() });
}

function withoutToken(world: World, request: Request): Reply | undefined {
  const given = header(request, 'authorization') ?? '';
  if (given === `Bearer ${world.keys.LINE_MESSAGING_TOKEN}`) return undefined;
  const why = given === '' ? 'no authorization header' : 'the token is not one of this channel';
  noteRefusal(world, request.path, why);
  const message = 'Authentication failed. Confirm that the access token in the authorization header is valid.';
  return json(401, { message }, { 'x-line-request-id': randomUUID() });
}

/** What is wrong with a text message, as LINE names the property. */
function messageFault(message: unknown, at: number): { message: string; property: string } | undefined {
  const place = `messages[${at}]`;
  if (!isObject(message)) return { message: 'May not be empty', property: place };
  if (message.type !== 'text')
    return { message: 'Must be one of the following values: [text]', property: `${place}.type` };
  if (typeof message.text !== 'string' || message.text.trim() === '')
    return { message: 'May not be empty', property: `${place}.text` };
  if (message.text.length > LONGEST_TEXT)
    return { message: `Length must be between 0 and ${LONGEST_TEXT}`, property: `${place}.text` };
  const unknown = Object.keys(message).find((name) => name !== 'type' && name !== 'text');
  return unknown ? { message: 'Unknown property', property: `${place}.${unknown}` } : undefined;
}

function push(world: World, request: Request): Reply {
  const unauthorized = withoutToken(world, request);
  if (unauthorized) return unauthorized;
  if (contentType(request) !== 'application/json')
    return refuse(world, request, 415, `The content type, ${contentType(request)}, is not supported`);
  const body = parseJson(request.body.toString('utf8'));
  if (!isObject(body)) return refuse(world, request, 400, 'The request body could not be parsed as JSON');
  const { to, messages } = body;
  if (typeof to !== 'string' || !USER.test(to))
    return refuse(world, request, 400, "The property, 'to', in the request body is invalid (line: -, column: -)");
  if (!Array.isArray(messages) || messages.length === 0 || messages.length > MOST_MESSAGES) {
    const details = [{ message: `Size must be between 1 and ${MOST_MESSAGES}`, property: 'messages' }];
    return refuse(world, request, 400, 'The request body has 1 error(s)', details);
  }
  const faults = messages.flatMap((message: unknown, at) => messageFault(message, at) ?? []);
  if (faults.length > 0) return refuse(world, request, 400, `The request body has ${faults.length} error(s)`, faults);
  // Optional at LINE; the shop must never leave it out, or a retry would send twice.
  const key = header(request, 'x-line-retry-key');
  if (key === undefined || !UUID.test(key)) return refuse(world, request, 400, 'The retry key is invalid');
  return accept(world, request, { to, key, texts: messages.map((message: { text: string }) => message.text) });
}

function accept(world: World, request: Request, asked: Pick<LineMessage, 'to' | 'key' | 'texts'>): Reply {
  const { line } = world;
  const earlier = line.accepted.find(({ key, at }) => key === asked.key && world.now() - at < DAY_MS);
  if (earlier) {
    const headers = { 'x-line-request-id': randomUUID(), 'x-line-accepted-request-id': earlier.request_id };
    return json(409, { message: 'The retry key is already accepted', sentMessages: sentOf(earlier) }, headers);
  }
  if (line.limited > 0) {
    line.limited -= 1;
    return refuse(world, request, 429, 'The API rate limit has been exceeded. Try again later.');
  }
  if (line.left < asked.texts.length) return refuse(world, request, 429, 'You have reached your monthly limit.');
  line.left -= asked.texts.length;
  const message = { ...asked, request_id: randomUUID(), at: world.now() };
  line.accepted.push(message);
  return json(200, { sentMessages: sentOf(message) }, { 'x-line-request-id': message.request_id });
}

function sentOf({ texts, request_id }: LineMessage) {
  return texts.map((_, at) => ({ id: `${request_id}-${at}`, quoteToken: 'simulated' }));
}

function info(world: World, request: Request): Reply {
  const unauthorized = withoutToken(world, request);
  if (unauthorized) return unauthorized;
  const bot = { userId: `U${'0'.repeat(32)}`, basicId: '@simulated', displayName: 'Simulated shop' };
  return json(200, { ...bot, chatMode: 'bot', markAsReadMode: 'auto' }, { 'x-line-request-id': randomUUID() });
}

export const lineRoutes: readonly Route[] = [
  ['POST', /^\/v2\/bot\/message\/push$/, push],
  ['GET', /^\/v2\/bot\/info$/, info],
];
