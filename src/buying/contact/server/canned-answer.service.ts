import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange, writeChange } from '#ground/audit/server/audit.service.ts';
import { Refusal } from '#shared/errors.ts';
import { LANGS } from '#shared/locale.ts';
import type { SignedIn } from '#shared/rights.ts';
import type { CannedAnswer, CannedAnswerEdit, NewCannedAnswer } from '../canned-answer.contract.ts';
import { cannedAnswer } from './contact.tables.ts';

const MOST = 200;

/** Sorted by title. */
export async function listCannedAnswers(db: Db): Promise<CannedAnswer[]> {
  const { canned_id, title, text, version, updated_at } = cannedAnswer;
  const rows = await db
    .select({ canned_id, title, text, version, updated_at })
    .from(cannedAnswer)
    .where(isNull(cannedAnswer.deleted_at))
    .orderBy(asc(title), asc(canned_id))
    .limit(MOST);
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }));
}

export function addCannedAnswer(db: Db, staff: SignedIn, answer: NewCannedAnswer): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.insert(cannedAnswer).values(answer).returning({ id: cannedAnswer.canned_id });
    await recordAnswerChange(tx, staff, row?.id ?? 0, 'add', {}, factsOf(answer));
  });
}

/** Inserts replies that no staff member wrote; returns their ids. */
export async function insertCannedAnswers(tx: Db, answers: readonly NewCannedAnswer[]): Promise<number[]> {
  const rows = await tx
    .insert(cannedAnswer)
    .values([...answers])
    .returning({ id: cannedAnswer.canned_id });
  return rows.map(({ id }) => id);
}

/** Refuses an edit of an outdated version. */
export function editCannedAnswer(db: Db, staff: SignedIn, id: number, edit: CannedAnswerEdit): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(cannedAnswer)
      .where(and(eq(cannedAnswer.canned_id, id), isNull(cannedAnswer.deleted_at)))
      .for('update');
    if (!row) throw new Refusal('not_found');
    if (row.version !== edit.version) throw new Refusal('conflict');
    const change = {
      staff_id: staff.member_id,
      subject: 'canned_answer',
      subject_id: id,
      action: 'edit',
      before: factsOf(row),
      after: factsOf(edit),
    } as const;
    await writeChange(tx, change, () =>
      tx
        .update(cannedAnswer)
        .set({ title: edit.title, text: edit.text, version: row.version + 1, updated_at: sql`now()` })
        .where(eq(cannedAnswer.canned_id, id)),
    );
  });
}

/** `isThere` is the state after the call. */
export function removeOrRestoreAnswer(db: Db, staff: SignedIn, id: number, isThere: boolean): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { deleted_at } = cannedAnswer;
    const changed = await tx
      .update(cannedAnswer)
      .set({ deleted_at: isThere ? null : sql`now()` })
      .where(and(eq(cannedAnswer.canned_id, id), isThere ? isNotNull(deleted_at) : isNull(deleted_at)))
      .returning({ id: cannedAnswer.canned_id });
    if (changed.length === 0) throw new Refusal('not_found');
    await recordAnswerChange(tx, staff, id, isThere ? 'restore' : 'remove');
  });
}

function factsOf({ title, text }: NewCannedAnswer) {
  // Each language separately, or the log would truncate the three together.
  return { title, ...Object.fromEntries(LANGS.map((lang) => [`text ${lang}`, text[lang]])) };
}

async function recordAnswerChange(
  tx: Db,
  staff: SignedIn,
  id: number,
  action: string,
  before?: object,
  after?: object,
) {
  await recordChange(tx, {
    staff_id: staff.member_id,
    subject: 'canned_answer',
    subject_id: id,
    action,
    ...(before && after && { before: { ...before }, after: { ...after } }),
  });
}
