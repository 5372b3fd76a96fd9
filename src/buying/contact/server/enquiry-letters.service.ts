import { eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { filesOfAnswers } from '#people/threads/server/answer-files.service.ts';
import { readThread } from '#people/threads/server/thread-read.service.ts';
import type { Lang } from '#shared/locale.ts';
import type { EnquiryLetter } from '../contact-desk.contract.ts';
import { type enquiry, enquiryAnswer } from './contact.tables.ts';

export type EnquiryRow = typeof enquiry.$inferSelect;

/** Oldest first, each letter with its files. */
export function lettersOf(db: Db, lang: Lang, row: EnquiryRow): Promise<EnquiryLetter[]> {
  return row.thread_id === null ? visitorsLetters(db, row) : membersLetters(db, lang, row.thread_id);
}

async function membersLetters(db: Db, lang: Lang, threadId: number): Promise<EnquiryLetter[]> {
  const { list } = await readThread(db, lang, threadId, {});
  return list.map(({ message_id, side, ...said }) => ({
    ...said,
    letter_id: message_id,
    side: side === 'member' ? 'sender' : 'shop',
    files_until: null,
  }));
}

async function visitorsLetters(db: Db, row: EnquiryRow): Promise<EnquiryLetter[]> {
  const answers = await db
    .select()
    .from(enquiryAnswer)
    .where(eq(enquiryAnswer.enquiry_id, row.enquiry_id))
    .orderBy(enquiryAnswer.answer_id);
  const files = await filesOfAnswers(
    db,
    answers.map(({ answer_id }) => answer_id),
  );
  const asked = { text: row.contents, created_at: row.created_at.toISOString() };
  return [
    { letter_id: 0, side: 'sender', ...asked, attachments: [], files_until: null },
    ...answers.map(({ answer_id, text, created_at, files_until }) => ({
      letter_id: answer_id,
      side: 'shop' as const,
      text,
      created_at: created_at.toISOString(),
      attachments: files.get(answer_id) ?? [],
      files_until: files_until?.toISOString() ?? null,
    })),
  ];
}
