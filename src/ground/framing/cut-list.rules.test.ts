import { describe, expect, test } from 'vitest';
import { cutList } from './cut-list.rules.ts';
import { SEED_FRAMES } from './frames.ts';
import { outerSize } from './framing.rules.ts';

const SIZES = [
  { w_mm: 300, h_mm: 400 },
  { w_mm: 1200, h_mm: 800 },
  { w_mm: 50, h_mm: 50 },
];
const OAK_WITH_MAT = SEED_FRAMES.find(({ frame_id }) => frame_id === 7);
const cases = SEED_FRAMES.flatMap((frame) => SIZES.map((size) => ({ name: frame.name.en, frame, size })));

describe.each(cases)('$name around $size.w_mm × $size.h_mm', ({ frame, size }) => {
  const { print, outer, framed } = cutList(size, frame);
  const mat = frame.mat?.width_mm ?? 0;

  test('has the outside that was sold, and a print of the size that was ordered', () => {
    expect(outer).toEqual(outerSize(size, frame));
    expect(print).toEqual(size);
  });

  test('has mitres as long as the face is wide, and a sheet that fills the rebate', () => {
    if (frame.face_mm === 0) return expect(framed).toBeUndefined();
    if (!framed) throw new Error('a frame is cut');
    expect(framed.pieces.map(({ side }) => side)).toEqual(['top', 'right', 'bottom', 'left']);
    for (const { side, long_mm, short_mm, rebate_mm } of framed.pieces) {
      const isLevel = side === 'top' || side === 'bottom';
      expect(long_mm).toBe(isLevel ? outer.w_mm : outer.h_mm);
      // Outer = sight + two faces, and outer = rebate + two faces without the lip.
      expect(long_mm - short_mm).toBe(2 * frame.face_mm);
      expect(long_mm - rebate_mm).toBe(2 * (frame.face_mm - frame.rebate_mm));
    }
    expect(framed.moulding_mm).toBe(2 * (outer.w_mm + outer.h_mm));
    expect(framed.sheet).toEqual({ w_mm: size.w_mm + 2 * mat, h_mm: size.h_mm + 2 * mat });
  });
});

test('a mat’s window laps over the print by two millimetres on each side', () => {
  if (!OAK_WITH_MAT) throw new Error('the seed frames have one with a mat');
  const { framed } = cutList({ w_mm: 300, h_mm: 400 }, OAK_WITH_MAT);

  expect(framed?.sheet).toEqual({ w_mm: 420, h_mm: 520 });
  expect(framed?.mat).toEqual({ window: { w_mm: 296, h_mm: 396 }, border_mm: 62, colour: '#f4efe4' });
  expect(framed?.pieces.map(({ long_mm, rebate_mm, short_mm }) => [long_mm, rebate_mm, short_mm])).toEqual([
    [448, 420, 408],
    [548, 520, 508],
    [448, 420, 408],
    [548, 520, 508],
  ]);
});
