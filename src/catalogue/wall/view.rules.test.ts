import { describe, expect, test } from 'vitest';
import type { Extent } from '#ground/framing/framing.contract.ts';
import { formatCm, formatInches, outerSize, sizesFor } from '#ground/framing/framing.rules.ts';
import { seedFrames } from '#ground/framing/testing-frames.ts';
import { ROOM_IDS } from '#ground/wall-address/wall-address.ts';
import { ROOMS } from './rooms/rooms.ts';
import { closeView, onView, type Place, roomView, type View } from './view.rules.ts';

/** A framed work's position in pixels, at `pixelsPerMm`. */
function inPixels(view: View, pixelsPerMm: number, outer: Extent, place: Place) {
  const share = onView(view, outer, place);
  const [w, h] = [view.w_mm * pixelsPerMm, view.h_mm * pixelsPerMm];
  return {
    left: (share.centre_x - share.width / 2) * w,
    top: (share.centre_y - share.height / 2) * h,
    width: share.width * w,
    height: share.height * h,
  };
}

const frames = seedFrames('en');
/** Portrait, landscape, square and panoramic, each in both orientations. */
const ASPECTS = [0.7, 1 / 0.7, 1, 2.4, 1 / 2.4, 0.8, 1.5];
const ORIGINAL = { w_px: 20_000, h_px: 20_000 };
const SCALES = [0.05, 0.0781, 0.2, 0.3333, 1.37];
const PLACES = [
  { x_mm: 0, y_mm: 1450 },
  { x_mm: -733, y_mm: 1611 },
  { x_mm: 905, y_mm: 1203 },
];

const every = ROOM_IDS.flatMap((id) =>
  ASPECTS.flatMap((aspect) =>
    sizesFor(aspect, ORIGINAL).flatMap((size) => frames.map((frame) => ({ room: ROOMS[id], size, frame }))),
  ),
);

describe('on the wall, every frame around every size of every orientation in every room', () => {
  test('has its millimetres times the scale in pixels, within half a pixel', () => {
    expect(every.length).toBeGreaterThan(2000);
    for (const { room, size, frame } of every) {
      const outer = outerSize(size, frame);
      for (const view of [roomView(room), closeView(room, [{ outer, x_mm: 0, y_mm: 1450 }])]) {
        for (const scale of SCALES) {
          const box = inPixels(view, scale, outer, { x_mm: 0, y_mm: 1450 });
          expect(Math.abs(box.width - outer.w_mm * scale)).toBeLessThan(0.5);
          expect(Math.abs(box.height - outer.h_mm * scale)).toBeLessThan(0.5);
        }
      }
    }
  });

  test('hangs where it was placed, measured from the floor and from the middle of the wall', () => {
    for (const { room, size, frame } of every) {
      const [outer, view] = [outerSize(size, frame), roomView(room)];
      for (const place of PLACES) {
        const box = inPixels(view, 0.2, outer, place);
        const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
        expect(Math.abs(middle.x / 0.2 + view.x_mm - place.x_mm)).toBeLessThan(0.01);
        expect(Math.abs(-(middle.y / 0.2 + view.y_mm) - place.y_mm)).toBeLessThan(0.01);
      }
    }
  });

  test('has distinct width and height: they cannot be swapped unnoticed', () => {
    for (const { room, size, frame } of every) {
      const outer = outerSize(size, frame);
      if (Math.abs(outer.w_mm - outer.h_mm) < 10) continue;
      const swapped = inPixels(
        roomView(room),
        0.2,
        { w_mm: outer.h_mm, h_mm: outer.w_mm },
        PLACES[0] ?? { x_mm: 0, y_mm: 0 },
      );
      expect(Math.abs(swapped.width - outer.w_mm * 0.2)).toBeGreaterThan(0.5);
      expect(Math.abs(swapped.height - outer.h_mm * 0.2)).toBeGreaterThan(0.5);
    }
  });

  test('has the same outer size in centimetres and in inches', () => {
    for (const { size, frame } of every) {
      const outer = outerSize(size, frame);
      const [cm, inches] = [sides(formatCm(outer)), sides(formatInches(outer))];
      expect(cm[0]).toBeCloseTo(outer.w_mm / 10, 1);
      expect(cm[1]).toBeCloseTo(outer.h_mm / 10, 1);
      // A framer's tape has eighths of an inch, so each side is off by at most a sixteenth.
      expect(Math.abs((inches[0] ?? 0) * 25.4 - outer.w_mm)).toBeLessThanOrEqual(25.4 / 16 + 0.01);
      expect(Math.abs((inches[1] ?? 0) * 25.4 - outer.h_mm)).toBeLessThanOrEqual(25.4 / 16 + 0.01);
    }
  });
});

describe('the view', () => {
  test('keeps its proportions when zoomed in, and never leaves the room', () => {
    for (const id of ROOM_IDS) {
      const room = ROOMS[id];
      const entire = roomView(room);
      for (const x_mm of [-1500, 0, 1500]) {
        const near = closeView(room, [{ outer: { w_mm: 300, h_mm: 400 }, x_mm, y_mm: 1450 }]);
        expect(near.w_mm / near.h_mm).toBeCloseTo(entire.w_mm / entire.h_mm, 9);
        expect(near.x_mm).toBeGreaterThanOrEqual(entire.x_mm);
        expect(near.x_mm + near.w_mm).toBeLessThanOrEqual(entire.x_mm + entire.w_mm);
        expect(near.y_mm + near.h_mm).toBeLessThanOrEqual(entire.y_mm + entire.h_mm);
      }
    }
  });

  test('shows all works on the wall', () => {
    const pair = [
      { outer: { w_mm: 800, h_mm: 1200 }, x_mm: -900, y_mm: 1450 },
      { outer: { w_mm: 800, h_mm: 1200 }, x_mm: 900, y_mm: 1450 },
    ];
    const near = closeView(ROOMS.gallery, pair);
    for (const work of pair) {
      const { centre_x, centre_y, width, height } = onView(near, work.outer, work);
      expect(centre_x - width / 2).toBeGreaterThan(0);
      expect(centre_x + width / 2).toBeLessThan(1);
      expect(centre_y - height / 2).toBeGreaterThan(0);
      expect(centre_y + height / 2).toBeLessThan(1);
    }
  });
});

/** The two numbers of “30 × 37.5 cm” or “11¾ × 14¾ in”. */
function sides(text: string): number[] {
  const eighths = '⅛¼⅜½⅝¾⅞';
  return text.split('×').map((part) => {
    const units = Number(/[\d.]+/.exec(part.replaceAll(',', ''))?.[0] ?? 0);
    const fraction = [...eighths].findIndex((sign) => part.includes(sign)) + 1;
    return units + fraction / 8;
  });
}
