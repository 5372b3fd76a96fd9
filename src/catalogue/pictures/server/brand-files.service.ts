import { open, readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { SentFile } from '#ground/files/server/file-intake.ts';
import type { Storage, StorageKey, StoredFile } from '#ground/storage/server/storage.ts';
import { Refusal } from '#shared/errors.ts';
import { brandFileType, ICO_FILE, ICON_FILES, LOGO_FILES } from '../brand-files.rules.ts';
import type { BrandMade } from './brand-work.ts';
import { checkedSvg, looksLikeSvg, SVG_HEAD_BYTES } from './header/svg-text.ts';
import { checkedHeader, MAX_PHOTO_PIXELS } from './picture-intake.ts';
import { madeOrRefused, withPictureProcess } from './picture-processes.service.ts';
import { pictureHash } from './renditions.ts';

const FILES = {
  logo: Object.keys(LOGO_FILES),
  icon: [...Object.keys(ICON_FILES), ICO_FILE],
};
/** Its bytes identify the picture. */
const LARGEST = { logo: 'full.png', icon: '512.png' };
/** A drawing with heavy filters must not block the photos behind it for long. */
const BOUNDS = { longest: 20_000 };

const keyOf = (hash: string, name: string): StorageKey => `renditions/brand-${hash}/${name}`;

/** Makes every file of a logo or an icon in a worker process, and stores them under the hash of the largest. */
export async function makeBrandFiles(
  storage: Storage,
  file: SentFile,
  use: keyof typeof FILES,
): Promise<BrandMade & { hash: string; use: typeof use }> {
  const isSvg = looksLikeSvg(await headOf(file));
  // Before the queue: an invalid file must not wait for other pictures.
  if (isSvg) await checkedSvg(file);
  else if ((await checkedHeader(file, MAX_PHOTO_PIXELS)).format === 'tiff') throw new Refusal('unsupported_media');
  return withPictureProcess({ file, lane: 'photos', bounds: BOUNDS }, async (bench) => {
    const made = madeOrRefused(await bench.ask(use, { isSvg }));
    const hash = pictureHash({ bytes: await readFile(bench.pathOf(LARGEST[use])) });
    for (const name of FILES[use]) {
      await storage.put(keyOf(hash, name), await readFile(bench.pathOf(name)), brandFileType(name) ?? '');
    }
    return { hash, use, ...made };
  });
}

/** A file of a logo or an icon, for a visitor. */
export async function openBrandFile(storage: Storage, hash: string, name: string): Promise<StoredFile | undefined> {
  return brandFileType(name) ? storage.get(keyOf(hash, name)) : undefined;
}

/** A PNG as a data URL, for papers; undefined if the storage has lost it. */
export async function brandDataUrl(storage: Storage, hash: string, name: string): Promise<string | undefined> {
  const found = await storage.get(keyOf(hash, name));
  return found && `data:image/png;base64,${(await buffer(found.body)).toString('base64')}`;
}

async function headOf({ path }: SentFile): Promise<Uint8Array> {
  await using file = await open(path);
  const { buffer: bytes, bytesRead } = await file.read({ buffer: Buffer.alloc(SVG_HEAD_BYTES), position: 0 });
  return bytes.subarray(0, bytesRead);
}
