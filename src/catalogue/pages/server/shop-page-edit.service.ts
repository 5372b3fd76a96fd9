import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { showsDemo } from '#catalogue/site/server/shop-mark.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { blocksFromParts, partsOf } from '#ground/blocks/page-part.rules.ts';
import { Refusal } from '#shared/errors.ts';
import type { HideablePage, ShopPage } from '../page.rules.ts';
import type { PageContent } from '../page-content.ts';
import type { ShopPageDraftForm, ShopPageHidingForm, ShopPagePublishForm } from '../shop-page.contract.ts';
import { deliveredContent } from './page-contents.ts';
import {
  factsOf,
  headOf,
  lockDraft,
  removeDraft,
  requirePictures,
  type WrittenPage,
  writeDraft,
} from './page-draft.service.ts';
import { readState, type ShopPageRow, stateOf } from './shop-page.service.ts';
import { shopPage } from './shop-page.tables.ts';

/** Visitors still see the published page. */
export function savePageDraft(db: Db, staffId: number, page: ShopPage, form: ShopPageDraftForm): Promise<void> {
  return inTransaction(db, (tx) =>
    writeDraft(tx, staffId, page, form, async () => writtenPage((await readState(tx, page)).content)),
  );
}

/**
 * Publishes the page as the editor saw it; visitors see it immediately. Publishing the software's own words makes the
 * page follow its updates again. Refuses words based on an older draft or text.
 */
export function publishPage(db: Db, staffId: number, page: ShopPage, form: ShopPagePublishForm): Promise<void> {
  const { revision, version, ...words } = form;
  return inTransaction(db, async (tx) => {
    const { row, state } = await lockPage(tx, page, version);
    await lockDraft(tx, page, revision);
    const content: PageContent = { ...words, blocks: blocksFromParts(words.blocks) };
    await requirePictures(tx, content.blocks);
    const isDelivered = isDeepStrictEqual(content, deliveredContent(page, await showsDemo(tx)));
    await writeRow(tx, page, row, { words: isDelivered ? null : content });
    await removeDraft(tx, page);
    await recordPageChange(tx, staffId, {
      page,
      action: isDelivered ? 'reset' : 'publish',
      before: factsOf(writtenPage(state.content)),
      after: factsOf(words),
    });
  });
}

/** The words and the draft stay. */
export function hidePage(db: Db, staffId: number, page: HideablePage, form: ShopPageHidingForm): Promise<void> {
  const { version, hidden } = form;
  return inTransaction(db, async (tx) => {
    const { row, state } = await lockPage(tx, page, version);
    await writeRow(tx, page, row, { hidden });
    const action = hidden ? 'hide' : 'show';
    await recordPageChange(tx, staffId, { page, action, before: { hidden: state.hidden }, after: { hidden } });
  });
}

export function writtenPage(content: PageContent): WrittenPage {
  return { ...headOf(content), blocks: partsOf(content.blocks) };
}

async function lockPage(tx: Db, page: ShopPage, version: number) {
  const [row] = await tx.select().from(shopPage).where(eq(shopPage.page, page)).for('update');
  const state = stateOf(page, row, await showsDemo(tx));
  if (version !== state.version) throw new Refusal('conflict');
  return { row, state };
}

async function writeRow(tx: Db, page: ShopPage, row: ShopPageRow | undefined, change: Partial<ShopPageRow>) {
  const written = { ...change, version: (row?.version ?? 0) + 1, updated_at: sql`now()` };
  const saved = row
    ? await tx.update(shopPage).set(written).where(eq(shopPage.page, page)).returning()
    : await tx
        .insert(shopPage)
        .values({ page, ...written })
        .onConflictDoNothing()
        .returning();
  // Of two concurrent first changes, the second is refused.
  if (saved.length === 0) throw new Refusal('conflict');
}

interface PageChange {
  page: ShopPage;
  action: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Logs the change and clears the caches. */
async function recordPageChange(tx: Db, staffId: number, { page, ...change }: PageChange): Promise<void> {
  await recordChange(tx, { staff_id: staffId, subject: 'page', subject_id: page, ...change });
  await sendNotice(tx, 'content', `page ${page}`);
}
