import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { colourNames } from '#catalogue/pictures/colour-names.rules.ts';
import { readPictures, recordPicture } from '#catalogue/pictures/server/picture.service.ts';
import { hasFiles, saveSmallPicture } from '#catalogue/pictures/server/picture-files.service.ts';
import { worksBySlug } from '#catalogue/works/server/work-history.service.ts';
import { hangPicture } from '#catalogue/works/server/work-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { installed } from '#db/server/install-folder.ts';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import type { Storage } from '#ground/storage/server/storage.ts';
import { previewFile } from '../demo-preview.rules.ts';

/** Concurrent previews: the encoders have a few threads of their own. */
const AT_ONCE = 4;

/** Gives every work without a picture its stored preview, so that a new shop has no blank works. */
export async function addPreviews(db: Db, storage: Storage, slugs: readonly string[], folder: string): Promise<void> {
  const works = [...(await worksBySlug(db, slugs)).values()];
  const hanging = await existingPictures(db, storage, works);
  const bare = works.filter(({ slug }) => !hanging.has(slug));
  const hangNext = async (): Promise<void> => {
    for (let work = bare.shift(); work; work = bare.shift()) {
      const bytes = await readFile(resolve(installed(''), folder, previewFile(work.slug))).catch(() => undefined);
      if (!bytes) continue;
      const picture = await saveSmallPicture(storage, bytes);
      await recordPicture(db, picture);
      // Another process may have set the painting in the meantime.
      const instead_of = work.picture_hash;
      const colours = colourNames(picture.palette);
      await hangPicture(db, work.item_id, { picture_hash: picture.hash, colours, instead_of });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hangNext));
}

/** The pictures of these works whose files exist, by slug: the database may have been filled on another machine. */
export async function existingPictures(
  db: Db,
  storage: Storage,
  works: readonly { slug: string; picture_hash: string | null }[],
): Promise<Map<string, Picture>> {
  const pictures = await readPictures(
    db,
    works.flatMap(({ picture_hash }) => picture_hash ?? []),
  );
  const hanging = new Map<string, Picture>();
  for (const { slug, picture_hash } of works) {
    const picture = picture_hash === null ? undefined : pictures.get(picture_hash);
    if (picture && (await hasFiles(storage, picture))) hanging.set(slug, picture);
  }
  return hanging;
}
