import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SentFile } from '#ground/files/server/file-intake.ts';
import { sharp } from '#ground/pictures/server/sharp.ts';
import type { Storage } from '#ground/storage/server/storage.ts';
import { Refusal } from '#shared/errors.ts';
import { icon, logo } from './brand-work.ts';
import { type Cut, developMaster, type Master, type MasterProblem, openMaster } from './master.ts';
import { openOriginal } from './open-original.ts';
import { developPicture, type PictureRow } from './picture-files.service.ts';
import { checkedHeader, MAX_PHOTO_PIXELS, PHOTO_FILE, STRICT_DECODING } from './picture-intake.ts';

/** Enough to see a scratch on a frame. */
const LONGEST_SIDE = 2560;

/** The input file, and an empty folder for the results. */
interface WorkPlace {
  file: SentFile;
  folder: string;
}

/**
 * Converts an uploaded photo to plain JPEG pixels: upright, on white, in sRGB, and without any other data of the file,
 * such as a location, a thumbnail or a page of HTML. JPEG, PNG and WebP only.
 */
async function photo({ file, folder }: WorkPlace): Promise<{ width: number; height: number }> {
  const header = await checkedHeader(file, MAX_PHOTO_PIXELS);
  if (header.format === 'tiff') throw new Refusal('unsupported_media');
  await mkdir(folder, { recursive: true });
  const { path } = await openOriginal(file.path, header, folder);
  const made = await sharp(path, { ...STRICT_DECODING, limitInputPixels: MAX_PHOTO_PIXELS, autoOrient: true })
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 86, progressive: true })
    .toFile(join(folder, 'half'))
    // A file may not contain what its header promises.
    .catch(() => undefined);
  if (!made) throw new Refusal('unsupported_media');
  await rename(join(folder, 'half'), join(folder, PHOTO_FILE));
  return { width: made.width, height: made.height };
}

async function renditions({ file, folder }: WorkPlace): Promise<PictureRow> {
  return developPicture(filesIn(folder), { bytes: await readFile(file.path) });
}

async function look({ file, folder }: WorkPlace): Promise<Master | { problem: MasterProblem }> {
  await mkdir(folder, { recursive: true });
  return openMaster(file, folder);
}

async function develop({ folder, master, cut }: WorkPlace & { master: Master; cut: Cut | null }): Promise<PictureRow> {
  return developMaster(filesIn(folder), master, cut ?? undefined);
}

/** All work with uploaded pictures; only a worker process calls it. */
export const pictureWork = { photo, renditions, look, develop, logo, icon };
export type PictureWork = typeof pictureWork;

/** A worker writes its files here: it has no storage and no key to one. */
function filesIn(folder: string): Pick<Storage, 'put'> {
  return {
    async put(key, bytes) {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, basename(key)), bytes);
    },
  };
}
