import { asc, desc, lte } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { shareRate } from './share-rate.tables.ts';

type Kind = (typeof shareRate.$inferSelect)['kind'];

/** The rates for payments of a day, in hundredths of a per cent: the latest of each kind that had begun. */
export async function ratesOn(db: Db, day: string): Promise<Record<Kind, number>> {
  const { kind, rate_bp, since } = shareRate;
  const rows = await db
    .selectDistinctOn([kind], { kind, rate_bp })
    .from(shareRate)
    .where(lte(since, day))
    .orderBy(asc(kind), desc(since));
  const rate = (which: Kind) => {
    const row = rows.find((one) => one.kind === which);
    if (!row) throw new Error(`there is no ${which}’s rate on ${day}`);
    return row.rate_bp;
  };
  return { artist: rate('artist'), gallery: rate('gallery') };
}

/** Returns whether it was added; there is one rate for each kind and day. Pages name the rates, so caches are cleared. */
export async function addRate(tx: Db, row: typeof shareRate.$inferInsert): Promise<boolean> {
  const added = await tx.insert(shareRate).values(row).onConflictDoNothing().returning({ rate_id: shareRate.rate_id });
  if (added.length > 0) await sendNotice(tx, 'content', `share rate ${row.kind}`);
  return added.length > 0;
}

/** Including future ones, the latest day first. */
export function ratesByDay(db: Db, most: number) {
  const { rate_id, kind, rate_bp, since } = shareRate;
  return db.select({ rate_id, kind, rate_bp, since }).from(shareRate).orderBy(desc(since), asc(kind)).limit(most);
}
