import type { Easel } from '../../brush.ts';
import { blade, LEAF_GREEN, OLIVE, RUST, SHADE, STRAW, stem } from './leaf.ts';
import { add, along, curve, type Point, ribbon, shoot } from './line.ts';
import { note } from './notes.ts';
import { laySheet, raiseGrain } from './paper.ts';
import { dot, flick, pen, pencil } from './pen.ts';
import { bud, capsule, openPoppy, poppyLeaf, poppyStalk, sidePoppy } from './poppy.ts';
import { threadLeaf, umbel } from './umbel.ts';
import { type Pigment, reserve, touch, trials, wash } from './wash.ts';

const CREAM: Pigment = '222,208,170';
const CORNFLOWER: Pigment = '74,96,176';
const INDIGO: Pigment = '52,58,120';
const DRY: Pigment = '196,170,108';

/** A grass blade that may break over under its own length. */
function grassBlade(easel: Easel, foot: Point, height: number, lean: number): void {
  const { random } = easel;
  const rib = shoot(foot, -Math.PI / 2 + lean * 0.3, height, lean * random.between(0.8, 2.2), 30);
  const outline = ribbon(rib, (t) => height * 0.012 * (1 - t) ** 0.6 * Math.min(1, 0.25 + t * 9) + 1);
  wash(easel, outline, random.pick([LEAF_GREEN, OLIVE, DRY, SHADE]), {
    drops: [random.pick([OLIVE, SHADE, STRAW])],
    strength: 0.6,
    miss: 3,
  });
  if (random() < 0.75) pen(easel, rib, random.between(2.4, 5), flick);
}

/** Wild oat: a loose panicle, every spikelet hanging from its own thread. */
function oat(easel: Easel, foot: Point, height: number, lean: number): void {
  const { random } = easel;
  const axis = shoot(foot, -Math.PI / 2, height, lean, 40);
  stem(easel, axis, 9, 3, DRY, [OLIVE]);
  for (let i = 0; i < 15; i++) {
    const node = along(axis, 0.58 + (i / 15) * 0.41);
    const hand = i % 2 ? 1 : -1;
    const thread = shoot(
      node.at,
      node.angle + hand * random.between(0.5, 0.9),
      height * random.between(0.06, 0.15),
      hand * 1.6,
      10,
    );
    pen(easel, thread, 2.2, flick);
    const hang = along(thread, 1);
    for (const side of [-0.16, 0.16]) {
      const husk = ribbon(shoot(hang.at, 1.5 + side, 66, 0, 8), (t) => 8 * Math.sin(Math.PI * (0.08 + t * 0.9)));
      reserve(easel, husk);
      wash(easel, husk, DRY, { drops: [RUST], strength: 0.7, miss: 2 });
      pen(easel, husk, 3);
      pen(easel, shoot(hang.at, 1.45 + side * 3, random.between(90, 140), side, 6), 1.8, flick);
    }
  }
}

/** Ribwort plantain: a bare stalk, a dark head, a halo of anthers. */
function ribwort(easel: Easel, foot: Point, height: number, lean: number): void {
  const { random } = easel;
  const axis = shoot(foot, -Math.PI / 2, height, lean, 24);
  stem(easel, axis, 10, 7, OLIVE, [LEAF_GREEN]);
  const tip = along(axis, 1);
  const head = shoot(tip.at, tip.angle, height * 0.12 + 40, lean * 0.3, 12);
  wash(
    easel,
    ribbon(head, (t) => 25 * Math.sin(Math.PI * (0.1 + t * 0.86)) ** 0.6),
    '88,66,50',
    { drops: [RUST], strength: 0.85, miss: 3 },
  );
  for (let i = 0; i < 80; i++) {
    const { at, angle } = along(head, random());
    const hand = random() < 0.5 ? -1 : 1;
    pen(easel, shoot(add(at, angle + hand * 1.57, random.between(0, 18)), angle + hand * 0.6, 15, 0, 4), 3.4, flick);
    if (i > 26) continue;
    const anther = along(
      shoot(at, angle + hand * random.between(1.2, 1.7), random.between(36, 54), hand * 0.3, 4),
      1,
    ).at;
    pen(easel, [at, anther], 1.6);
    touch(easel, anther, 7, CREAM, 1);
    dot(easel, anther, 2.4);
  }
}

