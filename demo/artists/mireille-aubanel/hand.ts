import type { Random } from '../../brush.ts';
import { type Cloth, type Rgb, rgb } from './cloth.ts';
import { field, type Point } from './shapes.ts';

export const COTTON = rgb('#efe7d6');

export const CHALK = rgb('#f6f1e6');

const scatter =
  (x0: number, y0: number, x1: number, y1: number) =>
  (random: Random): Point => [random.between(x0, x1), random.between(y0, y1)];

export const along =
  (a: Point, b: Point, spread: number) =>
  (random: Random): Point => {
    const t = random();
    return [a[0] + (b[0] - a[0]) * t + random.normal(0, spread), a[1] + (b[1] - a[1]) * t + random.normal(0, spread)];
  };

/** Salt falls from the hand in flurries, not evenly. */
export function flurries(cloth: Cloth, x0: number, y0: number, x1: number, y1: number, count: number) {
  const centres = Array.from({ length: count }, () => ({
    at: scatter(x0, y0, x1, y1)(cloth.random),
    wide: cloth.random.between(30, 150),
  }));
  return (random: Random): Point => {
    const { at, wide } = random.pick(centres);
    return [at[0] + random.normal(0, wide * 1.6), at[1] + random.normal(0, wide)];
  };
}

export type Box = readonly [number, number, number, number];

/** The same field laid again and again, never twice in quite the same place: the edges keep the count. */
export function veils(
  cloth: Cloth,
  colours: readonly Rgb[],
  [x0, y0, x1, y1]: Box,
  density: number,
  stray: number,
  brush = 0,
) {
  const { random } = cloth;
  for (const [i, colour] of colours.entries()) {
    const off = () => random.normal(0, stray);
    cloth.glaze({
      colour,
      shape: field(x0 + off(), y0 + off() * 0.6, x1 + off(), y1 + off() * 0.6, random.normal(0, 0.012)),
      density,
      feather: random.between(6, 34),
      sway: 40,
      ragged: 16,
      tide: 0.09,
      cloud: 0.55,
      brush: i % 2 ? brush : 0,
      angle: random.pick([0.03, Math.PI / 2]),
    });
  }
}
