import { sql } from 'drizzle-orm';
import { printsOfWorks } from '#catalogue/works/server/bulk-price.service.ts';
import { highestNumber } from '#catalogue/works/server/edition.service.ts';
import { readMouldings } from '#catalogue/works/server/frame.service.ts';
import { nameStores, storesOfWork } from '#catalogue/works/server/store.service.ts';
import { changeWork, isCategory, readWork, type WorkRow } from '#catalogue/works/server/work-change.service.ts';
import type { WorkToWrite } from '#catalogue/works/server/work-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange, writeChange } from '#ground/audit/server/audit.service.ts';
import type { Extent } from '#ground/framing/framing.contract.ts';
import { isSharpAt } from '#ground/framing/framing.rules.ts';
import { requireOthersWork } from '#selling/studio/server/own-work.service.ts';
import { countEdits, lockStudioRow, readStudioRow, writeStudioRow } from '#selling/studio/server/work-row.service.ts';
import { certificationOf } from '#selling/studio/server/work-write.service.ts';
import { Refusal } from '#shared/errors.ts';
import { LANGS, type Text } from '#shared/locale.ts';
import type { SentDeskWork } from '../work-desk.contract.ts';
import { DESK_TRANSITIONS, type DeskStep, hasShapeOf, mayTake } from '../work-desk.rules.ts';
import { mayBeSold } from './may-sell.service.ts';
import { requireComplete, requireStillComplete, tooEmpty } from './new-work.service.ts';
import { priceProblem } from './price-plan.service.ts';
import { isOpen, stageOfRow } from './work-desk.service.ts';

/** Saves an editor's changes to someone else's work, if it is unchanged since they read it. */
export async function saveDeskWork(db: Db, staff_id: number, item_id: number, form: SentDeskWork): Promise<void> {
  await changeWork(db, item_id, async (tx, { row }) => {
    const { seller_id } = await readStudioRow(tx, row);
    await requireOthersWork(tx, staff_id, { ...row, seller_id }, 'editor');
    if (row.version !== form.version) throw new Refusal('conflict');
    const { title, alt, inspiration, material, certification, maintenance, year, category } = form;
    if (![row.category, ''].includes(category) && !(await isCategory(tx, category))) throw new Refusal('validation');
    const { artist_id, sale_mode } = openFacts(row, form, seller_id);
    const edition_size = await editionOf(tx, { ...row, sale_mode }, form.edition_size);
    const sizes = await sizesOf(tx, row, form);
    const isExhibited = sale_mode === 'exhibition';
    const { exhibition_where: typed = row.exhibition_where } = form;
    const exhibition_where = isExhibited ? typed : null;
    const stores = await storesAfter(tx, { ...row, sale_mode }, form.stores);
    const texts = { alt, inspiration, material, certification, maintenance };
    if (sale_mode !== row.sale_mode && isSame(certification, row.texts.certification))
      texts.certification = certificationOf(row, sale_mode);
    const facts = { artist_id, title, texts, year, category, sale_mode, edition_size, exhibition_where };
    await requireStillComplete(tx, { ...row, ...facts }, sizes.after.filter(({ enabled }) => enabled).length);
    const change = {
      staff_id,
      subject: 'artwork',
      subject_id: item_id,
      action: 'edit',
      before: { ...factsOf(row, sizes.before), stores: stores.before },
      after: { ...factsOf({ ...row, ...facts }, sizes.after), stores: stores.after },
    } as const;
    const isWritten = await writeChange(tx, change, () => countEdits(tx, [item_id]));
    const set: Partial<WorkToWrite> = { ...facts, sizes: sizes.after };
    return { ...(isWritten && { set }), result: undefined };
  });
}

function factsOf(row: WorkRow, sizes: readonly object[]) {
  const { artist_id, title, texts, year, category, sale_mode, edition_size, exhibition_where } = row;
  return { artist_id, title, ...texts, year, category, sale_mode, edition_size, exhibition_where, sizes };
}

/** The artist and the way of sale, which only a draft of the shop's own may change. */
function openFacts(row: WorkRow, form: SentDeskWork, seller_id: number | null) {
  const { artist_id = row.artist_id, sale_mode = row.sale_mode } = form;
  const isChanged = artist_id !== row.artist_id || sale_mode !== row.sale_mode;
  if (isChanged && !isOpen(row, seller_id)) throw new Refusal('conflict');
  return { artist_id, sale_mode };
}

function isSame(one: Text, other: Text): boolean {
  return LANGS.every((lang) => one[lang] === other[lang]);
}

