import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished } from 'vitest';
import type { Database } from './connect.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { StartupProblem } from './startup-problem.ts';
import { test } from './testing.ts';
import { TESTING_MIGRATIONS } from './testing-prints.ts';
import { startProcess } from './testing-process.ts';

const ALL = ['0000_prints', '0001_title_search', '0002_visits'];

/** The test migrations and one more, dated before or after them. */
async function withOneMore(tag: string, when: number, statements: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cornice-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(TESTING_MIGRATIONS, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  journal.entries.push({ tag, when });
  await writeFile(file, JSON.stringify(journal));
  await writeFile(join(folder, `${tag}.sql`), statements);
  return folder;
}

async function visits({ db }: Database): Promise<unknown> {
  return (await db.execute(sql`select count(*) as count from test_visits`)).rows[0];
}

test('a new database gets every migration, in order and once', async ({ database }) => {
  expect(await pendingMigrations(database, TESTING_MIGRATIONS)).toEqual(ALL);

  expect(await migrate(database, TESTING_MIGRATIONS)).toEqual(ALL);

  expect(await pendingMigrations(database, TESTING_MIGRATIONS)).toEqual([]);
  expect(await migrate(database, TESTING_MIGRATIONS)).toEqual([]);
  expect(await visits(database)).toEqual({ count: 1 });
});

test('a migration of a branch that was merged late is applied, although it is older than the newest', async ({
  database,
}) => {
  await migrate(database, TESTING_MIGRATIONS);
  const folder = await withOneMore('late', 1_600_000_000_000, 'create table late_comers ()');

  expect(await migrate(database, folder)).toEqual(['late']);
});

test('a migration that fails leaves nothing of itself, and everything before it', async ({ database }) => {
  const folder = await withOneMore(
    'broken',
    1_800_000_000_000,
    'create table half_done ();\n--> statement-breakpoint\nselect 1 / 0',
  );

  await expect(migrate(database, folder)).rejects.toThrow();

  expect(await pendingMigrations(database, folder)).toEqual(['broken']);
  const { rows } = await database.db.execute(sql`select to_regclass('half_done') as half`);
  expect(rows).toEqual([{ half: null }]);
});

test('a database with migrations from before the opening one is refused and left as it is', async ({ database }) => {
  await migrate(database, TESTING_MIGRATIONS);
  const folder = await withOneMore('opening', 1_900_000_000_000, 'create table twice ()');
  const file = join(folder, 'meta/_journal.json');
  const { entries } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ entries: entries.slice(-1) }));

  const refused = migrate(database, folder);

  await expect(refused).rejects.toThrow(StartupProblem);
  await expect(refused).rejects.toThrow(/made by an earlier version .* Set DATA_DIR or DATABASE_URL/);
  expect((await database.db.execute(sql`select to_regclass('twice') as made`)).rows).toEqual([{ made: null }]);
  expect(await migrate(database, TESTING_MIGRATIONS)).toEqual([]);
});

test('a shop that has lost its migrations says so', async ({ database }) => {
  await expect(migrate(database, '/nowhere/migrations')).rejects.toThrow(StartupProblem);
});

describe.runIf(process.env.TEST_ENGINE === 'postgres')('on a server', () => {
  const url = async ({ db }: Database, server: string) => {
    const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
    return new URL(`/${rows[0]?.name}`, server).href;
  };

  test('four processes that start together apply each migration once', async ({ database, source }) => {
    if (source.engine !== 'postgres') return;
    const place = await url(database, source.url);
    const processes = [1, 2, 3, 4].map(() => startProcess('migrate', place));
    await Promise.all(processes.map((each) => each.said(1)));

    for (const { child } of processes) child.stdin?.end('go');

    expect(await Promise.all(processes.map((each) => each.ended()))).toEqual([0, 0, 0, 0]);
    expect(processes.flatMap(({ lines }) => lines.filter((line) => line !== 'open')).sort()).toEqual(ALL);
    expect(await visits(database)).toEqual({ count: 1 });
  });

  test('a migration waits politely for a table that is being used', async ({ database }) => {
    await migrate(database, TESTING_MIGRATIONS);
    const folder = await withOneMore('alter', 1_800_000_000_000, 'alter table test_prints add column frame text');
    const busy = database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table test_prints`);
      await delay(3_000);
    });

    expect(await migrate(database, folder)).toEqual(['alter']);
    await busy;
  });
});
