import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange, writeChange } from '#ground/audit/server/audit.service.ts';
import { ownBlocksIn, wordsOf } from '#ground/blocks/block.rules.ts';
import { blocksFromWritten, freeName, writtenBlocks } from '#ground/blocks/written.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { LANGS } from '#shared/locale.ts';
import { type FaqEdit, type FaqForm, type FaqOrder, MOST_QUESTIONS } from '../faq.contract.ts';
import { type FaqQuestion, type FaqRow, faqQuestions, OWN_QUESTIONS, questionOf } from './faq.service.ts';
import { faqEntry } from './faq.tables.ts';

/** Adds a question at the end; it is named by its English words, and keeps that name. */
export function addQuestion(db: Db, staffId: number, form: FaqForm): Promise<string> {
  return inTransaction(db, async (tx) => {
    const all = await faqQuestions(tx);
    if (all.length >= MOST_QUESTIONS) throw new Refusal('conflict');
    const rows = await tx.select({ id: faqEntry.id }).from(faqEntry);
    const id = freeName(form.question.en, new Set([...OWN_QUESTIONS.keys(), ...rows.map((row) => row.id)]));
    const place = Math.max(-1, ...all.map((one) => one.place)) + 1;
    await writeRow(tx, id, undefined, { ...wordsFor(id, form), hidden: form.hidden, place });
    await recordQuestionChange(tx, staffId, { id, action: 'add' });
    return id;
  });
}

/** Changes a question; whoever began from an older version is refused. */
export function saveQuestion(db: Db, staffId: number, id: string, edit: FaqEdit): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { row, question } = await lockQuestion(tx, id);
    if (!question) throw new Refusal('not_found');
    if (question.version !== edit.version) throw new Refusal('conflict');
    const next = { ...question, ...edit, answer: blocksFromWritten(edit.answer) };
    const change = { staff_id: staffId, subject: 'faq', subject_id: id, action: 'save' } as const;
    await writeChange(tx, { ...change, before: factsOf(question), after: factsOf(next) }, async () => {
      await writeRow(tx, id, row, { ...wordsFor(id, edit), hidden: edit.hidden });
      await sendNotice(tx, 'content', `faq ${id}`);
    });
  });
}

/** Takes a question off the page; `restoreQuestion` brings it back as it was. */
export function removeQuestion(db: Db, staffId: number, id: string, version: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { row, question } = await lockQuestion(tx, id);
    if (!question) throw new Refusal('not_found');
    if (question.version !== version) throw new Refusal('conflict');
    await writeRow(tx, id, row, { removed_at: new Date() });
    await recordQuestionChange(tx, staffId, { id, action: 'remove', before: question });
  });
}

/** Brings a removed question back; one that is there stays as it is. */
export function restoreQuestion(db: Db, staffId: number, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { row, question } = await lockQuestion(tx, id);
    if (!row && !question) throw new Refusal('not_found');
    if (!question) await writeRow(tx, id, row, { removed_at: null });
    await recordQuestionChange(tx, staffId, { id, action: 'restore', before: question });
  });
}

/** Puts the questions into another order; refused where somebody has added, removed or moved one meanwhile. */
export function orderQuestions(db: Db, staffId: number, { from, to }: FaqOrder): Promise<void> {
  return inTransaction(db, async (tx) => {
    // Two who move at once: the second waits here, and then finds another order than it saw.
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

/** Words that are the shop's own are not kept, so that they stay the shop's own. */
function wordsFor(id: string, { question, answer }: FaqForm): Pick<FaqRow, 'question' | 'answer'> {
  const own = OWN_QUESTIONS.get(id);
  const blocks = blocksFromWritten(answer);
  return {
    question: isDeepStrictEqual(own?.question, question) ? null : question,
    answer: isDeepStrictEqual(own?.answer, blocks) ? null : blocks,
  };
}

async function writeRow(tx: Db, id: string, row: FaqRow | undefined, change: Partial<FaqRow>): Promise<void> {
  // By the clock of the log, so that the log can tell what came after.
  const written = { ...change, version: (row?.version ?? 0) + 1, updated_at: sql`now()` };
  const saved = row
    ? await tx.update(faqEntry).set(written).where(eq(faqEntry.id, id)).returning()
    : await tx
        .insert(faqEntry)
        .values({ id, ...written })
        .onConflictDoNothing()
        .returning();
  // Of two who change a question for the first time, one is too late.
  if (saved.length === 0) throw new Refusal('conflict');
}

interface QuestionChange {
  id: string;
  action: string;
  before?: FaqQuestion | undefined;
}

/** The log and the visitors hear of it. */
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

/** What the log is told: plain lines for each language, whatever order the database keeps them in. */
function factsOf(entry: FaqQuestion | undefined): Record<string, unknown> {
  if (!entry) return {};
  const texts = LANGS.flatMap((lang) => [
    [`question ${lang}`, entry.question[lang]] as const,
    [`answer ${lang}`, ownBlocksIn(entry.answer, lang).flatMap(wordsOf).join('\n')] as const,
  ]);
  const parts = writtenBlocks(entry.answer).map(({ kind }) => kind);
  return { ...Object.fromEntries(texts), parts, hidden: entry.hidden };
}
