import { fbm, noise2, type Random } from '../../brush.ts';

export type Spot = readonly [x: number, y: number];

/** A point on the edge of a sheet. Torn edges show the white core of the paper, cut ones do not. */
export interface EdgePoint {
  x: number;
  y: number;
  torn: boolean;
}
export type Outline = EdgePoint[];

const STEP = 6;
const wander = noise2(71);
const fray = fbm(noise2(73), 4);

/** A straight scissor cut through the given spots. */
export function cut(...spots: Spot[]): Outline {
  return walk(spots).map(([x, y]) => {
    const dx = (wander(x / 130, y / 130) - 0.5) * 9 + (wander(x / 31 + 40, y / 31) - 0.5) * 2.4;
    const dy = (wander(x / 130 + 90, y / 130) - 0.5) * 9 + (wander(x / 31, y / 31 + 40) - 0.5) * 2.4;
    return { x: x + dx, y: y + dy, torn: false };
  });
}

/** A tear along the given spots: the edge runs off the line as wet paper does. */
export function tear(...spots: Spot[]): Outline {
  return walk(spots).map(([x, y]) => ({
    x: x + (fray(x / 70, y / 70) - 0.5) * 62 + (wander(x / 5, y / 5) - 0.5) * 5,
    y: y + (fray(x / 70 + 50, y / 70) - 0.5) * 62 + (wander(x / 5 + 9, y / 5) - 0.5) * 5,
    torn: true,
  }));
}

/** Spots joined by a smooth curve (Catmull-Rom), to be handed to `cut` or `tear`. */
export function bend(...spots: Spot[]): Spot[] {
  const smooth: Spot[] = [];
  for (let i = 0; i < spots.length - 1; i++) {
    const [a, b, c, d] = [spots[i - 1] ?? spots[i], spots[i], spots[i + 1], spots[i + 2] ?? spots[i + 1]] as [
      Spot,
      Spot,
      Spot,
      Spot,
    ];
    for (let t = 0; t < 1; t += 0.05)
      smooth.push([spline(t, a[0], b[0], c[0], d[0]), spline(t, a[1], b[1], c[1], d[1])]);
  }
  return [...smooth, spots[spots.length - 1] as Spot];
}

/** A disc as scissors make it: a ring of short straight snips that never quite closes on a circle. */
export function disc(random: Random, x: number, y: number, rx: number, ry = rx, from = 0, to = Math.PI * 2): Spot[] {
  const snips = Math.max(12, Math.round(((rx + ry) * (to - from)) / 150));
  const phase = random() * 7;
  return Array.from({ length: snips + 1 }, (_, i): Spot => {
    const angle = from + ((to - from) * i) / snips;
    const breath = 1 + 0.012 * Math.sin(angle * 2 + phase) + 0.008 * Math.sin(angle * 5 + phase * 2);
    return [x + Math.cos(angle) * rx * breath, y + Math.sin(angle) * ry * breath];
  });
}

export function box(x: number, y: number, width: number, height: number, lean = 0): Spot[] {
  return [
    [x, y],
    [x + width, y + lean],
    [x + width - lean * 0.6, y + height],
    [x - lean * 0.4, y + height - lean],
    [x, y],
  ];
}

/** The painted face of a sheet: torn edges give way to the white core by an uneven few millimetres. */
export function face(outline: Outline): Outline {
  const inward = area(outline) > 0 ? 1 : -1;
  return outline.map((point, i) => {
    if (!point.torn) return point;
    const before = outline[(i + outline.length - 3) % outline.length] as EdgePoint;
    const after = outline[(i + 3) % outline.length] as EdgePoint;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const depth = inward * (2 + 34 * fray(point.x / 45 + 7, point.y / 45) ** 2 + wander(point.x / 4, point.y / 4) * 4);
    return {
      ...point,
      x: point.x - ((after.y - before.y) / length) * depth,
      y: point.y + ((after.x - before.x) / length) * depth,
    };
  });
}

function walk(spots: readonly Spot[]): Spot[] {
  const steps: Spot[] = [];
  for (let i = 0; i < spots.length - 1; i++) {
    const [[x0, y0], [x1, y1]] = [spots[i], spots[i + 1]] as [Spot, Spot];
    const count = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / STEP));
    for (let k = 0; k < count; k++) steps.push([x0 + ((x1 - x0) * k) / count, y0 + ((y1 - y0) * k) / count]);
  }
  return steps;
}

function area(outline: Outline): number {
  return outline.reduce((sum, a, i) => {
    const b = outline[(i + 1) % outline.length] as EdgePoint;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
}

function spline(t: number, a: number, b: number, c: number, d: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}
