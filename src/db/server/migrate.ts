import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, Db } from './connect.ts';
import { installed } from './install-folder.ts';
import { StartupProblem } from './startup-problem.ts';
import { retryOn } from './transaction.ts';

/** One entry of drizzle-kit's journal. `when` identifies it in the database, as in Drizzle's own migrator. */
interface Entry {
  tag: string;
  when: number;
}

const MIGRATIONS = installed('migrations');

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';
/** With the lock timeout of 2 s: about two minutes for the lock's holder to finish. */
const LOCK_ATTEMPTS = 40;

/** First line of a migration that cannot run inside a transaction (CREATE INDEX CONCURRENTLY) and can be repeated. */
const NO_TRANSACTION = '-- no transaction';

/**
 * Migrates the database and returns the names of applied migrations; safe when several processes start together.
 * `only` selects migrations by their `when`: for a database that is to be as another one was.
 */
export async function migrate(
  database: Database,
  folder = MIGRATIONS,
  only: (when: number) => boolean = () => true,
): Promise<string[]> {
  if ((await pendingMigrations(database, folder)).length === 0) return [];
  return database.exclusively('migrate', async (db) => {
    await db.execute(sql`create schema if not exists drizzle`);
    await db.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    // Only under the lock: another process may have just done the work.
    const pending = (await pendingEntries(db, folder)).filter(({ when }) => only(when));
    for (const entry of pending) {
      await retryOn([LOCK_NOT_AVAILABLE, DEADLOCK], LOCK_ATTEMPTS, () => apply(db, folder, entry));
    }
    return pending.map((entry) => entry.tag);
  });
}

/** The names of migrations that this code has and the database has not. */
export async function pendingMigrations({ db }: Database, folder = MIGRATIONS): Promise<string[]> {
  return (await pendingEntries(db, folder)).map((entry) => entry.tag);
}

/** Compares each one, not only the newest: a branch merged late brings migrations older than the last applied. */
async function pendingEntries(db: Db, folder: string): Promise<Entry[]> {
  const entries = await readJournal(folder);
  const { rows: tables } = await db.execute<{ known: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (!tables[0]?.known) return entries;
  const { rows } = await db.execute<{ created_at: number }>(sql`select created_at from drizzle.__drizzle_migrations`);
  const applied = new Set(rows.map((row) => Number(row.created_at)));
  refuseFormerSchema(applied, entries);
  return entries.filter((entry) => !applied.has(entry.when));
}

/** A major version merges all migrations into one: a database with older ones would get every table twice. */
function refuseFormerSchema(applied: ReadonlySet<number>, entries: readonly Entry[]): void {
  const first = Math.min(...entries.map((entry) => entry.when));
  if (Math.min(...applied) >= first) return;
  throw new StartupProblem(
    'This database was made by an earlier version of Cornice and cannot be migrated to this one; nothing in it was changed. ' +
      'Set DATA_DIR or DATABASE_URL to an empty place, or run the version that made it.',
  );
}

/** Each migration that this code knows, by its `when`. */
export async function knownMigrations(folder = MIGRATIONS): Promise<ReadonlySet<number>> {
  return new Set((await readJournal(folder)).map(({ when }) => when));
}

/** The SQL of a migration. */
export function readMigration(tag: string, folder = MIGRATIONS): Promise<string> {
  return readFile(join(folder, `${tag}.sql`), 'utf8');
}

async function readJournal(folder: string): Promise<Entry[]> {
  if (!existsSync(folder)) {
    throw new StartupProblem(`The folder ${folder} is missing: the shop needs its whole folder, not the build alone.`);
  }
  const journal = join(folder, 'meta/_journal.json');
  if (!existsSync(journal)) return [];
  return (JSON.parse(await readFile(journal, 'utf8')) as { entries: Entry[] }).entries;
}

async function apply(db: Db, folder: string, { tag, when }: Entry): Promise<void> {
  const text = await readMigration(tag, folder);
  const hash = createHash('sha256').update(text).digest('hex');
  const statements = text.split('--> statement-breakpoint').filter((statement) => statement.trim() !== '');
  const run = async (handle: Db) => {
    for (const statement of statements) await handle.execute(sql.raw(statement));
    await handle.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`);
  };
  await (text.startsWith(NO_TRANSACTION) ? run(db) : db.transaction(run));
}
