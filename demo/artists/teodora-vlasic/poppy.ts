import type { Easel } from '../../brush.ts';
import { LEAF_GREEN, OLIVE, SHADE, STRAW, stem } from './leaf.ts';
import { add, along, curve, mix, type Point, ribbon, shoot } from './line.ts';
import { measure, note } from './notes.ts';
import { laySheet, raiseGrain } from './paper.ts';
import { dot, flick, pen, steady } from './pen.ts';
import { type Pigment, reserve, trials, wash } from './wash.ts';

const SCARLET: Pigment = '214,58,38';
const CORAL: Pigment = '232,106,72';
const CRIMSON: Pigment = '150,28,40';
const BLOTCH: Pigment = '48,30,44';
const POD: Pigment = '148,152,118';

export interface Petal {
  base: Point;
  angle: number;
  length: number;
  /** Half the angle the petal fans through. */
  fan: number;
}

/** A crumpled petal: a fan with a torn, rippling rim and creases that run back to the claw. */
export function petal(easel: Easel, { base, angle, length, fan }: Petal): void {
  const { random } = easel;
  const ripple = random() * 9;
  const rim: Point[] = [];
  for (let t = -1; t <= 1.001; t += 0.08) {
    const shoulder = Math.cos((t * Math.PI) / 2) ** 0.28;
    const reach = length * (0.34 + 0.66 * shoulder) * (1 + 0.045 * Math.sin(t * 9 + ripple) + random.normal(0, 0.018));
    rim.push(add(base, angle + t * fan, reach));
  }
  const outline = [base, ...curve(rim, 3), base];
  reserve(easel, outline);
  const heart = add(base, angle, length * 0.3);
  wash(easel, outline, CORAL, { drops: [SCARLET, SCARLET, SCARLET], strength: 0.78, miss: length * 0.025 });
  wash(easel, outline, SCARLET, { drops: [CRIMSON], gather: heart, strength: 0.36, miss: length * 0.03 });
  for (let crease = -6; crease <= 6; crease++) {
    const turn = angle + (crease / 7) * fan + random.normal(0, 0.03);
    const from = add(base, turn, length * random.between(0.08, 0.3));
    pen(
      easel,
      shoot(from, turn, length * random.between(0.25, 0.6), random.normal(0, 0.16), 10),
      length * 0.007,
      flick,
      '110,24,26',
    );
  }
  for (let fold = 0; fold < 4; fold++) {
    const turn = angle + random.between(-0.8, 0.8) * fan;
    const spine = shoot(add(base, turn, length * 0.25), turn, length * 0.6, random.normal(0, 0.2), 10);
    wash(
      easel,
      ribbon(spine, (t) => length * 0.05 * Math.sin(Math.PI * t)),
      CRIMSON,
      { strength: 0.2, miss: 5 },
    );
  }
  pen(easel, curve(rim, 3), length * 0.017, (t) => 0.45 + 0.5 * Math.abs(Math.sin(t * 7 + ripple)));
  pen(easel, [base, rim[0] as Point], length * 0.009, flick);
  pen(easel, [base, rim[rim.length - 1] as Point], length * 0.012, flick);
}

/** An open flower seen from the front: two petals behind, two before, the dark eye, the ring of stamens. */
export function openPoppy(easel: Easel, at: Point, size: number, turn: number): void {
  const { random } = easel;
  for (const [angle, length] of [
    [0, 1],
    [Math.PI, 0.96],
    [Math.PI / 2, 0.88],
    [-Math.PI / 2, 0.92],
  ] as const) {
    petal(easel, { base: at, angle: turn + angle, length: size * length, fan: 0.98 });
    const blotch = [-0.5, -0.2, 0.2, 0.5].map((t) => add(at, turn + angle + t, size * 0.34));
    wash(easel, curve([at, ...blotch, at], 6), BLOTCH, { strength: 0.85, miss: 6 });
  }
  for (let stamen = 0; stamen < 70; stamen++) {
    const angle = random() * Math.PI * 2;
    const path = shoot(add(at, angle, size * 0.1), angle, size * random.between(0.08, 0.24), random.normal(0, 0.4), 5);
    pen(easel, path, 2.2, steady);
    dot(easel, along(path, 1).at, size * 0.016);
  }
  disc(easel, at, size * 0.12, 1);
}

