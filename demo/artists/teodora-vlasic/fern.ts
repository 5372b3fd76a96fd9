import type { Easel } from '../../brush.ts';
import { LEAF_GREEN, OLIVE, RUST, SHADE, STRAW, stem } from './leaf.ts';
import { add, along, curve, type Point, ribbon, shoot } from './line.ts';
import { measure, note } from './notes.ts';
import { laySheet, raiseGrain } from './paper.ts';
import { flick, pen } from './pen.ts';
import { type Pigment, reserve, trials, wash } from './wash.ts';

const YOUNG: Pigment = '156,166,72';

/** A stalk that rises and then rolls up in a logarithmic spiral. `hand` says which way it rolls. */
function crozierPath(foot: Point, neck: Point, size: number, hand: -1 | 1, turns: number): Point[] {
  const rise = curve([foot, [foot[0] * 0.55 + neck[0] * 0.45 - hand * 30, (foot[1] + neck[1]) / 2], neck], 16);
  const coil: Point[] = [];
  const eye: Point = [neck[0] + hand * size, neck[1]];
  for (let turn = 0; turn < turns * Math.PI * 2; turn += 0.13) {
    const radius = size * Math.exp(-turn * 0.155);
    coil.push([eye[0] - hand * Math.cos(turn) * radius, eye[1] - Math.sin(turn) * radius]);
  }
  return [...rise, ...coil.slice(1)];
}

/** A folded pinna: a small fist of leaflets on the outside of the coil. */
function fist(easel: Easel, at: Point, angle: number, size: number): void {
  const { random } = easel;
  const knots: Point[] = [];
  for (let t = 0; t <= 10; t++) {
    const turn = angle - 1.5 + (t / 10) * 3;
    knots.push(add(at, turn, size * (0.72 + 0.28 * Math.abs(Math.sin(t * 1.6)))));
  }
  const outline = curve([at, ...knots, at], 4);
  reserve(easel, outline);
  wash(easel, outline, random.pick([YOUNG, LEAF_GREEN, OLIVE]), {
    drops: [random.pick([SHADE, RUST, LEAF_GREEN])],
    strength: 0.7,
    miss: 3,
  });
  pen(easel, outline, Math.max(2.6, size * 0.07), (t) => 0.6 + 0.4 * Math.sin(t * 9));
  for (let curl = 0; curl < 3; curl++) {
    pen(
      easel,
      shoot(add(at, angle + (curl - 1) * 0.5, size * 0.2), angle + (curl - 1) * 0.6, size * 0.6, 1.4, 7),
      size * 0.05,
      flick,
    );
  }
}

/** Papery brown scales that clothe the young stalk. */
function scales(easel: Easel, path: readonly Point[], until: number, width: number): void {
  const { random } = easel;
  for (let i = 0; i < 150; i++) {
    const t = random() ** 1.3 * until;
    const { at, angle } = along(path, t);
    const hand = random() < 0.5 ? -1 : 1;
    const root = add(at, angle + (hand * Math.PI) / 2, width * random.between(0.1, 0.5));
    const spine = shoot(root, angle + hand * random.between(0.25, 0.9), random.between(24, 62), hand * 0.3, 6);
    if (i % 3 === 0)
      wash(
        easel,
        ribbon(spine, (u) => 7 * Math.sin(Math.PI * (0.1 + u * 0.9))),
        RUST,
        { strength: 0.5, miss: 2 },
      );
    pen(easel, spine, 3, flick, '92,56,34');
  }
}

interface Crozier {
  foot: Point;
  neck: Point;
  size: number;
  hand: -1 | 1;
  turns: number;
  width: number;
}

function crozier(easel: Easel, { foot, neck, size, hand, turns, width }: Crozier): void {
  const path = crozierPath(foot, neck, size, hand, turns);
  const half = (t: number) => width * 0.5 * (1 - 0.86 * t ** 0.8);
  const start = 0.34;
  for (let t = 1; t > start; t -= 0.021) {
    const { at, angle } = along(path, t);
    const outward = angle - (hand * Math.PI) / 2;
    fist(easel, add(at, outward, half(t)), outward - hand * 0.35, size * (0.34 - 0.25 * t) * 1.15);
  }
  const outline = ribbon(path, half);
  reserve(easel, outline);
  wash(easel, outline, YOUNG, { drops: [LEAF_GREEN, STRAW, OLIVE], strength: 0.66, miss: 5 });
  const side = outline.length / 2;
  pen(easel, outline.slice(0, side), hand > 0 ? 4 : 7.5, (t) => 0.9 - 0.5 * t);
  pen(easel, outline.slice(side).reverse(), hand > 0 ? 7.5 : 4, (t) => 0.9 - 0.5 * t);
  pen(easel, path.slice(4, Math.floor(path.length * 0.7)), 2.6, (t) => (Math.sin(t * 26) > 0 ? 0.8 : 0.05));
  scales(easel, path, 0.4, width);
}

