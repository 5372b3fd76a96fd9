import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** A request whose body has been read. */
export interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The query string as it was sent, without its question mark. */
  rawQuery: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The parameters that the route's pattern matched. */
  params: readonly string[];
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Far larger than any message of a provider. */
const MAX_BODY = 256 * 1024;

/** Reads a body, or says that it is too long. */
export async function readBody(incoming: IncomingMessage): Promise<Buffer | 'too long'> {
  const parts: Buffer[] = [];
  let length = 0;
  // Leaving the loop must not close the connection: the refusal still has to be sent.
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

/** JSON text as a value; `undefined` if it is not JSON. */
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
