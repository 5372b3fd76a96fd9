import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import { PICTURE_FORMATS, type PictureFormat } from '#ground/pictures/picture.rules.ts';
import type { Storage, StorageKey } from '#ground/storage/server/storage.ts';
import type { PaletteColour } from '../colour-names.rules.ts';
import {
  describePicture,
  type Original,
  type Proof,
  pictureHash,
  proofOf,
  renditionOf,
  renditionsOf,
  widthsFor,
} from './renditions.ts';

/** Everything the shop remembers of a picture; its files lie in storage. */
export type PictureRow = Picture & { palette: PaletteColour[]; likeness?: string };

const FILE_ENDING: Record<PictureFormat, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg' };

/** Where one public file of a picture lies. */
export function renditionKey(hash: string, width: number, format: PictureFormat): StorageKey {
  return `renditions/${hash}/${width}.${FILE_ENDING[format]}`;
}

/** Makes every rendition of an original and puts it into storage: the part that needs no database, for workers. */
export async function developPicture(storage: Pick<Storage, 'put'>, original: Original): Promise<PictureRow> {
  return developProof(storage, pictureHash(original), await proofOf(original));
}

/** The same of a proof that was made elsewhere, under its own name. */
export async function developProof(storage: Pick<Storage, 'put'>, hash: string, proof: Proof): Promise<PictureRow> {
  for await (const { width, format, bytes } of renditionsOf(proof)) {
    await storage.put(renditionKey(hash, width, format), bytes, `image/${format}`);
  }
  const { width, height } = proof;
  return { hash, width, height, widths: widthsFor(width), ...(await describePicture(proof)) };
}

/** Puts the files of a picture that a worker process has made into storage; the full-width JPEG comes last. */
export async function saveDeveloped(
  storage: Storage,
  { hash, widths }: Pick<Picture, 'hash' | 'widths'>,
  pathOf: (name: string) => string,
): Promise<void> {
  for (const width of widths) {
    for (const format of PICTURE_FORMATS) {
      const key = renditionKey(hash, width, format);
      await storage.put(key, await readFile(pathOf(basename(key))), `image/${format}`);
    }
  }
}

/** Pixels a side in which the colours of a small picture are counted: a sixth of the work of a large one's. */
const SMALL_COPY = 40;

/**
 * Puts a small picture of our own into storage in its one size. Its AVIF is kept as it is, because that costs ten times what
 * the other formats do, and a shop that opens with dozens of these should open soon.
 */
export async function saveSmallPicture(storage: Storage, avif: Uint8Array): Promise<PictureRow> {
  const hash = pictureHash({ bytes: avif });
  const proof = await proofOf({ bytes: avif });
  const { width, height } = proof;
  for (const format of PICTURE_FORMATS) {
    const bytes = format === 'avif' ? avif : await renditionOf(proof, format);
    await storage.put(renditionKey(hash, width, format), bytes, `image/${format}`);
  }
  return { hash, width, height, widths: [width], ...(await describePicture(proof, SMALL_COPY)) };
}

/** Removes every public file of a picture. */
export async function removeFiles(storage: Storage, { hash, widths }: Pick<Picture, 'hash' | 'widths'>): Promise<void> {
  for (const width of widths) {
    for (const format of PICTURE_FORMATS) await storage.remove(renditionKey(hash, width, format));
  }
}

/** True if the files are where the row says: a database may outlive the folder it was filled with. */
export async function hasFiles(storage: Storage, { hash, width }: Pick<Picture, 'hash' | 'width'>): Promise<boolean> {
  return storage.exists(renditionKey(hash, width, 'jpeg'));
}
