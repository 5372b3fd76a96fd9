import { isSharpAt, type SizeDraft, sizesFor } from '#ground/framing/framing.rules.ts';
import { type Crop, croppedPixels, type Pixels, ppiAt } from './studio.rules.ts';

/** A part of the picture as shown while cropping: rotated, in pixels of the master. */
export interface Cut {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Width ÷ height of a crop; `free` fixes nothing, `own` uses the whole picture's. */
export const CROP_RATIOS = ['free', 'own', '1:1', '5:4', '4:3', '3:2', '16:9', '2:1'] as const;
export type CropRatio = (typeof CROP_RATIOS)[number];

/** The smallest side of a crop: less cannot be printed, or grabbed by a finger. */
export const LEAST_SIDE = 200;

export const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;
export type Corner = (typeof CORNERS)[number];

export function turnedPixels({ w_px, h_px }: Pixels, turns: Crop['turns']): Pixels {
  return turns % 2 === 0 ? { w_px, h_px } : { w_px: h_px, h_px: w_px };
}

/** A crop as shown, after its rotation. */
export function cutOf(crop: Crop, master: Pixels): Cut {
  let { x, y, w, h }: Cut = crop;
  let seen = master;
  for (let turned = 0; turned < crop.turns; turned++) {
    [x, y, w, h] = [seen.h_px - y - h, x, h, w];
    seen = turnedPixels(seen, 1);
  }
  return { x, y, w, h };
}

/** The inverse of `cutOf`. */
export function cropOf(cut: Cut, turns: Crop['turns'], master: Pixels): Crop {
  let { x, y, w, h } = cut;
  let seen = turnedPixels(master, turns);
  for (let turned = 0; turned < turns; turned++) {
    [x, y, w, h] = [y, seen.w_px - x - w, h, w];
    seen = turnedPixels(seen, 1);
  }
  return { x, y, w, h, turns };
}

/** The same part of the picture, rotated clockwise by quarters; a fixed ratio may become landscape or portrait. */
export function rotatedBy(crop: Crop, quarters: 1 | 3): Crop {
  return { ...crop, turns: ((crop.turns + quarters) % 4) as Crop['turns'] };
}

/** The number of a ratio for a picture as shown; inverted for portraits. */
export function ratioOf(ratio: CropRatio, seen: Pixels): number | undefined {
  if (ratio === 'free') return undefined;
  if (ratio === 'own') return seen.w_px / seen.h_px;
  const [long = 1, short = 1] = ratio.split(':').map(Number);
  return seen.w_px >= seen.h_px ? long / short : short / long;
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/** The cut moved by so many pixels, within the picture. */
export function movedCut(cut: Cut, by: { x: number; y: number }, seen: Pixels): Cut {
  return {
    ...cut,
    x: clamp(Math.round(cut.x + by.x), 0, seen.w_px - cut.w),
    y: clamp(Math.round(cut.y + by.y), 0, seen.h_px - cut.h),
  };
}

/** The cut with one corner moved; the opposite corner and a ratio stay fixed. */
export function resizedCut(
  cut: Cut,
  corner: Corner,
  by: { x: number; y: number },
  { seen, ratio }: { seen: Pixels; ratio: number | undefined },
): Cut {
  const left = corner.endsWith('w');
  const top = corner.startsWith('n');
  const fixed = { x: left ? cut.x + cut.w : cut.x, y: top ? cut.y + cut.h : cut.y };
  const space = { w: left ? fixed.x : seen.w_px - fixed.x, h: top ? fixed.y : seen.h_px - fixed.y };
  const wanted = { w: cut.w + (left ? -by.x : by.x), h: cut.h + (top ? -by.y : by.y) };
  const { w, h } = sidesWithin(wanted, space, ratio);
  return { x: left ? fixed.x - w : fixed.x, y: top ? fixed.y - h : fixed.y, w, h };
}

/** The largest cut of a ratio around the current centre. */
export function cutOfRatio(cut: Cut, ratio: number | undefined, seen: Pixels): Cut {
  if (ratio === undefined) return cut;
  const { w, h } = sidesWithin({ w: cut.w, h: cut.w / ratio }, { w: cut.w, h: cut.h }, ratio);
  const middle = { x: cut.x + (cut.w - w) / 2, y: cut.y + (cut.h - h) / 2 };
  return movedCut({ x: 0, y: 0, w, h }, middle, seen);
}

/** A cut with typed numbers, limited to the picture; with a ratio, the typed side determines the other. */
export function typedCut(
  cut: Cut,
  typed: Partial<Cut>,
  { seen, ratio }: { seen: Pixels; ratio: number | undefined },
): Cut {
  const wanted = { ...cut, ...typed };
  if (ratio !== undefined && typed.h !== undefined) wanted.w = wanted.h * ratio;
  else if (ratio !== undefined && typed.w !== undefined) wanted.h = wanted.w / ratio;
  const { w, h } = sidesWithin(wanted, { w: seen.w_px, h: seen.h_px }, ratio);
  return movedCut({ x: 0, y: 0, w, h }, wanted, seen);
}

/** Whole sides within the limits, and of the ratio if there is one. */
function sidesWithin(
  wanted: { w: number; h: number },
  space: { w: number; h: number },
  ratio: number | undefined,
): { w: number; h: number } {
  if (ratio === undefined) {
    return {
      w: clamp(Math.round(wanted.w), Math.min(LEAST_SIDE, space.w), space.w),
      h: clamp(Math.round(wanted.h), Math.min(LEAST_SIDE, space.h), space.h),
    };
  }
  const least = Math.max(LEAST_SIDE, LEAST_SIDE * ratio);
  const most = Math.min(space.w, space.h * ratio);
  const w = clamp(Math.max(wanted.w, wanted.h * ratio), Math.min(least, most), most);
  return { w: Math.max(1, Math.round(w)), h: Math.max(1, Math.min(space.h, Math.round(w / ratio))) };
}

/** A size of the ladder for a crop: offered or too coarse. */
export interface SizeOption extends Pick<SizeDraft, 'w_mm' | 'h_mm' | 'price'> {
  ppi: number;
  isOffered: boolean;
}

/** More pixels than any print needs, so that the whole ladder is returned. */
const PLENTY = 100_000;

/** Every size of the ladder for a crop, including the too coarse ones. */
export function sizeOptions(crop: Crop): SizeOption[] {
  const pixels = croppedPixels(crop);
  const aspect = pixels.w_px / pixels.h_px;
  return sizesFor(aspect, { w_px: PLENTY, h_px: PLENTY }).map(({ w_mm, h_mm, price }) => ({
    w_mm,
    h_mm,
    price,
    ppi: ppiAt(pixels, { w_mm, h_mm }),
    isOffered: isSharpAt({ w_mm, h_mm }, pixels),
  }));
}

// @chunk studio
