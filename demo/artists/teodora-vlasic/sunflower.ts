import type { Easel } from '../../brush.ts';
import { LEAF_GREEN, OLIVE, RUST, SHADE, STRAW, stem } from './leaf.ts';
import { add, along, curve, type Point, ribbon, shoot } from './line.ts';
import { measure, note } from './notes.ts';
import { laySheet, raiseGrain } from './paper.ts';
import { dot, flick, pen } from './pen.ts';
import { type Pigment, reserve, trials, wash } from './wash.ts';

const AMBER: Pigment = '206,146,52';
const GOLD: Pigment = '224,180,74';
const UMBER: Pigment = '98,70,50';
const CHAR: Pigment = '58,48,46';
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const SEEDS = 760;

/** The face of the head, seen a little from the left and drooping. */
interface Face {
  centre: Point;
  radius: number;
  squash: number;
  lean: number;
}

function place({ centre, squash, lean }: Face, angle: number, reach: number): Point {
  const [u, v] = [Math.cos(angle) * reach, Math.sin(angle) * reach * squash];
  return [centre[0] + u * Math.cos(lean) - v * Math.sin(lean), centre[1] + u * Math.sin(lean) + v * Math.cos(lean)];
}

/** A ray floret that has begun to dry: it twists, and the far half curls under. */
function ray(easel: Easel, face: Face, angle: number, length: number): void {
  const { random } = easel;
  const root = place(face, angle, face.radius * 0.97);
  const out = Math.atan2(root[1] - face.centre[1], root[0] - face.centre[0]) + random.normal(0, 0.16);
  const spine = shoot(root, out, length * random.between(0.75, 1.1), random.normal(0, 0.75), 18);
  const width = length * random.between(0.12, 0.2);
  const pinch = random.between(0.5, 0.8);
  const half = (t: number) =>
    width * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1)) ** 0.8 * (1 - 0.55 * Math.exp(-(((t - pinch) / 0.09) ** 2)));
  const outline = ribbon(spine, half);
  reserve(easel, outline);
  wash(easel, outline, random.pick([GOLD, GOLD, AMBER]), {
    drops: [random.pick([RUST, AMBER, OLIVE])],
    strength: 0.74,
    miss: 8,
  });
  const side = outline.length / 2;
  for (let fold = -1; fold <= 1; fold++) {
    pen(
      easel,
      spine.map((p, i) => add(p, out + Math.PI / 2, fold * width * 0.36 * Math.sin((Math.PI * i) / 18))),
      3.4,
      flick,
      '104,66,30',
    );
  }
  pen(easel, outline.slice(0, side), 4, (t) => 0.5 + 0.5 * Math.sin(Math.PI * t));
  pen(easel, outline.slice(side).reverse(), 6.5, (t) => 0.4 + 0.6 * Math.sin(Math.PI * t));
}

function bract(easel: Easel, face: Face, angle: number, length: number): void {
  const { random } = easel;
  const root = place(face, angle, face.radius * 1.0);
  const out = Math.atan2(root[1] - face.centre[1], root[0] - face.centre[0]) + random.normal(0, 0.25);
  const outline = ribbon(
    shoot(root, out, length, random.normal(0, 0.7), 14),
    (t) => length * 0.22 * (1 - t) ** 0.8 * (0.4 + t) * 1.5,
  );
  reserve(easel, outline);
  wash(easel, outline, LEAF_GREEN, { drops: [SHADE, OLIVE], strength: 0.6, miss: 7 });
  pen(easel, outline, 4.4, (t) => 0.5 + 0.5 * Math.abs(Math.sin(t * 5)));
}

