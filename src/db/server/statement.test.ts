import { eq, sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import pino from 'pino';
import { describe, expect } from 'vitest';
import { moment } from './columns.ts';
import type { Database } from './connect.ts';
import { openDatabase } from './open-database.ts';
import { anyOf, idList, statement } from './statement.ts';
import { prints, test } from './testing-prints.ts';
import { inTransaction } from './transaction.ts';

const titled = statement((db) =>
  db
    .select({
      title: prints.title,
      nums: prints.nums,
      at: sql<number>`extract(epoch from timestamptz '2026-01-02 03:04:05+00')::int`,
    })
    .from(prints)
    .where(eq(prints.title, sql.placeholder('title'))),
);
const addPrint = statement((db) =>
  db
    .insert(prints)
    .values({ title: sql.placeholder('title'), nums: sql.placeholder('nums') })
    .returning({ id: prints.id }),
);
const numsOf = statement((db) =>
  db.execute<{ nums: number }>(sql`select sum(nums)::int as nums from test_prints where id = ${anyOf('ids')}`),
);
const uncached = statement((db) => db.select({ title: prints.title }).from(prints).limit(sql.placeholder('limit')), {
  plan: 'each',
});
const kinds = pgTable('test_kinds', {
  id: integer().primaryKey(),
  at: moment(),
  day: date({ mode: 'string' }),
  count: bigint({ mode: 'number' }),
  large: bigint({ mode: 'bigint' }),
  share: numeric(),
  names: text().array(),
  moments: moment().array(),
  data: jsonb().$type<{ list: number[] }>(),
  on: boolean(),
});
const allKinds = statement((db) => db.select().from(kinds).orderBy(kinds.id));

describe('a statement', () => {
  test('gives what the same query gives when it is built each time', async ({ shop: { db } }) => {
    const [first] = await addPrint(db, { title: 'Almond Blossom', nums: 3 });
    const [second] = await addPrint(db, { title: 'Wheatfield', nums: 4 });

    expect(await titled(db, { title: 'Almond Blossom' })).toEqual([
      { title: 'Almond Blossom', nums: 3, at: Date.parse('2026-01-02T03:04:05Z') / 1000 },
    ]);
    expect(await titled(db, { title: 'nothing' })).toEqual([]);
    const { rows } = await numsOf(db, { ids: idList([first?.id ?? 0, second?.id ?? 0]) });
    expect(rows).toEqual([{ nums: 7 }]);
  });

  test('converts every kind of column as the query builder does, and keeps null', async ({ shop: { db } }) => {
    await db.execute(sql`create table test_kinds (id int primary key, at timestamptz, day date, count bigint, large bigint, share numeric,
      names text[], moments timestamptz[], data jsonb, "on" boolean)`);
    const at = new Date('2026-01-02T03:04:05.678Z');
    const full = {
      at,
      day: '2026-02-28',
      count: 2 ** 40,
      large: 2n ** 62n,
      share: '0.10',
      names: ['a "b"', '雨'],
      moments: [at],
    };
    await db.insert(kinds).values([{ id: 1, ...full, data: { list: [1] }, on: true }, { id: 2 }]);

    const rows = await allKinds(db);

    expect(rows[0]).toEqual({ id: 1, ...full, data: { list: [1] }, on: true });
    expect(rows[1]).toEqual({
      ...Object.fromEntries(Object.keys(full).map((key) => [key, null])),
      id: 2,
      data: null,
      on: null,
    });
    expect(rows).toEqual(await db.select().from(kinds).orderBy(kinds.id));
  });

  test('belongs to the transaction it is asked in', async ({ shop: { db } }) => {
    const failing = inTransaction(db, async (tx) => {
      await addPrint(tx, { title: 'Torn Page', nums: 1 });
      expect(await titled(tx, { title: 'Torn Page' })).toHaveLength(1);
      throw new Error('torn');
    });

    await expect(failing).rejects.toThrow('torn');
    expect(await titled(db, { title: 'Torn Page' })).toEqual([]);
  });

  test('is refused on the outer database inside a transaction', async ({ shop: { db } }) => {
    const wrong = inTransaction(db, () => titled(db, { title: 'Almond Blossom' }));

    await expect(wrong).rejects.toThrow('only its own handle (tx) may be used');
  });

  test('is built once for all callers', async ({ shop: { db } }) => {
    let built = 0;
    const counted = statement((handle) => {
      built += 1;
      return handle.select({ title: prints.title }).from(prints);
    });

    await counted(db);
    await inTransaction(db, (tx) => counted(tx));

    expect(built).toBe(1);
  });

  test('has no columns in groups', async ({ shop: { db } }) => {
    const grouped = statement((handle) => handle.select({ print: { title: prints.title } }).from(prints));

    await expect(grouped(db)).rejects.toThrow('must not be grouped');
  });
});

describe.runIf(process.env.TEST_ENGINE === 'postgres')('on a server', () => {
  /** The statements a session has prepared, after each was executed six times. */
  async function preparedBy(database: Database): Promise<string[]> {
    return database.db.transaction(async (tx) => {
      for (let time = 0; time < 6; time++) {
        await titled(tx, { title: `asked ${time}` });
        await uncached(tx, { limit: time });
        await tx.select().from(prints);
      }
      const { rows } = await tx.execute<{ statement: string }>(
        sql`select statement from pg_prepared_statements where statement like '%test_prints%'`,
      );
      return rows.map((row) => row.statement);
    });
  }

  test('a session prepares each statement once, and only named ones', async ({ shop }) => {
    const statements = await preparedBy(shop);

    expect(statements.filter((text) => text.includes('timestamptz'))).toHaveLength(1);
    expect(statements.filter((text) => text.includes('limit'))).toEqual([]);
    expect(statements.filter((text) => text.includes('"id", "title", "nums" from'))).toEqual([]);
  });

  test('constants are in the prepared text, so that the plan knows them', async ({ shop: { db } }) => {
    const firstFew = statement((handle) => handle.select({ id: prints.id }).from(prints).limit(17));
    const texts = await db.transaction(async (tx) => {
      await firstFew(tx);
      const { rows } = await tx.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`);
      return rows.map((row) => row.statement);
    });

    expect(texts.filter((text) => text.includes('limit 17'))).toHaveLength(1);
  });

  test('behind a pooler without support nothing is prepared', async ({ shop }) => {
    const { rows } = await shop.db.execute<{ url: string }>(
      sql`select 'postgres://postgres@127.0.0.1:' || current_setting('port') || '/' || current_database() as url`,
    );
    const log = pino({ level: 'silent' });
    const database = await openDatabase({ dataDir: '', databaseUrl: rows[0]?.url, prepared: false, log });

    const statements = await preparedBy(database);
    await database.close();

    expect(statements).toEqual([]);
  });
});
