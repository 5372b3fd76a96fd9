import { randomBytes } from 'node:crypto';
import { changeWork, isCategory, readWork, type WorkRow } from '#catalogue/works/server/work-change.service.ts';
import { type WorkToWrite, writeWork } from '#catalogue/works/server/work-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { Refusal } from '#shared/errors.ts';
import { perLang } from '#shared/locale.ts';
import type { SignedIn } from '#shared/rights.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { NewWorkForm, WorkForm } from '../studio.contract.ts';
import { EDITABLE } from '../studio-steps.rules.ts';
import { CERTIFICATION, MAINTENANCE } from './standard-texts.ts';
import { claimMaster, NO_PICTURE, pictureChange } from './work-picture.service.ts';
import { missingOf } from './work-read.service.ts';
import {
  lockStudioRow,
  masterOf,
  noteEvent,
  requireOwn,
  requireVersion,
  type StudioRow,
  stageOf,
  writeStudioRow,
} from './work-row.service.ts';

const nothing = perLang(() => '');

/** Starts a work of an artist for whom the seller acts; returns its id. */
export async function createWork(db: Db, person: SignedIn, { artist_id, upload_id }: NewWorkForm): Promise<number> {
  const { member_id } = person;
  await requireWithinLimit(db, { limit: 'work', who: String(member_id) });
  await requireOwn(db, member_id, { artist_id });
  return inTransaction(db, async (tx) => {
    const item_id = await beginWork(tx, { artist_id, sale_mode: 'online' });
    const { row } = await readWork(tx, item_id);
    const studio = await lockStudioRow(tx, row);
    const picture = upload_id && (await pictureChange(tx, await claimMaster(tx, member_id, item_id, upload_id), null));
    if (picture) await writeWork(tx, { ...emptyDraft(artist_id), slug: row.slug, item_id, ...picture.item });
    await writeStudioRow(tx, studio, { seller_id: member_id, ...(picture ? picture.studio : {}) });
    await noteEvent(tx, { item_id, step: 'create', stage: 'draft', actor_id: member_id, words: '' });
    return item_id;
  });
}

type NewWork = { artist_id: number | null } & (
  | { sale_mode: 'online' | 'exhibition' }
  | { sale_mode: 'edition'; edition_size: number }
);

/** Starts a draft of the shop's own, with the picture of a master that staff uploaded; returns its id. */
export async function beginOwnDraft(tx: Db, staffId: number, work: NewWork, upload_id?: string): Promise<number> {
  const item_id = await beginWork(tx, work);
  if (upload_id === undefined) return item_id;
  const { row } = await readWork(tx, item_id);
  const studio = await lockStudioRow(tx, row);
  const picture = await pictureChange(tx, await claimMaster(tx, staffId, item_id, upload_id), null);
  await changeWork(tx, item_id, async () => ({ set: picture.item, result: undefined }));
  await writeStudioRow(tx, studio, picture.studio);
  return item_id;
}

/** Starts a draft without a seller; returns its id. */
export function beginWork(tx: Db, { artist_id, ...sale }: NewWork): Promise<number> {
  const draft = emptyDraft(artist_id);
  const certification = sale.sale_mode === 'edition' ? CERTIFICATION.numbered : CERTIFICATION.open;
  return writeWork(tx, { ...draft, ...sale, texts: { ...draft.texts, certification } });
}

function emptyDraft(artist_id: number | null): WorkToWrite {
  return {
    // Invisible until there is a title; it only has to be unique.
    slug: `work-${randomBytes(9).toString('hex')}`,
    artist_id,
    title: nothing,
    texts: {
      alt: nothing,
      inspiration: nothing,
      material: nothing,
      certification: CERTIFICATION.open,
      maintenance: MAINTENANCE,
    },
    year: Number(shopDay(new Date()).slice(0, 4)),
    category: '',
    subjects: [],
    sale_mode: 'online',
    status: 'offline',
    stage: 'draft',
    ...NO_PICTURE,
  };
}

/**
 * Saves a seller's changes to a work, if the version is current. Texts of a work on sale change immediately and must stay
 * complete; its picture and its way of sale change only before a review.
 */
