import type { Easel, Random } from '../../brush.ts';
import { noise2 } from '../../brush.ts';

export type Rgb = readonly [red: number, green: number, blue: number];
export type Noise = (x: number, y: number) => number;
/** The direction of the brush at a place, in radians. */
export type Field = (x: number, y: number) => number;

/** A primed canvas, and the paint on it. */
export interface Panel {
  easel: Easel;
  /** Size in device pixels, and device pixels per unit. */
  w: number;
  h: number;
  scale: number;
  /** Four numbers a pixel: red, green, blue and the height of the paint. */
  paint: Float32Array;
  random: Random;
  noise: Noise;
}

export interface Bristle {
  width: number;
  length: number;
  /** Height of the paint. */
  body: number;
  /** 0 loaded, 1 nearly empty: how much of the stroke breaks up at its end. */
  dry: number;
  /** How much of what lies below the paint hides; nearly all when left out. */
  cover?: number;
}

export function smoothstep(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

export function mix(a: Rgb, b: Rgb, t: number): Rgb {
  const k = Math.min(1, Math.max(0, t));
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k];
}

/** A colour on a scale of evenly spaced colours, t from 0 to 1. */
export function ramp(stops: readonly Rgb[], t: number): Rgb {
  const place = Math.min(0.9999, Math.max(0, t)) * (stops.length - 1);
  const k = Math.floor(place);
  return mix(stops[k] as Rgb, stops[k + 1] as Rgb, place - k);
}

/** The same colour mixed again on the palette: never quite the same value or temperature. */
export function remix(colour: Rgb, random: Random, amount: number): Rgb {
  const value = random.normal(0, amount);
  const warmth = random.normal(0, amount * 0.45);
  return [colour[0] + value + warmth, colour[1] + value * 0.95, colour[2] + value * 0.85 - warmth];
}

/** A canvas toned all over, its weave still showing. */
export function newPanel(easel: Easel, seed: number, tone: Rgb): Panel {
  const { width: w, height: h } = easel.canvas;
  const scale = w / easel.width;
  const noise = noise2(seed);
  const paint = new Float32Array(w * h * 4);
  for (let py = 0, i = 0; py < h; py++) {
    for (let px = 0; px < w; px++, i++) {
      const weave = Math.sin((px / scale) * 1.05) * Math.sin((py / scale) * 1.05);
      for (let c = 0; c < 3; c++) paint[i * 4 + c] = (tone[c] as number) + weave * 3;
      paint[i * 4 + 3] = weave * 0.5;
    }
  }
  return { easel, w, h, scale, paint, random: easel.random, noise };
}

interface Hair {
  across: number;
  /** How much of the second colour this hair picked up. */
  share: number;
  ridge: number;
  from: number;
  to: number;
}

function hairsOf(panel: Panel, bristle: Bristle, steps: number): Hair[] {
  const { scale, random, noise } = panel;
  const count = Math.max(3, Math.round(bristle.width * scale * 1.42));
  const phase = random() * 240;
  const round = Math.min(steps * 0.3, bristle.width * scale * 0.5);
  return Array.from({ length: count }, (_, k) => {
    const across = k / (count - 1) - 0.5;
    const unit = k / scale;
    const head = round * (1 - Math.sqrt(Math.max(0, 1 - 4 * across * across)));
    const ragged = noise(unit / 4 + phase, 7.5);
    return {
      across,
      share: smoothstep(0.3, 0.72, noise(unit / 7 + phase, 2.5)),
      // Paint is squeezed up along both sides of the brush.
      ridge: 0.3 + 0.7 * noise(unit / 2.1 + phase, 4.5) + 0.5 * Math.abs(across * 2) ** 5,
      from: head + ragged * round * 0.5,
      to: steps - head - ragged * (round + bristle.dry * steps * 0.5),
    };
  });
}

/** Where the brush goes when it starts at (x, y) and follows the field: per step x, y and the direction's cosine and sine. */
function trace(panel: Panel, x: number, y: number, field: Field, length: number): Float32Array {
  const step = 0.8 / panel.scale;
  const count = Math.max(4, Math.round(length / step));
  const path = new Float32Array(count * 4);
  let [px, py, cos, sin] = [x, y, 1, 0];
  for (let s = 0; s < count; s++) {
    if (s % 8 === 0) {
      const angle = field(px, py);
      cos = Math.cos(angle);
      sin = Math.sin(angle);
    }
    path[s * 4] = px;
    path[s * 4 + 1] = py;
    path[s * 4 + 2] = cos;
    path[s * 4 + 3] = sin;
    px += cos * step;
    py += sin * step;
  }
  return path;
}

