import { rgbaToDataURL, thumbHashToRGBA } from 'thumbhash';
import type { Picture } from '#ground/pictures/picture.contract.ts';

/** A crawl through the whole catalogue must not fill memory; a page shows a few dozen. */
const REMEMBERED = 500;
const remembered = new Map<string, string>();

/** The blurred preview of a picture as a data URL; empty if its thumbhash is broken. */
export function placeholderUrl({ thumbhash }: Pick<Picture, 'thumbhash'>): string {
  const known = remembered.get(thumbhash);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const url = decode(thumbhash);
  remembered.set(thumbhash, url);
  return url;
}

function decode(thumbhash: string): string {
  try {
    const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(thumbhash), (char) => char.charCodeAt(0)));
    return halved(w, h, rgba);
  } catch {
    return '';
  }
}

/** A thumbhash holds seven waves to a side: half of the decoder's 32 pixels show the same for a quarter of the HTML. */
function halved(w: number, h: number, rgba: Uint8Array): string {
  const width = Math.max(1, w >> 1);
  const height = Math.max(1, h >> 1);
  const small = new Uint8Array(4 * width * height);
  const at = (x: number, y: number, channel: number) =>
    rgba[4 * (Math.min(y, h - 1) * w + Math.min(x, w - 1)) + channel] ?? 0;
  for (let i = 0; i < small.length; i++) {
    const channel = i % 4;
    const x = 2 * ((i >> 2) % width);
    const y = 2 * Math.floor((i >> 2) / width);
    const sum = at(x, y, channel) + at(x + 1, y, channel) + at(x, y + 1, channel) + at(x + 1, y + 1, channel);
    small[i] = (sum + 2) >> 2;
  }
  return rgbaToDataURL(width, height, small);
}
