import { expect, test } from 'vitest';
import { BENCH, BENCH_VIEW } from '../bench.rules.ts';
import { benchMarks } from './bench.ts';

const POINT = /(-?\d+) (-?\d+)/g;

test('the drawn seat is as wide and as high as the rooms assume', () => {
  const points = benchMarks().flatMap(({ d }) => [...d.matchAll(POINT)].map(([, x, y]) => [Number(x), Number(y)]));
  const onSeat = points.filter(([, y = 0]) => Math.abs(y + BENCH.seat_mm) <= 1).map(([x = 0]) => x);

  expect(Math.abs(Math.min(...onSeat) + BENCH.w_mm / 2)).toBeLessThanOrEqual(1);
  expect(Math.abs(Math.max(...onSeat) - BENCH.w_mm / 2)).toBeLessThanOrEqual(1);
  // The picture shows all of it.
  expect(BENCH_VIEW.x_mm).toBeLessThan(Math.min(...onSeat));
  expect(BENCH_VIEW.x_mm + BENCH_VIEW.w_mm).toBeGreaterThan(Math.max(...onSeat));
});
