import { describe, expect, test } from 'vitest';
import {
  type Calibration,
  calibrateByLength,
  calibrateByRectangle,
  KNOWN_SIZES,
  sidesOf,
} from './calibration.rules.ts';
import { asItHangs, orderedCorners, seenAspect } from './corners.rules.ts';
import { applyTo, inverse, mapCorners, type Quad } from './homography.rules.ts';
import { aroundPoint, canHang, nearestPlace } from './placement.rules.ts';
import { type KnownPhoto, photoFrom, randomNumbers, randomPose, seenCorners } from './testing-camera.ts';

const { a4, card } = KNOWN_SIZES;
const PHOTO = { width: 2400, height: 1800 };
const STRAIGHT = { yaw: 0, pitch: 0, roll: 0, away_mm: 1500, aim: { x: 0, y: 0 } };

const calibrated = (...given: Parameters<typeof calibrateByRectangle>): Calibration => {
  const { calibration, problem } = calibrateByRectangle(...given);
  if (!calibration) throw new Error(problem);
  return calibration;
};

/** The true size of a work on the wall, if it were painted where the shop shows it. */
function trueSides(calibration: Calibration, photo: KnownPhoto, w_mm: number, h_mm: number): [number, number] {
  const shown = aroundPoint(calibration.toPhoto, { w_mm, h_mm }, { x: 60, y: -40 });
  const toWall = inverse(photo.toPhoto);
  if (!shown || !toWall) throw new Error('the work is not on the photo');
  return sidesOf(mapCorners(shown, (corner) => applyTo(toWall, corner)));
}

describe('a sheet of paper on the wall', () => {
  const random = randomNumbers(4);
  const poses = Array.from({ length: 80 }, () => photoFrom(randomPose(random)));

  test('gives every size exactly, from 80 places in the room, upright and sideways', () => {
    for (const photo of poses) {
      for (const extent of [a4, { w_mm: a4.h_mm, h_mm: a4.w_mm }]) {
        const calibration = calibrated(seenCorners(photo, extent.w_mm, extent.h_mm), extent, photo);
        const [w, h] = trueSides(calibration, photo, 640, 940);
        expect(w / 640).toBeCloseTo(1, 9);
        expect(h / 940).toBeCloseTo(1, 9);
      }
    }
  });

  test('marked half a pixel wrong at each corner still gives sizes within one percent', () => {
    for (const photo of poses) {
      const tremble = () => random() - 0.5;
      const marked = mapCorners(seenCorners(photo, 210, 297), ({ x, y }) => ({ x: x + tremble(), y: y + tremble() }));
      const [w, h] = trueSides(calibrated(marked, a4, photo), photo, 440, 540);
      expect(Math.abs(w / 440 - 1)).toBeLessThan(0.01);
      expect(Math.abs(h / 540 - 1)).toBeLessThan(0.01);
    }
  });

  test('is recognised as upright or sideways from its corners alone', () => {
    for (const photo of poses) {
      const sideways = { w_mm: 297, h_mm: 210 };
      expect(asItHangs(seenCorners(photo, 210, 297), a4, photo)).toEqual(a4);
      expect(asItHangs(seenCorners(photo, 297, 210), a4, photo)).toEqual(sideways);
    }
  });

  test('with width and height swapped is detected, in every pose', () => {
    for (const photo of poses) {
      const corners = seenCorners(photo, 210, 297);
      const swapped = calibrated(corners, { w_mm: 297, h_mm: 210 }, photo);
      expect(swapped.warnings).toContain('sides_swapped');
      expect(calibrated(corners, a4, photo).warnings).toEqual([]);
      const [w] = trueSides(swapped, photo, 440, 540);
      expect(Math.abs(w / 440 - 1)).toBeGreaterThan(0.2);
    }
  });

  test('with implausible proportions is questioned', () => {
    const corners = seenCorners(photoFrom(STRAIGHT), 300, 300);
    expect(calibrated(corners, a4, PHOTO).warnings).toContain('odd_shape');
  });

  test('seen straight on, maps millimetres to pixels by the scale', () => {
    const corners = seenCorners(photoFrom(STRAIGHT), 210, 297);
    const shown = aroundPoint(calibrated(corners, a4, PHOTO).toPhoto, { w_mm: 640, h_mm: 940 }, { x: 0, y: 0 });
    // 0.75 · 2400 px focal length at 1500 mm: 1.2 pixels per millimetre.
    const [w, h] = sidesOf(shown ?? corners);
    expect(w).toBeCloseTo(640 * 1.2, 6);
    expect(h).toBeCloseTo(940 * 1.2, 6);
  });
});

