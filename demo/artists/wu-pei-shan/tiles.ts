import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Random, seeded } from '../../brush.ts';

/** Noise on a lattice that closes on itself, for tiles that repeat without a seam. */
function closedNoise(random: Random, columns: number, rows: number): (u: number, v: number) => number {
  const lattice = Float32Array.from({ length: columns * rows }, () => random());
  const at = (x: number, y: number) => lattice[y * columns + x] as number;
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (u, v) => {
    const [x, y] = [(u - Math.floor(u)) * columns, (v - Math.floor(v)) * rows];
    const [x0, y0] = [Math.floor(x) % columns, Math.floor(y) % rows];
    const [x1, y1] = [(x0 + 1) % columns, (y0 + 1) % rows];
    const [s, t] = [ease(x - Math.floor(x)), ease(y - Math.floor(y))];
    const top = at(x0, y0) * (1 - s) + at(x1, y0) * s;
    const bottom = at(x0, y1) * (1 - s) + at(x1, y1) * s;
    return top * (1 - t) + bottom * t;
  };
}

/** Fills a square tile with light or dark film: `relief` above zero lightens, below zero darkens. */
function film(side: number, relief: (u: number, v: number) => number): Canvas {
  const tile = createCanvas(side, side);
  const g = tile.getContext('2d');
  const image = g.createImageData(side, side);
  for (let y = 0, i = 0; y < side; y++) {
    for (let x = 0; x < side; x++, i += 4) {
      const value = relief(x / side, y / side);
      image.data.set(value > 0 ? [255, 248, 234] : [28, 18, 26], i);
      image.data[i + 3] = Math.min(120, Math.abs(value) * 255);
    }
  }
  g.putImageData(image, 0, 0);
  return tile;
}

/** Hair marks of a flat brush: long thin ridges of paint, broken where the brush ran dry. */
export function bristleTile(side: number): Canvas {
  const random = seeded(311);
  const sway = closedNoise(random, 4, 5);
  const band = closedNoise(random, 3, 22);
  const hair = closedNoise(random, 5, 230);
  const fine = closedNoise(random, 16, 460);
  const dry = closedNoise(random, 7, 34);
  return film(side, (u, v) => {
    const across = v + (sway(u, v) - 0.5) * 0.014;
    const ridge = (hair(u, across) - 0.5) * 0.13 + (fine(u, across) - 0.5) * 0.15;
    return ridge * (0.35 + dry(u, across)) + (band(u, across) - 0.5) * 0.07;
  });
}

/** The bite of cold-pressed paper, lit from the upper left. */
export function toothTile(side: number): Canvas {
  const random = seeded(313);
  const coarse = closedNoise(random, 150, 150);
  const fine = closedNoise(random, 320, 320);
  const lit = 1.5 / side;
  const bump = (u: number, v: number) => coarse(u, v) * 0.65 + fine(u, v) * 0.35;
  return film(side, (u, v) => (bump(u + lit, v + lit) - bump(u, v)) * 0.22);
}
