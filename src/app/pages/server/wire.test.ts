import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import { test as databaseTest } from '#db/server/testing.ts';
import { readConfig } from '#http/server/config.ts';
import { createLog } from '#http/server/log.ts';
import { stillOpening } from '#http/server/opening-page.ts';
import { listen, WIRE_LIMITS } from '#http/server/serve.ts';
import { createApp } from '../../server/app.ts';
import { rawPathRedirect } from './page-redirects.ts';
import { createPages } from './pages.ts';

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

type Fetch = Parameters<typeof listen>[0];

/** Sends raw bytes to a listening shop, and reads the answer. */
const test = databaseTest.extend<{ send: (bytes: string | Uint8Array, fetch?: Fetch) => Promise<Answer> }>({
  send: async ({ db }, use) => {
    const config = readConfig({ BASE_URL: 'https://shop.test' });
    const shop = { config, log: createLog('silent'), db, buildId: 'test', problems: async () => [] };
    // Like a redirect of TanStack Start: an absolute address, in an immutable answer.
    const render = async (request: Request) => {
      const { pathname, href } = new URL(request.url);
      if (pathname === '/moved') return Response.redirect(new URL('/shop?page=2', href));
      if (pathname === '/thrown') throw Response.redirect(href);
      return new Response('<h1>Gallery</h1>');
    };
    const app = createApp(shop, createPages(render));
    await use(async (bytes, fetch = (request, env) => app.fetch(request, env)) => {
      const server = await listen(fetch, { ...config, port: 0 }, { rescue: rawPathRedirect });
      try {
        const { port } = server.address() as { port: number };
        const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
        return parse(await text(socket));
      } finally {
        server.close();
      }
    });
  },
});

function parse(answer: string): Answer {
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(': ', 2) as [string, string]));
  return { status: Number(first.split(' ')[1]), headers, body };
}

const get = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: shop.test', 'Connection: close', ...headers, '', ''].join('\r\n');

function expectSafe({ headers }: Answer): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('microphone=()'),
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'strict-transport-security': expect.stringContaining('max-age='),
  });
}

describe('redirects', () => {
  test.for([
    ['//x', '/x'],
    ['//evil.example/x?a=1', '/evil.example/x?a=1'],
    ['///evil.example//', '/evil.example'],
    ['/%2F/x', '/x'],
    ['/zh-Hant//evil.example', '/zh-Hant/evil.example'],
    ['//api/login/check', '/api/login/check'],
    ['http://evil.example/shop/', '/shop'],
    ['http://evil.example//x', '/x'],
    ['/moved', '/shop?page=2'],
  ] as const)('%s goes to a path, with the safety headers', async ([target, location], { send }) => {
    const answer = await send(get(target));

    expect([301, 302]).toContain(answer.status);
    expect(answer.headers.get('location')).toBe(location);
    expectSafe(answer);
  });

  test.for([
    ['/news/山水', '/news/%E5%B1%B1%E6%B0%B4'],
    // Some of these bytes are control characters or a space in Latin-1: 97 in the first, 85 and A0 in the others.
    ['/news/藝術', '/news/%E8%97%9D%E8%A1%93'],
    ['/news/入ȅ', '/news/%E5%85%A5%C8%85'],
    ['/news/à', '/news/%C3%A0'],
    ['/zh-Hant/news/山?a=水', '/zh-Hant/news/%E5%B1%B1?a=%E6%B0%B4'],
    ['/search?keyword=藝術', '/search?keyword=%E8%97%9D%E8%A1%93'],
    // Encoded parts stay encoded, and create no header (C082).
    ['/news/山%0d%0aSet-Cookie:x=1', '/news/%E5%B1%B1%0d%0aSet-Cookie:x=1'],
  ] as const)('%s, unencoded on the wire, goes to its proper form', async ([target, location], { send }) => {
    const answer = await send(get(target));

    expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
    expectSafe(answer);
  });

  test.for([
    get('//evil.example/news/山'),
    get('/\\evil.example/news/山'),
    get('/news/山\u0085Set-Cookie:x=1'),
    get('/news/山 x'),
    get('http://evil.example/news/山'),
    get('/news/山').replace('GET', 'POST'),
    get(`/news/${'山'.repeat(1_000)}`),
    `${get('/healthz').replace('Connection: close\r\n', '')}${get('/news/山')}`,
  ])('nothing else that is not ASCII goes anywhere: %s', async (bytes, { send }) => {
    const answer = await send(bytes);

    expect([answer.status, answer.headers.get('location')]).not.toEqual([301, expect.anything()]);
    expectSafe(answer);
  });
});

describe('a target that is no UTF-8', () => {
  test.for(['e897', 'ff', 'c0af', 'eda080', '80', 'e8979d0a'])('is refused: %s', async (hex, { send }) => {
    const [before = '', after = ''] = get('/news/x').split('x');

    const answer = await send(Buffer.concat([Buffer.from(before), Buffer.from(hex, 'hex'), Buffer.from(after)]));

    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expectSafe(answer);
  });
});

describe('the safety headers are in every answer', () => {
  test.for([
    [200, 'GET /shop HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n'],
    [405, 'PUT /shop HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'],
    [404, 'GET /api/nothing HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n'],
    [400, 'GET /shop HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [400, 'GET /shop HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    [400, 'OPTIONS * HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n'],
    [400, 'GET /a\\b HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n'],
    [400, 'this is no HTTP\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nHost: shop.test\r\nno header\r\n\r\n'],
    [417, 'GET / HTTP/1.1\r\nHost: shop.test\r\nExpect: miracles\r\nConnection: close\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nHost: shop.test\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
    [500, 'GET /thrown HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n'],
  ] as const)('%i %s', async ([status, bytes], { send }) => {
    const answer = await send(bytes);

    expect(answer.status).toBe(status);
    expectSafe(answer);
  });

  test('also when nothing has changed', async ({ send }) => {
    const first = await send(get('/shop'));
    const again = await send(get('/shop', `If-None-Match: ${first.headers.get('etag')}`));

    expect(again.status).toBe(304);
    expectSafe(again);
  });

  test('also while the shop is opening', async ({ send }) => {
    const answer = await send(get('/', 'Accept: text/html'), stillOpening);

    expect(answer.status).toBe(503);
    expectSafe(answer);
  });
});

describe('a header that decides who is asking', () => {
  test.for(['cart', 'Authorization', 'Host', 'Idempotency-Key'])('comes once: %s', async (name, { send }) => {
    // The helper has sent one Host already.
    const once = name === 'Host' ? [] : [`${name}: a`];

    expect((await send(get('/api/login/check', ...once))).status).toBe(200);
    for (const second of ['a', 'b']) {
      const answer = await send(get('/api/login/check', ...once, `${name.toLowerCase()}: ${second}`));
      expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('"code":"bad_request"')]);
      expectSafe(answer);
    }
  });
});

test('headers that trickle in are given up within half a minute', () => {
  expect(WIRE_LIMITS.headersTimeout + WIRE_LIMITS.connectionsCheckingInterval).toBeLessThan(30_000);
});