/** The rayed lid of the seed capsule. */
function disc(easel: Easel, at: Point, size: number, flat: number): void {
  const rim: Point[] = [];
  for (let i = 0; i <= 30; i++) {
    const turn = (i / 30) * Math.PI * 2;
    const scallop = size * (1 + 0.06 * Math.cos(turn * 10));
    rim.push([at[0] + Math.cos(turn) * scallop, at[1] + Math.sin(turn) * scallop * flat]);
  }
  reserve(easel, rim);
  wash(easel, rim, POD, { drops: [OLIVE], strength: 0.8, miss: 3 });
  for (let ray = 0; ray < 10; ray++) pen(easel, [at, mix(at, rim[ray * 3] as Point, 0.9)], size * 0.1, flick);
  pen(easel, rim, size * 0.09, steady);
}

/** The capsule in seed: an urn under its lid. */
export function capsule(easel: Easel, at: Point, angle: number, size: number): void {
  const spine = shoot(at, angle, size, 0, 16);
  const outline = ribbon(spine, (t) => size * (0.1 + 0.3 * Math.sin(Math.PI * (0.1 + t * 0.72)) ** 0.9));
  reserve(easel, outline);
  wash(easel, outline, POD, { drops: [STRAW, SHADE], strength: 0.72, miss: 7 });
  for (let rib = -2; rib <= 2; rib++) {
    const path = spine.map(
      (p, i): Point => add(p, angle + Math.PI / 2, rib * 0.13 * size * Math.sin(Math.PI * (0.1 + (i / 16) * 0.72))),
    );
    pen(easel, path, size * 0.014, steady);
  }
  pen(easel, outline.slice(0, 17), size * 0.025);
  pen(easel, outline.slice(17), size * 0.04);
  disc(easel, along(spine, 1).at, size * 0.4, 0.36);
}

/** A nodding bud, its two hairy sepals just parted. */
export function bud(easel: Easel, at: Point, angle: number, size: number, parted: boolean): void {
  const { random } = easel;
  const spine = shoot(at, angle, size, 0, 14);
  const outline = ribbon(spine, (t) => size * 0.3 * Math.sin(Math.PI * (0.08 + t * 0.88)) ** 0.75);
  reserve(easel, outline);
  wash(easel, outline, LEAF_GREEN, { drops: [SHADE, OLIVE], strength: 0.7, miss: 5 });
  if (parted) {
    const slit = ribbon(spine.slice(2), (t) => size * 0.1 * Math.sin(Math.PI * t));
    reserve(easel, slit);
    wash(easel, slit, SCARLET, { drops: [CRIMSON], strength: 0.9, miss: 3 });
    pen(easel, slit, size * 0.016);
  }
  pen(easel, outline.slice(0, 15), size * 0.022);
  pen(easel, outline.slice(15), size * 0.035);
  for (const rim of outline)
    hair(easel, rim, Math.atan2(rim[1] - at[1], rim[0] - at[0]) + random.normal(0, 0.5), size * 0.16);
}

function hair(easel: Easel, at: Point, angle: number, length: number): void {
  pen(easel, shoot(at, angle, length * easel.random.between(0.5, 1), easel.random.normal(0, 0.3), 4), 2, flick);
}

/** A bristly stalk. */
export function poppyStalk(easel: Easel, path: readonly Point[], width: number): void {
  stem(easel, path, width, width * 0.6, LEAF_GREEN, [OLIVE]);
  for (let t = 0.02; t < 0.99; t += 0.014) {
    const { at, angle } = along(path, t);
    const hand = easel.random() < 0.5 ? -1 : 1;
    hair(easel, add(at, angle + (hand * Math.PI) / 2, width * 0.4), angle + hand * 1.4, width * 2.4);
  }
}

