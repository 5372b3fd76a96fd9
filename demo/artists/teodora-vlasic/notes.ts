import type { Easel } from '../../brush.ts';
import { add, curve, type Point } from './line.ts';
import { pencil } from './pen.ts';

// One stroke alphabet: hex pairs "xy" with the baseline at 4, x-height at 8, ascenders at c; "/" lifts the pencil.
const LETTERS: Record<string, string> = {
  a: '38 18 06 14 25 38 34 45',
  b: '0c 05 14 35 37 18 06',
  c: '37 28 18 06 14 24 35',
  d: '38 18 06 14 25 3c 34 45',
  e: '06 37 28 18 06 14 24 35',
  f: '3b 2c 1b 10/08 28',
  g: '38 18 06 14 25 38 31 10 01',
  h: '0c 04/06 28 37 34',
  i: '08 05 14/0a 1b',
  j: '18 11 00/1a 2b',
  k: '0c 04/28 06 34',
  l: '0c 05 14',
  m: '08 04/06 18 27 24/26 38 47 44',
  n: '08 04/06 28 37 34',
  o: '18 06 14 24 36 28 18',
  p: '08 00/07 28 36 24 05',
  q: '38 18 06 14 25 38 30 42',
  r: '08 04/06 18 38',
  s: '37 28 17 26 35 24 04',
  t: '1b 15 24 35/08 28',
  u: '08 05 14 25 38 34 45',
  v: '08 14 38',
  w: '08 14 27 34 48',
  x: '08 34/38 04',
  y: '08 15 25 38 31 10',
  z: '08 38 04 34',
  A: '04 2c 44/17 37',
  D: '0c 04 24 47 4a 2c 0c',
  F: '4c 0c 04/08 38',
  H: '0c 04/4c 44/08 48',
  L: '0c 04 34',
  M: '04 0c 27 4c 44',
  N: '04 0c 44 4c',
  P: '04 0c 2c 3a 28 08',
  V: '0c 24 4c',
  Z: '0c 4c 04 44',
  I: '1c 14',
  X: '0c 44/4c 04',
  0: '1c 07 14 34 49 3c 1c',
  1: '0a 1c 14',
  2: '0a 1c 3c 39 04 44',
  3: '0c 3c 19 38 36 14 04',
  4: '2c 06 46/38 34',
  5: '3c 0c 08 28 36 24 04',
  6: '3c 08 05 24 36 28 07',
  7: '0c 4c 14',
  8: '2c 0a 37 24 06 3a 2c',
  9: '3a 1c 09 28 3b 34',
  '.': '04 05',
  ',': '14 02',
  '-': '07 27',
  ':': '04 05/07 08',
  '/': '04 4c',
};

const HEX = 16;

/** Writes a line in the artist's pencil hand, `size` being the height of an x. */
export function note(easel: Easel, text: string, [x, y]: Point, size: number): void {
  const { random } = easel;
  const unit = size / 4;
  let pen = x;
  let drift = 0;
  for (const letter of text) {
    const strokes = LETTERS[letter]?.split('/') ?? [];
    let reach = 2;
    for (const stroke of strokes) {
      const knots = stroke.split(' ').map((pair): Point => {
        const column = Number.parseInt(pair.charAt(0), HEX);
        const row = Number.parseInt(pair.charAt(1), HEX) - 4;
        reach = Math.max(reach, column);
        const slant = row * 0.28;
        return [
          pen + (column + slant + random.normal(0, 0.12)) * unit,
          y + drift - (row + random.normal(0, 0.14)) * unit,
        ];
      });
      pencil(easel, curve(knots, 6), Math.max(1.8, size * 0.085), 2);
    }
    pen += (reach + 1.35 + random.normal(0, 0.12)) * unit;
    drift += random.normal(0, unit * 0.12);
  }
}

/** A measuring line with end ticks, as drawn along a specimen. */
export function measure(easel: Easel, from: Point, to: Point): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  pencil(easel, [from, to], 1.8, 1);
  for (const end of [from, to]) pencil(easel, [add(end, angle, 14), add(end, angle, -14)], 1.8, 2);
}
