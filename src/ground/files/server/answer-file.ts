import type { Context, Env, TypedResponse } from 'hono';
import { contentDisposition } from '../content-disposition.ts';
import { type ByteRange, rangeOf } from './byte-range.ts';

/** Bytes, or a stream that must be read to the end or cancelled, because it holds an open file or connection. */
type FileContent = Uint8Array | { size: number; body: ReadableStream<Uint8Array> };

export interface FileAnswer {
  type: string;
  /** Identifies these bytes, without quotes. */
  tag: string;
  cacheControl: string;
  disposition?: { kind: 'inline' | 'attachment'; name: string };
  /** A function if it is costly: not called when the client has the file already. */
  content: FileContent | (() => Promise<FileContent>);
}

type Body = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** The contract's view of a file answer; ranges and 304 are between server and browser. */
type FileReply = Response & TypedResponse<Uint8Array, 200, 'body'>;

/** For a file whose content never changes: browsers never revalidate it. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** Answers a file: whole, one range of it (RFC 9110), only its headers, or 304. */
export async function answerFile<E extends Env>(c: Context<E>, file: FileAnswer): Promise<FileReply> {
  const { type, tag, cacheControl, disposition, content } = file;
  const etag = `"${tag}"`;
  const reply = (body: Body | null, status: 200 | 206 | 304 | 416) =>
    c.newResponse(body, status) as Response as FileReply;
  c.header('Cache-Control', cacheControl);
  c.header('ETag', etag);
  c.header('Accept-Ranges', 'bytes');
  if (matchesTag(c.req.header('if-none-match'), etag)) {
    if (typeof content !== 'function') await leave(content);
    return reply(null, 304);
  }
  const made = typeof content === 'function' ? await content() : content;
  const size = sizeOf(made);
  const range = c.req.method === 'GET' ? rangeOf(c.req.raw.headers, { etag, size }) : undefined;
  if (range === 'unsatisfiable') {
    await leave(made);
    c.header('Content-Range', `bytes */${size}`);
    return reply(null, 416);
  }
  c.header('Content-Type', type);
  c.header('Content-Length', String(range ? range.last - range.first + 1 : size));
  if (disposition) c.header('Content-Disposition', contentDisposition(disposition.kind, disposition.name));
  if (c.req.method === 'HEAD') {
    await leave(made);
    return reply(null, 200);
  }
  if (!range) return reply(bodyOf(made), 200);
  c.header('Content-Range', `bytes ${range.first}-${range.last}/${size}`);
  return reply(partOf(made, range), 206);
}

/** Answers 404 without caching, because the file may exist tomorrow. */
export function answerNoFile<E extends Env>(c: Context<E>): Response {
  c.header('Cache-Control', 'no-cache');
  return c.text('Not found', 404);
}

/** True if `If-None-Match` contains this tag, weak or strong. */
export function matchesTag(header: string | undefined | null, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header?.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag)) ?? false;
}

function sizeOf(content: FileContent): number {
  return content instanceof Uint8Array ? content.byteLength : content.size;
}

async function leave(content: FileContent): Promise<void> {
  if (!(content instanceof Uint8Array)) await content.body.cancel();
}

function bodyOf(content: FileContent): Body {
  return content instanceof Uint8Array ? new Uint8Array(content) : content.body;
}

function partOf(content: FileContent, range: ByteRange): Body {
  if (content instanceof Uint8Array) return new Uint8Array(content.subarray(range.first, range.last + 1));
  return partOfStream(content.body, range);
}

/** The stream between two bytes: skips the bytes before, never reads those after. */
function partOfStream(source: ReadableStream<Uint8Array>, { first, last }: ByteRange): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let at = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (let isSent = false; !isSent; ) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        const part = value.subarray(Math.max(0, first - at), Math.max(0, last + 1 - at));
        at += value.byteLength;
        isSent = part.byteLength > 0;
        if (isSent) controller.enqueue(part);
      }
      if (at <= last) return;
      controller.close();
      await reader.cancel();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
