import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { openInMemory } from './pglite.ts';
import { startCluster } from './postgres-cluster.ts';

/** Where a test worker gets its migrated database from. */
export type TestDatabase = { engine: 'pglite'; dump: string } | { engine: 'postgres'; url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabase;
  }
}

const TEMPLATE = 'cornice_template';

/** Vitest's global setup: one migrated database per run, copied by every worker. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const engine = process.env.TEST_ENGINE || 'pglite';
  if (engine === 'pglite') {
    provide('testDatabase', { engine, dump: await migratedDump() });
    return async () => {};
  }
  if (engine !== 'postgres') throw new Error(`TEST_ENGINE is "${engine}": it must be pglite or postgres`);
  const cluster = await startCluster();
  try {
    await makeTemplate(cluster.url);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  provide('testDatabase', { engine, url: cluster.url, template: TEMPLATE });
  return cluster.stop;
}

/** PGlite takes seconds to create a database, so its dump is cached until a migration or the engine changes. */
async function migratedDump(): Promise<string> {
  const file = join('.cache', `test-database-${await sourcesHash()}.tar`);
  if (existsSync(file)) return file;
  const database = await openInMemory();
  await migrate(database);
  const dump = await database.dump();
  await database.close();
  await mkdir('.cache', { recursive: true });
  const outdated = globSync('.cache/test-database-*');
  await Promise.all(outdated.map((path) => rm(path, { force: true })));
  // Renamed when complete: an interrupted run must not leave half a dump.
  await writeFile(`${file}.${process.pid}`, dump.stream());
  await rename(`${file}.${process.pid}`, file);
  return file;
}

async function sourcesHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...globSync('migrations/**/*.{sql,json}').sort()]) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function makeTemplate(url: string): Promise<void> {
  const log = pino({ level: 'silent' });
  const server = await openDatabase({ dataDir: '', databaseUrl: url, log });
  await server.db.execute(`create database ${TEMPLATE}`);
  await server.close();
  const template = await openDatabase({ dataDir: '', databaseUrl: new URL(`/${TEMPLATE}`, url).href, log });
  await migrate(template);
  await template.close();
}
