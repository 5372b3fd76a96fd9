import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type Easel, noise2 } from '../../brush.ts';

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
export const lighten = (c: Rgb, by: number): Rgb => [c[0] + by, c[1] + by * 0.95, c[2] + by * 0.85];
const css = (c: Rgb) => `rgb(${Math.round(c[0])},${Math.round(c[1])},${Math.round(c[2])})`;

/** A colour read off a ramp from deepest shadow to light, t in [0, 1]. */
export function ramp(steps: readonly Rgb[], t: number): Rgb {
  const at = Math.min(0.9999, Math.max(0, t)) * (steps.length - 1);
  const i = Math.floor(at);
  return mix(steps[i] as Rgb, steps[i + 1] as Rgb, at - i);
}

/** The part of a convex outline on one side of a line through `at` with direction `angle`. */
function cut(points: readonly Point[], at: Point, angle: number): Point[] {
  const side = ([x, y]: Point) => (x - at[0]) * -Math.sin(angle) + (y - at[1]) * Math.cos(angle);
  const kept: Point[] = [];
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length] as Point;
    const [a, b] = [side(p), side(q)];
    if (a >= 0) kept.push(p);
    if (a * b < 0) kept.push([p[0] + ((q[0] - p[0]) * a) / (a - b), p[1] + ((q[1] - p[1]) * a) / (a - b)]);
  });
  return kept;
}

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, p) => sum + p[0], 0) / points.length,
  points.reduce((sum, p) => sum + p[1], 0) / points.length,
];

/** The direction of the longest edge: a knife is pulled along a plane, not across it. */
function grain(points: readonly Point[]): number {
  let [best, angle] = [0, 0];
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length] as Point;
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    if (length > best) [best, angle] = [length, Math.atan2(q[1] - p[1], q[0] - p[0])];
  });
  return angle;
}

export interface Pull {
  /** Direction of the pull; left out, along the longest edge. */
  angle?: number;
  /** How far the halves of a plane differ. */
  break_?: number;
  /** Thickness of the paint, 0 to 1. */
  load?: number;
}

/** A palette knife: every pull leaves colour on the canvas and its direction and thickness in a second, unseen one. */
export interface Knife {
  /** A thin flat underlayer, a little larger than the plane, so that no canvas shows between two pulls. */
  under: (points: readonly Point[], colour: Rgb) => void;
  plane: (points: readonly Point[], colour: Rgb, pull?: Pull) => void;
  /** Turns the thickness of all pulls into light and shadow on the paint. */
  finish: () => void;
}

export function knife(e: Easel): Knife {
  const { g, canvas, width, random } = e;
  const scale = canvas.width / width;
  const body = createCanvas(canvas.width, canvas.height);
  const relief = body.getContext('2d');
  relief.scale(scale, scale);

  const outline = (to: SKRSContext2D, points: readonly Point[]) => {
    to.beginPath();
    points.forEach(([x, y], i) => {
      if (i === 0) to.moveTo(x, y);
      else to.lineTo(x, y);
    });
    to.closePath();
  };
  const thin = (points: readonly Point[], colour: Rgb, edge: number) => {
    outline(g, points);
    g.fillStyle = css(colour);
    g.strokeStyle = css(colour);
    g.lineJoin = 'round';
    g.lineWidth = edge;
    g.fill();
    g.stroke();
  };
  const lay = (points: readonly Point[], colour: Rgb, angle: number, load: number) => {
    thin(points, colour, 3);
    const turn = ((((angle % Math.PI) + Math.PI) % Math.PI) / Math.PI) * 255;
    outline(relief, points);
    relief.fillStyle = css([turn, 255 * load * random.between(0.55, 1), random() * 255]);
    relief.fill();
  };
  /** Corners as a loaded knife leaves them: a little over, a little short. */
  const byHand = (points: readonly Point[]): Point[] => {
    const size = Math.min(5, Math.sqrt(Math.abs(area(points))) * 0.025);
    return points.map(([x, y]) => [x + random.normal(0, size), y + random.normal(0, size)]);
  };

  return {
    under: (points, colour) => thin(points, colour, 12),
    plane(points, colour, { angle = grain(points), break_ = 7, load = 0.7 } = {}) {
      const shape = byHand(points);
      const tilt = angle + random.normal(0, 0.12);
      lay(shape, colour, tilt, load);
      const [x, y] = middle(shape);
      const reach = Math.sqrt(Math.abs(area(shape)));
      if (reach < 26) return;
      const at: Point = [x + random.normal(0, reach * 0.12), y + random.normal(0, reach * 0.12)];
      const half = cut(shape, at, tilt + random.normal(0, 0.3));
      if (half.length > 2) lay(half, lighten(colour, random.normal(0, break_)), tilt + random.normal(0, 0.25), load);
      if (reach < 120) return;
      const corner = cut(half, [at[0] + random.normal(0, reach * 0.2), at[1]], tilt + random.between(0.8, 2.2));
      if (corner.length > 2) lay(corner, lighten(colour, random.normal(0, break_)), tilt + random.normal(0, 0.3), load);
    },
    finish: () => lightPaint(e, relief.getImageData(0, 0, canvas.width, canvas.height).data),
  };
}

