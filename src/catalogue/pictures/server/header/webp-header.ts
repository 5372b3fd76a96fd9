import type { FoundHeader } from './found-header.ts';
import { ExtraData } from './header-limits.ts';
import { malformed, type PictureBytes } from './picture-bytes.ts';

const MOST_CHUNKS = 10_000;
const PIXELS = new Set(['VP8 ', 'VP8L']);

type Extent = Pick<FoundHeader, 'width' | 'height'>;

/** Reads the chunks of a WebP up to its stated length; ignores bytes after that. */
export async function webpHeader(bytes: PictureBytes): Promise<FoundHeader> {
  const end = 8 + (await bytes.at(4, 4)).readUInt32LE(0);
  if (end > bytes.size) malformed();
  const extra = new ExtraData();
  let canvas: Extent | undefined;
  let image: Extent | undefined;
  let [frames, isAnimated] = [0, false];
  let at = 12;
  for (let chunks = 0; at + 8 <= end; chunks++) {
    if (chunks > MOST_CHUNKS) malformed();
    const head = bytes.peek(at, 8) ?? (await bytes.at(at, 8));
    const [name, length] = [head.toString('latin1', 0, 4), head.readUInt32LE(4)];
    if (at + 8 + length > end) malformed();
    if (name === 'VP8X') {
      if (canvas || chunks > 0 || length < 10) malformed();
      canvas = canvasOf(await bytes.at(at + 8, 10));
      isAnimated = ((await bytes.at(at + 8, 1)).readUInt8(0) & 2) !== 0;
    } else if (PIXELS.has(name)) {
      if (image) malformed();
      image = name === 'VP8L' ? await losslessExtent(bytes, at + 8) : await lossyExtent(bytes, at + 8);
    } else if (name === 'ANMF') frames++;
    else if (name === 'ICCP') extra.addProfile(length);
    else if (name !== 'ALPH') extra.add(length);
    // Chunks begin at even offsets.
    at += 8 + length + (length % 2);
  }
  const pages = isAnimated || frames > 0 ? Math.max(2, frames) : 1;
  const shown = canvas ?? image;
  if (!shown || (pages === 1 && !isSame(shown, image))) malformed();
  return { ...shown, depth: 8, pages, extra: extra.bytes, unneeded: [] };
}

const isSame = (one: Extent, other: Extent | undefined) => one.width === other?.width && one.height === other.height;

function canvasOf(said: Buffer): Extent {
  return { width: 1 + said.readUIntLE(4, 3), height: 1 + said.readUIntLE(7, 3) };
}

async function losslessExtent(bytes: PictureBytes, at: number): Promise<Extent> {
  const said = await bytes.at(at, 5);
  if (said.readUInt8(0) !== 0x2f) malformed();
  const bits = said.readUInt32LE(1);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

async function lossyExtent(bytes: PictureBytes, at: number): Promise<Extent> {
  const said = await bytes.at(at, 10);
  if (said.toString('hex', 3, 6) !== '9d012a') malformed();
  // The upper two bits are a scaling hint.
  return { width: said.readUInt16LE(6) & 0x3fff, height: said.readUInt16LE(8) & 0x3fff };
}
