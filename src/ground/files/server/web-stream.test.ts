import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { webStream } from './web-stream.ts';

const chunks = (count: number) => Array.from({ length: count }, (_, at) => new Uint8Array([at]));

test('a stream is read to its end', async () => {
  const bytes = await new Response(webStream(Readable.from(chunks(5)))).bytes();

  expect([...bytes]).toEqual([0, 1, 2, 3, 4]);
});

test('a reader who leaves while a chunk is on its way closes the source, and nothing is thrown', async () => {
  const thrown: unknown[] = [];
  const note = (error: unknown) => thrown.push(error);
  process.on('uncaughtException', note);
  for (let reads = 0; reads < 4; reads++) {
    const source = Readable.from(chunks(50));
    const closed = once(source, 'close');
    const reader = webStream(source).getReader();
    for (let read = 0; read < reads; read++) await reader.read();
    // The source has read ahead.
    await delay(2);
    const next = reader.read();
    await reader.cancel();
    await next;
    await closed;
  }
  await delay(20);
  process.off('uncaughtException', note);

  expect(thrown).toEqual([]);
});

test('a source that fails fails the answer', async () => {
  const source = Readable.from(chunks(3));
  const stream = webStream(source);
  source.destroy(new Error('the disk is gone'));

  await expect(new Response(stream).bytes()).rejects.toThrow('the disk is gone');
});
