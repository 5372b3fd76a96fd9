import type { SharpOptions } from 'sharp';
import type { SentFile } from '#ground/files/server/file-intake.ts';
import { Refusal } from '#shared/errors.ts';
import { type PictureHeader, readHeader } from './header/picture-header.ts';

/** Product §1: limits of uploads. Even a file within both is decoded row by row, never as a whole. */
export const MAX_BYTES = 40 * 1024 * 1024;
export const MAX_PIXELS = 150_000_000;
/** For photos: more than any phone takes within the size limit of a message. */
export const MAX_PHOTO_PIXELS = 64_000_000;
/** The file name of a plain photo in the worker's output folder. */
export const PHOTO_FILE = 'photo.jpg';

/** For every uploaded file: the decoder also refuses truncated files and wrong sizes. */
export const STRICT_DECODING = {
  limitInputPixels: MAX_PIXELS,
  failOn: 'warning',
  sequentialRead: true,
} as const satisfies SharpOptions;

const FORMATS = ['jpeg', 'png', 'tiff', 'webp'] as const;
export type OriginalFormat = (typeof FORMATS)[number];
export type OriginalHeader = PictureHeader & { format: OriginalFormat };

/** Whether we open this format; no other decoder ever gets an uploaded file. */
export function isOriginal(header: PictureHeader): header is OriginalHeader {
  return FORMATS.some((format) => format === header.format);
}

/** Reads an uploaded file's header, and refuses it before any decoder sees it. */
export async function checkedHeader(original: Uint8Array | SentFile, maxPixels = MAX_PIXELS): Promise<OriginalHeader> {
  if ((original instanceof Uint8Array ? original.length : original.size) > MAX_BYTES) throw new Refusal('too_large');
  const header = await readHeader(original);
  if ('problem' in header) throw new Refusal(header.problem === 'heavy' ? 'too_large' : 'unsupported_media');
  if (!isOriginal(header) || header.pages > 1) throw new Refusal('unsupported_media');
  if (header.width * header.height > maxPixels) throw new Refusal('too_large');
  return header;
}
