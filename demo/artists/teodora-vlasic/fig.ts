import type { Easel } from '../../brush.ts';
import { blade, LEAF_GREEN, OLIVE, palmLeaf, RUST, SHADE, STRAW, stem } from './leaf.ts';
import { add, along, curve, type Point, shoot } from './line.ts';
import { measure, note } from './notes.ts';
import { laySheet, raiseGrain } from './paper.ts';
import { dot, flick, pen } from './pen.ts';
import { reserve, touch, trials, wash } from './wash.ts';

const SKIN = '92,62,98';
const BLOOM = '122,116,150';
const FLESH = '196,92,84';
const PITH = '226,200,150';
const BARK = '150,126,98';

/** The outline of a fig hanging from `top` along `angle`. */
function figOutline(top: Point, angle: number, size: number): Point[] {
  const outline: Point[] = [];
  for (let i = 0; i <= 40; i++) {
    const turn = (i / 40) * Math.PI * 2;
    const down = (1 - Math.cos(turn)) / 2;
    const half = Math.sin(turn) * (0.16 + 0.42 * down ** 1.25);
    outline.push(add(add(top, angle, down * size), angle + Math.PI / 2, half * size));
  }
  return outline;
}

function wholeFig(easel: Easel, top: Point, angle: number, size: number, ripe: boolean): void {
  const { random } = easel;
  const outline = figOutline(top, angle, size);
  reserve(easel, outline);
  const shade = add(add(top, angle, size * 0.7), angle - Math.PI / 2, size * -0.25);
  wash(easel, outline, ripe ? BLOOM : OLIVE, {
    drops: ripe ? [SKIN, SKIN] : [LEAF_GREEN],
    gather: shade,
    strength: 0.72,
  });
  wash(easel, outline.slice(4, 21), ripe ? SKIN : SHADE, { strength: 0.5, miss: 7 });
  for (let seam = -3; seam <= 3; seam++) {
    const path = curve(
      [0.08, 0.35, 0.65, 0.95].map((down) => {
        const half = seam * 0.11 * Math.sin(Math.PI * Math.min(1, down * 0.92)) ** 0.7;
        return add(add(top, angle, down * size), angle + Math.PI / 2, half * size);
      }),
    );
    pen(easel, path, size * 0.008, (t) => (Math.sin(t * 9 + seam) > -0.2 ? 0.7 : 0.1));
  }
  pen(easel, outline.slice(0, 21), size * 0.026);
  pen(easel, outline.slice(20), size * 0.014);
  for (let speck = 0; speck < 26; speck++) {
    dot(
      easel,
      add(add(top, angle, size * random.between(0.3, 0.95)), angle + Math.PI / 2, size * random.normal(0, 0.16)),
      1.6,
    );
  }
}

/** A fig cut lengthwise: skin, pith, and the crowded flowers inside. */
function halfFig(easel: Easel, top: Point, angle: number, size: number): void {
  const { random } = easel;
  const skin = figOutline(top, angle, size);
  wash(easel, skin, PITH, { strength: 0.5 });
  const heart = figOutline(add(top, angle, size * 0.26), angle, size * 0.66);
  wash(easel, heart, FLESH, { drops: [SKIN, RUST], strength: 0.62, miss: 9 });
  const centre = add(top, angle, size * 0.62);
  for (let flower = 0; flower < 190; flower++) {
    const rim = random.pick(heart);
    const at = add(rim, Math.atan2(centre[1] - rim[1], centre[0] - rim[0]), size * random.between(0.01, 0.2));
    const inward = Math.atan2(centre[1] - at[1], centre[0] - at[0]) + random.normal(0, 0.2);
    pen(
      easel,
      shoot(at, inward, size * random.between(0.03, 0.08), random.normal(0, 0.4), 5),
      size * 0.007,
      flick,
      '92,38,34',
    );
    if (flower % 2) touch(easel, at, size * 0.014, STRAW, 0.9);
  }
  pen(easel, skin.slice(0, 22), size * 0.028);
  pen(easel, skin.slice(21), size * 0.018);
  pen(easel, heart, size * 0.01);
}

function bark(easel: Easel, path: readonly Point[]): void {
  const { random } = easel;
  for (let mark = 0; mark < 150; mark++) {
    const { at, angle } = along(path, random());
    const side = random.normal(0, 13);
    pen(
      easel,
      shoot(add(at, angle + Math.PI / 2, side), angle + random.normal(0, 0.15), random.between(10, 44), 0, 4),
      2.4,
      flick,
    );
  }
}

/** The leaves of the branch, the one behind first. */
function foliage(easel: Easel, branch: readonly Point[]): void {
  const petiole = (t: number, angle: number, length: number, turn: number) =>
    shoot(along(branch, t).at, angle, length, turn);
  const leaves = [
    {
      path: petiole(0.62, -1.1, 300, 0.5),
      size: 640,
      tilt: 0.85,
      turn: -0.15,
      pigment: OLIVE,
      drops: [LEAF_GREEN, SHADE],
    },
    {
      path: petiole(0.36, 1.9, 300, -0.3),
      size: 700,
      tilt: 0.72,
      turn: 0.1,
      pigment: LEAF_GREEN,
      drops: [SHADE, OLIVE],
    },
    {
      path: petiole(0.98, 1.05, 300, 0.45),
      size: 820,
      tilt: 0.95,
      turn: 0.12,
      pigment: LEAF_GREEN,
      drops: [SHADE, STRAW],
    },
  ];
  for (const { path, size, tilt, turn, pigment, drops } of leaves) {
    const { at, angle } = along(path, 1);
    palmLeaf(easel, { base: at, angle: angle + turn, size, tilt, pigment, drops });
    stem(easel, path, 26, 18, OLIVE, [STRAW]);
  }
}

/** Ficus carica: a branch that enters from the upper left, its leaves in a half-open spiral, two figs and one cut open. */
export function paintFig(easel: Easel): void {
  laySheet(easel);
  const branch = curve([
    [-40, 330],
    [380, 560],
    [800, 700],
    [1130, 980],
    [1290, 1330],
  ]);
  foliage(easel, branch);
  stem(easel, branch, 78, 40, BARK, [OLIVE, SHADE]);
  bark(easel, branch);
  wholeFig(easel, add(along(branch, 0.8).at, 2.2, 20), 1.75, 330, true);
  wholeFig(easel, add(along(branch, 0.5).at, 1.2, 16), 1.15, 230, false);
  blade(easel, {
    base: add(along(branch, 1).at, 1.2, -14),
    angle: 0.75,
    length: 120,
    width: 46,
    turn: 0.3,
    pigment: STRAW,
    drops: [OLIVE],
    veins: 0,
  });
  halfFig(easel, [430, 2290], 1.35, 400);
  note(easel, 'Ficus carica L.', [330, 2860], 40);
  note(easel, 'cut at noon, ripe', [700, 2560], 26);
  measure(easel, [230, 2290], [250, 2680]);
  trials(easel, [1570, 2830], [OLIVE, LEAF_GREEN, SHADE, SKIN, FLESH]);
  raiseGrain(easel, 11);
}