describe('the corners', () => {
  const straight = seenCorners(photoFrom({ ...STRAIGHT, yaw: 25, roll: 5 }), 210, 297);

  test('may be marked in any order', () => {
    const [a, b, c, d] = straight;
    for (const given of [straight, [c, a, d, b], [d, c, b, a], [b, d, a, c]] as Quad[]) {
      expect(orderedCorners(given)).toEqual(straight);
    }
  });

  test('of a bank card give its proportions', () => {
    const photo = photoFrom({ ...STRAIGHT, yaw: 20, pitch: 10, away_mm: 700 });
    expect(seenAspect(seenCorners(photo, card.w_mm, card.h_mm), photo)).toBeCloseTo(card.w_mm / card.h_mm, 3);
  });

  test('are refused with a reason if they cannot be a rectangle', () => {
    const at = (x: number, y: number) => ({ x, y });
    const refused = (corners: Quad) => calibrateByRectangle(corners, a4, PHOTO).problem;
    expect(refused([at(0, 0), at(400, 0), at(200, 90), at(200, 400)])).toBe('not_convex');
    expect(refused([at(0, 0), at(9, 0), at(9, 14), at(0, 14)])).toBe('too_small');
    expect(refused([at(0, 0), at(0, 0), at(90, 140), at(0, 140)])).toBe('points_coincide');
    expect(refused([at(0, 0), at(50, 0), at(100, 0), at(150, 0)])).toBe('points_on_a_line');
    expect(calibrateByRectangle(straight, { w_mm: 0, h_mm: 297 }, PHOTO).problem).toBe('size_missing');
  });

  test('that are close together are reported as rough, with the expected error', () => {
    const near = photoFrom({ ...STRAIGHT, away_mm: 800 });
    const far = photoFrom({ ...STRAIGHT, away_mm: 4000 });
    const fine = calibrated(seenCorners(near, 210, 297), a4, near);
    const rough = calibrated(seenCorners(far, 85.6, 53.98), card, far);
    expect(fine.error_percent).toBeLessThan(1);
    expect(rough.error_percent).toBeGreaterThan(5);
    expect(rough.warnings).toContain('rough');
  });

  test('have the predicted error', () => {
    const random = randomNumbers(9);
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const photo = photoFrom({ ...STRAIGHT, yaw: 20, away_mm: 1800 });
    const corners = seenCorners(photo, 210, 297);
    const predicted = calibrated(corners, a4, photo).error_percent;
    const met = Array.from({ length: 200 }, () => {
      const marked = mapCorners(corners, ({ x, y }) => ({ x: x + normal(), y: y + normal() }));
      const [w, h] = trueSides(calibrated(marked, a4, photo), photo, 600, 600);
      return 100 * Math.max(Math.abs(w / 600 - 1), Math.abs(h / 600 - 1));
    });
    const better = met.filter((error) => error <= predicted).length / met.length;
    expect(better).toBeGreaterThan(0.5);
    expect(better).toBeLessThan(0.97);
  });
});

describe('one known length', () => {
  test('gives the scale, and levels a tilted photo', () => {
    const { calibration } = calibrateByLength({ x: 400, y: 900 }, { x: 1600, y: 960 }, 2000);
    const [a, b] =
      aroundPoint(calibration?.toPhoto ?? [1, 0, 0, 0, 1, 0, 0, 0, 1], { w_mm: 1000, h_mm: 500 }, { x: 0, y: 0 }) ?? [];
    expect(Math.hypot((b?.x ?? 0) - (a?.x ?? 0), (b?.y ?? 0) - (a?.y ?? 0))).toBeCloseTo(Math.hypot(1200, 60) / 2, 6);
    expect(((b?.y ?? 0) - (a?.y ?? 0)) / ((b?.x ?? 1) - (a?.x ?? 0))).toBeCloseTo(60 / 1200, 6);
  });

  test('may be marked from right to left, upwards or slanting', () => {
    const scale = (x: number, y: number) => {
      const { calibration } = calibrateByLength({ x: 500, y: 500 }, { x, y }, 100);
      return (
        calibration &&
        applyTo(calibration.toWall, { x: 500 + 60, y: 500 }).x - applyTo(calibration.toWall, { x: 500, y: 500 }).x
      );
    };
    expect(scale(300, 500)).toBeCloseTo(30, 6);
    expect(scale(500, 300)).toBeCloseTo(30, 6);
    expect(scale(500 + 120, 500 + 160)).toBeCloseTo(30, 6);
  });

  test('is refused if it is zero or tiny', () => {
    expect(calibrateByLength({ x: 5, y: 5 }, { x: 5, y: 5 }, 100).problem).toBe('points_coincide');
    expect(calibrateByLength({ x: 5, y: 5 }, { x: 9, y: 5 }, 100).problem).toBe('too_small');
    expect(calibrateByLength({ x: 5, y: 5 }, { x: 900, y: 5 }, 0).problem).toBe('size_missing');
  });
});

describe('a work on the wall', () => {
  const photo = photoFrom({ ...STRAIGHT, yaw: 30 });
  const { toPhoto } = calibrated(seenCorners(photo, 210, 297), a4, photo);
  const outer = { w_mm: 640, h_mm: 940 };

  test('stays on the photo, and in front of the horizon', () => {
    expect(canHang(toPhoto, outer, { x: 0, y: 0 }, photo)).toBe(true);
    expect(canHang(toPhoto, outer, { x: 9000, y: 0 }, photo)).toBe(false);
    expect(canHang(toPhoto, outer, { x: -9000, y: 0 }, photo)).toBe(false);
  });

  test('moved too far stops at the edge', () => {
    const place = nearestPlace(toPhoto, outer, { x: 9000, y: 0 }, { x: 0, y: 0 }, photo);
    expect(place.x).toBeGreaterThan(300);
    expect(canHang(toPhoto, outer, place, photo)).toBe(true);
    expect(canHang(toPhoto, outer, { ...place, x: place.x + 20 }, photo)).toBe(false);
  });
});
