import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, Log } from '#db/server/connect.ts';
import { knownMigrations, migrate } from '#db/server/migrate.ts';
import { LISTENER_NAME } from '#db/server/postgres.ts';
import { StartupProblem } from '#db/server/startup-problem.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Storage } from '#ground/storage/server/storage.ts';
import { diskStorage } from '#ground/storage/server/storage-disk.ts';
import type { BackupPlace } from './backup-place.ts';
import { type Chunks, createChunks } from './chunks.ts';
import { withDatabase } from './command-database.ts';
import { readLines } from './line-chunks.ts';
import { loadTables, type RowSource, requireEmpty, type TableSum } from './load-tables.ts';
import { listBackups, type Manifest, readManifest } from './manifest.ts';
import { restorePictures } from './picture-copies.ts';
import { readTables } from './table-rows.ts';

type OnTable = (sum: TableSum) => void;

export interface OpenBackup {
  name: string;
  manifest: Manifest;
  chunks: Chunks;
}

/** Opens a backup by its name, else the newest one. */
export async function openBackup(place: BackupPlace, key: Buffer | undefined, name?: string): Promise<OpenBackup> {
  const all = await listBackups(place);
  const found = name === undefined ? all.at(-1) : all.find((one) => one.name === name);
  if (!found) throw new StartupProblem(`There is no ${name ? `backup ${name}` : 'complete backup'} in ${place.name}.`);
  const chunks = createChunks(place, { key });
  return { name: found.name, manifest: await readManifest(chunks, found.path), chunks };
}

/**
 * Restores a backup to an embedded database and a folder that are removed afterwards: every table and every picture must
 * be as it was. Throws otherwise.
 */
export async function verifyBackup({ manifest, chunks }: OpenBackup, log: Log, onTable: OnTable): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'cornice-verify-'));
  try {
    await withDatabase({ dataDir: scratch, databaseUrl: undefined, log }, (database) =>
      restoreRows(database, backupSource(manifest, chunks), onTable),
    );
    // One at a time: the disk need not hold all pictures twice.
    const storage = diskStorage(join(scratch, 'pictures'));
    await restorePictures(chunks, manifest, storage, (key) => storage.remove(key));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/**
 * Restores the rows of a source into an empty database, which then has the source's migrations: the shop applies the
 * newer ones when it starts. Each table is reported when it has been compared.
 */
export async function restoreRows(database: Database, source: RowSource, onTable: OnTable): Promise<void> {
  const known = await knownMigrations();
  if (source.migrations.some((when) => !known.has(when))) {
    throw new StartupProblem('These rows were written by a newer version of Cornice: use that version.');
  }
  await refuseLiving(database);
  await migrate(database, undefined, (when) => source.migrations.includes(when));
  await database.exclusively('restore', async (db) => {
    await inTransaction(db, (tx) => loadTables(tx, source, onTable), { retry: false });
    await db.execute('analyze');
  });
}

/** Pictures first: a shop that has its rows then has its pictures too. */
export async function restoreBackup(
  database: Database,
  storage: Storage,
  { manifest, chunks }: OpenBackup,
  onTable: OnTable,
): Promise<void> {
  // Before the pictures are written: they may be those of a shop.
  await refuseLiving(database);
  await requireEmpty(database.db, await readTables(database.db));
  await restorePictures(chunks, manifest, storage);
  await restoreRows(database, backupSource(manifest, chunks), onTable);
}

function backupSource(manifest: Manifest, chunks: Chunks): RowSource {
  const { migrations, sequences, tables } = manifest;
  const rows = (name: string) => readLines(chunks, tables.find((table) => table.name === name)?.chunks ?? []);
  return { migrations, sequences, tables, rows, sums: tables };
}

/** Throws if another process has the shop open: each one listens. The embedded database's lock excludes them anyway. */
export async function refuseLiving({ engine, db }: Database): Promise<void> {
  if (engine === 'pglite') return;
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and application_name = ${LISTENER_NAME}`,
  );
  if (rows.length > 0) throw new StartupProblem('A shop has this database open: stop all its processes first.');
}
