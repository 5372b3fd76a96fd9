import { readPictures } from '#catalogue/pictures/server/picture.service.ts';
import { readOffer } from '#catalogue/works/server/offer.service.ts';
import { readShopWork } from '#catalogue/works/server/work.service.ts';
import { workSummaries } from '#catalogue/works/server/works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import { LARGEST_ID } from '#shared/row-id.ts';
import type { DrawingJob } from './framed.service.ts';

interface Print {
  item_id: number;
  size_id: number;
  frame_id: number;
  /** The picture that was bought, if the work now has another. */
  picture_hash?: string | null | undefined;
}

/** The data to draw a framed work; undefined if there is no such work, size or frame. */
export async function readDrawingJob(
  db: Db,
  { item_id, size_id, frame_id, picture_hash }: Print,
  look: Pick<DrawingJob, 'width_px' | 'format' | 'ground'>,
): Promise<DrawingJob | undefined> {
  if (Math.max(item_id, size_id, frame_id) > LARGEST_ID) return undefined;
  // A size or frame no longer sold may still be in a cart or an order.
  const { size, frame } = await readOffer(db, { item_id, size_id, frame_id });
  if (!size || !frame) return undefined;
  const bought = picture_hash ? (await readPictures(db, [picture_hash])).get(picture_hash) : undefined;
  // A picture of only one width is an earlier preview of the same picture.
  const picture = bought && bought.widths.length > 1 ? bought : await hangingNow(db, item_id);
  return picture && { ...look, picture, size, frame };
}

async function hangingNow(db: Db, itemId: number) {
  const [card] = await workSummaries(db, 'en', [itemId]);
  return card?.picture ?? (await readShownWork(db, 'en', itemId))?.item.picture;
}

/** Only works that the product page shows, no drafts or withdrawn ones. */
export async function readShownWork(db: Db, lang: Lang, itemId: number) {
  try {
    return await readShopWork(db, lang, itemId);
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'not_found' || error.code === 'gone')) return undefined;
    throw error;
  }
}
