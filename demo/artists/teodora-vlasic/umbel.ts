import type { Easel } from '../../brush.ts';
import { LEAF_GREEN, OLIVE, RUST, SHADE, STRAW, stem } from './leaf.ts';
import { add, along, curve, type Point, shoot } from './line.ts';
import { measure, note } from './notes.ts';
import { laySheet, raiseGrain } from './paper.ts';
import { dot, flick, pen, steady } from './pen.ts';
import { type Pigment, reserve, touch, trials, wash } from './wash.ts';

const YELLOW: Pigment = '216,180,52';
const CHROME: Pigment = '200,148,36';
const GLAUCOUS: Pigment = '118,142,118';

export interface Umbel {
  at: Point;
  angle: number;
  reach: number;
  rays: number;
  florets: number;
  pigments: readonly Pigment[];
}

/** A compound umbel: rays spread like an umbrella, each carrying a smaller umbel of its own. */
export function umbel(easel: Easel, { at, angle, reach, rays, florets, pigments }: Umbel): void {
  const { random } = easel;
  for (let ray = 0; ray < rays; ray++) {
    const spread = (ray / (rays - 1) - 0.5) * 2;
    // rays toward us look short, those at the rim long
    const depth = random.between(0.62, 1.04);
    const path = shoot(at, angle + spread * 1.02, reach * depth, -spread * 0.34, 10);
    pen(easel, path, reach * 0.016, steady, '78,84,50');
    const tip = along(path, 1);
    for (let floret = 0; floret < florets; floret++) {
      const open = (floret / (florets - 1) - 0.5) * 2;
      const small = shoot(tip.at, tip.angle + open * 1.25, reach * random.between(0.1, 0.21), -open * 0.4, 5);
      pen(easel, small, reach * 0.007, flick, '78,84,50');
      const end = along(small, 1).at;
      touch(easel, end, reach * random.between(0.018, 0.034), random.pick(pigments), 0.85);
      if (random() < 0.6) touch(easel, add(end, random() * 6, reach * 0.02), reach * 0.02, random.pick(pigments), 0.7);
      if (random() < 0.55) dot(easel, end, reach * 0.006);
    }
  }
}

/** A leaf cut into threads: every axis branches in pairs until it is too short to branch again. */
export function threadLeaf(easel: Easel, path: readonly Point[], length: number, weight: number, order: number): void {
  const { g, random } = easel;
  g.save();
  g.globalCompositeOperation = 'multiply';
  g.strokeStyle = `rgba(${random.pick([LEAF_GREEN, GLAUCOUS, OLIVE])},0.42)`;
  g.lineWidth = weight * 2.2;
  g.lineCap = 'round';
  g.beginPath();
  for (const [x, y] of path) g.lineTo(x + weight * 0.6, y - weight * 0.5);
  g.stroke();
  g.restore();
  if (random() < 0.85) pen(easel, path, weight, flick, '62,66,42');
  if (order === 0) return;
  const pairs = order === 3 ? 6 : order === 2 ? 5 : 3;
  for (let pair = 1; pair <= pairs; pair++) {
    const t = 0.16 + (pair / pairs) * 0.74;
    const node = along(path, t);
    for (const hand of [-1, 1]) {
      const reach = length * (0.62 - t * 0.42) * random.between(0.75, 1.15);
      const limb = shoot(
        node.at,
        node.angle + hand * random.between(0.6, 0.95),
        reach,
        -hand * random.between(0.1, 0.5),
        8,
      );
      threadLeaf(easel, limb, reach, weight * 0.66, order - 1);
    }
  }
}

/** The inflated sheath by which a fennel leaf clasps the stem. */
function sheath(easel: Easel, at: Point, angle: number, length: number): void {
  const left = shoot(at, angle - 0.3, length, 0.55, 10);
  const right = shoot(at, angle + 0.3, length * 0.92, -0.6, 10);
  const outline = [...left, ...right.toReversed()];
  reserve(easel, outline);
  wash(easel, outline, GLAUCOUS, { drops: [STRAW, OLIVE], strength: 0.6, miss: 4 });
  pen(easel, left, 3, steady);
  pen(easel, right, 5, steady);
  for (let rib = -1; rib <= 1; rib++)
    pen(easel, shoot(at, angle + rib * 0.1, length * 0.85, -rib * 0.12, 10), 3.4, flick);
}

/** An open umbel at the top, one opening, one in seed, one in bud. */
function heads(easel: Easel, top: Point, opening: Point, seed: Point, bud: Point): void {
  const fresh = [YELLOW, YELLOW, CHROME];
  umbel(easel, { at: top, angle: -1.55, reach: 520, rays: 21, florets: 13, pigments: fresh });
  umbel(easel, { at: opening, angle: -1.75, reach: 330, rays: 15, florets: 10, pigments: [YELLOW, CHROME, OLIVE] });
  umbel(easel, { at: seed, angle: -1.1, reach: 300, rays: 13, florets: 8, pigments: [RUST, STRAW, OLIVE] });
  umbel(easel, { at: bud, angle: -1.9, reach: 130, rays: 9, florets: 6, pigments: [OLIVE, LEAF_GREEN] });
}

/** Foeniculum vulgare: one tall stem with a turn at every node, two open umbels, one in seed and one in bud. */
export function paintFennel(easel: Easel): void {
  laySheet(easel);
  const nodes: readonly Point[] = [
    [960, 3060],
    [985, 2500],
    [1060, 1960],
    [1010, 1480],
    [1090, 1120],
    [1050, 830],
  ];
  const axis = curve(nodes, 14);
  const node = (i: number) => nodes[i] as Point;
  const leaves = [
    { from: node(1), angle: -2.5, length: 820, turn: 0.75 },
    { from: node(2), angle: -0.5, length: 760, turn: -0.25 },
    { from: node(3), angle: 0.12, length: 420, turn: -0.7 },
  ];
  for (const { from, angle, length, turn } of leaves)
    threadLeaf(easel, shoot(from, angle, length, turn), length, 6.5, 3);
  const seedStalk = shoot(node(3), -1.0, 520, 0.05);
  const budStalk = shoot(node(4), -2.35, 400, 0.5);
  const sideStalk = shoot(node(2), -2.3, 780, 0.6);
  for (const stalk of [seedStalk, budStalk, sideStalk]) stem(easel, stalk, 24, 12, GLAUCOUS, [OLIVE]);
  stem(easel, axis, 62, 20, GLAUCOUS, [OLIVE, LEAF_GREEN, SHADE]);
  for (const [i, angle] of [
    [1, -1.75],
    [2, -1.35],
    [3, -1.72],
    [4, -1.6],
  ] as const) {
    sheath(easel, add(node(i), Math.PI / 2, 30), angle, 210 - i * 22);
  }
  heads(easel, node(5), along(sideStalk, 1).at, along(seedStalk, 1).at, along(budStalk, 1).at);
  note(easel, 'Foeniculum vulgare', [1200, 2690], 36);
  note(easel, 'roadside, Zadar', [1200, 2775], 26);
  note(easel, 'seed', [1760, 1130], 26);
  note(easel, '1.4 m', [118, 1560], 26);
  measure(easel, [190, 260], [190, 1500]);
  trials(easel, [1235, 2870], [YELLOW, CHROME, GLAUCOUS, OLIVE]);
  raiseGrain(easel, 21);
}
