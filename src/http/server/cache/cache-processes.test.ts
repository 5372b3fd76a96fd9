import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import pino from 'pino';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { createApp } from '#app/server/app.ts';
import { sharedDatabase } from '#buying/orders/server/testing-many-shops.ts';
import { bundleShop } from '#buying/orders/server/testing-shop-bundle.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { workIndexChanged } from '#catalogue/works/server/work-index.load.ts';
import type { Database } from '#db/server/connect.ts';
import { openDatabase } from '#db/server/open-database.ts';
import { LISTENER_NAME } from '#db/server/postgres.ts';
import { test } from '#db/server/testing.ts';
import { readConfig } from '../config.ts';
import type { ApiEnv } from '../context.ts';
import { createLog } from '../log.ts';
import { AnswerCache } from './answer-cache.ts';

/** The parts of one process: connections, a catalogue, answers. */
async function openProcess(database: Database) {
  const { db, heardUntil } = database;
  const cache = new AnswerCache({ limit: 1024 * 1024, heardUntil });
  const forget = () => {
    workIndexChanged(db);
    cache.clear();
  };
  await database.listen('content', forget, forget);
  const config = readConfig({ BASE_URL: 'https://shop.test' });
  const shop = { config, log: createLog('silent'), db, cache, buildId: 'test', problems: async () => [] };
  const app = createApp(shop, new Hono<ApiEnv>());
  const ask = async () => (await app.request('/api/shop')).text();
  return { cache, ask };
}

describe.runIf(process.env.TEST_ENGINE === 'postgres')('an edit in one process', () => {
  test('is seen in another, also when its listening connection is lost meanwhile', async ({ source, database }) => {
    if (source.engine !== 'postgres') return;
    const { rows } = await database.db.execute<{ name: string }>(sql`select current_database() as name`);
    const databaseUrl = new URL(`/${rows[0]?.name}`, source.url).href;
    const second = await openDatabase({ dataDir: '', databaseUrl, log: pino({ level: 'silent' }) });
    onTestFinished(() => second.close());
    await openWorkIndex(database.db);
    const mori = await addArtist(database.db, 'Mori');
    const here = await openProcess(database);
    const there = await openProcess(second);
    await hangWork(database.db, mori, 'Tide');
    await vi.waitFor(async () => expect(await there.ask()).toContain('Tide'));
    for (let times = 0; times < 3; times++) await there.ask();
    const { found } = there.cache.figures;
    expect(found).toBeGreaterThan(0);

    await hangWork(database.db, mori, 'Ridge');
    await vi.waitFor(async () => expect(await there.ask()).toContain('Ridge'));
    expect(await here.ask()).toContain('Ridge');

    for (let times = 0; times < 3; times++) await there.ask();
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = ${LISTENER_NAME}`,
    );
    await vi.waitFor(() => expect(second.heardUntil()).toBe(0));
    expect(there.cache.find('en /api/shop')).toBeUndefined();
    // Nobody receives this notification, so the index of works stays old: the next check finds the work.
    await hangWork(database.db, mori, 'Harbour');
    await vi.waitFor(async () => expect(await there.ask()).toContain('Harbour'), { timeout: 10_000 });
    for (let times = 0; times < 3; times++) expect(await there.ask()).toContain('Harbour');
    await vi.waitFor(() => expect(there.cache.figures.found).toBeGreaterThan(found + 3));
  });

  test('is seen in two real processes, which tag the same answers alike, also when nobody could hear of it', async () => {
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
    const bothShow = (title: string) =>
      vi.waitFor(
        async () => {
          const texts = await Promise.all((await ask('/api/shop')).map((answer) => answer.text()));
          expect(texts.map((text) => text.includes(title))).toEqual([true, true]);
        },
        { timeout: 20_000 },
      );
    await openWorkIndex(db);
    const mori = await addArtist(db, 'Mori');
    const work = await hangWork(db, mori, 'Tide');
    await bothShow('Tide');

    for (const path of ['/api/shop', `/api/shop/${work}`, '/api/artist', `/api/artist/${mori}`, '/api/initial']) {
      // Made, made again and cached, found.
      for (let times = 0; times < 3; times++) {
        const [one, other] = (await ask(path)).map(({ headers }) => headers.get('etag'));
        expect(one, path).toMatch(/^W\/"/);
        expect(other, path).toBe(one);
      }
    }
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = ${LISTENER_NAME}`,
    );
    await hangWork(db, mori, 'Harbour');
    await bothShow('Harbour');
    await hangWork(db, mori, 'Ridge');
    await bothShow('Ridge');
  });
});
