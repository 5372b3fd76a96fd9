import { asc, inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { cannedAnswer } from './contact.tables.ts';

export async function removeCannedAnswers(tx: Db, cannedIds: readonly number[]): Promise<void> {
  await tx.delete(cannedAnswer).where(inArray(cannedAnswer.canned_id, [...cannedIds]));
}

/** These saved replies, including removed ones, with their versions. */
export function cannedVersions(db: Db, cannedIds: readonly number[]) {
  return db
    .select({ id: cannedAnswer.canned_id, title: cannedAnswer.title, version: cannedAnswer.version })
    .from(cannedAnswer)
    .where(inArray(cannedAnswer.canned_id, [...cannedIds]))
    .orderBy(asc(cannedAnswer.canned_id));
}
