import sharp from 'sharp';
import type { SentFile } from '#ground/files/server/file-intake.ts';
import { Refusal } from '#shared/errors.ts';
import { CAREFULLY, checkedFormat } from './picture-intake.ts';

/** More than any telephone takes within the bytes a message may carry. */
const MAX_PIXELS = 64_000_000;
/** Enough to see a scratch on a frame. */
const LONGEST_SIDE = 2560;

interface Photo {
  bytes: Buffer;
  width: number;
  height: number;
}

/** One at a time in each process: how many come at once must not decide how much memory is needed. */
let lastInLine: Promise<unknown> = Promise.resolve();

/**
 * A photo somebody sent as plain JPEG pixels: upright, on white, in sRGB, and without anything else the file held, be it
 * a place, a thumbnail or a page of HTML. JPEG, PNG and WebP only; what is too large or moves is never decoded.
 */
export async function plainPhoto(file: SentFile): Promise<Photo> {
  // Before the line: what is no photo at all must not wait for those of others.
  const format = await checkedFormat(file, MAX_PIXELS);
  if (format === 'tiff') throw new Refusal('unsupported_media');
  const made = lastInLine.then(() => develop(file));
  lastInLine = made.catch(() => undefined);
  return made;
}

async function develop(file: SentFile): Promise<Photo> {
  const photo = sharp(file.path, { ...CAREFULLY, limitInputPixels: MAX_PIXELS, autoOrient: true })
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 86, progressive: true });
  try {
    const { data, info } = await photo.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // A file can promise in its header what it does not hold.
    throw new Refusal('unsupported_media');
  }
}
