import type { Layer, Sheet } from './sheet.ts';
import { smoothstep } from './sheet.ts';

/** A place on the path of the brush: where, and how hard it is pressed (0..1). */
export type Touch = readonly [x: number, y: number, pressure: number];

/** Touches written down as x, y, pressure, x, y, pressure … */
export function path(numbers: readonly number[]): Touch[] {
  return Array.from(
    { length: numbers.length / 3 },
    (_, k) => numbers.slice(k * 3, k * 3 + 3) as [number, number, number],
  );
}

export interface Brush {
  /** Full width of the pressed brush, in units. */
  width: number;
  /** Density of the ink it carries. */
  load: number;
  /** 0 dripping, 1 nearly empty: how soon the paper's tooth breaks the stroke. */
  dry: number;
  /** How much paler the ink is on the far side of a side-loaded brush. */
  side?: number;
}

function between(a: Touch, b: Touch, c: Touch, d: Touch, t: number): Touch {
  const cubic = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return [cubic(a[0], b[0], c[0], d[0]), cubic(a[1], b[1], c[1], d[1]), Math.max(0, cubic(a[2], b[2], c[2], d[2]))];
}

/** A smooth path through the touches, one step per device pixel or so. */
function walk(touches: readonly Touch[], scale: number): Touch[] {
  const steps: Touch[] = [];
  const last = touches.length - 1;
  const at = (i: number) => touches[Math.min(last, Math.max(0, i))] as Touch;
  for (let i = 0; i < last; i++) {
    const [b, c] = [at(i), at(i + 1)];
    const count = Math.max(2, Math.ceil(Math.hypot(c[0] - b[0], c[1] - b[1]) * scale * 1.25));
    for (let k = 0; k < count; k++) steps.push(between(at(i - 1), b, c, at(i + 2), k / count));
  }
  steps.push(at(last));
  return steps;
}

interface Hair {
  /** Place across the brush, -0.5 to 0.5. */
  across: number;
  strength: number;
  /** The steps at which this hair meets and leaves the paper: the head of a brush is round and ragged. */
  from: number;
  to: number;
}

function hairsOf(sheet: Sheet, brush: Brush, steps: number): Hair[] {
  const { scale, random, noise } = sheet;
  const count = Math.max(2, Math.round(brush.width * scale * 1.3));
  const phase = random() * 200;
  const round = brush.width * scale * 0.42;
  return Array.from({ length: count }, (_, k) => {
    const across = k / (count - 1) - 0.5;
    const head = round * (1 - Math.sqrt(Math.max(0, 1 - 4 * across * across)));
    const ragged = round * (noise(k / scale / 7 + phase, 1) + 0.5 * random());
    return {
      across,
      strength: (0.7 + 0.3 * random()) * (1 - (brush.side ?? 0) * (across + 0.5)),
      from: head + ragged * 0.35,
      to: steps - head * 0.6 - ragged * 1.6 * Math.min(1, brush.dry * 1.6),
    };
  });
}

/** Pulls a brush of many hairs along a path. The hairs run dry one by one and skip over the valleys of the paper. */
export function stroke(sheet: Sheet, layer: Layer, touches: readonly Touch[], brush: Brush): void {
  const { scale, random, noise } = sheet;
  const steps = walk(touches, scale);
  const hairs = hairsOf(sheet, brush, steps.length);
  const phase = random() * 200;
  const clump = Math.max(1.5, brush.width / 26);
  for (let s = 0; s < steps.length; s++) {
    const [x, y, pressure] = steps[s] as Touch;
    const ahead = steps[Math.min(steps.length - 1, s + 2)] as Touch;
    const behind = steps[Math.max(0, s - 2)] as Touch;
    const run = Math.hypot(ahead[0] - behind[0], ahead[1] - behind[1]) || 1;
    const nx = -(ahead[1] - behind[1]) / run;
    const ny = (ahead[0] - behind[0]) / run;
    const spent = brush.dry * (0.35 + 0.75 * (s / steps.length)) + brush.dry * 0.25 * (1 - pressure);
    for (const hair of hairs) {
      if (s < hair.from || s > hair.to) continue;
      const across = hair.across * brush.width * pressure + (random() - 0.5) / scale;
      const streak = brush.dry > 0 ? noise((hair.across * brush.width) / clump + phase, s / scale / 90 + phase) : 1;
      drop(sheet, layer, x + nx * across, y + ny * across, brush.load * hair.strength, spent, streak);
    }
  }
}

function drop(sheet: Sheet, layer: Layer, x: number, y: number, load: number, spent: number, streak: number): void {
  const px = Math.floor(x * sheet.scale);
  const py = Math.floor(y * sheet.scale);
  if (px < 0 || py < 0 || px >= sheet.w - 1 || py >= sheet.h - 1) return;
  const contact = sheet.tooth(px, py) * 0.55 + streak * 0.6;
  const density = load * (spent > 0 ? smoothstep(spent - 0.12, spent + 0.1, contact) : 1);
  const i = py * sheet.w + px;
  // A hair is about two pixels thick: on the outside of a bend the drops must still meet.
  for (const k of [i, i + 1, i + sheet.w, i + sheet.w + 1]) if (density > (layer[k] as number)) layer[k] = density;
}

/** One touch of the brush laid on its side: a soft-ended dab, as in Mi Fu's dots. */
export function dab(
  sheet: Sheet,
  layer: Layer,
  x: number,
  y: number,
  length: number,
  width: number,
  load: number,
): void {
  const { w, h, scale, noise } = sheet;
  const reach = length * 0.6 * scale;
  const rise = width * 0.7 * scale;
  const [cx, cy] = [x * scale, y * scale];
  for (let py = Math.max(0, Math.floor(cy - rise)); py <= Math.min(h - 1, cy + rise); py++) {
    for (let px = Math.max(0, Math.floor(cx - reach)); px <= Math.min(w - 1, cx + reach); px++) {
      const dx = (px - cx) / (length * 0.5 * scale);
      const dy = (py - cy) / (width * 0.5 * scale);
      const wander = (noise(px / scale / 7, py / scale / 7) - 0.5) * 0.7;
      const inside = smoothstep(1.12, 0.8, dx * dx + dy * dy + wander);
      const i = py * w + px;
      layer[i] = (layer[i] as number) + load * inside * (0.8 + 0.4 * sheet.tooth(px, py));
    }
  }
}
