import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupProblem } from './startup-problem.ts';

/** Also covers the moment in which several processes start together and briefly stand in each other's way. */
const WAIT_MS = 1_000;
const SQLITE_BUSY = 5;

/**
 * Takes the data folder for this process alone; returns the way to give it back.
 *
 * Node has no file locks of its own, SQLite brings the operating system's. The kernel frees such a lock with the
 * process however that ends, so there is no stale lock to judge, and it holds between containers that share a folder,
 * where process numbers mean nothing. Trap: nothing else in this process may open and close `db.lock`, for on POSIX
 * that frees the lock. Neither is the file ever removed: a waiting process would then lock one that is gone.
 */
export function lockFolder(dataDir: string): () => void {
  const note = join(dataDir, 'db.lock.holder');
  const file = new DatabaseSync(join(dataDir, 'db.lock'), { timeout: WAIT_MS });
  try {
    file.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new StartupProblem(
      `The data folder ${dataDir} is in use by ${readHolder(note)}: end that process, ` +
        'choose another folder with DATA_DIR, or set DATABASE_URL to run several processes on one PostgreSQL.',
    );
  }
  writeFileSync(note, `process ${process.pid} on ${hostname()}`);
  return () => {
    rmSync(note, { force: true });
    file.close();
  };
}

function readHolder(note: string): string {
  try {
    return readFileSync(note, 'utf8') || 'another process';
  } catch {
    return 'another process';
  }
}
