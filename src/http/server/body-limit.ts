import type { MiddlewareHandler } from 'hono';
import { Refusal } from '#shared/errors.ts';
import type { CallBook } from './call-book.ts';
import type { ApiEnv } from './context.ts';
import { refuse } from './replies.ts';

/**
 * Refuses a body that is too large or has no Content-Length, before reading it. A call that takes a file has its
 * own limit; the file is streamed and counted, so it needs no Content-Length.
 */
export function bodyLimit(bytes: number, book: CallBook): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const file = book.answering(c)?.file;
    if (!file && c.req.header('transfer-encoding')) return refuse(c, new Refusal('length_required'));
    if (Number(c.req.header('content-length') ?? 0) > (file?.most ?? bytes)) return refuse(c, new Refusal('too_large'));
    await next();
    // A refused file may be unread: Node closes its connection, and no other request should use it.
    if (file && c.res.status >= 400) c.header('Connection', 'close');
    return undefined;
  };
}
