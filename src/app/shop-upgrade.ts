import { sql } from 'drizzle-orm';
import type { Database } from '#db/server/connect.ts';
import { migrate, pendingMigrations, readMigration } from '#db/server/migrate.ts';
import { type MigrationStep, stepsOf } from '#db/server/migration-steps.ts';
import { StartupProblem } from '#db/server/startup-problem.ts';
import { snapshotsOf, withDatabase } from '#ground/backup/server/command-database.ts';
import { readConfig } from '#http/server/config.ts';
import { databaseOptions } from './shop-copies.ts';

interface PlannedMigration {
  name: string;
  steps: readonly MigrationStep[];
}

interface UpgradePlan {
  migrations: readonly PlannedMigration[];
  /** Rows of the largest tables, for the time that a change of them takes. */
  rows: Readonly<Record<string, number>>;
  /** How long the migrations took on a copy of the embedded database. A server is not copied. */
  triedMs: number | undefined;
}

/** What starting this version would change in the database. Nothing is changed; the shop may be open. */
export async function checkUpgrade(): Promise<UpgradePlan> {
  const config = readConfig(process.env);
  return snapshotsOf(databaseOptions(config))(async (database) => {
    await requireShop(database);
    const names = await pendingMigrations(database);
    const migrations = await Promise.all(
      names.map(async (name) => ({ name, steps: stepsOf(await readMigration(name)) })),
    );
    const rows = await rowsOf(database);
    const triedMs = config.databaseUrl === undefined ? await durationOf(() => migrate(database)) : undefined;
    return { migrations, rows, triedMs };
  });
}

/** Migrates the database for this version. Processes of the previous version go on, on a server. */
export async function upgradeShop(): Promise<string[]> {
  return withDatabase(databaseOptions(readConfig(process.env)), async (database) => {
    await requireShop(database);
    return migrate(database);
  });
}

async function requireShop({ db }: Database): Promise<void> {
  const { rows } = await db.execute<{ known: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (!rows[0]?.known) throw new StartupProblem('There is no shop in this database: nothing to upgrade.');
}

async function rowsOf({ db }: Database): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string; count: number }>(
    sql`select relname as name, reltuples::float8 as count from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

async function durationOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round(performance.now() - started);
}
