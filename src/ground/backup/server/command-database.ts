import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, DatabaseOptions } from '#db/server/connect.ts';
import { lockDataFolder } from '#db/server/data-folder.ts';
import { withCopy } from '#db/server/embedded-copy.ts';
import { lockFolder } from '#db/server/folder-lock.ts';
import { openDatabase } from '#db/server/open-database.ts';
import { StartupProblem } from '#db/server/startup-problem.ts';

/** A killed command leaves it behind; the next one begins again. */
const UNFINISHED = 'unfinished';
/** Long lists are loaded and checked in single statements, and one database may wait that long for the other. */
const LIMIT_MS = 30 * 60_000;

/**
 * Gives `work` a database without a shop, to fill: an empty PostgreSQL, or a new embedded database, which moves to its
 * place in the data folder when `work` is done. So an interrupted command leaves nothing that looks like a shop.
 */
export async function fillNewDatabase(
  options: DatabaseOptions,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  if (options.databaseUrl !== undefined) return withDatabase(options, work);
  const { dataDir } = options;
  const release = await lockDataFolder(dataDir);
  try {
    if (existsSync(join(dataDir, 'db'))) {
      throw new StartupProblem(
        `${dataDir} already contains a shop. Nothing was changed: set DATA_DIR to another folder, or move ${join(dataDir, 'db')} away.`,
      );
    }
    const unfinished = join(dataDir, UNFINISHED);
    await rm(unfinished, { recursive: true, force: true });
    await withDatabase({ ...options, dataDir: unfinished }, work);
    await rename(join(unfinished, 'db'), join(dataDir, 'db'));
    await rm(unfinished, { recursive: true, force: true });
  } finally {
    release();
  }
}

/** Opens a database for a command and closes it again. */
export async function withDatabase<T>(options: DatabaseOptions, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ ...options, statementLimitMs: LIMIT_MS, idleInTransactionMs: LIMIT_MS });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Runs work with the database as of one moment that is later than the call. */
export type WithSnapshot = <T>(work: (database: Database) => Promise<T>) => Promise<T>;

/** A server shows one moment in a transaction; the embedded database, which has one connection, is copied first. */
export function snapshotsOf(options: DatabaseOptions): WithSnapshot {
  if (options.databaseUrl !== undefined) return (work) => withDatabase(options, work);
  return (work) => withCopy(options.dataDir, (dataDir) => withDatabase({ ...options, dataDir }, work));
}

/** Runs work while no other backup of the same shop runs: it would remove pieces that this one has just written. */
export async function whileAlone<T>(options: DatabaseOptions, work: () => Promise<T>): Promise<T> {
  if (options.databaseUrl !== undefined) {
    return withDatabase(options, ({ exclusively }) => exclusively('backup and removal of old ones', work));
  }
  const folder = join(options.dataDir, 'backup.lock');
  await mkdir(folder, { recursive: true });
  const release = lockFor(folder);
  try {
    return await work();
  } finally {
    release();
  }
}

function lockFor(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (!(error instanceof StartupProblem)) throw error;
    throw new StartupProblem('Another backup of this shop is running: let it finish.', { cause: error });
  }
}
