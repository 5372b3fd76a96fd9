import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { hashToken } from '#ground/tokens/server/token.ts';
import { filesOfAnswers } from '#people/threads/server/answer-files.service.ts';
import { Refusal } from '#shared/errors.ts';
import { enquiryAnswer } from './contact.tables.ts';

/** The answer behind a mailed link; expired, deleted and unknown links get the same refusal. */
export async function openFilesLink(db: Db, token: string, network: string) {
  await requireWithinLimit(db, { limit: 'contact_files', who: network });
  const [answer] = await db
    .select()
    .from(enquiryAnswer)
    .where(and(eq(enquiryAnswer.files_hash, hashToken(token)), gt(enquiryAnswer.files_until, sql`now()`)));
  if (!answer?.files_until) throw new Refusal('link_expired');
  return { answer_id: answer.answer_id, number: answer.enquiry_id, until: answer.files_until };
}

export async function readFilesLink(db: Db, token: string, network: string) {
  const { answer_id, number, until } = await openFilesLink(db, token, network);
  const list = (await filesOfAnswers(db, [answer_id])).get(answer_id) ?? [];
  return { number, list, until: until.toISOString() };
}

/** The answers to one enquiry, whose files staff may open again. */
export async function answersTo(db: Db, enquiryId: number): Promise<number[]> {
  const rows = await db
    .select({ answer_id: enquiryAnswer.answer_id })
    .from(enquiryAnswer)
    .where(eq(enquiryAnswer.enquiry_id, enquiryId))
    .orderBy(enquiryAnswer.answer_id);
  return rows.map(({ answer_id }) => answer_id);
}
