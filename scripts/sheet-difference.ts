import sharp from 'sharp';

/** A smaller difference, of 255 in any colour, is anti-aliasing noise. */
const NOISE = 24;
const CHANNELS = 3;

/** The rectangle around all differences, in shares of the picture. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Difference {
  /** Of all pixels. */
  share: number;
  box: Box;
}

const ENTIRE: Box = { left: 0, top: 0, width: 1, height: 1 };

/**
 * The share of differing pixels of two pictures and their area; everything if the sizes differ, undefined without
 * an earlier picture.
 */
export async function difference(before: Buffer | undefined, after: Buffer): Promise<Difference | undefined> {
  if (!before) return undefined;
  const [old, now] = await Promise.all([pixels(before), pixels(after)]);
  const { width, height } = now.info;
  if (old.info.width !== width || old.info.height !== height) return { share: 1, box: ENTIRE };
  let [changed, left, top, right, bottom] = [0, width, height, 0, 0];
  for (let at = 0; at < width * height; at++) {
    if (!differs(old.data, now.data, at * CHANNELS)) continue;
    changed += 1;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  const box = { left: left / width, top: top / height, width: (right - left) / width, height: (bottom - top) / height };
  return { share: changed / (width * height), box: changed > 0 ? box : { left: 0, top: 0, width: 0, height: 0 } };
}

function pixels(png: Buffer) {
  return sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

/** In any colour: two hues may be equally bright. */
function differs(old: Buffer, now: Buffer, at: number): boolean {
  for (let channel = at; channel < at + CHANNELS; channel++) {
    if (Math.abs((now[channel] ?? 0) - (old[channel] ?? 0)) > NOISE) return true;
  }
  return false;
}
