import { eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { test } from '#app/server/testing.ts';
import { sharedDatabase } from '#buying/orders/server/testing-many-shops.ts';
import { bundleShop } from '#buying/orders/server/testing-shop-bundle.ts';
import { searchReply } from '#catalogue/search/search.contract.ts';
import { words } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { article } from './article.tables.ts';
import { publishDue } from './article-clock.service.ts';
import { saveArticle } from './article-write.service.ts';

function schedule(db: Db, slug: string, published_at: Date): Promise<number> {
  const texts = { title: words(`Quiet ${slug}`), summary: words('What it is about.') };
  return saveArticle(db, { slug, type: 'news', ...texts, blocks: [], status: 'published', published_at });
}

test('an article scheduled for tomorrow is found only after its time has come, without any action', async ({
  api,
  db,
}) => {
  const id = await schedule(db, 'ink', new Date(Date.now() + 86_400_000));
  const found = async () => (await api('/api/search?keyword=quiet')).as(searchReply).articles.total;

  expect([await publishDue(db), await found()]).toEqual([0, 0]);
  await db.update(article).set({ published_at: sql`now() - interval '1 second'` }).where(eq(article.article_id, id));
  expect([await publishDue(db), await found(), await publishDue(db)]).toEqual([1, 1, 0]);
});

describe.runIf(process.env.TEST_ENGINE === 'postgres')('in two processes', () => {
  test('a manual edit and a publication time both change the answers and ETags of both processes', async () => {
    const { url, open, drop } = await sharedDatabase();
    const bundle = await bundleShop();
    const shops = await Promise.all([bundle.start(url), bundle.start(url)]);
    const { db, close } = await open();
    onTestFinished(async () => {
      await Promise.all(shops.map((shop) => shop.kill()));
      await close();
      await drop();
    });
    const ask = (path: string) => Promise.all(shops.map(({ port }) => fetch(`http://127.0.0.1:${port}${path}`)));
    const tags = async (path: string) => (await ask(path)).map(({ headers }) => headers.get('etag'));
    const bothSay = (path: string, text: string) =>
      vi.waitFor(
        async () => {
          const texts = await Promise.all((await ask(path)).map((answer) => answer.text()));
          expect(texts.map((one) => one.includes(text))).toEqual([true, true]);
        },
        { timeout: 20_000, interval: 50 },
      );
    await schedule(db, 'ink', new Date(Date.now() - 86_400_000));
    await bothSay('/api/article/ink', 'Quiet ink');
    // Built, rebuilt and cached, then served from the cache.
    for (let times = 0; times < 3; times++) await tags('/api/article/ink');
    const before = await tags('/api/article/ink');

    await db.execute(sql`update article set title = jsonb_set(title, '{en}', '"Loud ink"') where slug = 'ink'`);
    await bothSay('/api/article/ink', 'Loud ink');
    const after = await tags('/api/article/ink');
    expect(after[0]).toBe(after[1]);
    expect(after[0]).not.toBe(before[0]);

    await schedule(db, 'soon', new Date(Date.now() + 3_000));
    for (let times = 0; times < 3; times++) await ask('/api/article');
    // Without a notification it would stay cached for a minute.
    await bothSay('/api/article', 'Quiet soon');
    expect((await ask('/api/article/soon')).map(({ status }) => status)).toEqual([200, 200]);
    await bothSay('/api/search?keyword=soon', 'Quiet soon');
  });
});
