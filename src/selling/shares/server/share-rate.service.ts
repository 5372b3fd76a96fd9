import { asc, desc, lte } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { sellsAs } from '#people/members/server/reader.service.ts';
import { Refusal } from '#shared/errors.ts';
import { shopDay } from '#shared/shop-time.ts';
import { type ShareKind, type ShareRateForm, type ShareRateView, shareRateFormFrom } from '../share.contract.ts';
import { shareRate } from './share.tables.ts';

/** More than anybody looks back; a shop changes them once in years. */
const MOST_RATES = 200;

/** The rates that count for payments of a day, in hundredths of a per cent: of each kind the latest that had begun. */
export async function ratesOn(db: Db, day: string): Promise<Record<ShareKind, number>> {
  const { kind, rate_bp, since } = shareRate;
  const rows = await db
    .selectDistinctOn([kind], { kind, rate_bp })
    .from(shareRate)
    .where(lte(since, day))
    .orderBy(asc(kind), desc(since));
  const rate = (which: ShareKind) => {
    const row = rows.find((one) => one.kind === which);
    if (!row) throw new Error(`there is no ${which}’s rate on ${day}`);
    return row.rate_bp;
  };
  return { artist: rate('artist'), gallery: rate('gallery') };
}

/**
 * Sets the rate of a kind from a day on, today at the earliest. Shares that are frozen stay as they are, and so does a rate once
 * it is set: another one for the same day is a conflict. Nobody sets the rate that they are paid at themselves.
 */
export async function setRate(
  db: Db,
  { staff_id, now = new Date() }: { staff_id: number; now?: Date },
  form: ShareRateForm,
): Promise<void> {
  const { error, data } = shareRateFormFrom(shopDay(now)).safeParse(form);
  if (error) throw new Refusal('validation', { issues: error.issues });
  await inTransaction(db, async (tx) => {
    const { kind, rate_bp, since } = data;
    if ((await sellsAs(tx, staff_id)) === kind) throw new Refusal('own_review');
    const before = (await ratesOn(tx, since))[kind];
    // The rate that counts on that day anyway is no new one.
    if (before !== rate_bp) {
      const set = await tx
        .insert(shareRate)
        .values({ ...data, member_id: staff_id, created_at: now })
        .onConflictDoNothing()
        .returning({ rate_id: shareRate.rate_id });
      if (set.length === 0) throw new Refusal('conflict');
    }
    await recordChange(tx, {
      staff_id,
      subject: 'setting',
      subject_id: `share_rate ${kind}`,
      action: 'set_rate',
      before: { rate_bp: before },
      after: before === rate_bp ? { rate_bp } : { rate_bp, since },
      at: now,
    });
  });
}

/** Every rate that was ever set, the latest day first; those of days to come wait for theirs. */
export async function listRates(db: Db): Promise<ShareRateView[]> {
  const { rate_id, kind, rate_bp, since } = shareRate;
  return db.select({ rate_id, kind, rate_bp, since }).from(shareRate).orderBy(desc(since), asc(kind)).limit(MOST_RATES);
}
