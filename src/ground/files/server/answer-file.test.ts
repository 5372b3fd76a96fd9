import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { answerFile, type FileAnswer, matchesTag } from './answer-file.ts';

const TEXT = '0123456789';

/** A stream of three chunks that records how much was read, and whether it was cancelled or ended. */
function streamed() {
  const state = { read: 0, isLeft: false };
  const chunks = ['0123', '456', '789'].map((text) => new TextEncoder().encode(text));
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[state.read];
        if (!chunk) return controller.close();
        state.read++;
        controller.enqueue(chunk);
      },
      cancel() {
        state.isLeft = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { state, content: { size: TEXT.length, body } };
}

function ask(file: Partial<FileAnswer>, headers: Record<string, string> = {}, method = 'GET') {
  const app = new Hono().get('/', (c) =>
    answerFile(c, {
      type: 'text/plain',
      tag: 'first',
      cacheControl: 'no-cache',
      content: new TextEncoder().encode(TEXT),
      ...file,
    }),
  );
  return app.request('/', { method, headers });
}

async function seen(response: Response) {
  return [response.status, response.headers.get('content-range'), await response.text()];
}

test('a file is sent whole, with all that a browser wants to know', async () => {
  const response = await ask({ disposition: { kind: 'attachment', name: '收據.txt' } });

  expect(response.headers.get('content-type')).toBe('text/plain');
  expect(response.headers.get('content-length')).toBe('10');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('etag')).toBe('"first"');
  expect(response.headers.get('accept-ranges')).toBe('bytes');
  expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''%E6%94%B6%E6%93%9A.txt");
  expect(await seen(response)).toEqual([200, null, TEXT]);
});

describe('a client that has it', () => {
  test('gets 304, and the stream is left unread', async () => {
    const { state, content } = streamed();

    const response = await ask({ content }, { 'if-none-match': '"first"', range: 'bytes=0-1' });

    expect(response.headers.get('etag')).toBe('"first"');
    expect(response.headers.get('content-length')).toBe(null);
    expect(await seen(response)).toEqual([304, null, '']);
    expect(state).toEqual({ read: 0, isLeft: true });
  });

  test('does not wait for a costly one to be made', async () => {
    let made = 0;
    const content = () => Promise.resolve(new Uint8Array(++made));

    await ask({ content }, { 'if-none-match': '"first"' });
    expect(made).toBe(0);
    await ask({ content }, { 'if-none-match': '"zeroth"' });
    expect(made).toBe(1);
  });

  test.each([
    ['"first"', true],
    ['W/"first"', true],
    ['"other", "first"', true],
    ['*', true],
    ['"first-and-more"', false],
    ['first', false],
    ['', false],
  ])('If-None-Match: %s', (header, known) => {
    expect(matchesTag(header, '"first"')).toBe(known);
    expect(matchesTag(header, 'W/"first"')).toBe(known);
  });
});

test('HEAD sends only headers, for any range', async () => {
  const { state, content } = streamed();

  const response = await ask({ content }, { range: 'bytes=0-1' }, 'HEAD');

  expect(response.headers.get('content-length')).toBe('10');
  expect(await seen(response)).toEqual([200, null, '']);
  expect(state).toEqual({ read: 0, isLeft: true });
});

describe('a range', () => {
  const RANGES: [range: string, answer: [number, string | null, string]][] = [
    ['bytes=0-0', [206, 'bytes 0-0/10', '0']],
    ['bytes=2-5', [206, 'bytes 2-5/10', '2345']],
    ['bytes=4-6', [206, 'bytes 4-6/10', '456']],
    ['bytes=7-', [206, 'bytes 7-9/10', '789']],
    ['bytes=8-99', [206, 'bytes 8-9/10', '89']],
    ['bytes=-3', [206, 'bytes 7-9/10', '789']],
    ['bytes=-99', [206, 'bytes 0-9/10', TEXT]],
    ['bytes=10-', [416, 'bytes */10', '']],
    ['bytes=99-100', [416, 'bytes */10', '']],
    ['bytes=-0', [416, 'bytes */10', '']],
    ['bytes=5-2', [200, null, TEXT]],
    ['bytes=0-1,4-5', [200, null, TEXT]],
    ['bytes=-', [200, null, TEXT]],
    ['bytes=a-b', [200, null, TEXT]],
    ['lines=0-1', [200, null, TEXT]],
  ];

  test.each(RANGES)('%s is the same of bytes and of a stream', async (range, answer) => {
    const ofBytes = await ask({}, { range });
    const ofStream = await ask(streamed(), { range });

    if (ofBytes.status !== 416) expect(ofBytes.headers.get('content-length')).toBe(String(answer[2].length));
    expect(await seen(ofBytes)).toEqual(answer);
    expect(await seen(ofStream)).toEqual(answer);
  });

  test('that ends early leaves the rest of the stream unread', async () => {
    const { state, content } = streamed();

    expect(await (await ask({ content }, { range: 'bytes=1-4' })).text()).toBe('1234');

    expect(state).toEqual({ read: 2, isLeft: true });
  });

  test('that the visitor breaks off leaves the stream', async () => {
    const { state, content } = streamed();
    const { body } = await ask({ content }, { range: 'bytes=0-8' });

    await body?.cancel();

    expect(state.isLeft).toBe(true);
  });

  test('that cannot be had leaves the stream', async () => {
    const { state, content } = streamed();

    await ask({ content }, { range: 'bytes=10-' });

    expect(state).toEqual({ read: 0, isLeft: true });
  });

  test.each([
    ['"first"', 206],
    ['"other"', 200],
    ['W/"first"', 200],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 200],
  ])('goes on only with the version that the visitor began with: %s', async (version, status) => {
    expect((await ask({}, { range: 'bytes=2-5', 'if-range': version })).status).toBe(status);
  });

  test('of an empty file cannot be had', async () => {
    const content = new Uint8Array(0);

    expect(await seen(await ask({ content }, { range: 'bytes=0-' }))).toEqual([416, 'bytes */0', '']);
    expect(await seen(await ask({ content }))).toEqual([200, null, '']);
  });
});
