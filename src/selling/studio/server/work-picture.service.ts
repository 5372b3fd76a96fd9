import { and, eq, sql } from 'drizzle-orm';
import { colourNames } from '#catalogue/pictures/colour-names.rules.ts';
import { readTraits } from '#catalogue/pictures/server/picture.service.ts';
import type { WorkToWrite } from '#catalogue/works/server/work-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { Refusal } from '#shared/errors.ts';
import { type Crop, croppedPixels, fullCrop, isFullCrop, isWithin, offeredSizes } from '../studio.rules.ts';
import { master } from './studio.tables.ts';
import { MASTER_CHANNEL, type MasterRow } from './upload.service.ts';
import type { StudioChange } from './work-row.service.ts';

/** What a picture changes, in the catalogue and in the studio. */
interface Fitted {
  item: Partial<WorkToWrite>;
  studio: StudioChange;
}

/** A work without a picture has no pixels and no sizes. */
export const NO_PICTURE = { original_w_px: 1, original_h_px: 1, picture_hash: null, colours: [], sizes: [] };

/** Claims a seller's master for a work; refused if another work uses it or it was refused. */
export async function claimMaster(tx: Db, memberId: number, item_id: number, masterId: string): Promise<MasterRow> {
  const [row] = await tx
    .select()
    .from(master)
    .where(and(eq(master.master_id, masterId), eq(master.member_id, memberId)))
    .for('update');
  if (!row) throw new Refusal('not_found');
  if (row.state === 'refused' || (row.item_id !== null && row.item_id !== item_id)) throw new Refusal('conflict');
  await tx.update(master).set({ item_id }).where(eq(master.master_id, masterId));
  return row;
}

/**
 * What a work becomes with a crop of a master. Its sizes are known immediately; so is its picture if it is the whole
 * master, otherwise it is made in the background.
 */
export async function pictureChange(tx: Db, source: MasterRow, crop: Crop | null): Promise<Fitted> {
  const { master_id, state, w_px, h_px, picture_hash } = source;
  if (state !== 'ready' || w_px === null || h_px === null || picture_hash === null) {
    if (crop) throw new Refusal('validation');
    return { item: NO_PICTURE, studio: { master_id, crop: null, picture_state: 'none', due_at: null, attempts: 0 } };
  }
  const cut = crop ?? fullCrop({ w_px, h_px });
  if (!isWithin(cut, { w_px, h_px })) throw new Refusal('validation');
  const left = croppedPixels(cut);
  const sizes = offeredSizes(left).map(({ w_mm, h_mm, price }) => ({ w_mm, h_mm, price }));
  const size = { original_w_px: left.w_px, original_h_px: left.h_px, sizes };
  if (isFullCrop(cut, { w_px, h_px })) {
    const traits = await readTraits(tx, picture_hash);
    return {
      item: { ...size, picture_hash, colours: coloursOf(traits?.palette ?? []) },
      studio: { master_id, crop: null, picture_state: 'ready', due_at: null, attempts: 0 },
    };
  }
  await sendNotice(tx, MASTER_CHANNEL, master_id);
  return {
    item: { ...size, picture_hash: null, colours: [] },
    studio: { master_id, crop: cut, picture_state: 'developing', due_at: sql`now()`, attempts: 0 },
  };
}

/** The names of colours by which search finds a picture. */
export function coloursOf(palette: readonly { hex: string; share: number; name: string }[]): string[] {
  return colourNames(palette as Parameters<typeof colourNames>[0]);
}
