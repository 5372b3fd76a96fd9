import { type FileHandle, open } from 'node:fs/promises';
import type { SentFile } from '#ground/files/server/file-intake.ts';
import type { FoundHeader } from './found-header.ts';
import { gifHeader } from './gif-header.ts';
import { jpegHeader } from './jpeg-header.ts';
import { HeaderFault, type HeaderProblem, PictureBytes } from './picture-bytes.ts';
import { pngHeader } from './png-header.ts';
import { tiffHeader } from './tiff-header.ts';
import { webpHeader } from './webp-header.ts';

type KnownFormat = 'jpeg' | 'png' | 'tiff' | 'webp' | 'gif';
export type PictureHeader = FoundHeader & { format: KnownFormat };

interface Format {
  format: KnownFormat;
  matches: (head: Buffer) => boolean;
  read: (bytes: PictureBytes) => Promise<FoundHeader>;
}

const startsWith =
  (...digits: string[]) =>
  (head: Buffer) =>
    digits.some((start) => head.toString('hex').startsWith(start));
const isWebp = (head: Buffer) =>
  head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP' && head.length === 12;

const FORMATS: readonly Format[] = [
  { format: 'jpeg', matches: startsWith('ffd8ff'), read: jpegHeader },
  { format: 'png', matches: startsWith('89504e470d0a1a0a'), read: pngHeader },
  { format: 'tiff', matches: startsWith('49492a00', '4d4d002a'), read: tiffHeader },
  { format: 'webp', matches: isWebp, read: webpHeader },
  { format: 'gif', matches: startsWith('474946383761', '474946383961'), read: gifHeader },
];

/**
 * Reads a picture's header, or returns why it is invalid: our own reader, which decompresses nothing, needs a few
 * kilobytes and reads the file once at most. No decoder opens a file that did not pass it.
 */
export async function readHeader(original: Uint8Array | SentFile): Promise<PictureHeader | { problem: HeaderProblem }> {
  if (original instanceof Uint8Array) {
    const bytes = Buffer.from(original.buffer, original.byteOffset, original.byteLength);
    return headerIn(new PictureBytes(bytes.length, async (at, length) => bytes.subarray(at, at + length)));
  }
  await using file = await open(original.path);
  // Awaited here, or the file would be closed too early.
  return await headerIn(new PictureBytes(original.size, (at, length) => bytesOf(file, at, length)));
}

async function bytesOf(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position });
  return buffer.subarray(0, bytesRead);
}

async function headerIn(bytes: PictureBytes): Promise<PictureHeader | { problem: HeaderProblem }> {
  try {
    const head = await bytes.rest(0);
    const known = FORMATS.find(({ matches }) => matches(head.subarray(0, 12)));
    if (!known) return { problem: 'type' };
    const found = await known.read(bytes);
    if (found.width < 1 || found.height < 1) return { problem: 'broken' };
    return { format: known.format, ...found };
  } catch (error) {
    if (error instanceof HeaderFault) return { problem: error.problem };
    throw error;
  }
}
