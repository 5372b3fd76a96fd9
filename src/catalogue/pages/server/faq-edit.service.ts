import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange, writeChange } from '#ground/audit/server/audit.service.ts';
import { ownBlocksIn, type ShownBlock, wordsOf } from '#ground/blocks/block.rules.ts';
import { answerParts, blocksFromAnswer } from '#ground/blocks/page-part.rules.ts';
import { freeName } from '#ground/blocks/written.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { LANGS } from '#shared/locale.ts';
import { type FaqEdit, type FaqForm, type FaqOrder, MOST_QUESTIONS } from '../faq.contract.ts';
import { type FaqQuestion, type FaqRow, faqQuestions, OWN_QUESTIONS, questionOf } from './faq.service.ts';
import { faqEntry } from './faq.tables.ts';
import { requirePictures } from './page-draft.service.ts';

/** Adds a question at the end; its permanent id comes from its English text. */
export function addQuestion(db: Db, staffId: number, form: FaqForm): Promise<string> {
  return inTransaction(db, async (tx) => {
    const all = await faqQuestions(tx);
    if (all.length >= MOST_QUESTIONS) throw new Refusal('conflict');
    await requirePictures(tx, blocksFromAnswer(form.answer));
    const rows = await tx.select({ id: faqEntry.id }).from(faqEntry);
    const id = freeName(form.question.en, new Set([...OWN_QUESTIONS.keys(), ...rows.map((row) => row.id)]));
    const place = Math.max(-1, ...all.map((one) => one.place)) + 1;
    await writeRow(tx, id, undefined, { ...wordsFor(id, form), hidden: form.hidden, place });
    await recordQuestionChange(tx, staffId, { id, action: 'add' });
    return id;
  });
}

/** Refuses an edit of an older version. */
export function saveQuestion(db: Db, staffId: number, id: string, edit: FaqEdit): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { row, question } = await lockQuestion(tx, id);
    if (!question) throw new Refusal('not_found');
    if (question.version !== edit.version) throw new Refusal('conflict');
    const next = { ...question, ...edit, answer: blocksFromAnswer(edit.answer) };
    await requirePictures(tx, blocksFromAnswer(edit.answer));
    const change = { staff_id: staffId, subject: 'faq', subject_id: id, action: 'save' } as const;
    await writeChange(tx, { ...change, before: factsOf(question), after: factsOf(next) }, async () => {
      await writeRow(tx, id, row, { ...wordsFor(id, edit), hidden: edit.hidden });
      await sendNotice(tx, 'content', `faq ${id}`);
    });
  });
}

/** `restoreQuestion` undoes it. */
export function removeQuestion(db: Db, staffId: number, id: string, version: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { row, question } = await lockQuestion(tx, id);
    if (!question) throw new Refusal('not_found');
    if (question.version !== version) throw new Refusal('conflict');
    await writeRow(tx, id, row, { removed_at: new Date() });
    await recordQuestionChange(tx, staffId, { id, action: 'remove', before: question });
  });
}

/** Does nothing if the question exists. */
export function restoreQuestion(db: Db, staffId: number, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { row, question } = await lockQuestion(tx, id);
    if (!row && !question) throw new Refusal('not_found');
    if (!question) await writeRow(tx, id, row, { removed_at: null });
    await recordQuestionChange(tx, staffId, { id, action: 'restore', before: question });
  });
}

/** Refuses if someone has added, removed or moved a question in the meantime. */
export function orderQuestions(db: Db, staffId: number, { from, to }: FaqOrder): Promise<void> {
  return inTransaction(db, async (tx) => {
    // Of two concurrent moves, the second waits for this lock and then finds a changed order.
    await tx.execute(sql`lock table ${faqEntry} in share row exclusive mode`);
    const now = (await faqQuestions(tx)).map(({ id }) => id);
    if (!isDeepStrictEqual(now, from)) throw new Refusal('conflict');
    if (!isDeepStrictEqual(to.toSorted(), now.toSorted())) throw new Refusal('conflict');
    const places = to.map((id, place) => ({ id, place, version: 0 }));
    if (places.length > 0)
      await tx
        .insert(faqEntry)
        .values(places)
        .onConflictDoUpdate({ target: faqEntry.id, set: { place: sql`excluded.place` } });
    const facts = (ids: readonly string[]) => ({ order: ids.join(', ') });
    const change = { staff_id: staffId, subject: 'faq', subject_id: 'order', action: 'order' } as const;
    await recordChange(tx, { ...change, before: facts(from), after: facts(to) });
    await sendNotice(tx, 'content', 'faq order');
  });
}

async function lockQuestion(
  tx: Db,
  id: string,
): Promise<{ row: FaqRow | undefined; question: FaqQuestion | undefined }> {
  const [row] = await tx.select().from(faqEntry).where(eq(faqEntry.id, id)).for('update');
  return { row, question: questionOf(id, row) };
}

/** Words equal to the software's are not stored, so that its updates still apply. */
function wordsFor(id: string, { question, answer }: FaqForm): Pick<FaqRow, 'question' | 'answer'> {
  const own = OWN_QUESTIONS.get(id);
  const blocks = blocksFromAnswer(answer);
  return {
    question: isDeepStrictEqual(own?.question, question) ? null : question,
    answer: isDeepStrictEqual(own?.answer, blocks) ? null : blocks,
  };
}

async function writeRow(tx: Db, id: string, row: FaqRow | undefined, change: Partial<FaqRow>): Promise<void> {
  // The same clock as the log, so that they can be compared.
  const written = { ...change, version: (row?.version ?? 0) + 1, updated_at: sql`now()` };
  const saved = row
    ? await tx.update(faqEntry).set(written).where(eq(faqEntry.id, id)).returning()
    : await tx
        .insert(faqEntry)
        .values({ id, ...written })
        .onConflictDoNothing()
        .returning();
  // Of two concurrent first changes, the second is refused.
  if (saved.length === 0) throw new Refusal('conflict');
}

interface QuestionChange {
  id: string;
  action: string;
  before?: FaqQuestion | undefined;
}

/** Logs the change and clears the caches. */
async function recordQuestionChange(tx: Db, staffId: number, { id, action, before }: QuestionChange): Promise<void> {
  const { question } = await lockQuestion(tx, id);
  await recordChange(tx, {
    staff_id: staffId,
    subject: 'faq',
    subject_id: id,
    action,
    before: factsOf(before),
    after: factsOf(question),
  });
  await sendNotice(tx, 'content', `faq ${id}`);
}

/** A picture with its description: another picture is a change even if it is described in the same way. */
function loggedWords(block: ShownBlock): string[] {
  return block.kind === 'image' ? [`${block.alt} (${block.hash.slice(0, 6)})`] : wordsOf(block);
}

/** For the log: plain lines for each language, in a fixed order. */
function factsOf(entry: FaqQuestion | undefined): Record<string, unknown> {
  if (!entry) return {};
  const texts = LANGS.flatMap((lang) => [
    [`question ${lang}`, entry.question[lang]] as const,
    [`answer ${lang}`, ownBlocksIn(entry.answer, lang).flatMap(loggedWords).join('\n')] as const,
  ]);
  const parts = answerParts(entry.answer).map(({ kind }) => kind);
  return { ...Object.fromEntries(texts), parts, hidden: entry.hidden };
}
