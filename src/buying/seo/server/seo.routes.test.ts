import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { createApp } from '#app/server/app.ts';
import { saveArticle } from '#catalogue/articles/server/article-write.service.ts';
import { addArtist, hangWork, openWorkIndex, paintPicture, words } from '#catalogue/works/server/testing-works.ts';
import { hangPicture } from '#catalogue/works/server/work-write.service.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { BLOCK_IDS } from '#db/server/id-blocks.ts';
import { test as databaseTest } from '#db/server/testing.ts';
import { AnswerCache } from '#http/server/cache/answer-cache.ts';
import { readConfig } from '#http/server/config.ts';
import { createLog } from '#http/server/log.ts';
import { seoFiles } from './seo.routes.ts';

interface Shop {
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  cache: AnswerCache;
  works: { lake: number; far: number };
}

const test = databaseTest.extend<{ shop: Shop }>({
  shop: async ({ db }, use) => {
    const works = await fill(db);
    const cache = new AnswerCache({ limit: 1_000_000 });
    const config = readConfig({ BASE_URL: 'https://shop.test' });
    const context = { config, log: createLog('silent'), db, buildId: 'test', cache, problems: async () => [] };
    const app = createApp(context, seoFiles());
    await use({
      cache,
      works,
      get: async (path, headers = {}) => app.request(`http://evil.example${path}`, { headers }),
    });
  },
});

/** Two published works in different blocks, an unpublished one, an artist without works, an article with a Chinese slug. */
async function fill(db: Db) {
  await openWorkIndex(db);
  const lin = await addArtist(db, 'Lin');
  await addArtist(db, 'Idle');
  const lake = await hangWork(db, lin, 'Lake');
  await hangPicture(db, lake, { picture_hash: await paintPicture(db, 'blue-lake', '#1f4e79'), colours: ['blue'] });
  await hangWork(db, lin, 'Draft', { status: 'offline', stage: 'draft' });
  const born = await hangWork(db, lin, 'Far');
  const far = lake + 3 * BLOCK_IDS;
  await db.update(item).set({ item_id: far }).where(eq(item.item_id, born));
  const article = { type: 'news', title: words('Ink <&>'), summary: words('On ink.'), blocks: [] } as const;
  // Inside the test's transaction the clock does not move.
  const published_at = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await saveArticle(db, { ...article, blocks: [], slug: '山', status: 'published', published_at });
  await saveArticle(db, { ...article, blocks: [], slug: 'draft', status: 'draft', published_at });
  return { lake, far };
}

const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)/g)].map(([, loc]) => loc);
const blockOf = (id: number) => Math.ceil(id / BLOCK_IDS);

describe('the sitemaps', () => {
  test('are listed for every language and every non-empty block', async ({ shop }) => {
    const names = locs(await (await shop.get('/sitemap.xml')).text());

    const works = (locale: string) =>
      [shop.works.lake, shop.works.far].map((id) => `https://shop.test/sitemap-${locale}-works-${blockOf(id)}.xml`);
    expect(names.filter((name) => name?.includes('-works-'))).toEqual([
      ...works('en'),
      ...works('zh-Hant'),
      ...works('zh-CN'),
    ]);
    for (const name of names) expect((await shop.get(new URL(name ?? '').pathname)).status, name).toBe(200);
  });

  test('contain published pages with their pictures, and nothing else', async ({ shop }) => {
    const { lake, far } = shop.works;
    const read = async (name: string) => (await shop.get(`/sitemap-zh-CN-${name}.xml`)).text();

    const first = await read(`works-${blockOf(lake)}`);
    expect(locs(first)).toEqual([`https://shop.test/zh-CN/shop/${lake}`]);
    expect(first).toContain('<image:loc>https://shop.test/pictures/blue-lake/1600.jpg</image:loc>');
    expect(locs(await read(`works-${blockOf(far)}`))).toEqual([`https://shop.test/zh-CN/shop/${far}`]);
    const index = await (await shop.get('/sitemap.xml')).text();
    const others = [...index.matchAll(/sitemap-zh-CN-((?:artists|articles)-\d+)/g)].map(([, name = '']) => name);
    expect((await Promise.all(others.map(read))).flatMap(locs)).toEqual([
      'https://shop.test/zh-CN/artist/lin',
      'https://shop.test/zh-CN/news/%E5%B1%B1',
    ]);
  });

  test.for(['works-0', 'works-01', 'works-999999', 'pages-2', 'orders-1', 'works-1e3', 'works-9999999'])(
    'sitemap-en-%s.xml does not exist',
    async (name, { shop }) => {
      expect((await shop.get(`/sitemap-en-${name}.xml`)).status).toBe(404);
    },
  );
});

test('files for machines are cached as bytes, confirmed by ETag, compressed, and evicted by the notification', async ({
  shop,
}) => {
  const first = await shop.get('/llms.txt');
  await shop.get('/llms.txt?made=up');
  const again = await shop.get('/llms.txt', { 'if-none-match': first.headers.get('etag') ?? '' });
  const small = await shop.get('/llms.txt', { 'accept-encoding': 'gzip' });

  expect([again.status, small.headers.get('content-encoding')]).toEqual([304, 'gzip']);
  expect(shop.cache.keys()).toEqual(['/llms.txt']);
  shop.cache.clear();
  expect(shop.cache.keys()).toEqual([]);
});

test('URLs use the shop’s own host, not that of the request', async ({ shop }) => {
  for (const path of ['/robots.txt', '/llms.txt', '/sitemap.xml', '/sitemap-en-pages-1.xml', '/news/atom.xml']) {
    const text = await (await shop.get(path)).text();
    expect(text, path).toContain('https://shop.test/');
    expect(text, path).not.toContain('evil.example');
  }
});

test('the feed is in the language of its URL and contains what readers can see', async ({ shop }) => {
  const reply = await shop.get('/zh-Hant/news/atom.xml');
  const xml = await reply.text();

  expect(reply.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(xml).toContain('xml:lang="zh-Hant"');
  expect(xml.match(/<entry>/g)).toHaveLength(1);
  expect(xml).toContain('<title>Ink &lt;&amp;&gt;（繁）</title>');
  expect(xml).toContain('<id>https://shop.test/zh-Hant/news/%E5%B1%B1</id>');
  expect((await shop.get('/fr/news/atom.xml')).status).toBe(404);
});

test('the manifest is in the language of its URL', async ({ shop }) => {
  const reply = await shop.get('/zh-CN/manifest.webmanifest');

  expect(reply.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  expect(await reply.json()).toMatchObject({ lang: 'zh-CN', start_url: '/zh-CN', name: '框境' });
});
