import type { Db } from '#db/server/connect.ts';
import { sqlState } from '#db/server/transaction.ts';
import { writeProbeRows } from '#ground/throttle/server/throttle.service.ts';

/** SQLSTATE codes for a full disk or a failed write. */
const CANNOT_WRITE = new Set(['53100', '58030']);

const full = new WeakSet<Db>();

/** Whether an error says that nothing can be written; from then on `/readyz` checks the database for writes. */
export function noticeFullDisk(db: Db, error: unknown): boolean {
  const isFull = CANNOT_WRITE.has(sqlState(error) ?? '');
  if (isFull) full.add(db);
  return isFull;
}

/** Product §1.13: after a write has failed for lack of space, the shop is not ready until one has succeeded. */
export async function diskProblems(db: Db): Promise<string[]> {
  if (!full.has(db)) return [];
  try {
    await writeProbeRows(db);
    full.delete(db);
    return [];
  } catch {
    return ['nothing can be written'];
  }
}
