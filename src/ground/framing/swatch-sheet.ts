import type { DrawnFrame } from './framing.geometry.ts';

/** The facts of a frame that its corner sample shows. */
export type SwatchFrame = Omit<DrawnFrame, 'frame_id'>;

/** The shown part of the corner; the same for all, so that a broad frame looks broad beside a slim one. */
export const SWATCH_MM = 96;

/** Increase this when samples are drawn differently: browsers cache a sheet for ever. */
export const SWATCH_EDITION = 2;

/** More frames than any shop offers. */
const MOST_SWATCHES = 40;

/**
 * The address of a sheet with the corner samples of these frames, one below the other. It contains everything
 * visible: a changed frame has another address, so a browser never fetches a sheet twice.
 */
export function swatchSheetPath(frames: readonly SwatchFrame[]): string {
  return `/swatches/${SWATCH_EDITION}/${frames.map(swatchCode).join('_')}.svg`;
}

/** The part of the sheet that shows one of its frames, as a background's size and position. */
export function swatchPlace(index: number, count: number): { size: string; position: string } {
  return { size: `100% ${count * 100}%`, position: `0 ${count > 1 ? (index / (count - 1)) * 100 : 0}%` };
}

function swatchCode({ material, profile, face_mm, rebate_mm, depth_mm, glazing, mat }: SwatchFrame): string {
  const moulding = [material, profile, face_mm, rebate_mm, depth_mm, glazing];
  return [...moulding, ...(mat ? [mat.width_mm, mat.colour.slice(1).toLowerCase()] : [])].join('-');
}

const CODE = /^([a-z]+)-([a-z]+)-(\d{1,3})-(\d{1,3})-(\d{1,3})-([a-z]+)(?:-(\d{1,3})-([0-9a-f]{6}))?$/;

/** The frames in an address, strictly validated; `undefined` if it is not one of ours. */
export function readSwatchSheet(
  name: string,
  known: (frame: Record<string, unknown>) => SwatchFrame | undefined,
): SwatchFrame[] | undefined {
  const codes = name.split('_');
  if (codes.length > MOST_SWATCHES) return undefined;
  const frames = codes.map((code) => {
    const [, material, profile, face, rebate, depth, glazing, width, colour] = CODE.exec(code) ?? [];
    return known({
      material,
      profile,
      face_mm: Number(face),
      rebate_mm: Number(rebate),
      depth_mm: Number(depth),
      glazing,
      ...(colour && { mat: { width_mm: Number(width), colour: `#${colour}` } }),
    });
  });
  return frames.every((frame) => frame !== undefined) ? frames : undefined;
}

// @chunk common
