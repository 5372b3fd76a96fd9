/** How to make pixels upright, by EXIF orientation: mirror left to right first, then turn clockwise. */
const UPRIGHT: readonly { isMirrored: boolean; quarters: number }[] = [
  { isMirrored: false, quarters: 0 },
  { isMirrored: true, quarters: 0 },
  { isMirrored: false, quarters: 2 },
  { isMirrored: true, quarters: 2 },
  { isMirrored: true, quarters: 3 },
  { isMirrored: false, quarters: 1 },
  { isMirrored: true, quarters: 1 },
  { isMirrored: false, quarters: 3 },
];

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The steps for an orientation (1 to 8); other values are ignored. */
export function uprightSteps(orientation: number | undefined) {
  return UPRIGHT[(orientation ?? 1) - 1] ?? { isMirrored: false, quarters: 0 };
}

/** Whether width and height are swapped. */
export function isSideways(orientation: number | undefined): boolean {
  return uprightSteps(orientation).quarters % 2 === 1;
}

/** Maps a box of the upright picture to the file, whose pixels are `file.w` by `file.h`. */
export function boxInFile({ x, y, w, h }: Box, orientation: number | undefined, file: { w: number; h: number }): Box {
  const { isMirrored, quarters } = uprightSteps(orientation);
  const right = { x: file.w - x - w, y: file.h - y - h };
  // Undo the turn, then the mirroring.
  const turned = {
    0: { x, y, w, h },
    1: { x: y, y: file.h - x - w, w: h, h: w },
    2: { x: right.x, y: right.y, w, h },
    3: { x: file.w - y - h, y: x, w: h, h: w },
  }[quarters];
  if (!turned) throw new RangeError(`${quarters} quarters`);
  return isMirrored ? { ...turned, x: file.w - turned.x - turned.w } : turned;
}