export async function saveWork(db: Db, { member_id }: SignedIn, item_id: number, form: WorkForm): Promise<void> {
  await requireWithinLimit(db, { limit: 'work', who: String(member_id) });
  await changeWork(db, item_id, async (tx, { row, sizes }) => {
    await requireOwn(tx, member_id, row);
    const studio = await lockStudioRow(tx, row);
    requireVersion(studio, form.version);
    const stage = stageOf(row);
    if (!EDITABLE[stage].texts) throw new Refusal('conflict');
    const sale = saleOf(row, form);
    const words = await wordsOf(tx, row, form, sale ?? row);
    const picture = await pictureOf(tx, studio, { member_id, form });
    if ((sale || picture) && !EDITABLE[stage].picture) throw new Refusal('conflict');
    const set = { ...words, ...sale, ...picture?.item };
    const isPublic = stage === 'online' || stage === 'paused';
    const missing = missingOf({ ...row, ...words, ...sale }, sizes.length);
    if (isPublic && missing.length > 0) throw new Refusal('work_incomplete', { more: { missing } });
    await writeStudioRow(tx, studio, { ...picture?.studio, ...((picture || sale) && { reviewed_at: null }) });
    if (isPublic) await noteEvent(tx, { item_id, step: 'edit', stage, actor_id: member_id, words: '' });
    return { set, result: undefined };
  });
}

/** The work's texts; absent ones stay. */
async function wordsOf(tx: Db, row: WorkRow, form: WorkForm, { sale_mode }: Pick<WorkRow, 'sale_mode'>) {
  const { title = row.title, year = row.year, category = row.category, subjects = row.subjects } = form;
  const { alt, inspiration, material } = row.texts;
  const isOurs = sale_mode !== 'exhibition' && isStandard(row);
  if (category !== '' && category !== row.category && !(await isCategory(tx, category)))
    throw new Refusal('validation');
  return {
    title,
    year,
    category,
    subjects: [...new Set(subjects)],
    texts: {
      ...row.texts,
      alt: form.alt ?? alt,
      inspiration: form.inspiration ?? inspiration,
      material: form.material ?? material,
      ...(isOurs && { certification: CERTIFICATION[sale_mode === 'edition' ? 'numbered' : 'open'] }),
    },
  };
}

/** The certificate of a work that is now sold in another way; a curator's own text stays. */
export function certificationOf(row: WorkRow, sale_mode: WorkRow['sale_mode']) {
  return isStandard(row) ? CERTIFICATION[sale_mode === 'edition' ? 'numbered' : 'open'] : row.texts.certification;
}

/** Whether the certificate has the shop's standard text; a curator's own text stays. */
function isStandard({ texts }: WorkRow): boolean {
  return Object.values(CERTIFICATION).some(({ en }) => en === texts.certification.en);
}

/** A change of how the work is sold. After the first sale it is a promise to the buyers. */
function saleOf(row: WorkRow, form: WorkForm): Pick<WorkRow, 'sale_mode' | 'edition_size'> | undefined {
  const sale_mode = form.sale_mode ?? row.sale_mode;
  const edition_size = sale_mode === 'edition' ? (form.edition_size ?? row.edition_size) : null;
  if (sale_mode === row.sale_mode && edition_size === row.edition_size) return undefined;
  const { edition_sold, sales } = row;
  if (edition_sold > 0 || sales > 0) throw new Refusal('edition_fixed', { more: { edition_sold, sales } });
  return { sale_mode, edition_size };
}

async function pictureOf(tx: Db, studio: StudioRow, { member_id, form }: { member_id: number; form: WorkForm }) {
  const { upload_id, crop } = form;
  const isNew = upload_id !== undefined && upload_id !== studio.master_id;
  const isCut = crop !== undefined && JSON.stringify(crop) !== JSON.stringify(studio.crop && inOrder(studio.crop));
  if (!isNew && !isCut) return undefined;
  const source = isNew ? await claimMaster(tx, member_id, studio.item_id, upload_id) : await masterOf(tx, studio);
  if (!source) throw new Refusal('validation');
  return pictureChange(tx, source, crop ?? null);
}

/** The database stores an object's keys in its own order. */
function inOrder({ x, y, w, h, turns }: NonNullable<StudioRow['crop']>) {
  return { x, y, w, h, turns };
}
