import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import pino from 'pino';
import { describe, expect, onTestFinished } from 'vitest';
import { sharedDatabase } from '#buying/orders/server/testing-many-shops.ts';
import { order, test as orderTest } from '#buying/orders/server/testing-orders.ts';
import type { Database, Db } from '#db/server/connect.ts';
import { answerCopyRequest, withCopy } from '#db/server/embedded-copy.ts';
import { lockFolder } from '#db/server/folder-lock.ts';
import { test as databaseTest, unpackDatabase } from '#db/server/testing.ts';
import { startScript } from '#db/server/testing-process.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { folderPlace } from './backup-place.ts';
import { fillNewDatabase, withDatabase } from './command-database.ts';
import { listBackups } from './manifest.ts';
import { moveRows } from './move.service.ts';
import { openBackup, verifyBackup } from './restore.service.ts';
import { sumsOf } from './testing-shops.ts';

const CHILD = join(import.meta.dirname, 'testing-child.ts');
const log = pino({ level: 'silent' });
const at = (dataDir: string) => ({ dataDir, databaseUrl: undefined, log });

describe.runIf(process.env.TEST_ENGINE !== 'postgres')('the embedded database', () => {
  /** Rows of the open shop, as a copy has them. */
  const numbersIn = (folder: string) =>
    withCopy(folder, (copy) =>
      withDatabase(at(copy), async ({ db }) => {
        const { rows } = await db.execute<{ staff_id: number }>(
          sql`select staff_id from staff_change order by staff_id`,
        );
        return rows.map(({ staff_id }) => staff_id);
      }),
    );

  databaseTest('of an open shop is copied as of one moment, and the shop goes on', async ({ source }) => {
    if (source.engine !== 'pglite') return;
    const folder = await temporaryFolder();
    await unpackDatabase(source, folder);
    const shop = startScript(CHILD, 'shop', folder);
    await shop.said(20);
    const acknowledged = shop.lines.length - 1;

    const numbers = await numbersIn(folder);

    expect(numbers.length).toBeGreaterThanOrEqual(acknowledged);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    await shop.said(numbers.length + 5);
    await shop.kill();
    // Everything that was acknowledged is there, also after a kill, and nobody needs to answer.
    expect((await numbersIn(folder)).length).toBeGreaterThanOrEqual(shop.lines.length - 1);
  });

  databaseTest('that could not be copied says why and leaves no half copy', async ({ source }) => {
    if (source.engine !== 'pglite') return;
    const folder = await temporaryFolder();
    await unpackDatabase(source, folder);
    const release = lockFolder(folder);
    const copying = withCopy(folder, async () => 'a copy').catch((error: Error) => error.message);
    const copyTo = async (copy: string) => {
      await mkdir(copy);
      throw new Error('no space left on device');
    };
    const open = { copyTo } as Partial<Database> as Database;
    const copies = join(folder, 'copies');

    await expect.poll(() => existsSync(join(copies, 'request')), { timeout: 20_000 }).toBe(true);
    await expect(answerCopyRequest(open, folder)).rejects.toThrow('no space left');

    expect((await readdir(copies)).filter((name) => name.endsWith('.new'))).toEqual([]);
    expect(await copying).toBe('The open shop could not copy its database: no space left on device');
    release();
  });

  databaseTest('has no half backup after a kill, and the next backup is whole', async ({ source }) => {
    if (source.engine !== 'pglite') return;
    const folder = await temporaryFolder();
    await unpackDatabase(source, folder);
    await survivesKills(folder);
  });
});

async function survivesKills(from: string): Promise<void> {
  const to = await temporaryFolder();
  for (const files of [1, 2]) {
    const backup = startScript(CHILD, 'backup', from, to, String(files));
    await backup.said(files);
    await backup.kill();
    expect(backup.lines).not.toContain('done');
    expect(await listBackups(folderPlace(to))).toEqual([]);
  }
  const whole = startScript(CHILD, 'backup', from, to);
  expect(await whole.ended()).toBe(0);
  await verifyBackup(await openBackup(folderPlace(to), undefined), log, () => undefined);
}

describe.runIf(process.env.TEST_ENGINE === 'postgres')('on PostgreSQL', () => {
  type Server = Awaited<ReturnType<typeof sharedDatabase>> & { database: Database };
  const test = orderTest.extend<{ server: Server; db: Db }>({
    server: async ({ source: _ }, use) => {
      const shared = await sharedDatabase();
      const database = await shared.open();
      await use({ ...shared, database });
      await database.close();
      await shared.drop();
    },
    db: async ({ server }, use) => use(server.database.db),
  });

  test('a killed backup leaves no half backup, and the next one is whole', async ({ server, api, shop }) => {
    await order(api, shop.buyer, [shop.poppies]);
    await survivesKills(server.url);
  });

  test('a move to an embedded database, killed and started again, moves everything', async ({ server, api, shop }) => {
    await order(api, shop.buyer, [shop.poppies, shop.harbour]);
    const folder = await temporaryFolder();

    await moveTwice(server.url, folder);

    expect(await withDatabase(at(folder), sumsOf)).toEqual(await sumsOf(server.database));
  });

  test('a move from an embedded database, killed and started again, moves everything', async ({
    server,
    api,
    shop,
  }) => {
    await order(api, shop.buyer, [shop.poppies, shop.harbour]);
    const original = await sumsOf(server.database);
    const folder = await temporaryFolder();
    const url = await emptyDatabase(server.url);
    const nothing = () => undefined;
    await fillNewDatabase(at(folder), (target) => moveRows(server.database, target, nothing));

    await moveTwice(folder, url);

    const to = { dataDir: '', databaseUrl: url, log };
    await withDatabase(to, async (moved) => {
      expect(await sumsOf(moved)).toEqual(original);
      const next = sql`select nextval(pg_get_serial_sequence('shop_order', 'order_id'))::int as id`;
      expect((await moved.db.execute(next)).rows).toEqual((await server.database.db.execute(next)).rows);
      await expect(moveRows(server.database, moved, nothing)).rejects.toThrow('already contains a shop');
    });
  });
});

/** Once killed while the tables are compared, then to its end. */
async function moveTwice(from: string, to: string): Promise<void> {
  const killed = startScript(CHILD, 'move', from, to);
  await killed.said(5);
  await killed.kill();
  expect(killed.lines).not.toContain('done');
  const move = startScript(CHILD, 'move', from, to);
  expect(await move.ended()).toBe(0);
  expect(move.lines.at(-1)).toBe('done');
}

async function emptyDatabase(server: string): Promise<string> {
  const name = `moved_${Date.now()}`;
  await onServer(server, `create database ${name} template template0`);
  onTestFinished(() => onServer(server, `drop database ${name} with (force)`));
  return new URL(`/${name}`, server).href;
}

/** Not from the shop's own database: it is dropped first. */
async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: new URL('/postgres', url).href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
