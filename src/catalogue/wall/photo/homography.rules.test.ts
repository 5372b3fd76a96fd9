import { describe, expect, test } from 'vitest';
import type { Point } from '#ground/framing/framing.geometry.ts';
import { applyTo, homography, inverse, type Matrix, multiply, type Quad, weightAt } from './homography.rules.ts';
import { randomNumbers } from './testing-camera.ts';

const IDENTITY: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1];

const quad = (...numbers: [number, number, number, number, number, number, number, number]): Quad => {
  const [a, b, c, d, e, f, g, h] = numbers;
  return [
    { x: a, y: b },
    { x: c, y: d },
    { x: e, y: f },
    { x: g, y: h },
  ];
};
const UNIT = quad(0, 0, 1, 0, 1, 1, 0, 1);
const through = (matrix: Matrix, points: Quad): Quad => {
  const [a, b, c, d] = points;
  return [applyTo(matrix, a), applyTo(matrix, b), applyTo(matrix, c), applyTo(matrix, d)];
};
const mapping = (from: Quad, to: Quad): Matrix => {
  const { matrix, problem } = homography(from, to);
  if (!matrix) throw new Error(problem);
  return matrix;
};
const expectMatrix = (found: Matrix, known: Matrix) => {
  known.forEach((value, index) => {
    expect(found[index]).toBeCloseTo(value, 9);
  });
};

describe('four points and their images', () => {
  test('unmoved give the identity', () => {
    expectMatrix(mapping(UNIT, UNIT), IDENTITY);
  });

  test('shifted give a translation', () => {
    expectMatrix(mapping(UNIT, quad(7, -3, 8, -3, 8, -2, 7, -2)), [1, 0, 7, 0, 1, -3, 0, 0, 1]);
  });

  test('enlarged give a scale, different for width and height', () => {
    expectMatrix(mapping(UNIT, quad(0, 0, 210, 0, 210, 297, 0, 297)), [210, 0, 0, 0, 297, 0, 0, 0, 1]);
  });

  test('turned by a quarter give a rotation', () => {
    expectMatrix(mapping(UNIT, quad(0, 0, 0, 1, -1, 1, -1, 0)), [0, -1, 0, 1, 0, 0, 0, 0, 1]);
  });

  test('seen in perspective give the known projective matrix', () => {
    const known: Matrix = [420, 35, 110, -18, 510, 64, 0.31, -0.22, 1];
    expectMatrix(mapping(UNIT, through(known, UNIT)), known);
  });

  test('map the unit square to the textbook trapezium', () => {
    // x' = 2x / (1 + y), y' = 2y / (1 + y): parallel sides that meet at infinity.
    const found = mapping(UNIT, quad(0, 0, 2, 0, 1, 1, 0, 1));
    expectMatrix(found, [2, 0, 0, 0, 2, 0, 0, 1, 1]);
  });

  test('have a mapping even when the origin is on the horizon, where the last number is 0', () => {
    const known: Matrix = [1, 0, 2, 0, 1, 3, 1, 1, 0];
    const from = quad(1, 1, 3, 1, 3, 4, 1, 4);
    const found = mapping(from, through(known, from));
    expect(Math.abs(found[8])).toBeLessThan(1e-9);
    expect(applyTo(found, { x: 2, y: 2 }).x).toBeCloseTo(1, 9);
  });
});

describe('the inverse', () => {
  test('undoes the mapping within 1e-9, over many photos', () => {
    const random = randomNumbers(11);
    for (let round = 0; round < 200; round++) {
      const jitter = () => (random() - 0.5) * 300;
      const corner = (x: number, y: number): Point => ({ x: x + jitter(), y: y + jitter() });
      const photo: Quad = [corner(500, 400), corner(1500, 400), corner(1500, 1400), corner(500, 1400)];
      const wall = quad(-105, -148.5, 105, -148.5, 105, 148.5, -105, 148.5);
      const there = mapping(wall, photo);
      const back = inverse(there);
      if (!back) throw new Error('a photo of a wall can be read back');
      const point = { x: (random() - 0.5) * 200, y: (random() - 0.5) * 200 };
      const again = applyTo(back, applyTo(there, point));
      expect(Math.hypot(again.x - point.x, again.y - point.y)).toBeLessThan(1e-9);
      photo.forEach((mark, index) => {
        const met = applyTo(there, wall[index] ?? mark);
        expect(Math.hypot(met.x - mark.x, met.y - mark.y)).toBeLessThan(1e-9);
      });
    }
  });

  test('times the mapping is the identity', () => {
    const matrix: Matrix = [420, 35, 110, -18, 510, 64, 0.31, -0.22, 1];
    const back = inverse(matrix);
    expectMatrix(multiply(matrix, back ?? IDENTITY), IDENTITY);
  });

  test('does not exist for a mapping that flattens the wall', () => {
    expect(inverse([1, 2, 0, 2, 4, 0, 0, 0, 1])).toBeUndefined();
  });

  test('has weights that show which points are behind the camera', () => {
    const matrix: Matrix = [2, 0, 0, 0, 2, 0, 0, 1, 1];
    expect(weightAt(matrix, { x: 0, y: 0 })).toBeGreaterThan(0);
    expect(weightAt(matrix, { x: 0, y: -1 })).toBe(0);
    expect(weightAt(matrix, { x: 0, y: -2 })).toBeLessThan(0);
  });
});

describe('implausible corners are refused with a reason', () => {
  test.each([
    ['two on the same spot', quad(0, 0, 0, 0, 1, 1, 0, 1), 'points_coincide'],
    ['three in a row', quad(0, 0, 5, 0, 10, 0, 4, 8), 'points_on_a_line'],
    ['all in a row', quad(0, 0, 1, 1, 2, 2, 3, 3), 'points_on_a_line'],
    ['one that is no number', quad(0, 0, Number.NaN, 0, 1, 1, 0, 1), 'not_finite'],
    ['one at infinity', quad(0, 0, Number.POSITIVE_INFINITY, 0, 1, 1, 0, 1), 'not_finite'],
  ])('%s', (_, corners, problem) => {
    expect(homography(UNIT, corners).problem).toBe(problem);
    expect(homography(corners, UNIT).problem).toBe(problem);
  });
});
