import type { Readable } from 'node:stream';

/**
 * A stream for an answer, read chunk by chunk, and closed when the reader leaves. Not by `Readable.toWeb`: if a reader
 * leaves while a chunk is in transit, that throws where nobody can catch it, which ends the process.
 */
export function webStream(source: Readable): ReadableStream<Uint8Array> {
  // Without this listener the event would end the process; the next read throws the error.
  source.on('error', () => undefined);
  const chunks: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel() {
        source.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