/** One stroke of a loaded bristle brush along the field, carrying two colours that were not quite mixed. */
export function pull(panel: Panel, x: number, y: number, field: Field, bristle: Bristle, main: Rgb, second: Rgb): void {
  const { w, h, scale, paint } = panel;
  const path = trace(panel, x, y, field, bristle.length);
  const steps = path.length / 4;
  const hairs = hairsOf(panel, bristle, steps);
  // Wet into wet: a little of what lies below comes along.
  const cover = bristle.cover ?? 0.86;
  for (const hair of hairs) {
    const [red, green, blue] = mix(main, second, hair.share);
    const light = 1 + (hair.ridge - 0.7) * 0.1;
    const [r, g, b] = [red * light, green * light, blue * light];
    const offset = hair.across * bristle.width;
    const keep = 1 - cover;
    for (let s = Math.max(0, Math.ceil(hair.from)); s < hair.to; s++) {
      const k = s * 4;
      const px = ((path[k] as number) - (path[k + 3] as number) * offset) * scale + 0.5;
      const py = ((path[k + 1] as number) + (path[k + 2] as number) * offset) * scale + 0.5;
      if (px < 0 || py < 0 || px >= w || py >= h) continue;
      const i = ((py | 0) * w + (px | 0)) * 4;
      paint[i] = (paint[i] as number) * keep + r * cover;
      paint[i + 1] = (paint[i + 1] as number) * keep + g * cover;
      paint[i + 2] = (paint[i + 2] as number) * keep + b * cover;
      paint[i + 3] = (paint[i + 3] as number) * 0.3 + bristle.body * hair.ridge * (1 - (0.35 * s) / steps);
    }
  }
}

export interface Coat {
  area: readonly [left: number, top: number, right: number, bottom: number];
  /** Distance between strokes; large brushes leave some out, so that no place is painted many times over. */
  spacing: number;
  bristle: (x: number, y: number) => Bristle;
  field: Field;
  /** The colour wanted at a place; nothing to leave what is there. */
  colour: (x: number, y: number) => Rgb | undefined;
  /** How far each stroke strays from the wanted colour. */
  stray: number;
}

/** A thin underpainting, rubbed on with a rag: gaps between strokes show it instead of the bare ground. */
export function rubIn(
  panel: Panel,
  [left, top, right, bottom]: Coat['area'],
  colour: (x: number, y: number) => Rgb,
): void {
  const { w, h, scale, paint } = panel;
  const cell = Math.max(1, Math.round(10 * scale));
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value * scale)));
  for (let py = clamp(top, h); py < clamp(bottom, h); py++) {
    let wanted: Rgb = [0, 0, 0];
    for (let px = clamp(left, w), run = 0; px < clamp(right, w); px++, run++) {
      if (run % cell === 0) wanted = colour(px / scale, (py - (py % cell)) / scale);
      const i = (py * w + px) * 4;
      for (let c = 0; c < 3; c++) paint[i + c] = (paint[i + c] as number) * 0.3 + (wanted[c] as number) * 0.7;
    }
  }
}

/** How many strokes lie over any one place in a coat. */
const LAYERS = 7.5;

/** Covers an area in strokes laid in no particular order. */
export function coat(panel: Panel, { area, spacing, bristle, field, colour, stray }: Coat): void {
  const { random } = panel;
  const [left, top, right, bottom] = area;
  const count = Math.round(((right - left) * (bottom - top)) / (spacing * spacing));
  // An additive sequence in three dimensions (x, y, whether to leave out) fills the area evenly without the look of a grid.
  for (let k = 0; k < count; k++) {
    const x = left + (right - left) * ((k * 0.8191725134 + random() * 0.02) % 1);
    const y = top + (bottom - top) * ((k * 0.6710436067 + random() * 0.02) % 1);
    const wanted = colour(x, y);
    if (!wanted) continue;
    const brush = bristle(x, y);
    if ((k * 0.5497004779) % 1 > (LAYERS * spacing * spacing) / (brush.width * brush.length)) continue;
    const back = field(x, y);
    const start = brush.length * 0.5;
    pull(
      panel,
      x - Math.cos(back) * start,
      y - Math.sin(back) * start,
      field,
      brush,
      remix(wanted, random, stray),
      remix(wanted, random, stray * 1.6),
    );
  }
}

const LIGHT = { x: -0.62, y: -0.78 };

/** Lets the light of a north window fall across the paint. */
export function varnish(panel: Panel): void {
  const { w, h, paint, easel, scale } = panel;
  const height = (i: number) => paint[i * 4 + 3] as number;
  const image = easel.g.getImageData(0, 0, w, h);
  const data = image.data;
  for (let py = 0, i = 0; py < h; py++) {
    const up = py > 0 ? -w : 0;
    const down = py < h - 1 ? w : 0;
    for (let px = 0; px < w; px++, i++) {
      const slopeX = (height(i + (px < w - 1 ? 1 : 0)) - height(i - (px > 0 ? 1 : 0))) * scale;
      const slopeY = (height(i + down) - height(i + up)) * scale;
      const facing = Math.max(-1.2, Math.min(1.6, (slopeX * -LIGHT.x + slopeY * -LIGHT.y) * -0.15));
      const shade = 1 + facing * 0.24;
      const gloss = facing > 0.75 ? (facing - 0.75) * 34 : 0;
      for (let c = 0; c < 3; c++) data[i * 4 + c] = (paint[i * 4 + c] as number) * shade + gloss;
      data[i * 4 + 3] = 255;
    }
  }
  easel.g.putImageData(image, 0, 0);
}
