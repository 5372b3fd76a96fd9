import { describe, expect, test } from 'vitest';
import { SEED_FRAMES } from './frames.ts';
import { offeredFrames, outerSize, weightG } from './framing.rules.ts';
import { hangerOf } from './hanger.rules.ts';

const named = (name: string) => {
  const frame = SEED_FRAMES.find((one) => one.name.en === name);
  if (!frame) throw new Error(`no frame ${name}`);
  return frame;
};
const SIDES = [50, 120, 300, 372, 400, 600, 900, 1200, 2000];
const cases = SEED_FRAMES.filter(({ face_mm }) => face_mm > 0).flatMap((frame) =>
  SIDES.flatMap((w_mm) => SIDES.map((h_mm) => ({ frame, size: { w_mm, h_mm } }))).filter(
    ({ size }) => offeredFrames(size, [frame]).length > 0,
  ),
);

test('a small oak frame hangs on one sawtooth in the middle of its top rail', () => {
  const hanger = hangerOf({ w_mm: 300, h_mm: 400 }, named('Oak'));

  // 20 mm wide with a rebate of 6 mm: 14 mm on each side are outside the print.
  expect(hanger).toMatchObject({ kind: 'sawtooth', drop_mm: 8, points: [{ x: 164, y: 8 }] });
});

test('a large gilded frame hangs on two rings, a fifth below its top edge at most 12 cm', () => {
  const hanger = hangerOf({ w_mm: 800, h_mm: 1200 }, named('Gold leaf'));

  expect(hanger).toMatchObject({ kind: 'rings', drop_mm: 120, side_mm: 17 });
  expect(hanger?.points).toEqual([
    { x: 17, y: 120 },
    { x: 851, y: 120 },
  ]);
});

test('a narrow but heavy frame hangs on two rings', () => {
  const size = { w_mm: 330, h_mm: 1200 };

  expect(weightG(size, named('Deep ebonised ash'))).toBeGreaterThan(2500);
  expect(hangerOf(size, named('Deep ebonised ash'))?.kind).toBe('rings');
});

test('a bare print has no hanger', () => {
  expect(hangerOf({ w_mm: 300, h_mm: 400 }, named('Unframed'))).toBeUndefined();
});

describe('every frame that is offered for a size', () => {
  test('has its hanger behind the frame, on its upper half, alike on both sides', () => {
    expect(cases.length).toBeGreaterThan(300);
    for (const { frame, size } of cases) {
      const outer = outerSize(size, frame);
      const hanger = hangerOf(size, frame);
      if (!hanger) throw new Error('a frame hangs');
      expect(hanger.points).toHaveLength(hanger.kind === 'rings' ? 2 : 1);
      const middle = hanger.points.reduce((sum, { x }) => sum + x, 0) / hanger.points.length;
      expect(middle).toBe(outer.w_mm / 2);
      for (const { x, y } of hanger.points) {
        expect(Math.min(x, outer.w_mm - x)).toBeGreaterThanOrEqual(8);
        expect(y).toBe(hanger.drop_mm);
        expect(y).toBeGreaterThanOrEqual(8);
        expect(y).toBeLessThan(outer.h_mm / 2);
      }
    }
  });

  test('has one sawtooth only if it is narrow and light', () => {
    for (const { frame, size } of cases) {
      const hanger = hangerOf(size, frame);
      const isSmall = outerSize(size, frame).w_mm <= 400 && weightG(size, frame) <= 2500;
      expect(hanger?.kind).toBe(isSmall ? 'sawtooth' : 'rings');
      expect(hanger?.weight_g).toBe(weightG(size, frame));
    }
  });
});
