import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** A request whose body has been read. */
export interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** What the route's pattern caught. */
  params: readonly string[];
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** No message of either provider comes near this. */
const MAX_BODY = 256 * 1024;

/** Reads a body, or says that it is too long. */
export async function readBody(incoming: IncomingMessage): Promise<Buffer | 'too long'> {
  const parts: Buffer[] = [];
  let length = 0;
  // Leaving the loop must not close the connection: the refusal still has to get through.
  for await (const part of incoming.iterator({ destroyOnReturn: false })) {
    length += part.length;
    if (length > MAX_BODY) return 'too long';
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** One header's value, a repeated one joined as Node does it. */
export function header(request: Pick<Request, 'headers'>, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

/** The type of a body without its parameters. */
export function contentType(request: Pick<Request, 'headers'>): string {
  return (header(request, 'content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/** JSON text as a value; `undefined` when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
