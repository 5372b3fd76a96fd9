import { sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { blocksFromWritten, writtenBlocks } from '#ground/blocks/written.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { LegalDraftForm, LegalPublishForm, LegalWords } from '../legal.contract.ts';
import { earliestDay } from '../legal.rules.ts';
import type { LegalPage } from '../page.rules.ts';
import { contentOfVersion, publishedVersions, versionsIn } from './legal.service.ts';
import { pageVersion } from './legal.tables.ts';
import { headOf, lockDraft, removeDraft, writeDraft } from './page-draft.service.ts';

/** Keeps what somebody has written of the next version; whoever began from an older draft is refused. */
export function saveDraft(db: Db, staffId: number, page: LegalPage, form: LegalDraftForm): Promise<void> {
  return inTransaction(db, (tx) => writeDraft(tx, staffId, page, form, () => wordsInForce(tx, page)));
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
    await lockDraft(tx, page, revision);
    const { versions } = versionsIn(await publishedVersions(tx), page);
    const today = shopDay(new Date());
    if (effective < today) refuseDay('day_past');
    if (effective < earliestDay(versions, today)) refuseDay('version_day');
    const content = { ...words, blocks: blocksFromWritten(words.blocks) };
    await tx.insert(pageVersion).values({ page, version: effective, ...content, published_by: staffId });
    await removeDraft(tx, page);
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
  return { ...headOf(content), blocks: writtenBlocks(content.blocks) };
}

function refuseDay(rule: 'day_past' | 'version_day'): never {
  throw new Refusal('validation', {
    issues: [{ code: 'custom', path: ['effective'], params: { rule }, message: rule, input: undefined }],
  });
}
