import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { Registry } from 'prom-client';
import { expect, onTestFinished } from 'vitest';
import { openDatabase } from '#db/server/open-database.ts';
import type { TestDatabase } from '#db/server/testing.setup.ts';
import { test, unpackDatabase } from '#db/server/testing.ts';
import { backgroundJob } from './job.tables.ts';
import { startRunner } from './runner.ts';

const log = pino({ level: 'silent' });

test('a process that is killed in the middle of its work is replaced', async ({ source }) => {
  const place = await placeOf(source);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing-child.ts'), place, '1000'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const gone = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), gone]);
  child.kill('SIGKILL');
  await gone;

  const isUrl = source.engine === 'postgres';
  const database = await openDatabase({ dataDir: isUrl ? '' : place, databaseUrl: isUrl ? place : undefined, log });
  const [left] = await database.db.select().from(backgroundJob);
  let rounds = 0;
  const run = async () => void rounds++;
  const jobs = [{ name: 'painting', runsIn: 'one_process', every: 'once', run }] as const;
  const runner = await startRunner(database, jobs, { log, registry: new Registry() });
  await expect.poll(() => rounds, { timeout: 30_000 }).toBe(1);
  await runner.stop();
  await database.close();

  expect(left).toMatchObject({ holder: expect.stringContaining(`/${child.pid}/`), succeeded_at: null });
});

async function placeOf(source: TestDatabase): Promise<string> {
  if (source.engine === 'pglite') {
    const folder = await mkdtemp(join(tmpdir(), 'jobs-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await unpackDatabase(source, folder);
    return folder;
  }
  const server = await openDatabase({ dataDir: '', databaseUrl: source.url, log });
  const name = `jobs_${process.pid}`;
  await server.db.execute(sql.raw(`create database ${name} template ${source.template}`));
  onTestFinished(async () => {
    await server.db.execute(sql.raw(`drop database ${name} with (force)`));
    await server.close();
  });
  return new URL(`/${name}`, source.url).href;
}
