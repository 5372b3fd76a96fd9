import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { readMark } from '#catalogue/site/server/shop-mark.service.ts';
import type { Db, Log } from '#db/server/connect.ts';
import { StartupProblem } from '#db/server/startup-problem.ts';
import { test } from '#db/server/testing.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { appointAdmin, openDemoAccounts } from '#people/members/server/first-accounts.service.ts';
import { markDemo } from './demo-marks.service.ts';
import { fillShop, settleConfig } from './opening.service.ts';
import { decideShopKind, endDemo, type RequestedKind } from './shop-kind.service.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const DEMO_TABLES = ['demo_row', 'artist', 'item', 'article', 'shop_order', 'exhibition_store', 'canned_answer'];

const kindOf = (db: Db, wish: Partial<RequestedKind> = {}) =>
  decideShopKind(db, { asked: undefined, demo: true, isPublic: false, ...wish }, quiet);

async function countRows(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of DEMO_TABLES) {
    const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`);
    counts[table] = rows[0]?.n ?? -1;
  }
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from member where email like '%@demo.example'`,
  );
  return { ...counts, member: rows[0]?.n ?? -1 };
}

/** Starts the shop as a process does, as far as the database is concerned. */
async function start(db: Db, env: Record<string, string>, log: Pick<Log, 'info' | 'warn' | 'error'> = quiet) {
  const config = await settleConfig(db, { DATA_DIR: await temporaryFolder(), ...env }, log);
  await fillShop({ db, config, log });
  return config;
}

describe('a real shop', () => {
  test('never gets a row of the demo, with any environment', async ({ database: { db } }) => {
    await start(db, { DEMO: 'off' });
    await appointAdmin(db, 'owner@example.com');
    const nothing = Object.fromEntries([...DEMO_TABLES, 'member'].map((table) => [table, 0]));
    const ignored: string[] = [];
    const log = { ...quiet, warn: (_: unknown, line?: string) => void ignored.push(line ?? '') };

    for (const DEMO of [undefined, 'on', 'off', 'front', 'first'])
      for (const SMTP_URL of [undefined, 'smtp://127.0.0.1:9'])
        for (const DATABASE_URL of [undefined, 'postgres://shop@127.0.0.1:9/shop']) {
          const env = { ...(DEMO && { DEMO }), ...(SMTP_URL && { SMTP_URL }), ...(DATABASE_URL && { DATABASE_URL }) };
          const config = await start(db, env, log);

          // No simulator either, and none of its keys.
          expect([config.demo, config.simulator, config.payments]).toEqual(['off', undefined, {}]);
          expect(await countRows(db), JSON.stringify(env)).toEqual(nothing);
        }
    expect(new Set(ignored)).toEqual(
      new Set(
        ['on', 'front', 'first'].map(
          (demo) => `DEMO=${demo} is ignored: this shop is a real one, and the demo is never written into it`,
        ),
      ),
    );
    expect(ignored).toHaveLength(12);
  });

  test('refuses what the demo writes, and the transaction that writes it', async ({ database: { db } }) => {
    await start(db, { DEMO: 'off' });

    const writing = db.transaction(async (tx) => {
      await tx.execute(sql`insert into category (code, name, position) values ('demo', '{}', 99)`);
      await markDemo(tx, 'item', [1]);
    });

    await expect(writing).rejects.toThrow(StartupProblem);
    expect(await countRows(db)).toMatchObject({ demo_row: 0 });
    expect((await db.execute(sql`select 1 from category where code = 'demo'`)).rows).toEqual([]);
  });
});

describe('the first start decides', () => {
  test('an empty database is a demo, unless it is asked not to be', async ({ db }) => {
    expect(await kindOf(db)).toBe('demo');
    // From now on the row decides.
    expect(await kindOf(db, { demo: false })).toBe('demo');
  });

  test('a shop that is asked for without a demo is real for ever', async ({ db }) => {
    expect(await kindOf(db, { demo: false })).toBe('real');
    expect(await kindOf(db, { asked: 'on' })).toBe('real');
  });

  test('processes that start together agree', async ({ database: { db } }) => {
    const wishes = Array.from({ length: 8 }, (_, at) => ({ demo: at % 2 === 0 }));

    const kinds = new Set(await Promise.all(wishes.map((wish) => kindOf(db, wish))));

    expect(kinds.size).toBe(1);
    expect([...kinds]).toEqual([(await readMark(db))?.kind]);
  });

  test('a database of an older version is what is in it', async ({ db }) => {
    await openDemoAccounts(db);
    await db.execute(sql`insert into demo_row (kind, id) select 'member', member_id::text from member`);
    // A visitor changed the address of a demo account: it still is one.
    await db.execute(sql`update member set email = 'visitor@example.com' where email = 'member@demo.example'`);

    expect(await kindOf(db)).toBe('demo');
  });

  test.for(['administrator', 'member', 'stock'] as const)(
    'an older shop with %s of its own is real',
    async (own, { db }) => {
      if (own !== 'stock') await openDemoAccounts(db);
      await db.execute(sql`insert into demo_row (kind, id) select 'member', member_id::text from member`);
      if (own === 'administrator') await appointAdmin(db, 'owner@example.com');
      if (own === 'member')
        await db.execute(sql`insert into member (type, email, firstname, lastname, mobile, lang)
        values ('basic', 'buyer@example.com', 'A', 'Buyer', '{"code": "", "number": ""}', 'en')`);
      if (own === 'stock') await db.execute(sql`insert into category (code, name, position) values ('sea', '{}', 1)`);

      expect(await kindOf(db)).toBe('real');
    },
  );
});

describe('a demo', () => {
  test('becomes a real shop by DEMO=off, and stays one', async ({ db }) => {
    await kindOf(db);
    await openDemoAccounts(db);

    expect(await kindOf(db, { asked: 'off', demo: false })).toBe('real');
    expect(await kindOf(db, { asked: 'on' })).toBe('real');
    const { rows } = await db.execute(
      sql`select 1 from member where password_hash is not null or staff_role is not null`,
    );
    expect(rows).toEqual([]);
  });

  test('does not open at a public address unless it is asked to', async ({ db }) => {
    await kindOf(db);

    await expect(kindOf(db, { isPublic: true, demo: false })).rejects.toThrow(/npm run demo:remove/);
    expect(await kindOf(db, { isPublic: true, asked: 'on' })).toBe('demo');
  });

  test('returns the remaining staff when it ends', async ({ db }) => {
    await kindOf(db);
    await openDemoAccounts(db);
    await appointAdmin(db, 'owner@example.com');

    expect(await endDemo(db)).toEqual(['owner@example.com']);
  });
});
