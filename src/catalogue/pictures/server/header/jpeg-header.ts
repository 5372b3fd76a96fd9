import type { FoundHeader } from './found-header.ts';
import { ExtraData } from './header-limits.ts';
import { malformed, type PictureBytes } from './picture-bytes.ts';

/** Baseline, extended, progressive, and the last two with arithmetic coding. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc9, 0xca]);
/** Other kinds of frames, which our decoders do not read. */
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xcb, 0xcd, 0xce, 0xcf]);
const [SCAN, END, COMMENT] = [0xda, 0xd9, 0xfe];
/** A progressive file has a dozen; each one costs a pass over all pixels. */
const MOST_SCANS = 100;
/** Tables, restart intervals and the like, without application data. */
const MOST_SEGMENTS = 2_000;
const MOST_FILL_BYTES = 64;

const isExtra = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;
/** Markers within a scan that belong to its data: escaped bytes, restarts, fill bytes. */
const isData = (byte: number) => byte === 0 || byte === 0xff || (byte >= 0xd0 && byte <= 0xd7);

/** Reads the segments of a JPEG to its end; pixels are only scanned for the next marker. */
export async function jpegHeader(bytes: PictureBytes): Promise<FoundHeader> {
  const extra = new ExtraData();
  let frame: Pick<FoundHeader, 'width' | 'height' | 'depth'> | undefined;
  let scans = 0;
  let at = 2;
  for (let segments = 0; ; segments++) {
    if (segments > MOST_SEGMENTS) malformed();
    const { marker, next } = await markerAt(bytes, at);
    if (marker === END) break;
    const length = (await bytes.at(next, 2)).readUInt16BE(0);
    if (length < 2 || next + length > bytes.size) malformed();
    at = next + length;
    if (isExtra(marker)) await addExtra(bytes, extra, { marker, next, length });
    else if (FRAMES.has(marker)) {
      if (frame) malformed();
      frame = await frameAt(bytes, next, length);
    } else if (OTHER_FRAMES.has(marker)) malformed();
    else if (marker === SCAN) {
      if (!frame || ++scans > MOST_SCANS) malformed();
      at = await endOfScan(bytes, at);
    }
  }
  if (!frame || scans === 0) malformed();
  return { ...frame, pages: 1, extra: extra.bytes, unneeded: [] };
}

async function markerAt(bytes: PictureBytes, from: number): Promise<{ marker: number; next: number }> {
  for (let at = from; at <= from + MOST_FILL_BYTES; at++) {
    const [first, marker = 0] = await bytes.at(at, 2);
    if (first !== 0xff) malformed();
    if (marker === 0xff) continue;
    // Between segments, the only marker without a length is the end.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) malformed();
    return { marker, next: at + 2 };
  }
  return malformed();
}

async function addExtra(
  bytes: PictureBytes,
  extra: ExtraData,
  { marker, next, length }: { marker: number; next: number; length: number },
): Promise<void> {
  const isProfile =
    marker === 0xe2 && length >= 14 && (await bytes.at(next + 2, 12)).toString('latin1') === 'ICC_PROFILE\0';
  if (isProfile) extra.addProfile(length);
  else extra.add(length);
}

async function frameAt(bytes: PictureBytes, at: number, length: number) {
  if (length < 8) malformed();
  const said = await bytes.at(at + 2, 6);
  const components = said.readUInt8(5);
  if (length !== 8 + 3 * components || components < 1 || components > 4) malformed();
  return { depth: said.readUInt8(0), height: said.readUInt16BE(1), width: said.readUInt16BE(3) };
}

/** The first marker after the data of a scan. */
async function endOfScan(bytes: PictureBytes, from: number): Promise<number> {
  for (let at = from; at + 1 < bytes.size; ) {
    const seen = await bytes.rest(at);
    for (let i = 0; i + 1 < seen.length; i++) {
      if (seen[i] === 0xff && !isData(seen[i + 1] ?? 0)) return at + i;
    }
    // The last byte may be the first half of a marker.
    at += Math.max(1, seen.length - 1);
  }
  return malformed();
}
