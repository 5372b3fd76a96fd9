import type { Picture } from '#ground/pictures/picture.contract.ts';
import type { PictureFormat } from '#ground/pictures/picture.rules.ts';
import type { Storage, StorageKey } from '#ground/storage/server/storage.ts';
import type { PaletteColour } from '../colour-names.rules.ts';
import { describePicture, type Original, pictureHash, proofOf, renditionsOf, widthsFor } from './renditions.ts';

/** Everything the shop remembers of a picture; its files lie in storage. */
export type PictureRow = Picture & { palette: PaletteColour[] };

const FILE_ENDING: Record<PictureFormat, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg' };

/** Where one public file of a picture lies. */
export function renditionKey(hash: string, width: number, format: PictureFormat): StorageKey {
  return `renditions/${hash}/${width}.${FILE_ENDING[format]}`;
}

/** Makes every rendition of an original and puts it into storage: the part that needs no database, for workers. */
export async function developPicture(storage: Storage, original: Original): Promise<PictureRow> {
  const hash = pictureHash(original);
  const proof = await proofOf(original);
  for await (const { width, format, bytes } of renditionsOf(proof)) {
    await storage.put(renditionKey(hash, width, format), bytes, `image/${format}`);
  }
  const { width, height } = proof;
  return { hash, width, height, widths: widthsFor(width), ...(await describePicture(proof)) };
}

/** True if the files are where the row says: a database may outlive the folder it was filled with. */
export async function hasFiles(storage: Storage, { hash, width }: Pick<Picture, 'hash' | 'width'>): Promise<boolean> {
  return storage.exists(renditionKey(hash, width, 'jpeg'));
}
