import { readFile } from 'node:fs/promises';
import type { SentFile } from '#ground/files/server/file-intake.ts';
import { Refusal } from '#shared/errors.ts';
import { checkedHeader, MAX_PHOTO_PIXELS, PHOTO_FILE } from './picture-intake.ts';
import { madeOrRefused, type PictureWorkspace, withPictureProcess } from './picture-processes.service.ts';

interface Photo {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Converts an uploaded photo to plain JPEG pixels, in a separate process. */
export function plainPhoto(file: SentFile): Promise<Photo> {
  return withPlainPhoto(file, async (photo) => photo);
}

/** The same, for further work while its files exist. */
export async function withPlainPhoto<T>(
  file: SentFile,
  use: (photo: Photo, bench: PictureWorkspace) => Promise<T>,
): Promise<T> {
  // Before the queue: an invalid file must not wait for other photos.
  const { format } = await checkedHeader(file, MAX_PHOTO_PIXELS);
  if (format === 'tiff') throw new Refusal('unsupported_media');
  return withPictureProcess({ file, lane: 'photos' }, async (bench) => {
    const extent = madeOrRefused(await bench.ask('photo', {}));
    return use({ bytes: await readFile(bench.pathOf(PHOTO_FILE)), ...extent }, bench);
  });
}