/** One seed: a kernel with stripes, or the empty socket a bird left. */
function seedAt(
  easel: Easel,
  at: Point,
  out: number,
  size: number,
  state: 'eaten' | 'young' | 'ripe',
  depth: number,
): void {
  const { random } = easel;
  const spine = shoot(add(at, out, -size * 0.5), out, size, 0, 6);
  const outline = ribbon(spine, (t) => size * 0.36 * Math.sin(Math.PI * (0.12 + t * 0.82)));
  reserve(easel, outline);
  if (state === 'eaten') {
    wash(easel, outline, STRAW, { strength: 0.4, miss: 1.5 });
    pen(easel, outline, size * 0.08);
    if (random() < 0.5) dot(easel, at, size * 0.12);
    return;
  }
  const pigment = state === 'young' ? random.pick([RUST, AMBER, OLIVE]) : random.pick([UMBER, CHAR, CHAR]);
  wash(easel, outline, pigment, { strength: depth * random.between(0.8, 1.15), miss: 1.5 });
  if (depth > 0.8) wash(easel, outline, CHAR, { strength: depth - 0.6, miss: 1 });
  pen(easel, outline.slice(0, 7), size * 0.08);
  pen(easel, outline.slice(7), size * 0.15);
  if (random() < 0.6) pen(easel, spine, size * 0.07, flick, '236,222,190');
}

/** The whorl of seeds: each turned from the last by the golden angle, small and tight at the heart. */
function seeds(easel: Easel, face: Face): void {
  const bitten = place(face, 0.55, face.radius * 0.62);
  for (let i = SEEDS; i > 70; i--) {
    const share = Math.sqrt(i / SEEDS);
    const angle = i * GOLDEN_ANGLE;
    const at = place(face, angle, face.radius * share * (1 + 0.012 * Math.sin(angle * 3)));
    const out = Math.atan2(at[1] - face.centre[1], at[0] - face.centre[0]);
    const eaten =
      Math.hypot(at[0] - bitten[0], (at[1] - bitten[1]) * 1.2) < face.radius * 0.29 + easel.random.normal(0, 22);
    const young = share < 0.5 + easel.random.normal(0, 0.035);
    // the rim away from the window is the darkest note of the plate
    const turned = 0.5 + 0.5 * Math.cos(out - 0.9);
    const depth = young ? 0.7 : 0.45 + 0.75 * share * turned;
    seedAt(easel, at, out, face.radius * (0.052 + 0.034 * share), eaten ? 'eaten' : young ? 'young' : 'ripe', depth);
  }
  for (let i = 70; i > 0; i--) {
    const at = place(face, i * GOLDEN_ANGLE, face.radius * Math.sqrt(i / SEEDS));
    seedAt(easel, at, easel.random() * 6, face.radius * 0.036, i % 3 ? 'young' : 'eaten', 0.8);
  }
}

/** Helianthus annuus at the end of September, its head too heavy for the stalk. */
export function paintSunflower(easel: Easel): void {
  laySheet(easel);
  const face: Face = { centre: [1310, 1080], radius: 560, squash: 0.93, lean: -0.4 };
  const stalk = curve(
    [
      [430, 2600],
      [390, 1800],
      [430, 1220],
      [640, 780],
      [960, 720],
    ],
    14,
  );
  stem(easel, stalk, 96, 74, OLIVE, [LEAF_GREEN, STRAW, SHADE]);
  ridges(easel, stalk);
  for (let i = 0; i < 26; i++) bract(easel, face, (i / 26) * Math.PI * 2 + 0.1, easel.random.between(180, 330));
  for (let i = 0; i < 31; i++) {
    const fallen = Math.sin(i * 5.3) > 0.82;
    if (!fallen) ray(easel, face, (i / 31) * Math.PI * 2, easel.random.between(300, 430));
  }
  const disc = Array.from({ length: 60 }, (_, i) =>
    place(face, (i / 60) * Math.PI * 2, face.radius * (1.02 + 0.02 * Math.sin(i * 1.3))),
  );
  reserve(easel, disc);
  wash(easel, disc, UMBER, { drops: [RUST, CHAR], strength: 0.62, miss: 10 });
  seeds(easel, face);
  note(easel, 'Helianthus annuus L.', [1480, 2220], 38);
  note(easel, 'sparrows, 29. IX.', [1480, 2300], 25);
  measure(easel, [2300, 560], [2300, 1600]);
  trials(easel, [600, 2290], [GOLD, AMBER, RUST, UMBER, CHAR]);
  raiseGrain(easel, 51);
}

function ridges(easel: Easel, stalk: readonly Point[]): void {
  const { random } = easel;
  for (let i = 0; i < 130; i++) {
    const { at, angle } = along(stalk, random() * 0.97);
    pen(easel, shoot(add(at, angle + 1.57, random.normal(0, 22)), angle, random.between(30, 140), 0, 5), 3, flick);
  }
}