function area(points: readonly Point[]): number {
  return points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length] as Point;
    return sum + (p[0] * q[1] - q[0] * p[1]) / 2;
  }, 0);
}

/** Height of the paint at every pixel: streaks along each pull, and the bead of paint a knife leaves where it stops. */
function paintHeight(map: Uint8ClampedArray, w: number, h: number, scale: number, seed: number): Float32Array {
  const noise = noise2(seed);
  const cosines = Float32Array.from({ length: 256 }, (_, i) => Math.cos((i / 255) * Math.PI));
  const sines = Float32Array.from({ length: 256 }, (_, i) => Math.sin((i / 255) * Math.PI));
  const height = new Float32Array(w * h);
  const reach = Math.max(1, Math.round(6 * scale));
  for (let y = 0, i = 0; y < h; y++) {
    const fy = y / scale;
    const below = y + reach < h ? reach * w : 0;
    for (let x = 0; x < w; x++, i++) {
      const fx = x / scale;
      const turn = map[i * 4] as number;
      const load = (map[i * 4 + 1] as number) / 255;
      const shift = map[i * 4 + 2] as number;
      const along = fx * (cosines[turn] as number) + fy * (sines[turn] as number);
      const across = fy * (cosines[turn] as number) - fx * (sines[turn] as number);
      const streak = noise(along / 150 + shift, across / 5.2);
      const ridge = noise(along / 70, across / 17 + shift);
      const next = map[(i + below + (x + reach < w ? reach : 0)) * 4 + 2] as number;
      const bead = Math.abs(next - shift) > 3 ? 0.9 * noise(fx / 26, fy / 26) : 0;
      height[i] = 0.3 * noise(fx / 3, fy / 3) + load * (0.9 + streak * 0.9 + ridge * 1.5) + bead;
    }
  }
  return height;
}

/** Raking light from the upper left over the paint, every edge drawn a little ragged. */
function lightPaint({ g, canvas, width, random }: Easel, map: Uint8ClampedArray) {
  const { width: w, height: h } = canvas;
  const scale = w / width;
  const height = paintHeight(map, w, h, scale, random.int(1, 1e6));
  const rag = noise2(random.int(1, 1e6));
  const image = g.getImageData(0, 0, w, h);
  const from = new Uint8ClampedArray(image.data);
  const { data } = image;
  const reach = Math.max(1, Math.round(1.6 * scale));
  for (let y = 0, at = 0; y < h; y++) {
    for (let x = 0; x < w; x++, at += 4) {
      const [fx, fy] = [x / scale, y / scale];
      const coarse = rag(fx / 34, fy / 34);
      const fine = rag(fx / 6 + 40, fy / 6);
      const sx = Math.min(w - 1, Math.max(reach, Math.round(x + ((coarse - 0.5) * 8 + (fine - 0.5) * 2.4) * scale)));
      const sy = Math.min(
        h - 1,
        Math.max(reach, Math.round(y + ((rag(fx / 34 + 90, fy / 34) - 0.5) * 8 + (fine - 0.5) * 2.4) * scale)),
      );
      const i = sy * w + sx;
      const here = height[i] as number;
      const slope = here * 2 - (height[i - reach] as number) - (height[i - reach * w] as number);
      const light = Math.max(-42, Math.min(56, slope * 30)) + (here - 1.6) * 8;
      const warm = (coarse - 0.5) * 12;
      data[at] = (from[i * 4] as number) + light + warm;
      data[at + 1] = (from[i * 4 + 1] as number) + light;
      data[at + 2] = (from[i * 4 + 2] as number) + light * 0.92 - warm;
    }
  }
  g.putImageData(image, 0, 0);
}
