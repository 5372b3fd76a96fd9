import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { createPages, findPage } from '#app/pages/server/pages.ts';
import { createApp } from '#app/server/app.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { test as databaseTest } from '#db/server/testing.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { metrics } from '../metrics.ts';
import { listen } from '../serve.ts';
import { AnswerCache } from './answer-cache.ts';
import { createEarlyAnswers, findCall } from './early-answers.ts';

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

interface Listening {
  cache: AnswerCache;
  lines: string[];
  ask: (path: string, headers?: OutgoingHttpHeaders, method?: string) => Promise<Answer>;
  /** Requests it until it is cached; returns the first answer and a cached one. */
  twice: (path: string, headers?: OutgoingHttpHeaders) => Promise<[Answer, Answer]>;
}

const test = databaseTest.extend<{ shop: Listening }>({
  shop: async ({ db }, use) => {
    await openWorkIndex(db);
    const mori = await addArtist(db, 'Mori');
    for (const title of ['Tide', 'Ridge', 'Harbour']) await hangWork(db, mori, title);
    const config = readConfig({ BASE_URL: 'https://shop.test' });
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const cache = new AnswerCache({ limit: 1024 * 1024 });
    const shop = { config, log, db, cache, buildId: 'test', problems: async () => [] };
    const render = async (asked: Request) => new Response(`<h1>${asked.url}</h1>${'<p>Gallery</p>'.repeat(200)}`);
    const app = createApp(shop, createPages(render));
    const early = createEarlyAnswers(shop, [findCall(cache), findPage(cache)]);
    const server = await listen((asked, env) => app.fetch(asked, env), { ...config, port: 0 }, { answerEarly: early });
    const { port } = server.address() as { port: number };
    const ask = async (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') => {
      const asking = request({
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { host: 'shop.test', ...headers },
      }).end();
      const [response] = (await once(asking, 'response')) as [IncomingMessage];
      const body = response.headers['content-encoding'] === 'br' ? brotli(response) : text(response);
      return { status: response.statusCode, headers: response.headers, body: await body };
    };
    const twice = async (path: string, headers: OutgoingHttpHeaders = {}): Promise<[Answer, Answer]> => {
      const first = await ask(path, headers);
      await ask(path, headers);
      await cache.settled();
      const found = cache.figures.found;
      const last = await ask(path, headers);
      expect(cache.figures.found, path).toBe(found + 1);
      return [first, last];
    };
    await use({ cache, lines, ask, twice });
    server.close();
  },
});

async function brotli(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return brotliDecompressSync(Buffer.concat(chunks)).toString();
}

/** What may differ between two equal answers: date, request id, and length. */
const comparable = ({ headers }: Answer) => {
  const { date: _d, 'x-request-id': _i, 'keep-alive': _k, connection: _c, ...rest } = headers;
  return rest;
};

const PATHS = ['/api/shop', '/api/initial', '/api/artist', '/api/search?keyword=tide', '/shop?page=1', '/zh-Hant/shop'];

describe('a cached answer', () => {
  test.for(PATHS)('says what the first one said, in head and body: %s', async (path, { shop }) => {
    const [first, cached] = await shop.twice(path);

    expect(cached.body).toBe(first.body);
    expect(comparable(cached)).toEqual(comparable(first));
    expect(cached.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(cached.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(cached.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  test.for(PATHS)('is not sent to a client that has it: %s', async (path, { shop }) => {
    const [{ headers }] = await shop.twice(path);
    const again = await shop.ask(path, { 'if-none-match': `"x", ${headers.etag}` });

    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await shop.ask(path, { 'if-none-match': '"x"' })).status).toBe(200);
  });

  test.for(PATHS)(
    'is the same from the first on for a browser, which has it or takes it small: %s',
    async (path, { shop }) => {
      const browser = { 'accept-encoding': 'gzip, deflate, br' };
      const { headers } = await shop.ask(path, browser);
      const unchanged = await shop.ask(path, { ...browser, 'if-none-match': headers.etag });
      const [, cached] = await shop.twice(path, browser);

      expect([unchanged.status, unchanged.headers.etag, cached.headers.etag]).toEqual([
        304,
        headers.etag,
        headers.etag,
      ]);
      expect(cached.headers.vary).toBe(headers.vary);
    },
  );

  test('is compressed for clients that accept it', async ({ shop }) => {
    const [first, cached] = await shop.twice('/api/shop', { 'accept-encoding': 'br' });
    const plain = await shop.ask('/api/shop');

    expect([first.headers['content-encoding'], cached.headers['content-encoding']]).toEqual([undefined, 'br']);
    expect(Number(cached.headers['content-length'])).toBeLessThan(plain.body.length / 2);
    expect([cached.body, first.body]).toEqual([plain.body, plain.body]);
  });

  test('is another one in another language', async ({ shop }) => {
    const [, english] = await shop.twice('/api/shop');
    const [, chinese] = await shop.twice('/api/shop', { lang: 'zh-Hant' });

    expect(chinese.body).toContain('Tide（繁）');
    expect(english.body).not.toContain('Tide（繁）');
  });

  test('has its line in the log and its place in the figures', async ({ shop }) => {
    const [, { headers }] = await shop.twice('/api/shop?sort=new');
    const line = shop.lines.map((one) => JSON.parse(one) as object).at(-1);

    expect(line).toMatchObject({ requestId: headers['x-request-id'], method: 'GET', path: '/api/shop', status: 200 });
    expect(await metrics.metrics()).toMatch(/http_requests_total\{method="GET",area="api\/shop",status="200"\} \d/);
  });

  test('does not know the host that a visitor claims to ask', async ({ shop }) => {
    const [, { body }] = await shop.twice('/shop', { host: 'evil.example' });

    expect(body).toContain('https://shop.test/shop');
    expect((await shop.ask('/shop')).body).toBe(body);
  });
});

describe('unusual requests go to the framework', () => {
  test('a call by HEAD is refused, a page by HEAD has no body', async ({ shop }) => {
    await shop.twice('/api/shop');
    const [, { headers }] = await shop.twice('/shop');
    const head = await shop.ask('/shop', {}, 'HEAD');

    expect((await shop.ask('/api/shop', {}, 'HEAD')).status).toBe(405);
    expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', headers['content-length']]);
  });

  test('two carts, a body that says nothing of its size, a host that is none', async ({ shop }) => {
    await shop.twice('/api/shop');

    expect((await shop.ask('/api/shop', { cart: ['a', 'b'] })).status).toBe(400);
    expect((await shop.ask('/api/shop', { 'transfer-encoding': 'chunked' })).status).toBe(411);
    expect((await shop.ask('/api/shop', { host: 'a b' })).status).toBe(400);
  });

  test('the first visit to / follows the language though the page is cached', async ({ shop }) => {
    await shop.twice('/', { 'accept-language': 'en' });

    expect((await shop.ask('/', { 'accept-language': 'zh-TW' })).headers.location).toBe('/zh-Hant');
    expect((await shop.ask('/', { cookie: 'i18n_redirected=zh-CN' })).headers.location).toBe('/zh-CN');
    expect((await shop.ask('/', { cookie: 'i18n_redirected=en', 'accept-language': 'zh-TW' })).status).toBe(200);
  });

  test('refusals, personal pages and missing pages are not cached', async ({ shop }) => {
    for (const path of ['/api/shop/999999', '/api/shop?page=x', '/account', '/cart', '/admin/order'])
      for (let times = 0; times < 3; times++) await shop.ask(path);

    expect(shop.cache.keys()).toEqual([]);
  });
});
