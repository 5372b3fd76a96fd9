import { describe, expect, test } from 'vitest';
import { outerSize, sizesFor, unitPrice } from '#ground/framing/framing.rules.ts';
import { seedFrames } from '#ground/framing/testing-frames.ts';
import { gapExtent, largestGap, placeInGap, printFor } from './gap.rules.ts';
import type { Hung } from './hanging.rules.ts';
import { ROOMS } from './rooms/rooms.ts';

const { bedroom, living } = ROOMS;
const work = (x_mm: number, y_mm = 1500, w_mm = 500, h_mm = 700): Hung => ({ outer: { w_mm, h_mm }, x_mm, y_mm });
const frames = seedFrames('en');
const sizes = sizesFor(0.75, { w_px: 9000, h_px: 12_000 }).map((size, at) => ({
  ...size,
  item_id: 1,
  size_id: at + 1,
}));

describe('the gap of a wall', () => {
  test('is beside the works, with the spacing to its neighbour and within the free wall', () => {
    const gap = largestGap([work(-600)], bedroom, 80);

    expect(gap).toMatchObject({ left: -270, top: 1850 });
    expect(gap?.right).toBe(bedroom.free.right_mm);
    expect(gap?.bottom).toBeGreaterThanOrEqual(bedroom.furniture.top_mm + 150);
  });

  test('is between two works that are far apart', () => {
    const gap = largestGap([work(-900), work(1100)], living, 80);

    expect(gap).toMatchObject({ left: -570, right: 770 });
  });

  test('is none on a full wall, or without works', () => {
    const full = [-1000, -450, 100, 650, 1200].map((x_mm) => work(x_mm, 1500, 540, 700));

    expect(largestGap(full, living, 10)).toBeUndefined();
    expect(largestGap([], living, 80)).toBeUndefined();
  });

  test('is the same every time', () => {
    const hung = [work(-900), work(300, 1700), work(700, 1400, 300, 300)];

    expect(largestGap(hung, bedroom, 60)).toEqual(largestGap(hung, bedroom, 60));
  });
});

describe('the print for a gap', () => {
  const hung = [work(-600)];
  const gap = largestGap(hung, bedroom, 80) ?? { left: 0, right: 0, top: 0, bottom: 0 };
  const oak = frames.find(({ face_mm }) => face_mm > 0)?.frame_id;

  test('is the largest that fits, in the frame of the wall, beside its neighbour', () => {
    const print = printFor({ sizes, frames }, gap, oak);
    const { w_mm, h_mm } = gapExtent(gap);

    expect(print?.frame_id).toBe(oak);
    expect(print?.outer.w_mm).toBeLessThanOrEqual(w_mm);
    expect(print?.outer.h_mm).toBeLessThanOrEqual(h_mm);
    const place = placeInGap(print?.outer ?? { w_mm: 0, h_mm: 0 }, gap, hung);
    expect(place.x_mm - (print?.outer.w_mm ?? 0) / 2).toBe(-600 + 250 + 80);
    expect(place.y_mm).toBe(1500);
  });

  test('costs no more than the budget, or there is none', () => {
    const [small] = sizes;
    const [frame] = frames.filter(({ frame_id }) => frame_id === oak);
    if (!small || !frame) throw new Error('no print');
    const amount = unitPrice(small, frame, 'NTD');

    expect(printFor({ sizes, frames }, gap, oak, { amount, currency: 'NTD' })).toMatchObject({
      size_id: small.size_id,
      outer: outerSize(small, frame),
    });
    expect(printFor({ sizes, frames }, gap, oak, { amount: 1, currency: 'NTD' })).toBeUndefined();
  });
});
