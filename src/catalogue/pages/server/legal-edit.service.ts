import { sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { answerParts, blocksFromAnswer } from '#ground/blocks/page-part.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { LegalDraftForm, LegalPublishForm, LegalWords } from '../legal.contract.ts';
import { earliestDay } from '../legal.rules.ts';
import type { LegalPage } from '../page.rules.ts';
import { contentOfVersion, publishedVersions, versionsIn } from './legal.service.ts';
import { pageVersion } from './legal.tables.ts';
import { headOf, lockDraft, removeDraft, requirePictures, writeDraft } from './page-draft.service.ts';

/** Refuses a save based on an older draft. */
export function saveDraft(db: Db, staffId: number, page: LegalPage, form: LegalDraftForm): Promise<void> {
  return inTransaction(db, (tx) => writeDraft(tx, staffId, page, form, () => wordsInForce(tx, page)));
}

/**
 * Publishes the next version. It never changes again, because orders agree to it. Every process reads it immediately.
 */
export function publishVersion(db: Db, staffId: number, page: LegalPage, form: LegalPublishForm): Promise<void> {
  const { revision, effective, ...words } = form;
  return inTransaction(db, async (tx) => {
    // Of two concurrent publications, the second waits for this lock and then finds the first version.
    await tx.execute(sql`lock table ${pageVersion} in share row exclusive mode`);
    await lockDraft(tx, page, revision);
    const { versions } = versionsIn(await publishedVersions(tx), page);
    const today = shopDay(new Date());
    if (effective < today) refuseDay('day_past');
    if (effective < earliestDay(versions, today)) refuseDay('version_day');
    const content = { ...words, blocks: blocksFromAnswer(words.blocks) };
    await requirePictures(tx, content.blocks);
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

export async function wordsInForce(db: Db, page: LegalPage): Promise<LegalWords> {
  const { inForce } = versionsIn(await publishedVersions(db), page);
  const content = await contentOfVersion(db, page, inForce);
  if (!content) throw new Error(`${page} has no version in force`);
  return { ...headOf(content), blocks: answerParts(content.blocks) };
}

function refuseDay(rule: 'day_past' | 'version_day'): never {
  throw new Refusal('validation', {
    issues: [{ code: 'custom', path: ['effective'], params: { rule }, message: rule, input: undefined }],
  });
}
