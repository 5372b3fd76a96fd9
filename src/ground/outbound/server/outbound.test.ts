import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { createOutbound, type OutboundLimits } from './outbound.ts';
import { OutboundTrouble } from './outbound-trouble.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A host with this answer, and the requests it received. */
async function host(answer: Answer) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, server };
}

const json: Answer = (_, response) => response.setHeader('content-type', 'application/json').end('{"well":true}');

async function reasonOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (failed: unknown) => failed,
  );
  return error instanceof OutboundTrouble ? error.reason : `no trouble: ${String(error)}`;
}

async function reasonFor(answer: Answer, limits: Partial<OutboundLimits> = {}): Promise<string> {
  const { origin } = await host(answer);
  return reasonOf(createOutbound([origin], { totalMs: 5_000, ...limits })({ method: 'GET', url: `${origin}/x` }));
}

test('a host on the list is asked, and its JSON handed on with the status', async () => {
  const { origin, asked } = await host((request, response) => {
    response.statusCode = 422;
    response.setHeader('content-type', 'application/problem+json; charset=utf-8');
    response.end(JSON.stringify({ said: request.headers['x-word'] }));
  });

  const answer = await createOutbound([origin])({
    method: 'POST',
    url: `${origin}/orders`,
    headers: { 'x-word': 'hello' },
    body: '{}',
  });

  expect(answer).toEqual({ status: 422, json: { said: 'hello' } });
  expect(asked).toEqual(['POST /orders']);
});

test.each([
  'https://evil.example/',
  'https://shop.example:8443/',
  'http://shop.example/',
  'https://shop.example.evil.example/',
  'https://user@shop.example/',
  'https://shop.example@evil.example/',
])('%s is not on the list and is never asked', async (url) => {
  const outbound = createOutbound(['https://shop.example'], { totalMs: 1 });

  expect(await reasonOf(outbound({ method: 'GET', url }))).toBe('foreign_origin');
});

test.each(['http://shop.example', 'ftp://127.0.0.1', 'http://127.0.0.1.example'])(
  'a client for %s cannot be made',
  (origin) => {
    expect(() => createOutbound([origin])).toThrow('only https');
  },
);

describe('a host that misbehaves', () => {
  test.each<[string, string, Answer, Partial<OutboundLimits>]>([
    ['hangs', 'timeout', () => {}, { totalMs: 50 }],
    ['hangs in the middle', 'timeout', (_, out) => begin(out).write('{"a":'), { totalMs: 100 }],
    ['never ends', 'too_large', (_, out) => endless(begin(out)), {}],
    ['sends 10 MB', 'too_large', (_, out) => begin(out).end(JSON.stringify('x'.repeat(10_000_000))), {}],
    ['packs 10 MB small', 'too_large', (_, out) => packed(out), {}],
    ['answers with a page', 'not_json', (_, out) => out.setHeader('content-type', 'text/html').end('<p>OK'), {}],
    ['calls a page JSON', 'not_json', (_, out) => begin(out).end('<p>OK'), {}],
    ['calls JSON a text', 'not_json', (_, out) => out.setHeader('content-type', 'text/plain').end('{}'), {}],
    ['says no type', 'not_json', (_, out) => out.end('{}'), {}],
    ['closes without an answer', 'no_answer', (request) => request.socket.destroy(), {}],
    ['closes in the middle', 'no_answer', (request, out) => cut(request, begin(out)), {}],
  ])('%s: %s', async (_, reason, answer, limits) => {
    expect(await reasonFor(answer, limits)).toBe(reason);
  });

  const begin = (out: ServerResponse) => out.setHeader('content-type', 'application/json');
  const endless = (out: ServerResponse) => {
    const more = () => {
      while (!out.destroyed && out.write('x'.repeat(10_000)));
      if (!out.destroyed) out.once('drain', more);
    };
    more();
  };
  const packed = (out: ServerResponse) =>
    begin(out)
      .setHeader('content-encoding', 'gzip')
      .end(gzipSync(JSON.stringify('x'.repeat(10_000_000))));
  const cut = (request: IncomingMessage, out: ServerResponse) => {
    out.write('{"a":');
    setTimeout(() => request.socket.destroy(), 20);
  };

  test('sends elsewhere: the other host is not asked, even if it is on the list', async () => {
    const other = await host(json);
    const { origin } = await host((_, out) => out.writeHead(302, { location: `${other.origin}/secret` }).end());
    const outbound = createOutbound([origin, other.origin]);

    expect(await reasonOf(outbound({ method: 'GET', url: origin }))).toBe('redirect');
    expect(other.asked).toEqual([]);
  });

  test('is reported without the address or what was sent', async () => {
    const { origin } = await host((request) => request.socket.destroy());
    const call = createOutbound([origin])({
      method: 'POST',
      url: `${origin}/token?key=hunter2`,
      headers: { authorization: 'Bearer hunter2' },
      body: 'hunter2',
    });
    const error = (await call.catch((failed: unknown) => failed)) as Error;

    expect(JSON.stringify([error.message, error.stack, error.cause ?? null])).not.toMatch(/hunter2|127\.0\.0\.1/);
  });
});

