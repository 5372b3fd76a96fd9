import type { z } from 'zod';
import { hasPlace } from '#catalogue/works/server/exhibition.service.ts';
import type { WorkRow } from '#catalogue/works/server/work-change.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { requirePlace } from '#selling/studio/server/work-place.service.ts';
import { missingOf } from '#selling/studio/server/work-read.service.ts';
import { beginOwnDraft } from '#selling/studio/server/work-write.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { NewDeskWorkForm } from '../work-desk.contract.ts';

/** Creates a draft without a seller, of which only the picture may be known; returns its number. */
export async function createDeskWork(db: Db, staff_id: number, form: NewDeskWorkForm): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { upload_id, artist_id = null, ...sale } = form;
    const item_id = await beginOwnDraft(tx, staff_id, { artist_id, ...sale }, upload_id);
    await recordChange(tx, {
      staff_id,
      subject: 'artwork',
      subject_id: item_id,
      action: 'create',
      after: { ...sale, artist_id },
    });
    return item_id;
  });
}

/**
 * Refuses to put an incomplete work on sale for the first time, and any work without a place to see it. Subjects
 * are the seller's words; editors need not enter them.
 */
export async function requireComplete(tx: Db, row: WorkRow, sizes: number): Promise<void> {
  await requirePlace(tx, row);
  if (row.online_at !== null) return;
  const missing = missingOf(row, sizes).filter(({ part }) => part !== 'subjects');
  if (missing.length > 0) throw new Refusal('work_incomplete', { more: { missing } });
}

/** Buyers of a work in exhibition stores need to know where it is. */
const NO_PLACE: z.core.$ZodIssue = {
  code: 'custom',
  path: ['exhibition_where', 'en'],
  params: { rule: 'place_missing' },
  message: '',
};

export function tooEmpty(path: string[]): z.core.$ZodIssue {
  return { code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input: '', path, message: '' };
}

/** Parts that the form of a work has no field for: the picture and the sizes have their own section. */
const ELSEWHERE: readonly string[] = ['picture', 'sizes', 'subjects'];

/** A work that visitors have seen stays complete in one language; refuses with the fields to fill in. A draft may lack anything. */
export async function requireStillComplete(tx: Db, row: WorkRow, sizes: number): Promise<void> {
  if (row.status === 'offline' && row.online_at === null) return;
  const missing = missingOf(row, sizes).filter(({ part }) => !ELSEWHERE.includes(part));
  const issues = missing.map(({ part, lang }) => tooEmpty(lang ? [part, lang] : [part]));
  if (row.sale_mode === 'exhibition' && !(await hasPlace(tx, row))) issues.push(NO_PLACE);
  if (issues.length > 0) throw new Refusal('validation', { issues });
}
