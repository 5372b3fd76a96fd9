import type { WorkRow } from '#catalogue/works/server/work-change.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { requirePlace } from '#selling/studio/server/work-place.service.ts';
import { missingOf } from '#selling/studio/server/work-read.service.ts';
import { beginWork } from '#selling/studio/server/work-write.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { NewDeskWorkForm } from '../work-desk.contract.ts';

/** Takes a work in that no seller sends: a draft of an artist, written on its page; answers its number. */
export async function createDeskWork(db: Db, staff_id: number, form: NewDeskWorkForm): Promise<number> {
  return inTransaction(db, async (tx) => {
    const item_id = await beginWork(tx, form);
    await recordChange(tx, { staff_id, subject: 'artwork', subject_id: item_id, action: 'create', after: form });
    return item_id;
  });
}

/** Refuses to put a work on sale for the first time that lacks something, and ever without a place to see it. Subjects are a seller's words; editors are not asked for them. */
export async function requireComplete(tx: Db, row: WorkRow, sizes: number): Promise<void> {
  await requirePlace(tx, row);
  if (row.online_at !== null) return;
  const missing = missingOf(row, sizes).filter(({ part }) => part !== 'subjects');
  if (missing.length > 0) throw new Refusal('work_incomplete', { more: { missing } });
}
