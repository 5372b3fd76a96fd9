import { open } from 'node:fs/promises';
import type { Metadata, SharpOptions } from 'sharp';
import type { SentFile } from '#ground/files/server/file-intake.ts';
import { sharp } from '#ground/pictures/server/sharp.ts';
import { Refusal } from '#shared/errors.ts';

/** Product §1: what may be sent in. A file within both limits is still decoded row by row, never held as pixels in full. */
export const MAX_BYTES = 40 * 1024 * 1024;
export const MAX_PIXELS = 150_000_000;

/** How every foreign file is opened: what lies about its size or breaks off is refused by the decoder too. */
export const CAREFULLY = {
  limitInputPixels: MAX_PIXELS,
  failOn: 'warning',
  sequentialRead: true,
} as const satisfies SharpOptions;

const FORMATS = ['jpeg', 'png', 'tiff', 'webp'] as const;
export type OriginalFormat = (typeof FORMATS)[number];

/** First bytes, so that no other decoder than these four is ever woken by a file somebody sent. */
const SIGNATURES: readonly { format: OriginalFormat; matches: (head: Buffer) => boolean }[] = [
  { format: 'jpeg', matches: (head) => head.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) },
  { format: 'png', matches: (head) => head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) },
  { format: 'tiff', matches: (head) => ['49492a00', '4d4d002a'].includes(head.toString('hex', 0, 4)) },
  {
    format: 'webp',
    matches: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  },
];

/** Reads what a file that somebody sent says of itself, and refuses it before a single pixel is decoded. */
export async function checkedFormat(original: Uint8Array | SentFile, maxPixels = MAX_PIXELS): Promise<OriginalFormat> {
  if ((original instanceof Uint8Array ? original.length : original.size) > MAX_BYTES) throw new Refusal('too_large');
  const format = await sniffedFormat(original);
  if (!format) throw new Refusal('unsupported_media');
  const said = await headerOf(original instanceof Uint8Array ? original : original.path);
  if (said.format !== format || (said.pages ?? 1) > 1) throw new Refusal('unsupported_media');
  if (said.width * said.height > maxPixels) throw new Refusal('too_large');
  return format;
}

/** What a file is by its first bytes; nothing if it is none of the four. */
export async function sniffedFormat(original: Uint8Array | SentFile): Promise<OriginalFormat | undefined> {
  const head = await headOf(original);
  return SIGNATURES.find(({ matches }) => matches(head))?.format;
}

async function headOf(original: Uint8Array | SentFile): Promise<Buffer> {
  if (original instanceof Uint8Array)
    return Buffer.from(original.buffer, original.byteOffset, Math.min(16, original.length));
  await using file = await open(original.path);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(16), position: 0 });
  return buffer.subarray(0, bytesRead);
}

/** What a file says of itself; refused if it cannot be read. */
export async function headerOf(original: Uint8Array | string): Promise<Metadata> {
  try {
    // The limit would be thrown as one more unreadable file here; checkedFormat tells it as what it is.
    return await sharp(original, { ...CAREFULLY, limitInputPixels: false }).metadata();
  } catch {
    throw new Refusal('unsupported_media');
  }
}
