import { and, desc, eq, sql } from 'drizzle-orm';
import { answerThread } from '#buying/messages/server/message.service.ts';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { markRecorded, recordChange } from '#ground/audit/server/audit.service.ts';
import { handleNotices } from '#ground/staff-notices/server/raise-notice.service.ts';
import { hashToken, newToken } from '#ground/tokens/server/token.ts';
import { queueMail } from '#people/mail/server/mail.service.ts';
import { usernameOf } from '#people/members/member.rules.ts';
import { sendWithAnswer } from '#people/threads/server/answer-files.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import type { EnquiryAnswer } from '../contact-desk.contract.ts';
import { FILES_DAYS } from '../contact-files.rules.ts';
import { enquiry, enquiryAnswer } from './contact.tables.ts';
import type { EnquiryRow } from './enquiry-letters.service.ts';

const DAY_MS = 86_400_000;

/**
 * Answers a visitor by mail, a member in the conversation with a mail about it. Refuses an author who had not seen the latest
 * letter, so that two staff members never answer the same one. A retry with the same key is the same answer.
 */
export function answerEnquiry(
  db: Db,
  staff: SignedIn,
  id: number,
  form: EnquiryAnswer,
  key?: string | undefined,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(enquiry).where(eq(enquiry.enquiry_id, id)).for('update');
    if (!row) throw new Refusal('not_found');
    if (!(await answerOnce(tx, staff, row, form, key))) return markRecorded();
    await recordChange(tx, { staff_id: staff.member_id, subject: 'enquiry', subject_id: id, action: 'answer' });
    await handleNotices(tx, { kinds: ['enquiry'], subjects: [id], by: staff.member_id });
    await tx.update(enquiry).set({ answered_at: sql`now()` }).where(eq(enquiry.enquiry_id, id));
  });
}

/** Returns false if this answer was given before. */
async function answerOnce(tx: Db, staff: SignedIn, row: EnquiryRow, form: EnquiryAnswer, key: string | undefined) {
  if (row.thread_id !== null) return !(await answerThread(tx, staff, row.thread_id, form, key)).again;
  if (await answeredBefore(tx, staff, row, form, key)) return false;
  await answerVisitor(tx, staff, row, form, key);
  return true;
}

/** Whether this answer was given before; a key used for another answer does not count. */
async function answeredBefore(
  tx: Db,
  { member_id }: SignedIn,
  { enquiry_id }: EnquiryRow,
  { text }: EnquiryAnswer,
  key: string | undefined,
): Promise<boolean> {
  if (!key) return false;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`answer ${member_id} ${key}`}, 0))`);
  const [earlier] = await tx
    .select()
    .from(enquiryAnswer)
    .where(and(eq(enquiryAnswer.author_id, member_id), eq(enquiryAnswer.post_key, key)));
  if (earlier && (earlier.enquiry_id !== enquiry_id || earlier.text !== text)) throw new Refusal('conflict');
  return earlier !== undefined;
}

async function answerVisitor(
  tx: Db,
  { member_id: author_id }: SignedIn,
  row: EnquiryRow,
  { text, seen, attachments = [] }: EnquiryAnswer,
  key: string | undefined,
): Promise<void> {
  const { enquiry_id, email: to, lang, contents } = row;
  if ((await latestAnswer(tx, enquiry_id)) !== seen) throw new Refusal('conflict');
  const link = attachments.length > 0 ? newLink() : undefined;
  const answer = await insertOne(
    tx
      .insert(enquiryAnswer)
      .values({ enquiry_id, author_id, text, post_key: key ?? null, ...link?.stored })
      .returning({ answer_id: enquiryAnswer.answer_id }),
  );
  const sent = await sendWithAnswer(tx, { author_id, ...answer }, attachments);
  const files = link && { ...link.mailed, names: sent.map(({ name }) => name) };
  const data = { name: usernameOf(row), number: enquiry_id, text, contents, ...(files && { files }) };
  await queueMail(tx, { to, lang, kind: 'contact_answer', data });
}

/** The number of the latest answer; 0 if there is none. */
async function latestAnswer(tx: Db, enquiryId: number): Promise<number> {
  const [latest] = await tx
    .select({ answer_id: enquiryAnswer.answer_id })
    .from(enquiryAnswer)
    .where(eq(enquiryAnswer.enquiry_id, enquiryId))
    .orderBy(desc(enquiryAnswer.answer_id))
    .limit(1);
  return latest?.answer_id ?? 0;
}

/** A secret that opens the files of one answer: the mail contains it, the database its hash. */
function newLink() {
  const token = newToken();
  const until = new Date(Date.now() + FILES_DAYS * DAY_MS);
  return {
    stored: { files_hash: hashToken(token), files_until: until },
    mailed: { path: `/contact#files=${token}`, until: until.toISOString() },
  };
}
