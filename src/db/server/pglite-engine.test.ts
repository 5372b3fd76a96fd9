import { openAsBlob } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { EmbeddedEngine } from './pglite-engine.ts';
import { keepUp } from './pglite-upkeep.ts';
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

  test('is kept up: what was written is checkpointed, and dead rows make room', async ({ engine }) => {
    await engine.exec(`create table test_prints as select repeat('x', 1000) as title from generate_series(1, 20000)`);
    await engine.exec(`update test_prints set title = title || 'y'`);
    const { rows: before } = await engine.query('select checkpoint_lsn as place from pg_control_checkpoint()');

    await keepUp(engine);

    const { rows: after } = await engine.query('select checkpoint_lsn as place from pg_control_checkpoint()');
    expect(after).not.toEqual(before);
    const { rows } = await engine.query(
      `select n_dead_tup as dead from pg_stat_user_tables where relname = 'test_prints'`,
    );
    expect(rows).toEqual([{ dead: 0 }]);
  });
});
