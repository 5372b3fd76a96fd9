import { describe, expect, test } from 'vitest';
import {
  CORNERS,
  type Cut,
  cropOf,
  cutOf,
  cutOfRatio,
  LEAST_SIDE,
  movedCut,
  ratioOf,
  resizedCut,
  rotatedBy,
  sizeOptions,
  turnedPixels,
  typedCut,
} from './crop.rules.ts';
import { croppedPixels, fullCrop, isWithin, offeredSizes } from './studio.rules.ts';

const master = { w_px: 6_000, h_px: 4_000 };
const crop = { x: 500, y: 300, w: 2_000, h: 1_000, turns: 0 as const };
const isInside = ({ x, y, w, h }: Cut, seen: { w_px: number; h_px: number }) =>
  x >= 0 && y >= 0 && x + w <= seen.w_px && y + h <= seen.h_px;

describe('turning', () => {
  test('shows the upper left corner at the upper right after a quarter', () => {
    expect(cutOf({ x: 0, y: 0, w: 100, h: 50, turns: 1 }, master)).toEqual({ x: 3_950, y: 0, w: 50, h: 100 });
  });

  test.for([0, 1, 2, 3] as const)('by %d quarters can be read back', (turns) => {
    const cut = cutOf({ ...crop, turns }, master);

    expect(isInside(cut, turnedPixels(master, turns))).toBe(true);
    expect(cropOf(cut, turns, master)).toEqual({ ...crop, turns });
  });

  test('four times is as before', () => {
    expect(rotatedBy(rotatedBy(rotatedBy(rotatedBy(crop, 1), 1), 1), 1)).toEqual(crop);
    expect(rotatedBy(rotatedBy(crop, 1), 3)).toEqual(crop);
  });
});

describe('a cut', () => {
  test('stops at the edge when it is moved', () => {
    expect(movedCut(crop, { x: -9_000, y: 9_000 }, master)).toMatchObject({ x: 0, y: 3_000, w: 2_000, h: 1_000 });
  });

  test.for(CORNERS)('keeps its opposite corner when %s is dragged, within the picture and not too small', (corner) => {
    for (const by of [
      { x: 40, y: -30 },
      { x: 9_999, y: 9_999 },
      { x: -9_999, y: -9_999 },
    ]) {
      for (const ratio of [undefined, 1.5]) {
        const cut = resizedCut(crop, corner, by, { seen: master, ratio });

        expect(isInside(cut, master)).toBe(true);
        expect(Math.min(cut.w, cut.h)).toBeGreaterThanOrEqual(LEAST_SIDE);
        if (corner.endsWith('w')) expect(cut.x + cut.w).toBe(crop.x + crop.w);
        else expect(cut.x).toBe(crop.x);
        if (corner.startsWith('n')) expect(cut.y + cut.h).toBe(crop.y + crop.h);
        else expect(cut.y).toBe(crop.y);
        if (ratio) expect(Math.abs(cut.w - cut.h * ratio)).toBeLessThanOrEqual(1);
      }
    }
  });

  test('of a ratio is centred on the previous one', () => {
    const square = cutOfRatio(crop, ratioOf('1:1', master), master);

    expect(square).toEqual({ x: 1_000, y: 300, w: 1_000, h: 1_000 });
    expect(ratioOf('3:2', { w_px: 4_000, h_px: 6_000 })).toBeCloseTo(2 / 3);
    expect(ratioOf('free', master)).toBeUndefined();
  });

  test('with typed numbers is limited to the picture', () => {
    expect(typedCut(crop, { w: 99_999 }, { seen: master, ratio: undefined })).toMatchObject({
      x: 0,
      w: 6_000,
      h: 1_000,
    });
    expect(typedCut(crop, { h: 1_200 }, { seen: master, ratio: 1.5 })).toMatchObject({ w: 1_800, h: 1_200 });
    expect(typedCut(crop, { x: -5, w: 1 }, { seen: master, ratio: undefined })).toMatchObject({ x: 0, w: LEAST_SIDE });
  });

  test('of a whole master is always within it', () => {
    const full = cutOf({ ...fullCrop(master), turns: 3 }, master);

    expect(isWithin(cropOf(cutOfRatio(full, 2, turnedPixels(master, 3)), 3, master), master)).toBe(true);
  });
});

test('the sizes of a crop are the offered ones and those that are too coarse', () => {
  const chances = sizeOptions({ ...crop, w: 3_000, h: 2_000 });

  const offered = offeredSizes(croppedPixels({ ...crop, w: 3_000, h: 2_000 }));
  expect(chances.filter(({ isOffered }) => isOffered).map(({ w_mm }) => w_mm)).toEqual(offered.map(({ w_mm }) => w_mm));
  expect(chances.filter(({ isOffered }) => !isOffered).every(({ ppi }) => ppi < 150)).toBe(true);
  expect(chances).toHaveLength(5);
});
