import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import { pieceKeys, removePieces } from './master-files.ts';
import { master } from './studio.tables.ts';

/** Time to come back after an interrupted upload and start again. */
const ABANDONED = sql`now() - interval '2 days'`;
const ROUND = 50;

/**
 * Removes masters that no work uses and that are unchanged for two days, and orphaned pieces. A master is closed first, so
 * that no work can claim it; its pieces go before its row, which is found again if the process is killed.
 */
export async function sweepMasters(db: Db, storage: ReturnType<typeof openStorage>): Promise<number> {
  const isUnused = and(isNull(master.item_id), lt(master.changed_at, ABANDONED));
  const loose = await db.select({ id: master.master_id }).from(master).where(isUnused).limit(ROUND);
  for (const { id } of loose) {
    const isThis = and(eq(master.master_id, id), isUnused);
    const [closed] = await db.update(master).set({ state: 'refused', due_at: null }).where(isThis).returning();
    if (!closed) continue;
    for (const key of pieceKeys(closed)) await storage.remove(key);
    await removePieces(storage, id, closed.begun);
    await db.delete(master).where(isThis);
  }
  await sweepBegun(db, storage);
  return loose.length;
}

async function sweepBegun(db: Db, storage: ReturnType<typeof openStorage>): Promise<void> {
  const left = await db
    .select()
    .from(master)
    .where(and(sql`${master.begun} <> '[]'::jsonb`, lt(master.changed_at, ABANDONED)))
    .limit(ROUND);
  for (const { master_id, begun } of left) {
    await removePieces(storage, master_id, begun);
    await db.update(master).set({ begun: [] }).where(eq(master.master_id, master_id));
  }
}

export async function hasMasters(db: Db): Promise<boolean> {
  return (await db.select({ id: master.master_id }).from(master).limit(1)).length > 0;
}