test('concurrent calls are limited, and so is the queue behind them', async () => {
  const pending: ServerResponse[] = [];
  const { origin, asked } = await host((_, out) => pending.push(out));
  const outbound = createOutbound([origin], { atOnce: 2, queueLength: 1 });
  const call = () => outbound({ method: 'GET', url: origin });

  const calls = [call(), call(), call()];
  expect(await reasonOf(call())).toBe('busy');
  await expect.poll(() => pending.length).toBe(2);
  expect(asked.length).toBe(2);
  for (const out of pending.splice(0)) json({} as IncomingMessage, out);
  await expect.poll(() => pending.length).toBe(1);
  for (const out of pending) json({} as IncomingMessage, out);

  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('a client with a full queue or failing calls does not block another client', async () => {
  const pending: ServerResponse[] = [];
  const { origin } = await host((request, out) => {
    if (request.url === '/slow') pending.push(out);
    else json(request, out);
  });
  const strangers = createOutbound([origin], { atOnce: 1, queueLength: 0, failures: 1 });
  const buyers = createOutbound([origin]);
  const slow = strangers({ method: 'GET', url: `${origin}/slow` });
  await expect.poll(() => pending.length).toBe(1);

  expect(await reasonOf(strangers({ method: 'GET', url: origin }))).toBe('busy');
  expect((await buyers({ method: 'GET', url: origin })).status).toBe(200);

  for (const out of pending) out.destroy();
  expect(await reasonOf(slow)).toBe('no_answer');
  expect(await reasonOf(strangers({ method: 'GET', url: origin }))).toBe('unavailable');
  expect((await buyers({ method: 'GET', url: origin })).status).toBe(200);
});

test('after failures in a row calls fail immediately, until one call has tried again', async () => {
  let well = false;
  const { origin, asked } = await host((request, out) => {
    if (well) json(request, out);
    else out.writeHead(503, { 'content-type': 'application/json' }).end('{}');
  });
  const outbound = createOutbound([origin], { failures: 3, pauseMs: 100 });
  const call = () => outbound({ method: 'GET', url: origin });
  for (let count = 0; count < 3; count++) expect((await call()).status).toBe(503);

  expect(await reasonOf(call())).toBe('unavailable');
  expect(asked.length).toBe(3);

  await new Promise((resolve) => setTimeout(resolve, 120));
  expect((await call()).status).toBe(503);
  expect(await reasonOf(call())).toBe('unavailable');

  well = true;
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect((await call()).status).toBe(200);
  expect((await call()).status).toBe(200);
  expect(asked.length).toBe(6);
});

test('while one call tries again, the others are not let through', async () => {
  const pending: ServerResponse[] = [];
  const { origin } = await host((_, out) => pending.push(out));
  const outbound = createOutbound([origin], { failures: 1, pauseMs: 10 });
  const call = () => outbound({ method: 'GET', url: origin });
  const first = call();
  await expect.poll(() => pending.length).toBe(1);
  pending.pop()?.destroy();
  expect(await reasonOf(first)).toBe('no_answer');
  await new Promise((resolve) => setTimeout(resolve, 20));

  const trying = call();
  await expect.poll(() => pending.length).toBe(1);
  expect(await reasonOf(call())).toBe('unavailable');
  for (const out of pending) json({} as IncomingMessage, out);

  expect((await trying).status).toBe(200);
});
