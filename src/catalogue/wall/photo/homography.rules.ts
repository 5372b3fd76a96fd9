import type { Point } from '#ground/framing/framing.geometry.ts';

/** Row by row. A point (x, y) is the column (x, y, 1); the result is divided by its third component. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** Four corners, clockwise from the upper left. */
export type Quad = readonly [Point, Point, Point, Point];

export type MappingProblem = 'not_finite' | 'points_coincide' | 'points_on_a_line';

type Mapping = { matrix: Matrix; problem?: undefined } | { matrix?: undefined; problem: MappingProblem };

/** As a share of the figure's squared size: below this three points count as collinear. */
const FLAT = 1e-7;

/** The projective mapping of four points to four others: a wall to its photo, or back. */
export function homography(from: Quad, to: Quad): Mapping {
  const problem = problemOf(from) ?? problemOf(to);
  if (problem) return { problem };
  // Millimetres and pixels differ by orders of magnitude; normalising keeps the equations well conditioned.
  const here = normalising(from);
  const there = normalising(to);
  const rows = from.flatMap((point, index) => {
    const a = applyTo(here, point);
    const b = applyTo(there, to[index] ?? point);
    return [
      [a.x, a.y, 1, 0, 0, 0, -b.x * a.x, -b.x * a.y, -b.x],
      [0, 0, 0, a.x, a.y, 1, -b.y * a.x, -b.y * a.y, -b.y],
    ];
  });
  const solved = nullVector(rows);
  const back = solved && inverse(there);
  if (!back) return { problem: 'points_on_a_line' };
  return { matrix: scaled(multiply(multiply(back, solved), here)) };
}

export function applyTo(m: Matrix, { x, y }: Point): Point {
  const w = weightAt(m, { x, y });
  return { x: (m[0] * x + m[1] * y + m[2]) / w, y: (m[3] * x + m[4] * y + m[5]) / w };
}

/** The mapping's divisor at a point: 0 at the horizon, negative behind the camera. */
export function weightAt(m: Matrix, { x, y }: Point): number {
  return m[6] * x + m[7] * y + m[8];
}

/** First `b`, then `a`. */
export function multiply(a: Matrix, b: Matrix): Matrix {
  const at = (row: 0 | 3 | 6, column: 0 | 1 | 2) =>
    a[row] * b[column] +
    a[(row + 1) as 1 | 4 | 7] * b[(column + 3) as 3 | 4 | 5] +
    a[(row + 2) as 2 | 5 | 8] * b[(column + 6) as 6 | 7 | 8];
  return [at(0, 0), at(0, 1), at(0, 2), at(3, 0), at(3, 1), at(3, 2), at(6, 0), at(6, 1), at(6, 2)];
}

/** Undefined if the mapping flattens the plane to a line. */
export function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix | undefined {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  const size = Math.hypot(a, b, c) * Math.hypot(d, e, f) * Math.hypot(g, h, i);
  if (!(Math.abs(determinant) > size * 1e-14)) return undefined;
  const adjugate: Matrix = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
  return timed(adjugate, 1 / determinant);
}

export function mapCorners([a, b, c, d]: Quad, change: (corner: Point, index: number) => Point): Quad {
  return [change(a, 0), change(b, 1), change(c, 2), change(d, 3)];
}

/** Scales both axes, then moves by (x, y). */
export function scaleAndMove(scale: number, x: number, y: number): Matrix {
  return [scale, 0, x, 0, scale, y, 0, 0, 1];
}

/** Twice the signed area of a triangle, positive if its corners are clockwise (y points down). */
export function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

function problemOf(points: Quad): MappingProblem | undefined {
  if (!points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))) return 'not_finite';
  const [a, b, c, d] = points;
  const distances = [distance(a, b), distance(a, c), distance(a, d), distance(b, c), distance(b, d), distance(c, d)];
  const size = Math.max(...distances);
  if (Math.min(...distances) <= size * FLAT) return 'points_coincide';
  const flattest = Math.min(
    ...[turn(a, b, c), turn(b, c, d), turn(c, d, a), turn(d, a, b)].map((area) => Math.abs(area)),
  );
  return flattest <= size * size * FLAT ? 'points_on_a_line' : undefined;
}

/** Moves the mean of the points to 0 and scales their mean distance to √2. */
function normalising(points: Quad): Matrix {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const mean = points.reduce((sum, point) => sum + distance(point, { x, y }), 0) / points.length;
  const scale = Math.SQRT2 / mean;
  return scaleAndMove(scale, -scale * x, -scale * y);
}

/** The null space of eight equations in nine unknowns: Gauss–Jordan with full pivoting. */
function nullVector(rows: number[][]): Matrix | undefined {
  const unknown = Array.from({ length: 9 }, (_, index) => index);
  for (let step = 0; step < 8; step++) {
    const { row, column, value } = largest(rows, step);
    if (Math.abs(value) < 1e-13) return undefined;
    swap(rows, step, row);
    swap(unknown, step, column);
    for (const line of rows) swap(line, step, column);
    const pivot = rows[step] ?? [];
    for (const line of rows) {
      if (line === pivot) continue;
      const factor = (line[step] ?? 0) / value;
      for (let at = step; at < 9; at++) line[at] = (line[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
  const result = new Array<number>(9).fill(1);
  rows.forEach((line, index) => {
    result[unknown[index] ?? 0] = -(line[8] ?? 0) / (line[index] ?? 1);
  });
  result[unknown[8] ?? 8] = 1;
  return asMatrix(result);
}

function largest(rows: readonly number[][], from: number): { row: number; column: number; value: number } {
  let best = { row: from, column: from, value: 0 };
  for (let row = from; row < 8; row++) {
    for (let column = from; column < 9; column++) {
      const value = rows[row]?.[column] ?? 0;
      if (Math.abs(value) > Math.abs(best.value)) best = { row, column, value };
    }
  }
  return best;
}

function swap<T>(list: T[], a: number, b: number): void {
  const [one, two] = [list[a], list[b]];
  if (one === undefined || two === undefined) return;
  list[a] = two;
  list[b] = one;
}

/** Mappings are equal at every scale; by convention the last number is 1, unless it is 0. */
function scaled(m: Matrix): Matrix {
  const length = Math.hypot(...m);
  return timed(m, Math.abs(m[8]) > length * 1e-12 ? 1 / m[8] : 1 / length);
}

function timed(m: Matrix, factor: number): Matrix {
  return asMatrix(m.map((value) => value * factor));
}

function asMatrix(values: readonly number[]): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = values;
  return [a, b, c, d, e, f, g, h, i];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