/** A frond already open below and still rolled at the tip. */
function openFrond(easel: Easel, path: readonly Point[], length: number): void {
  for (let pair = 0; pair < 19; pair++) {
    const t = 0.3 + (pair / 19) * 0.68;
    const { at, angle } = along(path, t);
    const reach = length * 0.3 * Math.sin(Math.PI * (0.26 + t * 0.68));
    for (const hand of [-1, 1] as const) {
      pinna(easel, shoot(at, angle + hand * 1.15, reach, -hand * 0.45 + 0.2, 16), reach, hand);
    }
  }
  stem(easel, path, 30, 8, YOUNG, [STRAW, OLIVE]);
  scales(easel, path, 0.3, 30);
}

function pinna(easel: Easel, rib: readonly Point[], length: number, hand: -1 | 1): void {
  const { random } = easel;
  const lobes = 13;
  const half = (t: number) => length * 0.13 * (1 - t) ** 0.55 * (0.5 + 0.5 * Math.abs(Math.cos(t * Math.PI * lobes)));
  const fine = curve(rib, 5);
  const outline = ribbon(fine, half);
  reserve(easel, outline);
  wash(easel, outline, random.pick([LEAF_GREEN, LEAF_GREEN, OLIVE]), {
    drops: [hand > 0 ? SHADE : YOUNG],
    strength: 0.62,
    miss: 5,
  });
  const side = outline.length / 2;
  pen(easel, outline.slice(0, side), hand > 0 ? 2.6 : 3.8, (t) => 0.9 - 0.4 * t);
  pen(easel, outline.slice(side).reverse(), hand > 0 ? 3.8 : 2.6, (t) => 0.9 - 0.4 * t);
  pen(easel, rib, 3, flick);
}

/** Dryopteris filix-mas in April: three croziers at different days of unrolling and one open frond. */
export function paintFern(easel: Easel): void {
  laySheet(easel);
  openFrond(
    easel,
    curve(
      [
        [1190, 2700],
        [1310, 2100],
        [1500, 1400],
        [1610, 760],
        [1570, 330],
      ],
      14,
    ),
    1500,
  );
  crozier(easel, { foot: [1010, 2720], neck: [560, 1150], size: 300, hand: 1, turns: 2.5, width: 70 });
  crozier(easel, { foot: [950, 2730], neck: [560, 1960], size: 185, hand: -1, turns: 2.6, width: 56 });
  crozier(easel, { foot: [1120, 2730], neck: [1000, 2120], size: 140, hand: 1, turns: 2.7, width: 54 });
  rootstock(easel);
  note(easel, 'Dryopteris filix-mas', [150, 250], 38);
  note(easel, 'Velebit, north wall, 17. IV.', [150, 330], 25);
  note(easel, 'day 3', [300, 2220], 24);
  note(easel, 'day 8', [330, 880], 24);
  measure(easel, [2010, 330], [2010, 2700]);
  trials(easel, [180, 430], [YOUNG, LEAF_GREEN, SHADE, RUST]);
  raiseGrain(easel, 41);
}

/** The scaly crown from which all fronds rise, with its black roots. */
function rootstock(easel: Easel): void {
  const { random } = easel;
  const crown = curve([
    [860, 2770],
    [900, 2690],
    [960, 2700],
    [1010, 2650],
    [1110, 2680],
    [1200, 2650],
    [1270, 2720],
    [1240, 2800],
    [1170, 2790],
    [1100, 2860],
    [1010, 2820],
    [920, 2840],
    [860, 2770],
  ]);
  reserve(easel, crown);
  wash(easel, crown, RUST, { drops: [SHADE, '70,50,44'], strength: 0.7, miss: 10 });
  for (let i = 0; i < 420; i++) {
    const at: Point = [random.normal(1070, 95), random.normal(2745, 45)];
    const spine = shoot(at, -Math.PI / 2 + random.normal(0, 0.6), random.between(30, 80), random.normal(0, 0.5), 6);
    pen(easel, spine, random.between(2, 5), flick, '74,46,32');
  }
  for (let i = 0; i < 34; i++) {
    pen(
      easel,
      shoot(
        [random.normal(1070, 100), random.between(2780, 2830)],
        1.57 + random.normal(0, 0.7),
        random.between(70, 220),
        random.normal(0, 1),
        14,
      ),
      random.between(2.5, 6),
      flick,
    );
  }
  pen(easel, crown.slice(0, 90), 5);
}