/** A leaf torn into toothed lobes, smaller towards the tip. */
export function poppyLeaf(easel: Easel, base: Point, angle: number, length: number, turn: number): void {
  const { random } = easel;
  const rib = shoot(base, angle, length, turn);
  const margin = (hand: -1 | 1): Point[] => {
    const knots: Point[] = [base];
    for (let t = 0.14; t < 0.86; t += 0.13) {
      const node = along(rib, t);
      const reach = length * 0.34 * Math.sin(Math.PI * (0.2 + t * 0.66)) * random.between(0.75, 1.1);
      const out = node.angle + hand * random.between(0.6, 0.85);
      const tooth = add(node.at, out + hand * 0.3, reach * 0.55);
      knots.push(add(node.at, node.angle + hand * 1.5, length * 0.03), tooth, add(node.at, out, reach));
      knots.push(add(along(rib, t + 0.05).at, out, reach * 0.45));
    }
    return curve([...knots, add(along(rib, 1).at, along(rib, 1).angle, length * 0.06)], 5);
  };
  const [left, right] = [margin(-1), margin(1)];
  const outline = [...left, ...right.toReversed()];
  reserve(easel, outline);
  wash(easel, outline, LEAF_GREEN, { drops: [SHADE, OLIVE], strength: 0.62, miss: 6 });
  pen(easel, left, 4, steady);
  pen(easel, right, 6, steady);
  pen(easel, rib, 7, flick);
  for (let t = 0.14; t < 0.86; t += 0.13) {
    for (const hand of [-1, 1])
      pen(easel, shoot(along(rib, t).at, along(rib, t).angle + hand * 0.7, length * 0.16, 0, 5), 3, flick);
  }
  for (let i = 0; i < 14; i++) hair(easel, random.pick(outline), random() * 6, 22);
}

/** Papaver rhoeas from bud to seed, read from left to right like a sentence. */
export function paintPoppies(easel: Easel): void {
  laySheet(easel);
  const [foot, ground] = [1120, 2170];
  const stalks = {
    nodding: curve([
      [620, ground],
      [560, 1600],
      [500, 1150],
      [390, 950],
      [300, 1010],
      [290, 1110],
    ]),
    parted: curve([
      [820, ground],
      [830, 1500],
      [800, 950],
      [830, 660],
    ]),
    open: curve([
      [foot, ground],
      [1180, 1700],
      [1330, 1250],
      [1420, 980],
    ]),
    side: curve([
      [1400, ground],
      [1560, 1720],
      [1840, 1300],
      [2010, 940],
    ]),
    seed: curve([
      [1600, ground],
      [1850, 1850],
      [2240, 1560],
      [2420, 1180],
    ]),
  };
  poppyLeaf(easel, [1150, 2060], -2.9, 560, 0.5);
  poppyLeaf(easel, [1500, 2050], -0.3, 480, -0.4);
  for (const path of Object.values(stalks)) poppyStalk(easel, path, 19);
  poppyLeaf(easel, [825, 1840], -2.6, 520, -0.3);
  poppyLeaf(easel, [1220, 1610], -0.5, 380, 0.4);
  bud(easel, [290, 1100], 1.5, 230, false);
  bud(easel, [830, 670], -1.45, 250, true);
  sidePoppy(easel, [2010, 950], 400);
  capsule(easel, [2420, 1190], -1.2, 230);
  openPoppy(easel, [1430, 800], 470, -0.25);
  note(easel, 'Papaver rhoeas L.', [2060, 1830], 36);
  note(easel, 'bud - day 1', [180, 1450], 24);
  note(easel, 'falls by evening', [2190, 500], 24);
  note(easel, 'day 9', [2560, 1260], 24);
  measure(easel, [960, 250], [1900, 250]);
  note(easel, '7 cm', [1380, 225], 24);
  trials(easel, [2100, 1930], [CORAL, SCARLET, CRIMSON, BLOTCH, LEAF_GREEN]);
  raiseGrain(easel, 31);
}

/** A flower from the side: back petals first, then the two that hang forward. */
export function sidePoppy(easel: Easel, base: Point, size: number): void {
  petal(easel, { base, angle: -1.75, length: size, fan: 0.75 });
  petal(easel, { base, angle: -1.05, length: size * 0.96, fan: 0.72 });
  petal(easel, { base, angle: -2.35, length: size * 0.72, fan: 0.62 });
  petal(easel, { base, angle: -0.75, length: size * 0.68, fan: 0.7 });
  petal(easel, { base, angle: -1.6, length: size * 0.6, fan: 0.8 });
}
