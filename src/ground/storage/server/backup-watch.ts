import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from '#ground/jobs/server/job.ts';

/** The owner's backup program touches this file in the data folder after each copy (README). */
export const BACKUP_MARK = 'backup-done';
const HOUR_MS = 3_600_000;
/** A daily copy may take a few hours longer than the day before. */
const LONGEST_HOURS = 36;
const EVERY_MS = 600_000;

interface LastBackup {
  hours: number;
  isLate: boolean;
}

/** How long ago the last copy was reported; undefined if none ever was: the shop cannot see copies. */
export async function lastBackup(dataDir: string, now = new Date()): Promise<LastBackup | undefined> {
  const mark = await stat(join(dataDir, BACKUP_MARK)).catch(() => undefined);
  if (!mark) return undefined;
  const hours = Math.max(0, Math.floor((now.getTime() - mark.mtimeMs) / HOUR_MS));
  return { hours, isLate: hours >= LONGEST_HOURS };
}

/** Fails while a reported backup is late, so that its administrators are notified as of any failing job. */
export function watchingBackup(dataDir: string): Job {
  return {
    name: 'backup',
    // The data folder may be local to its machine.
    runsIn: 'each_process',
    every: EVERY_MS,
    run: async () => {
      const last = await lastBackup(dataDir);
      if (last?.isLate) throw new Error(`the last backup was reported ${last.hours} hours ago`);
    },
  };
}
