import type { Db } from '#db/server/connect.ts';
import { sqlState } from '#db/server/transaction.ts';
import { writeNothingInParticular } from '#ground/throttle/server/throttle.service.ts';

/** What the database says when it cannot write: the disk is full, or does not take what is written. */
const CANNOT_WRITE = new Set(['53100', '58030']);

const full = new WeakSet<Db>();

/** Whether an error says that nothing can be written; from then on the database is looked at before the shop is ready again. */
export function noticeFullDisk(db: Db, error: unknown): boolean {
  const isFull = CANNOT_WRITE.has(sqlState(error) ?? '');
  if (isFull) full.add(db);
  return isFull;
}

/** Product §1.13: once a write has failed for want of space, the shop is not ready until one has succeeded. */
export async function diskProblems(db: Db): Promise<string[]> {
  if (!full.has(db)) return [];
  try {
    await writeNothingInParticular(db);
    full.delete(db);
    return [];
  } catch {
    return ['nothing can be written'];
  }
}
