import { type PricedPrint, printsOfWorks } from '#catalogue/works/server/bulk-price.service.ts';
import { changeWork } from '#catalogue/works/server/work-change.service.ts';
import type { SizeDraft } from '#catalogue/works/server/work-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import type { Extent } from '#ground/framing/framing.contract.ts';
import { formatCm, isSharpAt } from '#ground/framing/framing.rules.ts';
import { requireOthersWork } from '#selling/studio/server/own-work.service.ts';
import { claimMaster, pictureChange } from '#selling/studio/server/work-picture.service.ts';
import { lockStudioRow, writeStudioRow } from '#selling/studio/server/work-row.service.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, localeOf } from '#shared/locale.ts';
import { restoredSizes } from '../former-picture.rules.ts';
import type { SentReplacement, SentRestoration } from '../picture-desk.contract.ts';
import { hasShapeOf } from '../work-desk.rules.ts';
import { readFormer, saveFormerPicture } from './former-picture.service.ts';

interface Asker {
  item_id: number;
  staff_id: number;
  lang: Lang;
}
type Replacing = SentReplacement & Asker;
type Restoring = SentRestoration & Asker;

/**
 * Replaces the picture of a work. Its files have new names, so cached pages still show the old one; orders keep the
 * picture that was bought. Sizes that the new picture cannot be printed in are
 * withdrawn only after a confirmation: without one, the refusal names them.
 */
export async function replacePicture(db: Db, asked: Replacing): Promise<number> {
  const { item_id, staff_id, version, upload_id, withdraw, lang } = asked;
  return changeWork(db, item_id, async (tx, { row }) => {
    const studio = await lockStudioRow(tx, row);
    await requireOthersWork(tx, staff_id, { ...row, seller_id: studio.seller_id }, 'editor');
    if (row.version !== version) throw new Refusal('conflict');
    const source = await claimMaster(tx, staff_id, item_id, upload_id);
    // Still being checked: the client asks again.
    if (source.state !== 'ready') throw new Refusal('conflict');
    const { item, studio: made } = await pictureChange(tx, source, null);
    const { original_w_px = 1, original_h_px = 1, picture_hash, colours, sizes: own = [] } = item;
    const original = { w_px: original_w_px, h_px: original_h_px };
    const prints = await printsOfWorks(tx, [item_id]);
    // Without a picture no size is offered: those of a copied or imported work return with its first one.
    const before = row.picture_hash === null ? offerFitting(prints, original) : prints;
    const { sizes, lost, instead } = sizesAfter(before, own, original);
    if (lost.length > 0 && !withdraw) throw tooSmall(lost, instead, lang);
    if (picture_hash) await saveFormerPicture(tx, { row, studio, replaced_by: picture_hash, before, after: sizes });
    await writeStudioRow(tx, studio, made);
    await recordChange(tx, {
      staff_id,
      subject: 'artwork',
      subject_id: item_id,
      action: 'picture',
      before: { picture: row.picture_hash, pixels: [row.original_w_px, row.original_h_px], sizes: offered(before) },
      after: { picture: picture_hash, pixels: [original_w_px, original_h_px], sizes: offered(sizes) },
    });
    return {
      set: { original_w_px, original_h_px, ...(picture_hash && { picture_hash }), ...(colours && { colours }), sizes },
      result: row.version + 1,
    };
  });
}

/**
 * Restores the picture before the last replacement, with its sizes; returns the version. The present picture
 * becomes the former one, so this can be undone the same way.
 */
export async function restorePicture(db: Db, { item_id, staff_id, version, withdraw, lang }: Restoring) {
  return changeWork(db, item_id, async (tx, { row }) => {
    const studio = await lockStudioRow(tx, row);
    await requireOthersWork(tx, staff_id, { ...row, seller_id: studio.seller_id }, 'editor');
    const found = await readFormer(tx, row);
    if (row.version !== version || !found) throw new Refusal('conflict');
    const { picture_hash, original_w_px, original_h_px, colours, master_id, crop } = found.former;
    const before = await printsOfWorks(tx, [item_id]);
    const { sizes, lost } = restoredSizes(before, found.former);
    if (lost.length > 0 && !withdraw) throw tooSmall(lost, [], lang);
    await saveFormerPicture(tx, { row, studio, replaced_by: picture_hash, before, after: sizes });
    await writeStudioRow(tx, studio, { master_id, crop, picture_state: 'ready', due_at: null, attempts: 0 });
    await recordChange(tx, {
      staff_id,
      subject: 'artwork',
      subject_id: item_id,
      action: 'picture_back',
      before: { picture: row.picture_hash, pixels: [row.original_w_px, row.original_h_px], sizes: offered(before) },
      after: { picture: picture_hash, pixels: [original_w_px, original_h_px], sizes: offered(sizes) },
    });
    return { set: { original_w_px, original_h_px, picture_hash, colours, sizes }, result: row.version + 1 };
  });
}

function tooSmall(lost: readonly Extent[], instead: readonly Extent[], lang: Lang): Refusal {
  const label = (size: Extent) => formatCm(size, localeOf(lang));
  return new Refusal('picture_smaller', { more: { withdrawn: lost.map(label), instead: instead.map(label) } });
}

/** The sizes that a first picture can be printed in; none at all if it fits none of them. */
function offerFitting(prints: readonly PricedPrint[], original: { w_px: number; h_px: number }): PricedPrint[] {
  return prints
    .filter((size) => isSharpAt(size, original) && hasShapeOf(size, original))
    .map((size) => ({ ...size, enabled: true }));
}

/** The sizes of a work with another picture; if none is left, or there was none, the standard sizes of the picture. */
function sizesAfter(
  before: readonly PricedPrint[],
  own: readonly SizeDraft[],
  original: { w_px: number; h_px: number },
) {
  const fits = (size: SizeDraft) => isSharpAt(size, original) && hasShapeOf(size, original);
  const lost = before.filter((size) => size.enabled && !fits(size));
  const adjusted = before.map(({ w_mm, h_mm, price, enabled }) => ({
    w_mm,
    h_mm,
    price,
    enabled: enabled && fits({ w_mm, h_mm, price }),
  }));
  const isBare = !adjusted.some(({ enabled }) => enabled) && (lost.length > 0 || before.length === 0);
  const isSame = (one: SizeDraft) => (other: SizeDraft) => one.w_mm === other.w_mm && one.h_mm === other.h_mm;
  const instead = isBare ? own.map((size) => ({ ...size, enabled: true })) : [];
  return { sizes: [...adjusted.filter((one) => !instead.some(isSame(one))), ...instead], lost, instead };
}

function offered(sizes: readonly SizeDraft[]): string[] {
  return sizes.filter(({ enabled }) => enabled ?? true).map(({ w_mm, h_mm }) => `${w_mm} × ${h_mm} mm`);
}
