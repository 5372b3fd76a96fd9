import { readDrawingJob } from '#catalogue/renderings/server/drawing-job.service.ts';
import { framedPicture } from '#catalogue/renderings/server/framed.service.ts';
import type { Db } from '#db/server/connect.ts';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import { Refusal } from '#shared/errors.ts';
import type { OrderLineView } from '../order.contract.ts';

export type Storage = ReturnType<typeof openStorage>;

/** Framed pictures as data URLs by path, each once; a picture that cannot be drawn any more is missing. */
export async function framedPictures(
  db: Db,
  storage: Storage,
  lines: readonly Pick<OrderLineView, 'image' | 'item_id' | 'size_id' | 'frame_id'>[],
  width_px: number,
): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  for (const line of lines) {
    if (pictures.has(line.image)) continue;
    // The URL names the picture that was bought.
    const picture_hash = line.image.split('~')[1];
    const framed = await readDrawingJob(db, { ...line, picture_hash }, { width_px, format: 'jpg', ground: '#ffffff' });
    const picture = framed && (await drawn(storage, framed));
    if (picture) pictures.set(line.image, `data:image/jpeg;base64,${picture.toString('base64')}`);
  }
  return pictures;
}

async function drawn(storage: Storage, framed: Parameters<typeof framedPicture>[1]): Promise<Buffer | undefined> {
  try {
    return await framedPicture(storage, framed);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return undefined;
    throw error;
  }
}
