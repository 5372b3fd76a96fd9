import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import pg from 'pg';
import pino from 'pino';
import { test as base, inject } from 'vitest';
import type { Database, Db } from './connect.ts';
import { openDatabase } from './open-database.ts';
import { openInMemory } from './pglite.ts';
import type { TestDatabase } from './testing.setup.ts';
import { reverseUnordered } from './testing-row-order.ts';

/** Vitest creates one worker value per extended `test`; all of them share this one. */
let shared: Promise<Database> | undefined;

async function closeShared(): Promise<void> {
  const closing = shared;
  shared = undefined;
  await (await closing)?.close();
}

/**
 * The base of every server test, with a real, migrated database of the engine in TEST_ENGINE.
 * `db` is one transaction, rolled back after the test. In it now() does not move, and a statement that fails
 * outside its own transaction (here a savepoint) breaks the rest of the test.
 * `database` belongs to the test alone: to commit, to listen, to use several clients.
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

/** A migrated database of its own, removed when closed, which returns unordered rows backwards. */
export async function openTestDatabase(source: TestDatabase): Promise<Database> {
  const database = await openOf(source);
  reverseUnordered(database.db);
  return database;
}

/** Fills a database once. The new source opens copies of it, which costs less than filling each. */
export async function filledSource(
  source: TestDatabase,
  fill: (database: Database) => Promise<void>,
): Promise<{ source: TestDatabase; remove: () => Promise<void> }> {
  if (source.engine === 'pglite') {
    const database = await openInMemory(await openAsBlob(source.dump));
    await fill(database);
    const folder = await mkdtemp(join(tmpdir(), 'cornice-filled-'));
    const dump = join(folder, 'dump.tar');
    await writeFile(dump, (await database.dump()).stream());
    await database.close();
    return { source: { ...source, dump }, remove: () => rm(folder, { recursive: true, force: true }) };
  }
  const { name, database, drop } = await openOnServer(source);
  await fill(database);
  // The server does not copy a database that has connections.
  await database.close();
  return { source: { ...source, template: name }, remove: drop };
}

/** Writes a migrated embedded database into a new data folder. To create and migrate one there takes five times as long. */
export async function unpackDatabase({ dump }: Extract<TestDatabase, { engine: 'pglite' }>, dataDir: string) {
  const folder = join(dataDir, 'db');
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('tar', ['-xf', dump, '-C', folder]);
}

async function openOf(source: TestDatabase): Promise<Database> {
  if (source.engine === 'pglite') return openInMemory(await openAsBlob(source.dump));
  const { database, drop } = await openOnServer(source);
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}

async function openOnServer({ url, template }: Extract<TestDatabase, { engine: 'postgres' }>) {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(url, `create database ${name} template ${template}`);
  const databaseUrl = new URL(`/${name}`, url).href;
  const database = await openDatabase({ dataDir: '', databaseUrl, log: pino({ level: 'silent' }) });
  return { name, database, drop: () => onServer(url, `drop database ${name} with (force)`) };
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