/** Cornflower: trumpet florets round a scaly cup. */
function cornflower(easel: Easel, foot: Point, height: number, lean: number): void {
  const { random } = easel;
  const axis = shoot(foot, -Math.PI / 2, height, lean, 24);
  stem(easel, axis, 11, 8, LEAF_GREEN, [SHADE]);
  for (const t of [0.35, 0.55, 0.72]) {
    const node = along(axis, t);
    const hand = t === 0.55 ? 1 : -1;
    blade(easel, {
      base: node.at,
      angle: node.angle + hand * 0.5,
      length: height * 0.2,
      width: 24,
      turn: hand * 0.4,
      veins: 0,
      weight: 3,
    });
  }
  const top = along(axis, 1);
  for (let i = 0; i < 13; i++) {
    const angle = top.angle + ((i / 12) * 2 - 1) * 1.75;
    const spine = shoot(add(top.at, top.angle, 54), angle, random.between(80, 125), random.normal(0, 0.4), 8);
    const trumpet = ribbon(spine, (t) => 5 + 26 * t ** 2.2 * (1 - 0.35 * Math.abs(Math.sin(t * 16))));
    reserve(easel, trumpet);
    wash(easel, trumpet, CORNFLOWER, { drops: [INDIGO], strength: 0.8, miss: 5 });
    pen(easel, trumpet, 3.4);
  }
  const cup = ribbon(shoot(top.at, top.angle, 74, 0, 10), (t) => 34 * Math.sin(Math.PI * (0.2 + t * 0.62)));
  reserve(easel, cup);
  wash(easel, cup, LEAF_GREEN, { drops: [RUST, SHADE], strength: 0.75, miss: 3 });
  pen(easel, cup, 5);
  for (let i = 0; i < 16; i++)
    pen(
      easel,
      shoot(add(top.at, top.angle + random.normal(0, 0.35), random.between(8, 60)), top.angle + 0.7, 15, 1.4, 4),
      2.6,
    );
}

function wildCarrot(easel: Easel, foot: Point, height: number, lean: number, reach: number): void {
  const axis = shoot(foot, -Math.PI / 2, height, lean, 30);
  stem(easel, axis, 15, 8, LEAF_GREEN, [OLIVE]);
  const low = along(axis, 0.4);
  threadLeaf(easel, shoot(low.at, low.angle + 0.9, height * 0.3, -0.5), height * 0.3, 4, 2);
  const top = along(axis, 1);
  umbel(easel, {
    at: top.at,
    angle: top.angle,
    reach,
    rays: 19,
    florets: 10,
    pigments: [CREAM, '206,190,160', '176,178,140'],
  });
}

function poppyTuft(easel: Easel, x: number, ground: number): void {
  poppyLeaf(easel, [x + 20, ground - 60], -2.7, 300, 0.6);
  poppyLeaf(easel, [x + 10, ground - 80], -0.5, 320, -0.5);
  const tall = curve([
    [x, ground],
    [x - 20, ground - 400],
    [x + 40, ground - 700],
  ]);
  const nodding = curve([
    [x - 30, ground],
    [x - 130, ground - 330],
    [x - 210, ground - 470],
    [x - 260, ground - 410],
  ]);
  const pod = curve([
    [x + 30, ground],
    [x + 140, ground - 300],
    [x + 180, ground - 520],
  ]);
  for (const path of [nodding, pod, tall]) poppyStalk(easel, path, 11);
  bud(easel, [x - 262, ground - 415], 1.6, 105, false);
  capsule(easel, [x + 180, ground - 515], -1.4, 100);
  openPoppy(easel, [x + 50, ground - 800], 190, 0.2);
}

/** The turf the plants stand in: short blades, thickest where the strip was never mown. */
function turf(easel: Easel, ground: number, from: number, to: number, count: number, tall: number): void {
  const { random } = easel;
  for (let i = 0; i < count; i++) {
    const x = random.between(from, to);
    grassBlade(easel, [x, ground + random.between(-6, 40)], tall * random.between(0.35, 1), random.normal(0, 0.35));
  }
}

/** A strip of unmown field, thick on the left and thinning to bare paper, every plant where it grew. */
export function paintFieldEdge(easel: Easel): void {
  laySheet(easel);
  const ground = 1220;
  turf(easel, ground, 60, 1500, 95, 640);
  oat(easel, [400, ground], 1010, 0.22);
  oat(easel, [1980, ground], 930, 0.55);
  wildCarrot(easel, [700, ground], 700, 0.06, 230);
  wildCarrot(easel, [1560, ground], 500, 0.2, 170);
  ribwort(easel, [250, ground], 620, -0.25);
  ribwort(easel, [1330, ground], 700, 0.22);
  ribwort(easel, [2290, ground], 430, 0.3);
  cornflower(easel, [850, ground], 470, -0.3);
  cornflower(easel, [1790, ground], 640, -0.2);
  poppyTuft(easel, 1110, ground);
  poppyStalk(easel, shoot([2480, ground], -1.62, 520, 0.3), 11);
  sidePoppy(easel, along(shoot([2480, ground], -1.62, 520, 0.3), 1).at, 165);
  turf(easel, ground, 80, 1760, 95, 270);
  turf(easel, ground, 1700, 2600, 26, 210);
  pencil(
    easel,
    curve([
      [90, ground + 22],
      [900, ground + 30],
      [1900, ground + 18],
      [2880, ground + 26],
    ]),
    2.4,
    2,
  );
  note(easel, 'field edge above Nin', [2240, 190], 29);
  note(easel, '3 m, from west to east', [2240, 258], 22);
  note(easel, '8. VII.', [2240, 316], 22);
  trials(easel, [2560, 1110], [CORNFLOWER, CREAM, DRY, LEAF_GREEN], 52);
  raiseGrain(easel, 61);
}
