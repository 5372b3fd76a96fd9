import type { Easel } from '../../brush.ts';
import { type Point, ribbon } from './line.ts';

export const INK = '42,33,28';
export const PENCIL = '92,86,80';

/** How hard the nib is pressed along a stroke, from 0 to 1. */
export type Pressure = (t: number) => number;

export const swell: Pressure = (t) => 0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, t * 1.1)) ** 0.8;
export const flick: Pressure = (t) => (1 - t) ** 0.7;
export const steady: Pressure = (t) => 0.75 + 0.25 * Math.sin(t * 9);

/** Starts a path through the points, rounded as a moving hand rounds it. */
export function tracePath({ g }: Easel, path: readonly Point[]): void {
  g.beginPath();
  path.forEach(([x, y], i) => {
    const next = path[i + 1];
    if (i === 0 || !next) g.lineTo(x, y);
    else g.quadraticCurveTo(x, y, (x + next[0]) / 2, (y + next[1]) / 2);
  });
}

/** One stroke of the dip pen: a ribbon whose width follows the pressure, with the small unsteadiness of a hand. */
export function pen(easel: Easel, path: readonly Point[], weight: number, pressure: Pressure = swell, ink = INK): void {
  if (path.length < 2) return;
  const { g, random } = easel;
  const drift = random() * 50;
  const shaken = path.map(
    ([x, y], i): Point => [
      x + Math.sin(i * 0.7 + drift) * weight * 0.09,
      y + Math.cos(i * 0.9 + drift) * weight * 0.09,
    ],
  );
  const half = (t: number, side: -1 | 1) =>
    Math.max(0.45, weight * 0.5 * pressure(t) * (0.93 + 0.1 * Math.sin(t * 13 + drift + side)));
  tracePath(easel, ribbon(shaken, half));
  g.fillStyle = `rgba(${ink},${random.between(0.82, 0.96)})`;
  g.fill();
}

/** A pencil line: several faint passes that do not quite agree. */
export function pencil(easel: Easel, path: readonly Point[], weight = 2, passes = 2): void {
  const { g, random } = easel;
  g.save();
  g.lineCap = 'round';
  g.lineJoin = 'round';
  for (let pass = 0; pass < passes; pass++) {
    const [dx, dy] = [random.normal(0, 0.8), random.normal(0, 0.8)];
    tracePath(
      easel,
      path.map(([x, y]): Point => [x + dx, y + dy]),
    );
    g.strokeStyle = `rgba(${PENCIL},${random.between(0.28, 0.46)})`;
    g.lineWidth = weight * random.between(0.7, 1.1);
    g.stroke();
  }
  g.restore();
}

/** A dot of ink set down and lifted. */
export function dot({ g, random }: Easel, [x, y]: Point, size: number, ink = INK): void {
  g.fillStyle = `rgba(${ink},${random.between(0.7, 0.95)})`;
  g.beginPath();
  g.ellipse(x, y, size, size * random.between(0.6, 1), random() * 3, 0, 7);
  g.fill();
}
