import { openAsBlob } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { EmbeddedEngine } from './pglite-engine.ts';
import { runMaintenance } from './pglite-maintenance.ts';
import { test as base } from './testing.ts';

const test = base.extend('engine', async ({ source }, { onCleanup }) => {
  if (source.engine !== 'pglite') throw new Error('only for the embedded engine');
  const options = { loadDataDir: await openAsBlob(source.dump) };
  const engine = await new EmbeddedEngine(options, { idleInTransactionMs: 100 }).start();
  onCleanup(() => engine.close());
  return engine;
});

describe.skipIf(process.env.TEST_ENGINE === 'postgres')('the embedded engine', () => {
  test('rolls back a transaction that waits for something else, so that the others can go on', async ({ engine }) => {
    await engine.exec('create table test_prints (title text)');
    const forgotten = engine.transaction(async (tx) => {
      await tx.query(`insert into test_prints values ('Forgotten')`);
      await new Promise(() => {});
    });

    const { rows } = await engine.query('select title from test_prints');

    await expect(forgotten).rejects.toThrow('was idle for 100 ms and was rolled back');
    expect(rows).toEqual([]);
  });

  test('lets a transaction take its time as long as it works', async ({ engine }) => {
    await engine.exec('create table test_prints (title text)');

    await engine.transaction(async (tx) => {
      for (let count = 0; count < 10; count++) {
        await tx.query(`insert into test_prints values ('Slow')`);
        await delay(20);
      }
    });

    expect((await engine.query('select title from test_prints')).rows).toHaveLength(10);
  });

  test('is maintained: writes are checkpointed, and dead rows are vacuumed', async ({ engine }) => {
    await engine.exec(`create table test_prints as select repeat('x', 1000) as title from generate_series(1, 20000)`);
    await engine.exec(`update test_prints set title = title || 'y'`);
    const { rows: before } = await engine.query('select checkpoint_lsn as place from pg_control_checkpoint()');

    await runMaintenance(engine);

    const { rows: after } = await engine.query('select checkpoint_lsn as place from pg_control_checkpoint()');
    expect(after).not.toEqual(before);
    const { rows } = await engine.query(
      `select n_dead_tup as dead from pg_stat_user_tables where relname = 'test_prints'`,
    );
    expect(rows).toEqual([{ dead: 0 }]);
  });

  test('prepares a statement once, and no more of them than it has room for', async ({ engine }) => {
    const prepared = 'select name, statement from pg_prepared_statements';
    for (let count = 0; count < 3; count++) {
      const { rows } = await engine.query('select $1::int + 1 as sum', [count]);
      expect(rows).toEqual([{ sum: count + 1 }]);
    }
    const { rows: texts } = await engine.query<{ statement: string }>(prepared);
    expect(texts.filter(({ statement }) => statement.includes('as sum'))).toHaveLength(1);

    for (let count = 0; count < 500; count++) await engine.query(`select ${count} as number`);

    const { rows: last } = await engine.query<{ statement: string }>(prepared);
    expect(last.length).toBeLessThanOrEqual(400);
    expect(last.some(({ statement }) => statement === 'select 499 as number')).toBe(true);
    expect((await engine.query('select 0 as number')).rows).toEqual([{ number: 0 }]);
  });

  test('a statement that fails, alone or in a transaction, leaves the next ones alone', async ({ engine }) => {
    await engine.exec('create table test_prints (title text unique)');
    const add = (title: string | null) => engine.query('insert into test_prints values ($1)', [title]);
    await add('Tide');
    await expect(add('Tide')).rejects.toMatchObject({ code: '23505', constraint: 'test_prints_title_key' });
    await expect(engine.query('select missing from test_prints')).rejects.toMatchObject({ code: '42703' });
    const broken = engine.transaction(async (tx) => {
      await tx.query('insert into test_prints values ($1)', ['Ebb']);
      await tx.query('insert into test_prints values ($1)', ['Tide']);
    });
    await expect(broken).rejects.toMatchObject({ code: '23505' });
    await engine.transaction(async (tx) => {
      await tx.query('savepoint one');
      await tx.query('insert into test_prints values ($1)', ['Tide']).catch(() => undefined);
      await tx.query('rollback to savepoint one');
      await tx.query('insert into test_prints values ($1)', [null]);
    });

    const { rows } = await engine.query('select title from test_prints order by title');

    expect(rows).toEqual([{ title: 'Tide' }, { title: null }]);
  });

  test('a table may change its columns between two answers to the same text', async ({ engine }) => {
    await engine.exec('create table test_prints (title text)');
    await engine.query('insert into test_prints values ($1)', ['7']);
    expect((await engine.query('select * from test_prints')).rows).toEqual([{ title: '7' }]);

    await engine.transaction(async (tx) => {
      await tx.query('alter table test_prints alter column title type integer using title::integer');
      expect((await tx.query('select * from test_prints')).rows).toEqual([{ title: 7 }]);
      await tx.exec('alter table test_prints add column year integer');
      expect((await tx.query('select * from test_prints')).rows).toEqual([{ title: 7, year: null }]);
    });
    await engine.query('alter table test_prints drop column year');

    expect((await engine.query('select * from test_prints')).rows).toEqual([{ title: 7 }]);
  });
});
