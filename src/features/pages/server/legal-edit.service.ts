import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange, writeChange } from '#ground/audit/server/audit.service.ts';
import { blocksFromWritten, writtenBlocks } from '#ground/blocks/written.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { LANGS, perLang, type Text } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { LegalDraftForm, LegalPublishForm, LegalWords } from '../legal.contract.ts';
import { earliestDay } from '../legal.rules.ts';
import type { LegalPage } from '../page.rules.ts';
import type { PageContent } from '../page-content.ts';
import { contentOfVersion, publishedVersions, versionsIn } from './legal.service.ts';
import { pageDraft, pageVersion } from './legal.tables.ts';

/** Keeps what somebody has written of the next version; whoever began from an older draft is refused. */
export function saveDraft(db: Db, staffId: number, page: LegalPage, form: LegalDraftForm): Promise<void> {
  const { revision, ...words } = form;
  return inTransaction(db, async (tx) => {
    const before = await holdDraft(tx, page, revision);
    const change = { staff_id: staffId, subject: 'page', subject_id: page, action: 'save_draft' } as const;
    const base = before ?? (await wordsInForce(tx, page));
    await writeChange(tx, { ...change, before: factsOf(base), after: factsOf(words) }, async () => {
      const row = { page, ...words, revision: revision + 1, updated_at: new Date(), updated_by: staffId };
      const saved = before
        ? await tx.update(pageDraft).set(row).where(eq(pageDraft.page, page)).returning()
        : await tx.insert(pageDraft).values(row).onConflictDoNothing().returning();
      // Of two who begin a draft, one is too late.
      if (saved.length === 0) throw new Refusal('conflict');
    });
  });
}

/** Throws a draft away; the page that did so still has its words. */
export function discardDraft(db: Db, staffId: number, page: LegalPage, revision: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await holdDraft(tx, page, revision);
    if (!before) throw new Refusal('not_found');
    await tx.delete(pageDraft).where(eq(pageDraft.page, page));
    await recordChange(tx, { staff_id: staffId, subject: 'page', subject_id: page, action: 'discard_draft' });
  });
}

/**
 * Publishes the next version, in force from its day on. It is never changed again: orders will have agreed to it. Every
 * process reads it at once.
 */
export function publishVersion(db: Db, staffId: number, page: LegalPage, form: LegalPublishForm): Promise<void> {
  const { revision, effective, ...words } = form;
  return inTransaction(db, async (tx) => {
    // Two who publish at once: the second waits here, and then finds the version of the first.
    await tx.execute(sql`lock table ${pageVersion} in share row exclusive mode`);
    await holdDraft(tx, page, revision);
    const { versions } = versionsIn(await publishedVersions(tx), page);
    const today = shopDay(new Date());
    if (effective < today) refuseDay('day_past');
    if (effective < earliestDay(versions, today)) refuseDay('version_day');
    const content = { ...words, blocks: blocksFromWritten(words.blocks) };
    await tx.insert(pageVersion).values({ page, version: effective, ...content, published_by: staffId });
    await tx.delete(pageDraft).where(eq(pageDraft.page, page));
    await recordChange(tx, {
      staff_id: staffId,
      subject: 'page',
      subject_id: page,
      action: 'publish',
      before: { version: versions[0] },
      after: { version: effective },
    });
    await sendNotice(tx, 'content', `page ${page} ${effective}`);
  });
}

/** What is in force now, as a person would write it. */
export async function wordsInForce(db: Db, page: LegalPage): Promise<LegalWords> {
  const { inForce } = versionsIn(await publishedVersions(db), page);
  const content = await contentOfVersion(db, page, inForce);
  if (!content) throw new Error(`${page} has no version in force`);
  return wordsOfContent(content);
}

function wordsOfContent({ title, lead, description, blocks }: PageContent): LegalWords {
  const ordered = (text: Text) => perLang(({ lang }) => text[lang]);
  return {
    title: ordered(title),
    lead: ordered(lead),
    description: ordered(description),
    blocks: writtenBlocks(blocks),
  };
}

async function holdDraft(tx: Db, page: LegalPage, revision: number) {
  const [draft] = await tx.select().from(pageDraft).where(eq(pageDraft.page, page)).for('update');
  if ((draft?.revision ?? 0) !== revision) throw new Refusal('conflict');
  return draft;
}

function refuseDay(rule: 'day_past' | 'version_day'): never {
  throw new Refusal('validation', {
    issues: [{ code: 'custom', path: ['effective'], params: { rule }, message: rule, input: undefined }],
  });
}

/** What the log is told: the words of each language, part by part. */
function factsOf({ title, lead, description, blocks }: LegalWords): Record<string, unknown> {
  const texts = LANGS.flatMap((lang) => [
    [`title ${lang}`, title[lang]] as const,
    [`lead ${lang}`, lead[lang]] as const,
    [`description ${lang}`, description[lang]] as const,
    ...blocks.map(({ words }, at) => [`part ${at + 1} ${lang}`, words[lang]] as const),
  ]);
  return { ...Object.fromEntries(texts), parts: blocks.map(({ kind }) => kind) };
}
