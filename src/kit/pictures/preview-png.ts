import { crc32, deflateSync } from 'node:zlib';
import { thumbHashToRGBA } from 'thumbhash';

/** A crawl through the whole catalogue must not fill the memory; a page shows a few dozen. */
const REMEMBERED = 500;
const remembered = new Map<string, string>();

/** On the server: the blurred preview of a thumbhash as the data URL of a PNG of about 300 bytes; empty if it is broken. */
export function previewPng(thumbhash: string): string {
  const known = remembered.get(thumbhash);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const url = decode(thumbhash);
  remembered.set(thumbhash, url);
  return url;
}

/** A thumbhash has seven waves per side: half of the decoder's 32 pixels show the same for a quarter of the HTML. */
function decode(thumbhash: string): string {
  try {
    const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(thumbhash), (char) => char.charCodeAt(0)));
    const at = (x: number, y: number, channel: number) =>
      rgba[4 * (Math.min(y, h - 1) * w + Math.min(x, w - 1)) + channel] ?? 0;
    const shade = (x: number, y: number, channel: number) => {
      const [left, top] = [2 * x, 2 * y];
      const upper = at(left, top, channel) + at(left + 1, top, channel);
      const sum = upper + at(left, top + 1, channel) + at(left + 1, top + 1, channel);
      // 64 shades compress better, and look the same as 256 in a blurred picture.
      return Math.min(255, ((sum + 8) >> 4) << 2);
    };
    const png = pngOf(Math.max(1, w >> 1), Math.max(1, h >> 1), shade);
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    return '';
  }
}

type Shade = (x: number, y: number, channel: number) => number;

function pngOf(width: number, height: number, shade: Shade): Buffer {
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0]);
  const begin = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const lines = deflateSync(predictedLines(width, height, shade), { level: 9 });
  return Buffer.concat([begin, part('IHDR', header), part('IDAT', lines), part('IEND', Buffer.alloc(0))]);
}

/** PNG's filter 4, "Paeth": each value as its difference from the best predicting neighbour. */
const PAETH = 4;

function predictedLines(width: number, height: number, shade: Shade): Buffer {
  const known: Shade = (x, y, channel) => (x < 0 || y < 0 ? 0 : shade(x, y, channel));
  const lines: number[] = [];
  for (let y = 0; y < height; y++) {
    lines.push(PAETH);
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const guess = smoothest(known(x - 1, y, channel), known(x, y - 1, channel), known(x - 1, y - 1, channel));
        lines.push((shade(x, y, channel) - guess) & 255);
      }
    }
  }
  return Buffer.from(lines);
}

function smoothest(left: number, above: number, corner: number): number {
  const [byLeft, byAbove, byCorner] = [above - corner, left - corner, left + above - 2 * corner].map(Math.abs) as [
    number,
    number,
    number,
  ];
  if (byLeft <= byAbove && byLeft <= byCorner) return left;
  return byAbove <= byCorner ? above : corner;
}

function part(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

// @chunk works
