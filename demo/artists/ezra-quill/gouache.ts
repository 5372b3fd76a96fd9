import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type Easel, noise2, type Random, seeded } from '../../brush.ts';

export type Point = readonly [number, number];
export type Rgb = readonly [number, number, number];

export const rgb = (hex: string): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
};
export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
export const css = (c: Rgb, alpha = 1) =>
  `rgba(${Math.round(c[0])},${Math.round(c[1])},${Math.round(c[2])},${alpha.toFixed(3)})`;

/** The night box: the few colours every picture is mixed from. */
export const NIGHT = {
  ink: rgb('#0a1026'),
  indigo: rgb('#121f47'),
  prussian: rgb('#1b3566'),
  cobalt: rgb('#2f569a'),
  haze: rgb('#6d8dbd'),
  violet: rgb('#2b2350'),
  teal: rgb('#12404f'),
  soot: rgb('#171a2b'),
  stone: rgb('#3a3f57'),
  amber: rgb('#f2b24e'),
  butter: rgb('#fbe2a0'),
  ember: rgb('#e0662f'),
  rose: rgb('#c94a4f'),
  mint: rgb('#8fc9b0'),
} as const;

/** A closed outline as a hand cuts it: corners kept, edges a little unsure. */
export function handPath(g: SKRSContext2D, random: Random, points: readonly Point[], wobble = 2) {
  g.beginPath();
  points.forEach((from, i) => {
    const to = points[(i + 1) % points.length] as Point;
    const steps = Math.max(1, Math.min(24, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 70)));
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const x = from[0] + (to[0] - from[0]) * t + random.normal(0, wobble);
      const y = from[1] + (to[1] - from[1]) * t + random.normal(0, wobble);
      if (i === 0 && s === 0) g.moveTo(x, y);
      else g.lineTo(x, y);
    }
  });
  g.closePath();
}

interface Wash {
  /** Direction of the brush in radians. */
  angle?: number;
  /** How far single brush loads stray from the colour, 0 to 1. */
  vary?: number;
  /** A second colour towards which the loads drift along the shape's height. */
  towards?: Rgb;
  wobble?: number;
}

/** Opaque gouache: a flat ground, then loaded strokes that leave the hairs of the brush visible. */
export function gouache({ g, random }: Easel, points: readonly Point[], colour: Rgb, wash: Wash = {}) {
  const { angle = 0, vary = 0.06, towards = colour, wobble = 2 } = wash;
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  g.save();
  handPath(g, random, points, wobble);
  g.fillStyle = css(mix(colour, towards, 0.5));
  g.fill();
  g.clip();
  const loads = Math.min(420, Math.max(6, Math.round(((right - left) * (bottom - top)) / 9000)));
  for (let i = 0; i < loads; i++) {
    const x = random.between(left, right);
    const y = random.between(top, bottom);
    const drift = (y - top) / Math.max(1, bottom - top) + random.normal(0, 0.1);
    const base = mix(colour, towards, Math.min(1, Math.max(0, drift)));
    const shift = random.normal(0, vary) * 255;
    stroke(g, random, [x, y], angle + random.normal(0, 0.1), [base[0] + shift, base[1] + shift, base[2] + shift]);
  }
  g.restore();
}

/** One loaded stroke of a flat brush, hair by hair. */
function stroke(g: SKRSContext2D, random: Random, [x, y]: Point, angle: number, colour: Rgb) {
  const length = random.between(90, 320);
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  for (let hair = -4; hair <= 4; hair++) {
    const off = hair * 5 + random.normal(0, 1.5);
    const start = random.between(-0.5, -0.35) * length;
    const end = random.between(0.3, 0.5) * length;
    g.strokeStyle = css(colour, random.between(0.12, 0.4));
    g.lineWidth = random.between(3, 8);
    g.beginPath();
    g.moveTo(x + dx * start - dy * off, y + dy * start + dx * off);
    g.lineTo(x + dx * end - dy * off, y + dy * end + dx * off);
    g.stroke();
  }
}

const TILE = 512;

