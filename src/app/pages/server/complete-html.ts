import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Told of everything that fails while a page is rendered, also of what the visitor does not notice. */
export type ReportFailure = (error: unknown, componentStack?: string) => void;

/**
 * React's HTML when all of it is there. Not `renderToString`, which keeps quiet about a part that fails inside a boundary:
 * the visitor's browser renders that part again, and nobody else would ever know.
 */
export async function completeHtml(page: ReactNode, report: ReportFailure, nonce?: string): Promise<string> {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const stream = renderToPipeableStream(page, {
    ...(nonce !== undefined && { nonce }),
    // Nothing is sent in pieces, so nothing need be held back for a second one.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error, { componentStack }) => report(error, componentStack),
    onAllReady: resolve,
    onShellError: reject,
  });
  await ready;
  return text(stream.pipe(new PassThrough()));
}