/** Saves the stores of a work sold only in stores; returns their numbers before and after. */
async function storesAfter(tx: Db, { item_id, sale_mode }: WorkRow, wanted: readonly number[] | undefined) {
  const numbers = async () => (await storesOfWork(tx, item_id)).map(({ store_id }) => store_id);
  const before = await numbers();
  if (sale_mode !== 'exhibition' || wanted === undefined) return { before, after: before };
  await nameStores(tx, item_id, wanted);
  return { before, after: await numbers() };
}

/**
 * The size of an edition can change freely until the first number is given out. From then on it is a promise to
 * buyers: it may shrink, down to the highest number given, and never grow.
 */
async function editionOf(tx: Db, row: WorkRow, wanted: number | null): Promise<number | null> {
  if (row.sale_mode !== 'edition') return null;
  if (row.edition_size === null) {
    if (wanted === null) throw new Refusal('validation', { issues: [tooEmpty(['edition_size'])] });
    return wanted;
  }
  if (wanted === null || wanted === row.edition_size) return row.edition_size;
  const given = await highestNumber(tx, row);
  if (given > 0 && (wanted < given || wanted > row.edition_size)) {
    throw new Refusal('edition_fixed', { more: { edition_sold: row.edition_sold, edition_given: given } });
  }
  return wanted;
}

/** All sizes of a work with the typed prices, and new ones; sizes not named stay as they are. */
async function sizesOf(tx: Db, row: WorkRow, { sizes: typed, new_sizes }: SentDeskWork) {
  const { item_id } = row;
  const original = { w_px: row.original_w_px, h_px: row.original_h_px };
  const mouldings = await readMouldings(tx);
  const before = await printsOfWorks(tx, [item_id]);
  const wanted = new Map(typed.map((one) => [one.size_id, one]));
  if (typed.some(({ size_id }) => !before.some((print) => print.size_id === size_id))) throw new Refusal('not_found');
  const isKnown = (one: Extent) => before.some(({ w_mm, h_mm }) => w_mm === one.w_mm && h_mm === one.h_mm);
  if (new_sizes.some((one) => isKnown(one) || !hasShapeOf(one, original))) throw new Refusal('validation');
  const added = new_sizes.map((one) => ({ ...one, size_id: 0, item_id, enabled: true }));
  const after = [...before.map((print) => ({ ...print, ...wanted.get(print.size_id) })), ...added];
  const isOffered = new Map(before.map(({ size_id, enabled }) => [size_id, enabled]));
  const begun = after.filter(({ size_id, enabled }) => enabled && !isOffered.get(size_id));
  if (begun.some((print) => !isSharpAt(print, original))) throw new Refusal('size_not_sharp');
  if (after.some((print) => print.enabled && priceProblem(print, mouldings))) throw new Refusal('validation');
  const plain = (prints: typeof before) =>
    prints.map(({ w_mm, h_mm, price, enabled }) => ({ w_mm, h_mm, price, enabled }));
  return { before: plain(before), after: plain(after) };
}

/** Staff put a work of the shop's own on sale, pause any work, resume it, remove it, or restore it. */
export async function applyDeskStep(
  db: Db,
  staff_id: number,
  { item_id, step, version }: { item_id: number; step: DeskStep; version: number },
): Promise<void> {
  await inTransaction(db, async (all) => {
    // A suspension locks the member first and then the works; the same order here prevents deadlocks.
    const isSold = step !== 'publish' || (await maySell(all, item_id));
    await changeWork(all, item_id, async (tx, { row, sizes }) => {
      const studio = await lockStudioRow(tx, row);
      await requireOthersWork(tx, staff_id, { ...row, seller_id: studio.seller_id }, 'editor');
      const standing = { stage: stageOfRow(row), paused_by: row.paused_by, is_house: studio.seller_id === null };
      if (row.version !== version || !isSold || !mayTake(step, standing)) throw new Refusal('conflict');
      const { to } = DESK_TRANSITIONS[step];
      if (to === 'online') await requireComplete(tx, row, sizes.length);
      // The editor who puts a work of the shop's own on sale has reviewed it.
      await writeStudioRow(tx, studio, standing.stage === 'draft' ? { reviewed_at: sql`now()` } : {});
      await recordChange(tx, {
        staff_id,
        subject: 'artwork',
        subject_id: item_id,
        action: step,
        before: { stage: standing.stage },
        after: { stage: to },
      });
      return { set: stageSet(to), result: undefined };
    });
  });
}

function stageSet(to: 'online' | Exclude<WorkRow['stage'], null>): Partial<WorkToWrite> {
  if (to === 'online') return { status: 'online', stage: null, paused_by: null };
  return { status: 'offline', stage: to, paused_by: 'staff' };
}

async function maySell(tx: Db, itemId: number): Promise<boolean> {
  const { row } = await readWork(tx, itemId);
  return (await mayBeSold(tx, [row.artist_id]))(row);
}
