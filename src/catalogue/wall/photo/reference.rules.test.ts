import { describe, expect, test } from 'vitest';
import { outerSize, sizesFor } from '#ground/framing/framing.rules.ts';
import { seedFrames } from '#ground/framing/testing-frames.ts';
import { sidesOf } from './calibration.rules.ts';
import { applyTo } from './homography.rules.ts';
import { aroundPoint, canHang, drawingToPhoto } from './placement.rules.ts';
import { atHeight, calibrate, heightOf, type Marks, markedExtent, startMarks, startPlaces } from './reference.rules.ts';
import { photoFrom, seenCorners } from './testing-camera.ts';

const photo = photoFrom({ yaw: 0, pitch: 0, roll: 0, away_mm: 3000, aim: { x: 0, y: 0 } });
const marked = (w_mm: number, h_mm: number, changes: Partial<Marks>): Marks => ({
  ...startMarks(photo),
  corners: seenCorners(photo, w_mm, h_mm),
  ...changes,
});
const wallOf = (marks: Marks) => {
  const { calibration, problem } = calibrate(marks, photo);
  if (!calibration) throw new Error(problem);
  return calibration;
};

describe('every size in every frame on a calibrated photo', () => {
  const aspects = [0.5, 0.71, 1, 1.4, 2.2];
  const sizes = aspects.flatMap((aspect) => sizesFor(aspect, { w_px: 12_000, h_px: 12_000 }));
  const references = [
    marked(210, 297, { kind: 'a4' }),
    marked(297, 210, { kind: 'a4' }),
    marked(85.6, 53.98, { kind: 'card' }),
    marked(900, 2100, { kind: 'door' }),
    {
      ...startMarks(photo),
      kind: 'length' as const,
      length_mm: 500,
      ends: [
        { x: 1000, y: 900 },
        { x: 1300, y: 900 },
      ] as const,
    },
  ];

  test('has its outer millimetres times the scale in pixels, for every mark', () => {
    // 0.75 · 2400 px focal length at 3000 mm: 0.6 pixels per millimetre.
    for (const marks of references) {
      const { toPhoto } = wallOf(marks);
      for (const size of sizes) {
        for (const frame of seedFrames('en')) {
          const outer = outerSize(size, frame);
          const [w, h] = sidesOf(aroundPoint(toPhoto, outer, { x: 0, y: 0 }) ?? seenCorners(photo, 1, 1));
          expect(Math.abs(w - outer.w_mm * 0.6)).toBeLessThan(0.5);
          expect(Math.abs(h - outer.h_mm * 0.6)).toBeLessThan(0.5);
        }
      }
    }
  });

  test('is placed on the photo by the same mapping that measured it', () => {
    const { toPhoto } = wallOf(marked(210, 297, {}));
    const outer = { w_mm: 640, h_mm: 940 };
    const layer = { area: { x: 0, y: 0, w: 640, h: 940 }, width: 333, height: 489 };
    const matrix = drawingToPhoto(toPhoto, outer, { x: 50, y: -20 }, layer);
    const [first, , last] = aroundPoint(toPhoto, outer, { x: 50, y: -20 }) ?? [];
    expect(applyTo(matrix, { x: 0, y: 0 }).x).toBeCloseTo(first?.x ?? 0, 6);
    expect(applyTo(matrix, { x: 333, y: 489 }).y).toBeCloseTo(last?.y ?? 0, 6);
  });
});

describe('a mark', () => {
  test('has the orientation it seems to have, unless the visitor says otherwise', () => {
    expect(markedExtent(marked(297, 210, {}), photo)).toEqual({ w_mm: 297, h_mm: 210 });
    expect(markedExtent(marked(210, 297, {}), photo)).toEqual({ w_mm: 210, h_mm: 297 });
    expect(markedExtent(marked(297, 210, { wayUp: 'upright' }), photo)).toEqual({ w_mm: 210, h_mm: 297 });
    expect(wallOf(marked(297, 210, { wayUp: 'upright' })).warnings).toContain('sides_swapped');
  });

  test('is on the photo before anything is marked', () => {
    for (const { x, y } of startMarks({ width: 400, height: 300 }).corners) {
      expect(x > 0 && x < 400 && y > 0 && y < 300).toBe(true);
    }
  });
});

describe('works hang initially', () => {
  const outer = { w_mm: 540, h_mm: 740 };

  test('on the sheet, side by side without touching', () => {
    const marks = marked(210, 297, {});
    const [left, right] = startPlaces(marks, wallOf(marks).toPhoto, [outer, outer], photo);
    expect((left?.x ?? 0) + (right?.x ?? 0)).toBeCloseTo(0, 6);
    expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(outer.w_mm);
  });

  test('beside a door with their centre 145 cm above the floor', () => {
    const marks = marked(900, 2100, { kind: 'door' });
    const { toPhoto } = wallOf(marks);
    const [place = { x: 0, y: 0 }] = startPlaces(marks, toPhoto, [outer], photo);
    expect(heightOf(marks, place)).toBeCloseTo(1450, 6);
    expect(place.x - outer.w_mm / 2).toBeGreaterThan(450);
    expect(atHeight(marks, place, 1600).y).toBeCloseTo(1050 - 1600, 6);
  });

  test('where they are visible, in any number', () => {
    const marks = marked(210, 297, {});
    const { toPhoto } = wallOf(marks);
    for (const place of startPlaces(
      marks,
      toPhoto,
      Array.from({ length: 6 }, () => outer),
      photo,
    )) {
      expect(canHang(toPhoto, outer, place, photo)).toBe(true);
    }
  });
});
