import { randomBytes } from 'node:crypto';
import { printsOfWorks } from '#catalogue/works/server/bulk-price.service.ts';
import { nameStores, storesOfWork } from '#catalogue/works/server/store.service.ts';
import { readWork } from '#catalogue/works/server/work-change.service.ts';
import { writeWork } from '#catalogue/works/server/work-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { requireOthersWork } from '#selling/studio/server/own-work.service.ts';
import { NO_PICTURE } from '#selling/studio/server/work-picture.service.ts';
import { lockStudioRow, readStudioRow, writeStudioRow } from '#selling/studio/server/work-row.service.ts';

interface Copying {
  staff_id: number;
  item_id: number;
  with_picture: boolean;
}

/**
 * Copies a work as a draft of the shop's own: its texts, sizes, prices, category and the size of its edition, but no number
 * of it is sold. Without the picture its sizes are not offered until a picture is added that they fit.
 */
export async function copyWork(db: Db, { staff_id, item_id, with_picture }: Copying): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { row } = await readWork(tx, item_id);
    const source = await readStudioRow(tx, row);
    await requireOthersWork(tx, staff_id, { ...row, seller_id: source.seller_id }, 'editor');
    const prints = await printsOfWorks(tx, [item_id]);
    const { artist_id, title, texts, year, category, subjects, sale_mode, edition_size, exhibition_where } = row;
    const { picture_hash, colours, original_w_px, original_h_px } = row;
    const hasPicture = with_picture && picture_hash !== null;
    const copy = await writeWork(tx, {
      slug: `work-${randomBytes(9).toString('hex')}`,
      ...{ artist_id, title, texts, year, category, subjects, sale_mode, edition_size, exhibition_where },
      ...NO_PICTURE,
      ...(hasPicture && { picture_hash, colours, original_w_px, original_h_px }),
      sizes: prints.map(({ w_mm, h_mm, price, enabled }) => ({ w_mm, h_mm, price, enabled })),
      status: 'offline',
      stage: 'draft',
    });
    if (sale_mode === 'exhibition') {
      const stores = await storesOfWork(tx, item_id);
      await nameStores(
        tx,
        copy,
        stores.map(({ store_id }) => store_id),
      );
    }
    const studio = await lockStudioRow(tx, (await readWork(tx, copy)).row);
    // Of a picture that is still being cut, the copy starts without one.
    if (hasPicture) await writeStudioRow(tx, studio, { master_id: source.master_id, crop: source.crop });
    const after = { copy_of: item_id, artist_id, title, picture: hasPicture ? picture_hash : null };
    await recordChange(tx, { staff_id, subject: 'artwork', subject_id: copy, action: 'create', after });
    return copy;
  });
}
