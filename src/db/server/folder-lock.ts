import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupProblem } from './startup-problem.ts';

/** Also covers several processes that start together and briefly block each other. */
const WAIT_MS = 1_000;
const SQLITE_BUSY = 5;

/**
 * Locks the data folder for this process; returns the function that unlocks it.
 * Node has no file locks; SQLite uses the operating system's. The kernel frees such a lock when the process ends
 * in any way, so there are no stale locks, and it works between containers that share a folder, where process ids
 * mean nothing. Trap: nothing else in this process may open and close `db.lock`, because on POSIX that frees the
 * lock. The file is never removed either: a waiting process would then lock a deleted one.
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
