import { inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { cannedAnswer } from './contact.tables.ts';

/** Removes ready answers for good. */
export async function removeCannedAnswers(tx: Db, cannedIds: readonly number[]): Promise<void> {
  await tx.delete(cannedAnswer).where(inArray(cannedAnswer.canned_id, [...cannedIds]));
}
