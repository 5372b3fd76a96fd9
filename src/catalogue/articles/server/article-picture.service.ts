import { readPictures, savePhoto } from '#catalogue/pictures/server/picture.service.ts';
import type { Db } from '#db/server/connect.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import type { FileIntake } from '#ground/files/server/file-intake.ts';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { ARTICLE_PICTURE_BYTES } from '../article.rules.ts';

/** Where pictures of articles are uploaded and stored. */
export interface PictureStores {
  intake: FileIntake;
  storage: ReturnType<typeof openStorage>;
}

/** Saves only the pixels, no metadata. Uploading the same picture again costs nothing. */
export function saveArticlePicture(
  db: Db,
  { intake, storage }: PictureStores,
  staffId: number,
  { name, body }: { name: string; body: ReadableStream<Uint8Array> | null },
): Promise<Picture> {
  const who = String(staffId);
  const admit = () => requireWithinLimit(db, { limit: 'article_picture', who });
  return intake.take({ who, body, most: ARTICLE_PICTURE_BYTES }, admit, async (file) => {
    const hash = await savePhoto(db, storage, file);
    const saved = (await readPictures(db, [hash])).get(hash);
    if (!saved) throw new Error('a picture was saved but not found');
    await recordChange(db, {
      staff_id: staffId,
      subject: 'article',
      subject_id: hash,
      action: 'upload',
      after: { name },
    });
    return saved;
  });
}
