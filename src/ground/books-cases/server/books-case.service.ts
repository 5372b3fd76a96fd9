import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import type { NoticeKind } from '#ground/staff-notices/notice.rules.ts';
import { handleNotices, raiseNotice } from '#ground/staff-notices/server/raise-notice.service.ts';
import { Refusal } from '#shared/errors.ts';
import { type CaseBooks, type CaseStep, type Found, isSameFinding } from '../books-case.rules.ts';
import { booksCase, booksCaseEvent } from './books-case.tables.ts';

/** Whom a difference concerns. */
const NOTICE_KINDS_OF = {
  payment: 'payment_problem',
  invoice: 'invoice_problem',
  payout: 'payout',
} as const satisfies Record<CaseBooks, NoticeKind>;

type CaseRow = typeof booksCase.$inferSelect;

/**
 * Reports a difference that a comparison found: opens a case, or updates the subject's open one. A difference that staff
 * have closed with a reason stays closed until it changes. Returns the open case.
 */
export async function reportDifference(tx: Db, found: Found, now: Date): Promise<number | undefined> {
  const { books, subject, code, difference } = found;
  const sides = [...found.sides];
  await lockSubject(tx, books, subject);
  const last = await lastCase(tx, books, subject);
  if (!last || (last.closed_at && !(isExplained(last) && isSameFinding(last, found)))) {
    const row = { books, subject, code, difference, sides, opened_at: now, found_at: now };
    const { case_id } = await insertOne(tx.insert(booksCase).values(row).returning({ case_id: booksCase.case_id }));
    await addEvent(tx, case_id, { step: 'opened', difference, sides, at: now });
    const facts = { what: 'books_differ', ...(code && { order: code }) } as const;
    await raiseNotice(tx, { kind: NOTICE_KINDS_OF[books], subject, occurrence: `case ${case_id}`, facts });
    return case_id;
  }
  const { case_id } = last;
  if (last.closed_at) return undefined;
  await tx.update(booksCase).set({ difference, sides, found_at: now }).where(eq(booksCase.case_id, case_id));
  if (!isSameFinding(last, found)) await addEvent(tx, case_id, { step: 'changed', difference, sides, at: now });
  return case_id;
}

/** Closes the open case of a subject, if there is one, because its books agree now. */
export async function reportAgreement(
  tx: Db,
  { books, subject }: Pick<Found, 'books' | 'subject'>,
  now: Date,
): Promise<void> {
  const [closed] = await tx
    .update(booksCase)
    .set({ closed_at: now, closed_by: null, reason: null })
    .where(and(eq(booksCase.books, books), eq(booksCase.subject, subject), isNull(booksCase.closed_at)))
    .returning({ case_id: booksCase.case_id });
  if (!closed) return;
  await addEvent(tx, closed.case_id, { step: 'agreed', at: now });
  await handleNotices(tx, { kinds: [NOTICE_KINDS_OF[books]], subjects: [subject] });
}

interface Deciding {
  member_id: number;
  /** What was found out, or what is being done. */
  note: string;
  now?: Date;
}

/** Closes a case with an explanation. The same difference is not reported again; another one of the subject is. */
export async function closeCase(tx: Db, caseId: number, { member_id, note, now = new Date() }: Deciding) {
  const found = await lockCase(tx, caseId);
  if (found.closed_at) throw new Refusal('conflict');
  const set = { closed_at: now, closed_by: member_id, reason: note };
  await tx.update(booksCase).set(set).where(eq(booksCase.case_id, caseId));
  await decided(tx, found, { step: 'closed', note, member_id, at: now });
  const { books, subject } = found;
  await handleNotices(tx, { kinds: [NOTICE_KINDS_OF[books]], subjects: [subject], by: member_id });
}

/** Reopens a case; refused if a later case of the same subject exists. */
export async function reopenCase(tx: Db, caseId: number, { member_id, note, now = new Date() }: Deciding) {
  const found = await lockCase(tx, caseId);
  const last = await lastCase(tx, found.books, found.subject);
  if (!found.closed_at || last?.case_id !== caseId) throw new Refusal('conflict');
  const set = { closed_at: null, closed_by: null, reason: null };
  await tx.update(booksCase).set(set).where(eq(booksCase.case_id, caseId));
  await decided(tx, found, { step: 'reopened', note, member_id, at: now });
}

/** Adds a note to a case. */
export async function noteOnCase(tx: Db, caseId: number, { member_id, note, now = new Date() }: Deciding) {
  const found = await lockCase(tx, caseId);
  await decided(tx, found, { step: 'noted', note, member_id, at: now });
}

type NewEvent = Pick<typeof booksCaseEvent.$inferInsert, 'difference' | 'sides' | 'note' | 'member_id'> & {
  step: CaseStep;
  at: Date;
};

async function decided(tx: Db, { case_id }: CaseRow, event: NewEvent & { member_id: number; note: string }) {
  await addEvent(tx, case_id, event);
  const { step: action, member_id: staff_id, note } = event;
  await recordChange(tx, { staff_id, subject: 'books_case', subject_id: case_id, action, after: { reason: note } });
}

async function addEvent(tx: Db, case_id: number, event: NewEvent): Promise<void> {
  await tx.insert(booksCaseEvent).values({ case_id, ...event });
}

/** Whether staff closed it with a reason. */
function isExplained({ closed_by }: CaseRow): boolean {
  return closed_by !== null;
}

async function lastCase(tx: Db, books: CaseBooks, subject: string): Promise<CaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(booksCase)
    .where(and(eq(booksCase.books, books), eq(booksCase.subject, subject)))
    .orderBy(desc(booksCase.case_id))
    .limit(1);
  return row;
}

/** Locks the subject too, so that a case is not reopened while another is opened. */
async function lockCase(tx: Db, caseId: number): Promise<CaseRow> {
  const [named] = await tx.select().from(booksCase).where(eq(booksCase.case_id, caseId));
  if (!named) throw new Refusal('not_found');
  await lockSubject(tx, named.books, named.subject);
  const [row] = await tx.select().from(booksCase).where(eq(booksCase.case_id, caseId)).for('update');
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Processes that compare the same subject must report one after the other. */
async function lockSubject(tx: Db, books: CaseBooks, subject: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`books_case ${books} ${subject}`}, 0))`);
}
