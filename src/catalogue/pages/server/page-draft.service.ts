import { eq, sql } from 'drizzle-orm';
import { readPictures } from '#catalogue/pictures/server/picture.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange, writeChange } from '#ground/audit/server/audit.service.ts';
import type { Block } from '#ground/blocks/block.rules.ts';
import { isComposed, type PagePart, picturesIn, wordsOfPart } from '#ground/blocks/page-part.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { LANGS, perLang, type Text } from '#shared/locale.ts';
import type { PageOfWords } from '../page.rules.ts';
import type { PageContent } from '../page-content.ts';
import { pageDraft } from './legal.tables.ts';

export interface WrittenPage {
  title: Text;
  lead: Text;
  description: Text;
  blocks: PagePart[];
}

/** Refuses a save based on an older draft. `base` is the text if there was no draft. */
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
    // The same clock as the log, so that they can be compared.
    const row = { page, ...words, revision: revision + 1, updated_at: sql`now()`, updated_by: staffId };
    const saved = before
      ? await tx.update(pageDraft).set(row).where(eq(pageDraft.page, page)).returning()
      : await tx.insert(pageDraft).values(row).onConflictDoNothing().returning();
    // Of two concurrent first drafts, the second is refused.
    if (saved.length === 0) throw new Refusal('conflict');
  });
}

/** The editor's page still has the words. */
export function discardDraft(db: Db, staffId: number, page: PageOfWords, revision: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await lockDraft(tx, page, revision))) throw new Refusal('not_found');
    await removeDraft(tx, page);
    await recordChange(tx, { staff_id: staffId, subject: 'page', subject_id: page, action: 'discard_draft' });
  });
}

/** Locks the draft; refuses if it is not the revision that the editor saw. */
export async function lockDraft(tx: Db, page: PageOfWords, revision: number) {
  const [draft] = await tx.select().from(pageDraft).where(eq(pageDraft.page, page)).for('update');
  if ((draft?.revision ?? 0) !== revision) throw new Refusal('conflict');
  return draft;
}

export async function removeDraft(tx: Db, page: PageOfWords): Promise<void> {
  await tx.delete(pageDraft).where(eq(pageDraft.page, page));
}

export function draftState({ revision, updated_at }: { revision: number; updated_at: Date }) {
  return { revision, updated_at: updated_at.toISOString() };
}

/** An editor cannot name a picture that was never uploaded. */
export async function requirePictures(tx: Db, blocks: readonly Block[]): Promise<void> {
  const hashes = picturesIn(blocks);
  const known = await readPictures(tx, hashes);
  if (hashes.some((hash) => !known.has(hash))) throw new Refusal('conflict');
}

/** In the order of the forms. */
export function headOf({ title, lead, description }: Omit<PageContent, 'blocks'>) {
  const ordered = (text: Text) => perLang(({ lang }) => text[lang]);
  return { title: ordered(title), lead: ordered(lead), description: ordered(description) };
}

/** For the log: each block's words in each language, and what a picture or a block without words shows. */
export function factsOf({ title, lead, description, blocks }: WrittenPage): Record<string, unknown> {
  const wordless = blocks.flatMap((part, at) =>
    isComposed(part) && (part.kind === 'image' || !wordsOfPart(part)) ? [[`part ${at + 1}`, part.name] as const] : [],
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
