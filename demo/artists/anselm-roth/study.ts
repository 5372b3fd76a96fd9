import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type Random, seeded } from '../../brush.ts';
import type { Colour } from './dab.ts';

/** The oil sketch behind a picture: read for its colours and for where its edges run. */
export interface Study {
  colour(x: number, y: number): Colour;
  slope(x: number, y: number): { angle: number; steep: number };
}

export type Sketch = SKRSContext2D;

/** A sketch is made at this fraction of the full size, whatever the size of the canvas in hand. */
const REDUCTION = 0.25;

/** Makes the sketch in full-size units and keeps its pixels for reading. */
export function study(width: number, height: number, seed: number, draw: (g: Sketch, random: Random) => void): Study {
  const canvas: Canvas = createCanvas(Math.round(width * REDUCTION), Math.round(height * REDUCTION));
  const g = canvas.getContext('2d');
  g.scale(REDUCTION, REDUCTION);
  draw(g, seeded(seed));
  const { data } = g.getImageData(0, 0, canvas.width, canvas.height);
  const index = (x: number, y: number) => {
    const column = Math.max(0, Math.min(canvas.width - 1, Math.round(x * REDUCTION)));
    const row = Math.max(0, Math.min(canvas.height - 1, Math.round(y * REDUCTION)));
    return (row * canvas.width + column) * 4;
  };
  const light = (x: number, y: number) => {
    const at = index(x, y);
    return ((data[at] as number) + (data[at + 1] as number) * 2 + (data[at + 2] as number)) / 1020;
  };
  return {
    colour: (x, y) => {
      const at = index(x, y);
      return [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    },
    slope: (x, y) => {
      const reach = 9;
      const across = light(x + reach, y) - light(x - reach, y);
      const down = light(x, y + reach) - light(x, y - reach);
      return { angle: Math.atan2(down, across), steep: Math.hypot(across, down) };
    },
  };
}

/** A vertical run of colours filling a rectangle. */
export function fade(
  g: Sketch,
  x: number,
  y: number,
  w: number,
  h: number,
  stops: readonly (readonly [at: number, colour: string])[],
): void {
  const run = g.createLinearGradient(0, y, 0, y + h);
  for (const [at, colour] of stops) run.addColorStop(at, colour);
  g.fillStyle = run;
  g.fillRect(x, y, w, h);
}

/** Points written as in a drawing: "x,y x,y x,y". */
export function path(points: string): [x: number, y: number][] {
  return points.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

export function shape(g: Sketch, fill: string, points: readonly (readonly [x: number, y: number])[]): void {
  g.fillStyle = fill;
  g.beginPath();
  for (const [x, y] of points) g.lineTo(x, y);
  g.fill();
}

/** A soft glow, used for suns, lamps and haze. */
export function glow(g: Sketch, x: number, y: number, reach: number, rgb: string, alpha: number): void {
  const light = g.createRadialGradient(x, y, 0, x, y, reach);
  light.addColorStop(0, `rgba(${rgb},${alpha})`);
  light.addColorStop(0.4, `rgba(${rgb},${alpha * 0.45})`);
  light.addColorStop(1, `rgba(${rgb},0)`);
  g.fillStyle = light;
  g.fillRect(x - reach, y - reach, reach * 2, reach * 2);
}

export interface Crown {
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** From shadow to light. */
  tones: readonly string[];
  clumps: number;
  leaf: number;
}

/** A crown of leaves: clumps of strokes, each lit on the side of the sun (upper left). */
export function crown(g: Sketch, random: Random, { x, y, rx, ry, tones, clumps, leaf }: Crown): void {
  for (let pass = 0; pass < tones.length; pass++) {
    const share = pass / tones.length;
    const size = leaf * (1 - share * 0.62);
    g.fillStyle = tones[pass] as string;
    for (let i = 0; i < clumps * (1 - share * 0.75); i++) {
      const turn = random() * Math.PI * 2;
      const out = Math.sqrt(random()) * (1 - share * 0.25);
      const cx = x + Math.cos(turn) * out * rx - share * rx * 0.26;
      const cy = y + Math.sin(turn) * out * ry - share * ry * 0.3;
      g.beginPath();
      g.ellipse(cx, cy, size * random.between(0.6, 1.5), size * random.between(0.4, 0.9), random.normal(0, 0.5), 0, 7);
      g.fill();
    }
  }
}

/** Level strokes of one colour, thinning with distance: water, mown grass, trodden snow. */
export function strokes(
  g: Sketch,
  random: Random,
  area: { x: number; y: number; w: number; h: number },
  colours: readonly string[],
  count: number,
  long: number,
): void {
  for (let i = 0; i < count; i++) {
    const depth = random();
    g.fillStyle = random.pick(colours);
    g.beginPath();
    g.ellipse(
      area.x + random() * area.w,
      area.y + depth * area.h,
      long * (0.3 + depth) * random.between(0.4, 1),
      4 + depth * 11,
      0,
      0,
      7,
    );
    g.fill();
  }
}

/** Breaks a hard edge: short level strokes of the neighbouring colours scattered along a line. */
export function fray(
  g: Sketch,
  random: Random,
  line: readonly (readonly [x: number, y: number])[],
  colours: readonly string[],
  long: number,
): void {
  line.slice(1).forEach(([x, y], i) => {
    const [px, py] = line[i] as readonly [number, number];
    const count = Math.hypot(x - px, y - py) / (long * 0.28);
    for (let n = 0; n < count; n++) {
      const t = random();
      g.fillStyle = random.pick(colours);
      g.beginPath();
      g.ellipse(
        px + (x - px) * t + random.normal(0, long * 0.45),
        py + (y - py) * t,
        long * random.between(0.3, 0.8),
        long * 0.13,
        0,
        0,
        7,
      );
      g.fill();
    }
  });
}
