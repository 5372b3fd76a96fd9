import { sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { SEED_FRAMES } from '#ground/framing/frames.ts';
import { OPENING_CATEGORIES } from '../opening-categories.rules.ts';
import { saveFrames } from './frame.service.ts';
import { saveCategories } from './work-write.service.ts';
import { category, frame } from './works.tables.ts';

/** Adds the initial frames and categories to a shop that has none: without them no work could be filed or bought. */
export async function layInStock(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Several processes may start concurrently on an empty database.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('opening stock', 0))`);
    if ((await tx.$count(category)) === 0) await saveCategories(tx, OPENING_CATEGORIES);
    if ((await tx.$count(frame)) === 0) await saveFrames(tx, SEED_FRAMES);
  });
}

/** Whether the shop has frames or categories, the initial ones or its own. */
export async function hasStock(db: Db): Promise<boolean> {
  return (await db.$count(category)) > 0 || (await db.$count(frame)) > 0;
}
