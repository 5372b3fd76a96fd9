import { fbm, noise2 } from '../../brush.ts';
import { type Brush, stroke, type Touch } from './brushwork.ts';
import type { Noise, Sheet } from './sheet.ts';
import { smoothstep } from './sheet.ts';

/** The height of a skyline at x (y grows downwards). */
export type Skyline = (x: number) => number;

/** A skyline through chosen points (x, y, x, y …), roughened: the painter decides the peaks, chance only the rock. */
export function skyline(points: readonly number[], seed: number, rough: number, grain = 190): Skyline {
  const rock = fbm(noise2(seed), 5);
  return (x) => {
    let k = 0;
    while (k < points.length - 4 && x > (points[k + 2] as number)) k += 2;
    const [x0, y0, x1, y1] = points.slice(k, k + 4) as [number, number, number, number];
    const t = Math.min(1, Math.max(0, (x - x0) / (x1 - x0)));
    const eased = t * 0.55 + 0.45 * t * t * (3 - 2 * t);
    return y0 + (y1 - y0) * eased + (rock(x / grain, seed % 97) - 0.5) * rough * 2;
  };
}

export interface Mountain {
  top: Skyline;
  ink: number;
  /** How far down the wash runs before it is lost in mist. */
  fade: number;
  /** Softness of the crest: large for a wet sheet. */
  edge: number;
  /** Width of the spurs that run down the face. */
  spur: number;
  /** How much of what lies behind the mist of this mountain hides. */
  veil: number;
  seed: number;
  /** Where along x the mountain is out of the mist; everywhere when left out. */
  shown?: (x: number) => number;
}

/** Spurs and gullies lit from the left: 0 in light, 1 in shade. `lean` is how far they drift as they fall. */
export function facets(noise: Noise, spur: number, lean: (x: number) => number): (x: number, depth: number) => number {
  const relief = (u: number, v: number) =>
    noise(u, v * 0.34) + 0.5 * noise(u * 2.3 + 31, v * 0.8) + 0.22 * noise(u * 5.1, v * 1.9 + 17);
  return (x, depth) => {
    // The fan opens near the crest only: further down it would fold back on itself.
    const drift = lean(x) * 0.55 * (depth / (1 + depth / 220));
    const u = (x - drift) / spur + noise(x / 310, depth / 270 + 5) * 1.1;
    const v = depth / spur;
    return Math.min(1, Math.max(0, 0.42 + 1.9 * (relief(u + 0.2, v) - relief(u - 0.2, v))));
  };
}

/** Which way the ground falls at x, as a slope. */
export function fallOf(top: Skyline): Skyline {
  return (x) => Math.max(-1.5, Math.min(1.5, (top(x + 260) - top(x - 260)) / 520));
}

/** Rows between two samples of the modelling, which runs downhill and can be interpolated. */
const STRIDE = 5;
/** The wash is cut off where it is too thin to see, this many fades below the crest. */
const REACH = 2.5;
const THINNEST = Math.exp(-(REACH ** 1.25));

/** Lays one mountain in wash: dark crest, spurs down the face, dissolving at the foot. */
export function mountain(sheet: Sheet, m: Mountain): void {
  const { w, h, scale, ink } = sheet;
  const rough = noise2(m.seed + 11);
  const face = faceOf(m, rough);
  const stride = Math.max(1, Math.round(STRIDE * scale));
  for (let px = 0; px < w; px++) {
    const x = px / scale;
    const top = m.top(x);
    const strength = m.ink * (m.shown?.(x) ?? 1);
    const toneAt = face(x, top);
    const start = Math.max(0, Math.floor((top - m.edge * 2) * scale));
    const end = Math.min(h, Math.ceil((top + m.fade * REACH) * scale));
    let [tone, next] = [0, toneAt(start / scale)];
    for (let py = start; py < end; py++) {
      const y = py / scale;
      const step = (py - start) % stride;
      if (step === 0) [tone, next] = [next, toneAt((py + stride) / scale)];
      const depth = y - top;
      const cover =
        depth > m.edge * 2 ? 1 : smoothstep(-m.edge, m.edge, depth + (rough(x / 23, y / 23) - 0.5) * m.edge * 1.6);
      const i = py * w + px;
      ink[i] = (ink[i] as number) * (1 - m.veil * cover) + strength * cover * (tone + ((next - tone) * step) / stride);
    }
  }
}

/** The tone of the face under each point of the crest. */
function faceOf(m: Mountain, rough: Noise): (x: number, top: number) => (y: number) => number {
  const bloom = fbm(rough, 3);
  const fallAt = fallOf(m.top);
  return (x, top) => {
    const fallHere = fallAt(x);
    const shade = facets(rough, m.spur, () => fallHere);
    const crest = 0.35 + 1.1 * rough(x / 130, 3.7);
    return (y) => {
      const depth = Math.max(0, y - top);
      const fall = Math.max(0, Math.exp(-((depth / m.fade) ** 1.25)) - THINNEST) / (1 - THINNEST);
      const rim = crest * 0.55 * Math.exp(-depth / (m.fade * 0.1));
      return fall * (rim + (0.2 + 1.05 * shade(x, depth)) * (0.55 + 0.9 * bloom(x / 170, y / 170)));
    };
  };
}

/** Hemp-fibre strokes (披麻皴) that model the face, falling the way water would and never past the crest. */
export function hempStrokes(sheet: Sheet, m: Mountain, count: number, from: number, to: number, brush: Brush): void {
  const { random } = sheet;
  const fallAt = fallOf(m.top);
  const bunches = Math.ceil(count / 5);
  for (let bunch = 0; bunch < bunches; bunch++) {
    const x = random.between(from, to);
    const depth = m.fade * random() ** 1.7;
    const lean = fallAt(x) * 0.55 + random.normal(0, 0.1);
    for (let k = 0; k < 5; k++) {
      const start = x + random.normal(0, m.spur * 0.22);
      const length = random.between(0.35, 1) * m.fade * 0.6;
      const load = brush.load * random.between(0.4, 1) * Math.exp(-depth / m.fade) * (m.shown?.(x) ?? 1);
      fallingStroke(sheet, m.top, start, depth + random.between(4, 40), length, lean, { ...brush, load });
    }
  }
}

function fallingStroke(
  sheet: Sheet,
  top: Skyline,
  x: number,
  depth: number,
  length: number,
  lean: number,
  brush: Brush,
): void {
  const { random } = sheet;
  const y = top(x) + depth;
  const at = (t: number, pressure: number): Touch => {
    const ux = x + lean * length * t ** 1.3 + random.normal(0, 2.5);
    return [ux, Math.max(top(ux) + 8, y + length * t), pressure];
  };
  stroke(sheet, sheet.ink, [at(0, 0.2), at(0.3, 0.9), at(0.7, 0.6), at(1, 0.05)], brush);
}
