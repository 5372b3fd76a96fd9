import type { SKRSContext2D } from '@napi-rs/canvas';
import { fbm, noise2 } from '../../brush.ts';
import type { Print } from './press.ts';

export type Point = readonly [x: number, y: number];

/** A point on a cubic curve. */
export function bezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const u = 1 - t;
  const at = (p: number, q: number, r: number, s: number) =>
    u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
  return [at(a[0], b[0], c[0], d[0]), at(a[1], b[1], c[1], d[1])];
}

export function lerp(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

export function shape(g: SKRSContext2D, points: readonly Point[]): void {
  g.beginPath();
  points.forEach(([x, y], k) => {
    if (k === 0) g.moveTo(x, y);
    else g.lineTo(x, y);
  });
  g.closePath();
  g.fill();
}

/** A line as a knife leaves it: entering thin, swelling, leaving thin. */
export function cutLine(g: SKRSContext2D, points: readonly Point[], width: number, blunt = 0): void {
  const last = points.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], k) => {
    const before = points[Math.max(0, k - 1)] as Point;
    const after = points[Math.min(last, k + 1)] as Point;
    const run = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const half = (width / 2) * Math.max(blunt, Math.sin((Math.PI * (k + 0.15)) / (last + 0.3)) ** 0.7);
    const [nx, ny] = [(-(after[1] - before[1]) / run) * half, ((after[0] - before[0]) / run) * half];
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  shape(g, [...left, ...right]);
}

/** Short cuts of the gouge for open water, closer and finer towards the horizon. */
export function ripples(
  print: Print,
  g: SKRSContext2D,
  horizon: number,
  bottom: number,
  count: number,
  length: number,
  keep: (x: number, y: number) => boolean,
): void {
  const { random, easel } = print;
  for (let k = 0; k < count; k++) {
    const depth = random() ** 1.5;
    const y = horizon + 8 + (bottom - horizon) * depth;
    const x = random() * easel.width;
    if (!keep(x, y)) continue;
    const long = length * (0.16 + depth) * random.between(0.5, 1.3);
    const sag = long * random.between(-0.05, 0.05);
    const points = Array.from(
      { length: 9 },
      (_, i): Point => [x + (i / 8 - 0.5) * long, y + Math.sin((i / 8) * Math.PI * 2) * sag],
    );
    cutLine(g, points, 2.5 + 9 * depth * random.between(0.5, 1.2));
  }
}

/** An island from its crest (x, y, x, y …) down to the waterline, its woods roughening the crest. */
export function island(g: SKRSContext2D, crest: readonly number[], water: number, seed: number, rough: number): void {
  const woods = fbm(noise2(seed), 4);
  const at = (k: number): Point => [crest[k] as number, crest[k + 1] as number];
  const points: Point[] = [];
  for (let k = 0; k < crest.length - 2; k += 2) {
    const [a, b] = [at(k), at(k + 2)];
    const steps = Math.max(2, Math.round((b[0] - a[0]) / 6));
    for (let i = 0; i < steps; i++) {
      const t = i / steps;
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * (t * t * (3 - 2 * t))];
      points.push([x, Math.min(water, y + (woods(x / 34, seed) - 0.5) * rough * 2)]);
    }
  }
  const [right, low] = at(crest.length - 2);
  shape(g, [[at(0)[0], water], ...points, [right, Math.min(water, low)], [right, water]]);
}

/** A wooden boat seen from the side, `length` long, its waterline at (x, y). Only the hull. */
export function hull(g: SKRSContext2D, x: number, y: number, length: number): void {
  const l = length / 2;
  g.beginPath();
  g.moveTo(x - l, y - l * 0.3);
  g.quadraticCurveTo(x - l * 0.55, y - l * 0.08, x, y - l * 0.1);
  g.quadraticCurveTo(x + l * 0.6, y - l * 0.1, x + l * 1.08, y - l * 0.42);
  g.quadraticCurveTo(x + l * 0.86, y + l * 0.08, x + l * 0.5, y + l * 0.12);
  g.lineTo(x - l * 0.66, y + l * 0.12);
  g.quadraticCurveTo(x - l * 0.9, y, x - l, y - l * 0.3);
  g.fill();
}

/** A square sail, bellied by the wind, with its foot at (x, y). */
export function sail(g: SKRSContext2D, x: number, y: number, width: number, height: number): void {
  g.beginPath();
  g.moveTo(x - width * 0.42, y - height);
  g.quadraticCurveTo(x, y - height * 1.03, x + width * 0.46, y - height * 0.97);
  g.quadraticCurveTo(x + width * 0.72, y - height * 0.45, x + width * 0.5, y);
  g.quadraticCurveTo(x, y - height * 0.05, x - width * 0.46, y - height * 0.02);
  g.quadraticCurveTo(x - width * 0.28, y - height * 0.5, x - width * 0.42, y - height);
  g.fill();
}

function tree(g: SKRSContext2D, x: number, y: number, size: number): void {
  const cut = (x0: number, y0: number, x1: number, y1: number) => {
    g.beginPath();
    g.moveTo(x + x0 * size, y + y0 * size);
    g.lineTo(x + x1 * size, y + y1 * size);
    g.stroke();
  };
  g.lineWidth = size * 0.12;
  cut(-0.42, -0.18, 0.42, -0.18);
  cut(0, -0.5, 0, 0.5);
  cut(0, -0.16, -0.42, 0.28);
  cut(0, -0.16, 0.42, 0.28);
}

/** The printer's seal: 森, three trees, cut out of a red block. */
export function seal(g: SKRSContext2D, x: number, y: number, size: number): void {
  g.beginPath();
  g.roundRect(x, y, size, size * 1.15, size * 0.1);
  g.fill();
  g.globalCompositeOperation = 'destination-out';
  tree(g, x + size * 0.5, y + size * 0.33, size * 0.46);
  tree(g, x + size * 0.29, y + size * 0.8, size * 0.42);
  tree(g, x + size * 0.72, y + size * 0.8, size * 0.42);
  g.globalCompositeOperation = 'source-over';
}
