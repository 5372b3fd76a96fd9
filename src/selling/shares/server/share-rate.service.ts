import { addRate, ratesByDay, ratesOn } from '#catalogue/site/server/share-rates.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { sellsAs } from '#people/members/server/reader.service.ts';
import { needsSecondPerson } from '#people/members/server/staff/second-person.service.ts';
import { Refusal } from '#shared/errors.ts';
import { shopDay } from '#shared/shop-time.ts';
import { type ShareKind, type ShareRateForm, type ShareRateView, shareRateFormFrom } from '../share.contract.ts';

/** More than anyone reads; a shop changes them once in years. */
const MOST_RATES = 200;

/**
 * Sets the rate of a kind from a day on, today at the earliest. Frozen shares do not change, and neither does a rate once
 * set: another one for the same day is a conflict. Someone else sets the rate at
 * which staff are paid themselves.
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
    if ((await ownKind(tx, staff_id)) === kind) throw new Refusal('own_review');
    const before = (await ratesOn(tx, since))[kind];
    // A rate that applies on that day anyway is not new.
    if (before !== rate_bp) {
      const isNew = await addRate(tx, { ...data, member_id: staff_id, created_at: now });
      if (!isNew) throw new Refusal('conflict');
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

/** The kind as which a member of staff is paid, if someone else has to set its rate. */
export async function ownKind(db: Db, staffId: number): Promise<ShareKind | null> {
  const kind = await sellsAs(db, staffId);
  return kind && (await needsSecondPerson(db, 'finance', staffId)) ? kind : null;
}

/** All rates, including future ones, the latest day first. */
export async function listRates(db: Db): Promise<ShareRateView[]> {
  return ratesByDay(db, MOST_RATES);
}
