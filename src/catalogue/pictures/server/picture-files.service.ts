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

/** A picture's data in the database; its files are in storage. */
export type PictureRow = Picture & { palette: PaletteColour[]; likeness?: string };

const FILE_ENDING: Record<PictureFormat, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg' };

/** The storage key of one public file. */
export function renditionKey(hash: string, width: number, format: PictureFormat): StorageKey {
  return `renditions/${hash}/${width}.${FILE_ENDING[format]}`;
}

/** Makes every rendition of an original and stores it; needs no database, so workers can call it. */
export async function developPicture(storage: Pick<Storage, 'put'>, original: Original): Promise<PictureRow> {
  return developProof(storage, pictureHash(original), await proofOf(original));
}

/** The same for an existing proof, under its own hash. */
export async function developProof(storage: Pick<Storage, 'put'>, hash: string, proof: Proof): Promise<PictureRow> {
  for await (const { width, format, bytes } of renditionsOf(proof)) {
    await storage.put(renditionKey(hash, width, format), bytes, `image/${format}`);
  }
  const { width, height } = proof;
  return { hash, width, height, widths: widthsFor(width), ...(await describePicture(proof)) };
}

/** Stores the files that a worker made; the full-width JPEG comes last. */
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

/** The side of the copy for a small picture's palette: a sixth of the work of a large one's. */
const SMALL_COPY = 40;

/**
 * Stores a small picture of our own in its one size. Keeps its AVIF, because encoding one costs ten times the other
 * formats, and a shop starts with dozens of these.
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

export async function removeFiles(storage: Storage, { hash, widths }: Pick<Picture, 'hash' | 'widths'>): Promise<void> {
  for (const width of widths) {
    for (const format of PICTURE_FORMATS) await storage.remove(renditionKey(hash, width, format));
  }
}

/** Whether the files exist: a database may outlive its storage. */
export async function hasFiles(storage: Storage, { hash, width }: Pick<Picture, 'hash' | 'width'>): Promise<boolean> {
  return storage.exists(renditionKey(hash, width, 'jpeg'));
}
