import { eq, sql } from 'drizzle-orm';
import { artistsOf } from '#catalogue/artists/server/seller-artists.service.ts';
import { worksChanged } from '#catalogue/works/server/pause-works.service.ts';
import { changeWork, type WorkRow } from '#catalogue/works/server/work-change.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { handleNotices, raiseNotice } from '#ground/staff-notices/server/raise-notice.service.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { queueMail } from '#people/mail/server/mail.service.ts';
import { readReaders, sellsNow } from '#people/members/server/reader.service.ts';
import { Refusal } from '#shared/errors.ts';
import { textIn } from '#shared/locale.ts';
import type { SignedIn } from '#shared/rights.ts';
import { mayStep, type ReviewStep, type SellerStep, stageAfter, type WorkStep } from '../studio-steps.rules.ts';
import { requireOthersWork } from './own-work.service.ts';
import { work } from './studio.tables.ts';
import { requirePlace } from './work-place.service.ts';
import { missingOf } from './work-read.service.ts';
import {
  lockStudioRow,
  noteEvent,
  requireOwn,
  requireVersion,
  type StudioRow,
  stageColumns,
  standingOf,
  writeStudioRow,
} from './work-row.service.ts';

interface Taken<Step extends WorkStep> {
  item_id: number;
  step: Step;
  /** The version that the caller has seen. */
  version: number;
}

/** Applies a seller's step to their work; nothing is published while they are being suspended. */
export async function applySellerStep(
  db: Db,
  { member_id }: SignedIn,
  { item_id, step, version }: Taken<SellerStep>,
): Promise<void> {
  await requireWithinLimit(db, { limit: 'work_step', who: String(member_id) });
  await inTransaction(db, async (all) => {
    if (!(await sellsNow(all, member_id))) throw new Refusal('forbidden');
    await changeWork(all, item_id, async (tx, { row, sizes }) => {
      await requireOwn(tx, member_id, row);
      const studio = await lockStudioRow(tx, row);
      requireVersion(studio, version);
      const missing = step === 'submit' ? missingOf(row, sizes.length) : [];
      const set = stepColumns(step, row, studio);
      if (missing.length > 0) throw new Refusal('work_incomplete', { more: { missing } });
      await writeStudioRow(tx, studio, {
        ...(step === 'submit' && { seller_id: member_id, submitted_at: sql`clock_timestamp()` }),
        ...(step === 'revise' && { reviewed_at: null }),
      });
      await noteEvent(tx, { item_id, step, stage: set.stage ?? 'online', actor_id: member_id, words: '' });
      if (step === 'submit') {
        const facts = { title: row.title };
        await raiseNotice(tx, { kind: 'work_submitted', subject: item_id, occurrence: version, facts });
      } else await handleNotices(tx, { kinds: ['work_submitted'], subjects: [item_id] });
      return { set, result: undefined };
    });
  });
  worksChanged(db);
}

/** A reviewer publishes someone else's work or requests changes; its seller gets a mail. */
export async function applyReviewStep(
  db: Db,
  { member_id }: SignedIn,
  { item_id, step, version, words }: Taken<ReviewStep> & { words: string },
): Promise<void> {
  await inTransaction(db, async (all) => {
    const seller = step === 'publish' ? await sellerOf(all, item_id) : undefined;
    await changeWork(all, item_id, async (tx, { row, sizes }) => {
      const studio = await lockStudioRow(tx, row);
      await requireOthersWork(tx, member_id, { ...row, seller_id: studio.seller_id }, 'reviewer');
      requireVersion(studio, version);
      const set = stepColumns(step, row, studio);
      if (step === 'publish') await requirePublishable(tx, row, { seller, studio, sizes: sizes.length });
      await writeStudioRow(tx, studio, step === 'publish' ? { reviewed_at: sql`now()` } : {});
      await noteEvent(tx, { item_id, step, stage: set.stage ?? 'online', actor_id: member_id, words });
      await notifySeller(tx, row, studio, { step, words });
      await handleNotices(tx, { kinds: ['work_submitted'], subjects: [item_id], by: member_id });
      await recordChange(tx, {
        staff_id: member_id,
        subject: 'artwork',
        subject_id: item_id,
        action: step,
        before: { stage: row.stage },
        after: { stage: set.stage ?? 'online', ...(words && { words }) },
      });
      return { set, result: undefined };
    });
  });
  worksChanged(db);
}

/** The submitter of a work, if they sell now; nobody can suspend them until the transaction ends. */
async function sellerOf(tx: Db, item_id: number): Promise<number | undefined> {
  const [row] = await tx.select({ seller_id: work.seller_id }).from(work).where(eq(work.item_id, item_id));
  const seller = row?.seller_id ?? undefined;
  return seller !== undefined && (await sellsNow(tx, seller)) ? seller : undefined;
}

function stepColumns(step: WorkStep, row: WorkRow, studio: StudioRow) {
  const standing = standingOf(row, studio);
  if (!mayStep(step, standing)) throw new Refusal('conflict');
  return stageColumns(stageAfter(step, standing));
}

interface Publishing {
  /** The current seller, read before the work was locked. */
  seller: number | undefined;
  studio: StudioRow;
  sizes: number;
}

/** Complete, and its seller still sells and acts for its artist: they may have been suspended in the meantime. */
async function requirePublishable(tx: Db, row: WorkRow, { seller, studio, sizes }: Publishing): Promise<void> {
  const missing = missingOf(row, sizes);
  if (missing.length > 0) throw new Refusal('work_incomplete', { more: { missing } });
  await requirePlace(tx, row);
  const { artist_id } = row;
  const isTheirs = seller !== undefined && seller === studio.seller_id && artist_id !== null;
  if (!isTheirs || !(await artistsOf(tx, seller)).includes(artist_id)) throw new Refusal('conflict');
}

async function notifySeller(
  tx: Db,
  { item_id, title: titles }: WorkRow,
  { seller_id }: StudioRow,
  { step, words }: { step: ReviewStep; words: string },
): Promise<void> {
  const reader = seller_id === null ? undefined : (await readReaders(tx, [seller_id])).get(seller_id);
  if (!reader) return;
  const { name, email: to, lang } = reader;
  const title = textIn(titles, lang);
  if (step === 'publish') await queueMail(tx, { to, lang, kind: 'work_online', data: { name, title, item_id } });
  else await queueMail(tx, { to, lang, kind: 'work_needs_changes', data: { name, title, item_id, words } });
}
