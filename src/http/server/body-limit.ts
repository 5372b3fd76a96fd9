import type { MiddlewareHandler } from 'hono';
import { Refusal } from '#shared/errors.ts';
import type { CallBook } from './call-book.ts';
import type { ApiEnv } from './context.ts';
import { refuse } from './replies.ts';

/**
 * Refuses a body before it is read: one that is too large, and one that does not say how large it is. A call that takes a
 * file has a limit of its own; the file is streamed and counted while it comes, so it need not say how large it is.
 */
export function bodyLimit(bytes: number, book: CallBook): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const file = book.answering(c)?.file;
    if (!file && c.req.header('transfer-encoding')) return refuse(c, new Refusal('length_required'));
    if (Number(c.req.header('content-length') ?? 0) > (file?.most ?? bytes)) return refuse(c, new Refusal('too_large'));
    await next();
    // A file that was refused may not have been read: Node closes its connection, and no other request should be waiting on it.
    if (file && c.res.status >= 400) c.header('Connection', 'close');
    return undefined;
  };
}
