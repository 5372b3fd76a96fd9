import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sqlState } from '#db/server/transaction.ts';
import { throttle } from '#ground/throttle/server/throttle.tables.ts';

/** What the database says when it cannot write: the disk is full, or does not take what is written. */
const CANNOT_WRITE = new Set(['53100', '58030']);
/** Enough that the table needs new pages: free space in old ones says nothing about the disk. */
const PROBE_ROWS = 2_000;

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
    await writeSomething(db);
    full.delete(db);
    return [];
  } catch {
    return ['nothing can be written'];
  }
}

async function writeSomething(db: Db): Promise<void> {
  // Old enough for the throttle's own broom, should the process end before the rows are deleted.
  const since = sql`now() - interval '3 days'`;
  const keys = Array.from({ length: PROBE_ROWS }, (_, row) => `probe:${process.pid}:${row}:${'x'.repeat(80)}`);
  await db
    .insert(throttle)
    .values(keys.map((key) => ({ key, count: 0, since })))
    .onConflictDoUpdate({ target: throttle.key, set: { since } });
  await db.delete(throttle).where(inArray(throttle.key, keys));
}
