import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import pg from 'pg';
import pino from 'pino';
import { test as base, inject } from 'vitest';
import type { Database, Db } from './connect.ts';
import { openDatabase } from './open-database.ts';
import { openInMemory } from './pglite.ts';
import type { TestDatabase } from './testing.setup.ts';
import { disorder } from './testing-disorder.ts';

/** Vitest keeps one value of a worker for each `test` that was extended; all of them share this one. */
let shared: Promise<Database> | undefined;

async function closeShared(): Promise<void> {
  const closing = shared;
  shared = undefined;
  await (await closing)?.close();
}

/**
 * The test that every server test is made from, with a real, migrated database of the engine that TEST_ENGINE names.
 *
 * `db` is one transaction, rolled back after the test. In it now() stands still, and a statement that fails outside a
 * transaction of its own (here a savepoint) spoils the rest of the test.
 * `database` is the test's own and thrown away: to commit, to listen, to be several clients at once.
 */
export const test = base
  .extend('source', { scope: 'worker' }, () => inject('testDatabase'))
  .extend('workerDatabase', { scope: 'worker' }, ({ source }, { onCleanup }) => {
    onCleanup(closeShared);
    shared ??= openTestDatabase(source);
    return shared;
  })
  .extend('db', async ({ workerDatabase }, { onCleanup }) => {
    const { db, rollBack } = await beginTest(workerDatabase);
    onCleanup(rollBack);
    return db;
  })
  .extend('database', async ({ source }, { onCleanup }) => {
    const database = await openTestDatabase(source);
    onCleanup(() => database.close());
    return database;
  });

function beginTest({ engine, db }: Database): Promise<{ db: Db; rollBack: () => Promise<void> }> {
  const { promise: testIsOver, resolve: endTest } = Promise.withResolvers<void>();
  return new Promise((begun, failed) => {
    const outer = db.transaction(async (tx) => {
      if (engine === 'postgres') await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const rollBack = async () => {
        endTest();
        await outer.catch((error) => {
          if (!(error instanceof TransactionRollbackError)) throw error;
        });
      };
      begun({ db: tx, rollBack });
      await testIsOver;
      tx.rollback();
    });
    outer.catch(failed);
  });
}

/** A migrated database of its own, gone when it is closed, which keeps no order that nobody asked for. */
export async function openTestDatabase(source: TestDatabase): Promise<Database> {
  const database = await openOf(source);
  disorder(database.db);
  return database;
}

async function openOf(source: TestDatabase): Promise<Database> {
  if (source.engine === 'pglite') return openInMemory(await openAsBlob(source.dump));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(source.url, `create database ${name} template ${source.template}`);
  const databaseUrl = new URL(`/${name}`, source.url).href;
  const database = await openDatabase({ dataDir: '', databaseUrl, log: pino({ level: 'silent' }) });
  const close = async () => {
    await database.close();
    await onServer(source.url, `drop database ${name} with (force)`);
  };
  return { ...database, close };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
