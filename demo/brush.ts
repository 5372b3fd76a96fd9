import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

/** The tools of every demo painter: a canvas, its context and a random source that is the same on every machine. */
export interface Easel {
  canvas: Canvas;
  g: SKRSContext2D;
  width: number;
  height: number;
  random: Random;
}

/** A repeatable source of numbers in [0, 1) with the few shapes painters ask for. */
export interface Random {
  (): number;
  between(low: number, high: number): number;
  int(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  normal(mean?: number, deviation?: number): number;
}

/** A random source from a seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    int: (low: number, high: number) => Math.floor(low + (high - low + 1) * next()),
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T,
    normal: (mean = 0, deviation = 1) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  });
}

/** A fresh canvas. `scale` below 1 paints a small preview: painters work in units of the full size. */
export function easel(width: number, height: number, seed: number, scale = 1): Easel {
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const g = canvas.getContext('2d');
  g.scale(scale, scale);
  return { canvas, g, width, height, random: seeded(seed) };
}

/** Smooth two-dimensional value noise in [0, 1], from a seed. */
export function noise2(seed: number): (x: number, y: number) => number {
  const random = seeded(seed);
  const lattice = Float32Array.from({ length: 65536 }, () => random());
  const at = (x: number, y: number) => lattice[((y & 255) << 8) | (x & 255)] as number;
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const u = ease(x - x0);
    const v = ease(y - y0);
    const top = at(x0, y0) * (1 - u) + at(x0 + 1, y0) * u;
    const bottom = at(x0, y0 + 1) * (1 - u) + at(x0 + 1, y0 + 1) * u;
    return top * (1 - v) + bottom * v;
  };
}

/** Several octaves of `noise2`, still in [0, 1]. */
export function fbm(noise: (x: number, y: number) => number, octaves = 4): (x: number, y: number) => number {
  return (x, y) => {
    let sum = 0;
    let weight = 0;
    for (let octave = 0, gain = 1, step = 1; octave < octaves; octave++, gain *= 0.5, step *= 2.03) {
      sum += gain * noise(x * step, y * step);
      weight += gain;
    }
    return sum / weight;
  };
}
