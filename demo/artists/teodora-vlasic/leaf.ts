import type { Easel } from '../../brush.ts';
import { add, along, curve, mix, type Point, ribbon, shoot } from './line.ts';
import { flick, pen, steady } from './pen.ts';
import { type Pigment, reserve, wash } from './wash.ts';

export const LEAF_GREEN: Pigment = '112,134,72';
export const OLIVE: Pigment = '140,138,70';
export const SHADE: Pigment = '58,84,74';
export const STRAW: Pigment = '206,178,96';
export const RUST: Pigment = '168,98,58';

export interface Blade {
  base: Point;
  angle: number;
  length: number;
  width: number;
  turn: number;
  pigment?: Pigment;
  drops?: readonly Pigment[];
  veins?: number;
  weight?: number;
}

/** A simple leaf: the midrib grows first, the margin follows it, the veins reach for the margin. */
export function blade(easel: Easel, leaf: Blade): void {
  const { random } = easel;
  const { pigment = LEAF_GREEN, drops = [SHADE], veins = 6, weight = 4 } = leaf;
  const rib = shoot(leaf.base, leaf.angle, leaf.length, leaf.turn);
  const wave = random() * 6;
  const half = (t: number, side: -1 | 1) =>
    leaf.width * 0.5 * Math.sin(Math.PI * t ** 0.8) ** 0.85 * (1 + 0.06 * Math.sin(t * 11 + wave + side));
  const outline = ribbon(rib, half);
  reserve(easel, outline);
  wash(easel, outline, pigment, { drops, miss: leaf.width * 0.07 });
  const side = outline.length / 2;
  pen(easel, outline.slice(0, side), weight, (t) => 0.4 + 0.3 * Math.sin(t * 7 + wave));
  pen(easel, outline.slice(side).reverse(), weight * 1.4, (t) => 0.45 + 0.55 * Math.sin(Math.PI * t));
  pen(easel, rib, weight, flick);
  for (let vein = 1; vein <= veins; vein++) {
    const t = vein / (veins + 1.6);
    const { at, angle } = along(rib, t);
    for (const hand of [-1, 1] as const) {
      const reach = half(t, hand) * random.between(0.6, 0.9);
      pen(easel, shoot(at, angle + hand * 0.95, reach * 1.25, -hand * 0.45, 8), weight * 0.5, flick);
    }
  }
}

/** A stem: one wash down its length, a light pen line on one side and a heavy one in the shade. */
export function stem(
  easel: Easel,
  path: readonly Point[],
  from: number,
  to: number,
  pigment: Pigment = LEAF_GREEN,
  drops: readonly Pigment[] = [OLIVE],
): void {
  const half = (t: number) => (from + (to - from) * t) / 2;
  const outline = ribbon(path, half);
  reserve(easel, outline);
  wash(easel, outline, pigment, { drops, miss: from * 0.14, strength: 0.45 });
  const side = outline.length / 2;
  pen(easel, outline.slice(0, side), Math.max(2.4, from * 0.1), steady);
  pen(easel, outline.slice(side).reverse(), Math.max(3.4, from * 0.2), steady);
}

/** A point of a lobed leaf, in leaf units: angle from the axis and distance from the petiole. */
type Lobe = readonly [angle: number, reach: number];

/** The five lobes of a fig leaf, tip by tip. */
const FIG_LOBES: readonly Lobe[] = [
  [-1.92, 0.6],
  [-0.98, 0.92],
  [0, 1.1],
  [0.96, 0.94],
  [1.9, 0.62],
];

export interface Palm {
  base: Point;
  angle: number;
  size: number;
  /** 1 is seen flat, less is turned away from us. */
  tilt: number;
  pigment: Pigment;
  drops: readonly Pigment[];
}

