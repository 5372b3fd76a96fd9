import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { sharedDatabase } from '#buying/orders/server/testing-many-shops.ts';
import { bundleShop } from '#buying/orders/server/testing-shop-bundle.ts';
import { closeShop, openShop, startClosed } from '#catalogue/site/server/opening.service.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { LISTENER_NAME } from '#db/server/postgres.ts';
import { test } from '#db/server/testing.ts';
import { inTransaction } from '#db/server/transaction.ts';

/** What issue and documents promise for every process. */
const PROMISED_MS = 2_000;
const STAFF = 1;

describe.runIf(process.env.TEST_ENGINE === 'postgres')('two real processes of a shop', () => {
  test('open and close within two seconds, also when no notice can be heard, and never from a cache', async () => {
    const { url, open, drop } = await sharedDatabase();
    const { db, close } = await open();
    await startClosed(db);
    const bundle = await bundleShop();
    const shops = await Promise.all([bundle.start(url), bundle.start(url)]);
    onTestFinished(async () => {
      await Promise.all(shops.map((shop) => shop.kill()));
      await close();
      await drop();
    });
    await openWorkIndex(db);
    await hangWork(db, await addArtist(db, 'Mori'), 'Tide');
    const ask = async () => {
      const answers = await Promise.all(shops.map(({ port }) => fetch(`http://127.0.0.1:${port}/api/shop`)));
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      return answers.map(({ status }, at) => ({ status, shows: texts[at]?.includes('Tide') ?? false }));
    };
    const closed = { status: 503, shows: false };
    const opened = { status: 200, shows: true };
    /** How long until both answer so. */
    const until = async (expected: typeof closed) => {
      const since = performance.now();
      await vi.waitFor(async () => expect(await ask()).toEqual([expected, expected]), {
        timeout: 10_000,
        interval: 20,
      });
      return performance.now() - since;
    };
    const openIt = () => inTransaction(db, (tx) => openShop(tx, STAFF));

    for (let times = 0; times < 3; times++) expect(await ask()).toEqual([closed, closed]);
    const took: Record<string, number> = {};
    await openIt();
    took.open = await until(opened);
    // Made, made again and cached, found.
    for (let times = 0; times < 4; times++) expect(await ask()).toEqual([opened, opened]);
    await closeShop(db, STAFF, 'Moving');
    took.close = await until(closed);
    for (let times = 0; times < 3; times++) expect(await ask()).toEqual([closed, closed]);

    const deafen = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = ${LISTENER_NAME}`;
    await db.execute(deafen);
    await openIt();
    took.open_deaf = await until(opened);
    for (let times = 0; times < 4; times++) await ask();
    await db.execute(deafen);
    await closeShop(db, STAFF, 'Moving again');
    took.close_deaf = await until(closed);

    console.log('opening on two processes, ms:', took);
    for (const [what, ms] of Object.entries(took)) expect([what, ms < PROMISED_MS]).toEqual([what, true]);
  });
});
