import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Database } from '#db/server/connect.ts';
import { answerCopyRequest } from '#db/server/embedded-copy.ts';
import { installed } from '#db/server/install-folder.ts';
import type { Job, SharedJob } from '#ground/jobs/server/job.ts';

const HOUR_MS = 3_600_000;
const SECOND_MS = 1_000;
const FIRST_MS = 120_000;

/** Copies the embedded database for `npm run backup`, which runs in a process of its own. */
export function answeringCopies(database: Database, dataDir: string): Job {
  return {
    name: 'database_copies',
    // Only one process can have the embedded database open.
    runsIn: 'each_process',
    every: SECOND_MS,
    run: () => answerCopyRequest(database, dataDir),
  };
}

/** Runs `npm run backup` every so many hours. A backup reads and compresses everything, so it has its own process. */
export function scheduledBackup(hours: number, script = installed('scripts/backup.mjs')): SharedJob {
  return {
    name: 'scheduled_backup',
    runsIn: 'one_process',
    every: hours * HOUR_MS,
    after: FIRST_MS,
    run: (signal) => promisify(execFile)(process.execPath, [script], { signal }),
  };
}
