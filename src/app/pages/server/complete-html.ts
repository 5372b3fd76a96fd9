import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Called with every failure while a page is rendered, also those the visitor does not notice. */
export type ReportFailure = (error: unknown, componentStack?: string) => void;

/**
 * React's complete HTML. Not `renderToString`, which hides a failure inside a boundary: the visitor's browser would
 * render that part again, and we would never know.
 */
export async function completeHtml(page: ReactNode, report: ReportFailure, nonce?: string): Promise<string> {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const stream = renderToPipeableStream(page, {
    ...(nonce !== undefined && { nonce }),
    // Nothing is streamed, so nothing needs to be held back.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error, { componentStack }) => report(error, componentStack),
    onAllReady: resolve,
    onShellError: reject,
  });
  await ready;
  const chunks: Buffer[] = [];
  const whole = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  stream.pipe(whole);
  await finished(whole);
  return Buffer.concat(chunks).toString();
}
