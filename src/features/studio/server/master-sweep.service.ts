import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import { removePieces } from './master-files.ts';
import { master } from './studio.tables.ts';

/** Time to come back after a lost evening, and then to begin again. */
const ABANDONED = sql`now() - interval '2 days'`;
const ROUND = 50;

/** Removes masters that no work uses and nobody has touched for two days. The pieces before the row: a row is found again. */
export async function sweepMasters(db: Db, storage: ReturnType<typeof openStorage>): Promise<number> {
  const isLoose = and(isNull(master.item_id), lt(master.changed_at, ABANDONED));
  const loose = await db.select({ id: master.master_id }).from(master).where(isLoose).limit(ROUND);
  for (const { id } of loose) {
    await inTransaction(db, async (tx) => {
      const [held] = await tx
        .select()
        .from(master)
        .where(and(eq(master.master_id, id), isLoose))
        .for('update', { skipLocked: true });
      if (!held) return;
      await removePieces(storage, id, held.size);
      await tx.delete(master).where(eq(master.master_id, id));
    });
  }
  return loose.length;
}
