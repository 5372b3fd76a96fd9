import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { lockFolder } from './folder-lock.ts';
import { StartupProblem } from './startup-problem.ts';

const REASONS: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
  EEXIST: 'it is a file',
  ENOTDIR: 'part of the path is a file',
};

/** Creates the data folder if needed and locks it for this process; returns the function that unlocks it. */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  try {
    await mkdir(dataDir, { recursive: true });
    return lockFolder(dataDir);
  } catch (error) {
    if (error instanceof StartupProblem) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new StartupProblem(
      `The data folder ${dataDir} cannot be written (${REASONS[code] ?? message}): repair that, or set DATA_DIR.`,
      { cause: error },
    );
  }
}

/**
 * The database's folder inside a locked data folder. A new one is created beside it and renamed when it is
 * complete and on the disk, so that a killed process leaves nothing that looks like a database.
 */
export async function databaseFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'db');
  const unfinished = join(dataDir, 'db.new');
  await rm(unfinished, { recursive: true, force: true });
  if (existsSync(join(folder, 'PG_VERSION'))) {
    // A process killed while writing this leaves it empty, and PostgreSQL then refuses to start. Our own lock is the
    // real one.
    await rm(join(folder, 'postmaster.pid'), { force: true });
    return folder;
  }
  await removeIfEmpty(folder);
  await mkdir(unfinished);
  const pg = await PGlite.create({ fs: new NodeFS(unfinished) });
  await pg.close();
  await syncTree(unfinished);
  await rename(unfinished, folder);
  await syncPath(dataDir, 'r');
  return folder;
}

async function removeIfEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw new StartupProblem(`${folder} exists but is not a database: move it away, or choose another DATA_DIR.`, {
      cause: error,
    });
  }
}

async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries.map((entry) => ({ path: join(entry.parentPath, entry.name), isFolder: entry.isDirectory() }));
  for (let start = 0; start < paths.length; start += 32) {
    await Promise.all(
      paths.slice(start, start + 32).map(({ path, isFolder }) => syncPath(path, isFolder ? 'r' : 'r+')),
    );
  }
  await syncPath(folder, 'r');
}

async function syncPath(path: string, flags: 'r' | 'r+'): Promise<void> {
  // Windows can neither open nor sync folders, and does not need to.
  if (process.platform === 'win32' && flags === 'r') return;
  await using file = await open(path, flags);
  await file.sync();
}