/** A fig leaf: five lobes round the petiole, each with its own rib. */
export function palmLeaf(easel: Easel, { base, angle, size, tilt, pigment, drops }: Palm): void {
  const place = ([turn, reach]: Lobe): Point => {
    const [u, v] = [Math.cos(turn) * reach * size, Math.sin(turn) * reach * size * tilt];
    return [base[0] + u * Math.cos(angle) - v * Math.sin(angle), base[1] + u * Math.sin(angle) + v * Math.cos(angle)];
  };
  const start = place([0, 0.05]);
  const outline = scallop(curve([start, ...lobedMargin(easel).map(place), start], 8), size * 0.0055, easel);
  reserve(easel, outline);
  wash(easel, outline, pigment, { drops, miss: size * 0.02, strength: 0.5 });
  for (const lobe of FIG_LOBES) {
    const tip = place([lobe[0], lobe[1] * 0.95]);
    const bow = add(mix(start, tip, 0.5), easel.random() * 6, size * 0.03);
    lobeRib(easel, curve([start, bow, tip], 12), size * lobe[1], drops);
  }
  const middle = Math.floor(outline.length / 2);
  pen(easel, outline.slice(0, middle), size * 0.009, (t) => 0.6 + 0.35 * Math.sin(t * 12));
  pen(easel, outline.slice(middle), size * 0.014, (t) => 0.65 + 0.35 * Math.sin(t * 10 + 2));
}

/** The margin in leaf units: each lobe broadest past its middle, the sinuses deep and narrow. */
function lobedMargin({ random }: Easel): Lobe[] {
  const margin: Lobe[] = [
    [-2.9, 0.12],
    [-2.62, 0.3],
  ];
  FIG_LOBES.forEach(([turn, reach], i) => {
    const grown = reach * random.between(0.94, 1.06);
    const broad = random.between(0.9, 1.1) * (i === 2 ? 0.9 : 1.05);
    margin.push(
      [turn - 0.34 * broad, grown * 0.62],
      [turn - 0.27 * broad, grown * 0.8],
      [turn - 0.12 * broad, grown * 0.95],
    );
    margin.push([turn, grown]);
    margin.push(
      [turn + 0.13 * broad, grown * 0.94],
      [turn + 0.27 * broad, grown * 0.79],
      [turn + 0.34 * broad, grown * 0.62],
    );
    const next = FIG_LOBES[i + 1];
    if (next) margin.push([(turn + next[0]) / 2, random.between(0.36, 0.44)]);
  });
  margin.push([2.62, 0.3], [2.9, 0.12]);
  return margin;
}

/** Shallow teeth along a margin. */
function scallop(outline: readonly Point[], depth: number, { random }: Easel): Point[] {
  const phase = random() * 6;
  const last = outline.length - 1;
  return outline.map((at, i) => {
    const out = along(outline, i / last).angle - Math.PI / 2;
    return add(at, out, depth * (Math.sin(i * 1.25 + phase) + 0.8 * Math.sin(i * 0.37 + phase * 2)));
  });
}

/** One rib with its side veins; the panels between the veins are glazed so that the veins stay light. */
function lobeRib(easel: Easel, rib: readonly Point[], length: number, drops: readonly Pigment[]): void {
  const { random } = easel;
  for (let t = 0.26; t < 0.92; t += 0.105) {
    const { at, angle } = along(rib, t);
    for (const hand of [-1, 1]) {
      const reach = length * 0.23 * Math.sin(Math.PI * (0.15 + t * 0.8)) * random.between(0.75, 1);
      const vein = shoot(at, angle + hand * 0.85, reach, -hand * 0.35, 8);
      const panel = ribbon(
        shoot(add(at, angle, length * 0.028), angle + hand * 0.85, reach * 0.95, -hand * 0.35, 8),
        (u) => length * 0.026 * Math.sin(Math.PI * Math.min(1, u + 0.12)) ** 0.6,
      );
      wash(easel, panel, random.pick(drops), { strength: random.between(0.2, 0.62), miss: 5 });
      pen(easel, vein, length * 0.006, flick);
    }
  }
  pen(easel, rib, length * 0.016, flick);
}
