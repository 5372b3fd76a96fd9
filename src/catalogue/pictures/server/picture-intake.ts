import type { SharpOptions } from 'sharp';
import type { SentFile } from '#ground/files/server/file-intake.ts';
import { Refusal } from '#shared/errors.ts';
import { type PictureHeader, readHeader } from './header/picture-header.ts';

/** Product §1: what may be sent in. A file within both limits is still decoded row by row, never held as pixels in full. */
export const MAX_BYTES = 40 * 1024 * 1024;
export const MAX_PIXELS = 150_000_000;
/** Of a photo: more than any telephone takes within the bytes a message may carry. */
export const MAX_PHOTO_PIXELS = 64_000_000;
/** The name of a plain photo in the folder of what was made. */
export const PHOTO_FILE = 'photo.jpg';

/** How every foreign file is opened: what lies about its size or breaks off is refused by the decoder too. */
export const CAREFULLY = {
  limitInputPixels: MAX_PIXELS,
  failOn: 'warning',
  sequentialRead: true,
} as const satisfies SharpOptions;

const FORMATS = ['jpeg', 'png', 'tiff', 'webp'] as const;
export type OriginalFormat = (typeof FORMATS)[number];
export type OriginalHeader = PictureHeader & { format: OriginalFormat };

/** True if the shop opens pictures of this format; no other decoder is ever given a file that someone sent. */
export function isOriginal(header: PictureHeader): header is OriginalHeader {
  return FORMATS.some((format) => format === header.format);
}

/** Reads what a file that someone sent says of itself, and refuses it before any decoder has seen it. */
export async function checkedHeader(original: Uint8Array | SentFile, maxPixels = MAX_PIXELS): Promise<OriginalHeader> {
  if ((original instanceof Uint8Array ? original.length : original.size) > MAX_BYTES) throw new Refusal('too_large');
  const header = await readHeader(original);
  if ('problem' in header) throw new Refusal(header.problem === 'heavy' ? 'too_large' : 'unsupported_media');
  if (!isOriginal(header) || header.pages > 1) throw new Refusal('unsupported_media');
  if (header.width * header.height > maxPixels) throw new Refusal('too_large');
  return header;
}
