import { expect, test } from 'vitest';
import { type Colour, PLAIN_LIGHT, roomLight, samplePlaces, type WallSample } from './light.rules.ts';

const outer = { w_mm: 640, h_mm: 940 };
const wall = (colour: (x: number, y: number) => Colour): WallSample[] =>
  samplePlaces(outer).map((at) => ({ at, colour: colour(at.x, at.y) }));

test('the wall is sampled beside the work, never under it', () => {
  for (const { x, y } of samplePlaces(outer)) {
    expect(Math.abs(x) > outer.w_mm / 2 || Math.abs(y) > outer.h_mm / 2).toBe(true);
  }
});

test('an evenly lit white wall leaves the work unchanged', () => {
  const { tint, slope } = roomLight(wall(() => [200, 200, 200]));
  for (const factor of tint) expect(factor).toBeCloseTo(1, 2);
  expect(Math.hypot(slope.x, slope.y)).toBeLessThan(1e-9);
});

test('lamplight warms the work, but only slightly', () => {
  const [r, g, b] = roomLight(
    wall(() => [190, 150, 100]),
    [230, 205, 180],
  ).tint;
  expect(r).toBeGreaterThan(g);
  expect(g).toBeGreaterThan(b);
  expect(r / b).toBeLessThan(1.12);
});

test('a dark wall dims the work, but never below four fifths', () => {
  const [r, g, b] = roomLight(wall(() => [20, 22, 24])).tint;
  expect(Math.max(r, g, b)).toBeLessThan(0.95);
  expect(Math.min(r, g, b)).toBeGreaterThan(0.74);
});

test('a red wall does not make the light red if a white sheet shows otherwise', () => {
  const [r, , b] = roomLight(
    wall(() => [170, 60, 50]),
    [240, 241, 240],
  ).tint;
  expect(r / b).toBeCloseTo(1, 2);
});

test('a window on the right is detected from the brighter wall, in spite of a lamp and a switch', () => {
  const samples = wall((x) => [170 + x * 0.02, 170 + x * 0.02, 170 + x * 0.02]);
  const disturbed = samples.map((sample, index) =>
    index % 9 === 0 ? { ...sample, colour: [10, 10, 10] as const } : sample,
  );
  const light = roomLight(disturbed);
  expect(light.from).toBe('right');
  expect(light.slope.x).toBeCloseTo(20 / 170, 2);
  expect(Math.abs(light.slope.y)).toBeLessThan(0.01);
});

test('without any visible wall the work is unchanged', () => {
  expect(roomLight([])).toEqual(PLAIN_LIGHT);
});
