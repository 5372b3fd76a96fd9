import { readFile } from 'node:fs/promises';
import type { SentFile } from '#ground/files/server/file-intake.ts';
import { Refusal } from '#shared/errors.ts';
import { checkedHeader, MAX_PHOTO_PIXELS, PHOTO_FILE } from './picture-intake.ts';
import { madeOrRefused, onPictureBench, type PictureBench } from './picture-processes.service.ts';

interface Photo {
  bytes: Buffer;
  width: number;
  height: number;
}

/** A photo that someone sent, as plain JPEG pixels and nothing else, made in a process of its own. */
export function plainPhoto(file: SentFile): Promise<Photo> {
  return withPlainPhoto(file, async (photo) => photo);
}

/** The same, for further work with the photo while its files are there. */
export async function withPlainPhoto<T>(
  file: SentFile,
  use: (photo: Photo, bench: PictureBench) => Promise<T>,
): Promise<T> {
  // Before the queue: a file that is no photo at all must not wait for those of others.
  const { format } = await checkedHeader(file, MAX_PHOTO_PIXELS);
  if (format === 'tiff') throw new Refusal('unsupported_media');
  return onPictureBench({ file, lane: 'photos' }, async (bench) => {
    const extent = madeOrRefused(await bench.ask('photo', {}));
    return use({ bytes: await readFile(bench.pathOf(PHOTO_FILE)), ...extent }, bench);
  });
}
