import { sql } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, vi } from 'vitest';
import { sendNotice } from './notices.ts';
import { openDatabase } from './open-database.ts';
import { LISTENER_NAME } from './postgres.ts';
import { StartupProblem } from './startup-problem.ts';
import { test } from './testing-prints.ts';

const log = pino({ level: 'silent' });
const open = (databaseUrl: string) => openDatabase({ dataDir: '', databaseUrl, log });

test('both databases read the same values alike', async ({ db }) => {
  const { rows } = await db.execute(sql`
    select 1::int2 as small, count(*) as counted, 9007199254740993::int8 as big, 1.50::numeric as exact, 0.5::float8 as half,
      true as yes, null::text as nothing, '名畫'::text as words, '{"a": [1, null]}'::jsonb as json, array['x', 'y'] as list,
      '2026-11-14 10:00:00+08'::timestamptz as moment, '2026-11-14'::date as day`);

  expect(rows).toEqual([
    {
      small: 1,
      counted: 1,
      big: 9007199254740993n,
      exact: '1.50',
      half: 0.5,
      yes: true,
      nothing: null,
      words: '名畫',
      json: { a: [1, null] },
      list: ['x', 'y'],
      moment: '2026-11-14 02:00:00+00',
      day: '2026-11-14',
    },
  ]);
});

test('searching with trigrams and without accents is possible', async ({ shop: { db } }) => {
  const { rows } = await db.execute(
    sql`select unaccent('Cézanne') as plain, similarity('monet', 'manet') > 0.2 as alike`,
  );

  expect(rows).toEqual([{ plain: 'Cezanne', alike: true }]);
});

test('a database that takes writes answers a ping', async ({ shop }) => {
  await expect(shop.ping()).resolves.toBeUndefined();
});

describe('a notice', () => {
  test('reaches every listener on its channel, until they stop', async ({ shop }) => {
    const heard: string[] = [];
    const stop = await shop.listen(
      'prices',
      (payload) => heard.push(payload),
      () => {},
    );
    await shop.listen(
      'articles',
      (payload) => heard.push(`article ${payload}`),
      () => {},
    );

    await shop.notify('prices', 'up');
    await vi.waitFor(() => expect(heard).toEqual(['up']));
    await stop();
    await shop.notify('prices', 'down');
    await shop.notify('articles', 'one');

    await vi.waitFor(() => expect(heard).toEqual(['up', 'article one']));
  });

  test('of a transaction is heard only if it is committed', async ({ shop }) => {
    const heard: string[] = [];
    await shop.listen(
      'orders',
      (payload) => heard.push(payload),
      () => {},
    );

    const failing = shop.db.transaction(async (tx) => {
      await sendNotice(tx, 'orders', 'refused');
      throw new Error('sold out');
    });
    await expect(failing).rejects.toThrow('sold out');
    await shop.db.transaction((tx) => sendNotice(tx, 'orders', 'placed'));

    await vi.waitFor(() => expect(heard).toEqual(['placed']));
  });

  test('cannot be sent to a channel whose name the databases would read differently', async ({ shop }) => {
    await expect(shop.notify('Prices; drop table prints', '')).rejects.toThrow('is not a channel');
  });
});

describe('a database that cannot be reached', () => {
  test('is named by host and port in one line, without the password', async () => {
    const problem = await open('postgres://shop:s3cret@127.0.0.1:1/cornice').catch((error: unknown) => error);

    expect(problem).toBeInstanceOf(StartupProblem);
    expect(problem).toMatchObject({
      message:
        'The database "cornice" at 127.0.0.1:1 cannot be used (nothing answers there): start it, or correct DATABASE_URL.',
    });
    expect(JSON.stringify(pino.stdSerializers.err(problem as Error))).not.toContain('s3cret');
  });

  test('is not repeated when its address makes no sense, for it may hold the password', async () => {
    const problem = await open('postgres://shop:s3cret@:x:/cornice').catch((error: unknown) => error);

    expect(problem).toBeInstanceOf(StartupProblem);
    expect(JSON.stringify(pino.stdSerializers.err(problem as Error))).not.toContain('s3cret');
  });
});

describe.runIf(process.env.TEST_ENGINE === 'postgres')('on a server', () => {
  test('a missing database has its own message', async ({ source }) => {
    if (source.engine !== 'postgres') return;

    await expect(open(new URL('/nowhere', source.url).href)).rejects.toThrow('it has no database of that name');
  });

  test('a lost listener reconnects, and reports that it may have missed something', async ({ shop }) => {
    const heard: string[] = [];
    await shop.listen(
      'prices',
      (payload) => heard.push(payload),
      () => heard.push('reset'),
    );

    await shop.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = ${LISTENER_NAME}`,
    );
    await vi.waitFor(() => expect(heard).toEqual(['reset']), { timeout: 10_000 });
    expect(shop.heardUntil()).toBeGreaterThan(0);
    await shop.notify('prices', 'up');

    await vi.waitFor(() => expect(heard).toEqual(['reset', 'up']));
  });

  test('connections cut while nobody used them are replaced', async ({ shop }) => {
    await shop.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
    );

    await vi.waitFor(() => shop.ping(), { timeout: 10_000 });
  });

  test('a server that has become read-only is not ready, and no new shop starts on it', async ({
    source,
    database,
  }) => {
    if (source.engine !== 'postgres') return;
    const { rows } = await database.db.execute<{ name: string }>(sql`select current_database() as name`);
    const name = rows[0]?.name ?? '';
    await database.db.execute(sql`alter database ${sql.identifier(name)} set default_transaction_read_only = on`);
    await database.db.execute(sql`set default_transaction_read_only = on`);

    await expect(database.ping()).rejects.toThrow('the database is read-only');
    await expect(open(new URL(`/${name}`, source.url).href)).rejects.toThrow('read-only standby');
  });
});
