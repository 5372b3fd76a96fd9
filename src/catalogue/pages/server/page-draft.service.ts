import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange, writeChange } from '#ground/audit/server/audit.service.ts';
import { isComposed, type PagePart, wordsOfPart } from '#ground/blocks/page-part.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { LANGS, perLang, type Text } from '#shared/locale.ts';
import type { PageOfWords } from '../page.rules.ts';
import type { PageContent } from '../page-content.ts';
import { pageDraft } from './legal.tables.ts';

/** A page as a person writes it, whichever it is. */
export interface WrittenPage {
  title: Text;
  lead: Text;
  description: Text;
  blocks: PagePart[];
}

/** Keeps what somebody has written; whoever began from an older draft is refused. `base` is what there was without one. */
export async function writeDraft(
  tx: Db,
  staffId: number,
  page: PageOfWords,
  { revision, ...words }: WrittenPage & { revision: number },
  base: () => Promise<WrittenPage>,
): Promise<void> {
  const before = await lockDraft(tx, page, revision);
  const change = { staff_id: staffId, subject: 'page', subject_id: page, action: 'save_draft' } as const;
  const facts = { before: factsOf(before ?? (await base())), after: factsOf(words) };
  await writeChange(tx, { ...change, ...facts }, async () => {
    // By the clock of the log, so that the log can tell what came after.
    const row = { page, ...words, revision: revision + 1, updated_at: sql`now()`, updated_by: staffId };
    const saved = before
      ? await tx.update(pageDraft).set(row).where(eq(pageDraft.page, page)).returning()
      : await tx.insert(pageDraft).values(row).onConflictDoNothing().returning();
    // Of two who begin a draft, one is too late.
    if (saved.length === 0) throw new Refusal('conflict');
  });
}

/** Throws a draft away; the page that did so still has its words. */
export function discardDraft(db: Db, staffId: number, page: PageOfWords, revision: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await lockDraft(tx, page, revision))) throw new Refusal('not_found');
    await removeDraft(tx, page);
    await recordChange(tx, { staff_id: staffId, subject: 'page', subject_id: page, action: 'discard_draft' });
  });
}

/** The draft of a page, kept from others until the end; refused where it is another than was seen. */
export async function lockDraft(tx: Db, page: PageOfWords, revision: number) {
  const [draft] = await tx.select().from(pageDraft).where(eq(pageDraft.page, page)).for('update');
  if ((draft?.revision ?? 0) !== revision) throw new Refusal('conflict');
  return draft;
}

/** Takes the draft away, because what it held is published now. */
export async function removeDraft(tx: Db, page: PageOfWords): Promise<void> {
  await tx.delete(pageDraft).where(eq(pageDraft.page, page));
}

/** What a desk says of a draft. */
export function draftState({ revision, updated_at }: { revision: number; updated_at: Date }) {
  return { revision, updated_at: updated_at.toISOString() };
}

/** The texts over a page, in the order of the forms. */
export function headOf({ title, lead, description }: Omit<PageContent, 'blocks'>) {
  const ordered = (text: Text) => perLang(({ lang }) => text[lang]);
  return { title: ordered(title), lead: ordered(lead), description: ordered(description) };
}

/** What the log is told: the words of each language, part by part; of a part without words, what it shows. */
export function factsOf({ title, lead, description, blocks }: WrittenPage): Record<string, unknown> {
  const wordless = blocks.flatMap((part, at) =>
    isComposed(part) && !wordsOfPart(part) ? [[`part ${at + 1}`, part.name] as const] : [],
  );
  const texts = LANGS.flatMap((lang) => [
    [`title ${lang}`, title[lang]] as const,
    [`lead ${lang}`, lead[lang]] as const,
    [`description ${lang}`, description[lang]] as const,
    ...blocks.flatMap((part, at) => {
      const words = wordsOfPart(part);
      return words ? [[`part ${at + 1} ${lang}`, words[lang]] as const] : [];
    }),
  ]);
  return { ...Object.fromEntries([...wordless, ...texts]), parts: blocks.map(({ kind }) => kind) };
}
