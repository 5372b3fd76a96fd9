import { asc, inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { AttachmentEntry } from '../thread.contract.ts';
import { attachFiles } from './attach-files.service.ts';
import { attachment } from './thread.tables.ts';
import { fileEntry } from './thread-read.service.ts';

/**
 * Sends files with an answer to a visitor. They then have no owner: the sender may leave the staff, and they count towards
 * no quota.
 */
export async function sendWithAnswer(
  tx: Db,
  { author_id, answer_id }: { author_id: number; answer_id: number },
  files: readonly string[],
): Promise<AttachmentEntry[]> {
  return (await attachFiles(tx, author_id, files, { answer_id, side: 'shop', member_id: null })).map(fileEntry);
}

/** The files of each of these answers, in the order chosen. */
export async function filesOfAnswers(db: Db, answerIds: readonly number[]): Promise<Map<number, AttachmentEntry[]>> {
  if (answerIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(attachment)
    .where(inArray(attachment.answer_id, [...answerIds]))
    .orderBy(asc(attachment.answer_id), asc(attachment.place));
  const byAnswer = Map.groupBy(rows, ({ answer_id }) => answer_id ?? 0);
  return new Map([...byAnswer].map(([id, files]) => [id, files.map(fileEntry)]));
}

/** Detaches files from deleted answers: the sweep then removes them. */
export async function detachAnswerFiles(tx: Db, answerIds: readonly number[]): Promise<void> {
  if (answerIds.length === 0) return;
  const loose = { answer_id: null, name: '' };
  await tx
    .update(attachment)
    .set(loose)
    .where(inArray(attachment.answer_id, [...answerIds]));
}
