import { readFile } from 'node:fs/promises';
import type { SentFile } from '#ground/files/server/file-intake.ts';
import { Refusal } from '#shared/errors.ts';

/** Far more than a logo needs. */
const SVG_BYTES = 1024 * 1024;

/** How much of a file is read to recognise a drawing. */
export const SVG_HEAD_BYTES = 16 * 1024;

/** Everything that may precede the first element: declaration, document type, comments, spaces. */
const BEFORE_ROOT = /^\uFEFF?(?:\s+|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>)*/i;

/**
 * What a drawing must not contain. Entities can grow to gigabytes; pictures inside would reach decoders that never get
 * an uploaded file; the others name further files.
 */
const FORBIDDEN =
  /<!ENTITY|<!DOCTYPE[^>]{0,1000}\[|<\?xml-stylesheet|XInclude|@import|<(?:[\w.-]+:)?(?:image|feImage)\b/i;

/** Whether the beginning of a file is that of an SVG drawing in UTF-8. */
export function looksLikeSvg(head: Uint8Array): boolean {
  const text = new TextDecoder().decode(head.subarray(0, SVG_HEAD_BYTES));
  return /^<(?:[\w.-]+:)?svg[\s>]/i.test(text.replace(BEFORE_ROOT, ''));
}

/**
 * The text of a drawing that may be rasterised, in a worker process only; the drawing itself is never served. Refuses
 * others. Nothing is parsed here.
 */
export async function checkedSvg({ path, size }: SentFile): Promise<Buffer> {
  if (size > SVG_BYTES) throw new Refusal('too_large');
  const bytes = await readFile(path);
  if (!isPlainSvg(bytes)) throw new Refusal('unsupported_media');
  return bytes;
}

export function isPlainSvg(bytes: Uint8Array): boolean {
  if (!looksLikeSvg(bytes)) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const encoding = /^\uFEFF?\s*<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/i.exec(text.slice(0, 1000))?.[1] ?? 'utf-8';
    return encoding.toLowerCase() === 'utf-8' && !text.includes('\0') && !FORBIDDEN.test(text);
  } catch {
    return false;
  }
}