/** The tooth of the paper as a repeating tile of evenly spread heights: pastel catches on the high ones. */
function paperTooth(seed: number): Uint8Array {
  const random = seeded(seed);
  const coarse = noise2(seed + 1);
  const heights = Float32Array.from({ length: TILE * TILE }, (_, i) => {
    const [x, y] = [i % TILE, Math.floor(i / TILE)];
    return coarse(x / 4, y / 4) * 1.1 + coarse(x / 8 + 90, y / 8) * 0.8 + random() * 0.35;
  });
  const order = Uint32Array.from(heights.keys()).sort((a, b) => (heights[a] as number) - (heights[b] as number));
  const tooth = new Uint8Array(TILE * TILE);
  order.forEach((at, rank) => {
    tooth[at] = (rank * 255) / order.length;
  });
  return tooth;
}

const TOOTH = paperTooth(77);

/**
 * Draws softly on a sheet of its own, then lets only the tooth of the paper take the chalk.
 * A band (top and bottom) keeps the sheet small when only part of the picture is worked.
 */
export function pastel(
  { g, canvas, width, height }: Easel,
  draw: (chalk: SKRSContext2D) => void,
  band: Point = [0, height],
) {
  // The canvas answers its size through a native call: far too slow to ask in a loop.
  const wide = canvas.width;
  const scale = wide / width;
  const top = Math.max(0, Math.floor(band[0] * scale));
  const tall = Math.max(1, Math.min(canvas.height, Math.ceil(band[1] * scale)) - top);
  const sheet = createCanvas(wide, tall);
  const chalk = sheet.getContext('2d');
  chalk.translate(0, -top);
  chalk.scale(scale, scale);
  draw(chalk);
  const image = chalk.getImageData(0, 0, wide, tall);
  const { data } = image;
  for (let y = 0, at = 3; y < tall; y++) {
    const row = (Math.floor((y + top) / scale) % TILE) * TILE;
    for (let x = 0; x < wide; x++, at += 4) {
      const load = data[at] as number;
      if (load === 0 || load > 250) continue;
      const catches = (load * 1.08 - (TOOTH[row + (Math.floor(x / scale) % TILE)] as number)) * 3 + 100;
      data[at] = Math.max(0, Math.min(235, catches));
    }
  }
  chalk.putImageData(image, 0, 0);
  g.save();
  g.setTransform(1, 0, 0, 1, 0, 0);
  g.drawImage(sheet, 0, top);
  g.restore();
}

/** A pastel stick dragged from one point to another, pressed hard in the middle. */
export function chalkLine(
  g: SKRSContext2D,
  random: Random,
  from: Point,
  to: Point,
  colour: Rgb,
  size: number,
  load = 0.6,
) {
  const steps = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 40));
  g.lineCap = 'round';
  for (let pass = 0; pass < 2; pass++) {
    g.strokeStyle = css(colour, load * random.between(0.6, 1));
    g.lineWidth = size * random.between(0.5, 1);
    g.beginPath();
    for (let s = 0; s <= steps; s++) {
      const t = s / steps;
      g.lineTo(
        from[0] + (to[0] - from[0]) * t + random.normal(0, size * 0.14),
        from[1] + (to[1] - from[1]) * t + random.normal(0, size * 0.14),
      );
    }
    g.stroke();
  }
}

/** The halo of a lamp: chalk rubbed outwards from the light. */
export function halo(g: SKRSContext2D, [x, y]: Point, radius: number, colour: Rgb, load = 0.6) {
  const light = g.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, css(colour, load));
  light.addColorStop(0.25, css(colour, load * 0.45));
  light.addColorStop(0.6, css(colour, load * 0.14));
  light.addColorStop(1, css(colour, 0));
  g.fillStyle = light;
  g.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** Light in the air around a lamp, under the chalk. */
export function bloom({ g }: Easel, at: Point, radius: number, colour: Rgb, load = 0.4) {
  g.save();
  g.globalCompositeOperation = 'screen';
  halo(g, at, radius, colour, load);
  g.restore();
}
