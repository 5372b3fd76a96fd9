import { BENCH } from '../bench.rules.ts';
import { block, darker, downwards, lighter, type Mark, outline, pane, shadowOn, stroke } from './room-drawing.ts';
import { bookPile, foliage, leg, vessel } from './room-things.ts';

const DEPTH_MM = 400;

const LEATHER = '#86604a';
const OAK = '#8d6740';

/** Drawn as the sofa of the living room, with two books and a branch in a jar. */
export function benchMarks(): Mark[] {
  const { w_mm: w, seat_mm: top } = BENCH;
  const depth = DEPTH_MM;
  const rail = top - 150;
  const side = w / 2 - 70;
  return [
    shadowOn(20, 230, w * 0.56, 760, 0.4),
    ...[-side, side].map((x) => leg(x, rail, 50, 46, darker(OAK, 0.35))),
    ...block({ x: 0, w: w - 40, lift: rail, top: top - 95, z: 20, depth: depth - 30, corner: 4 }, OAK),
    ...[-side, side].map((x) => leg(x, rail, depth - 30, 54, OAK)),
    { d: pane(0, top - 98, w - 20, 92, depth - 4), fill: darker(LEATHER, 0.45) },
    ...[-1, 1].flatMap((at) => seat((at * w) / 4, w / 2)),
    ...bookPile(350, top, 170, [250, 215], 9),
    ...foliage(-330, top + 120, 160, BRANCHES, LEAVES),
    ...vessel(-330, top, 160, 190, [46, 72, 66, 38, 34], '#c9beab'),
  ];
}

const BRANCHES = [
  [-150, 720],
  [-40, 800],
  [110, 750],
] as const;
const LEAVES = { long: 62, broad: 11, count: 15, colours: ['#6b7a58', '#869272', '#566449'], seed: 5 };

function seat(x: number, w: number): Mark[] {
  const top = BENCH.seat_mm;
  const [left, right, front] = [x - w / 2, x + w / 2, DEPTH_MM];
  const upper = outline([left, top, 6], [right, top, 6], [right, top - 6, front], [left, top - 6, front]);
  return [
    { d: upper, fill: downwards(darker(LEATHER, 0.08), lighter(LEATHER, 0.26)) },
    { d: pane(x, top - 104, w - 2, 99, front, 12), fill: downwards(lighter(LEATHER, 0.16), darker(LEATHER, 0.26)) },
    {
      d: stroke([left + 26, top - 10, front], [right - 26, top - 10, front]),
      stroke: lighter(LEATHER, 0.42),
      width: 4,
      opacity: 0.6,
    },
    { d: stroke([right, top, 8], [right, top - 8, front]), stroke: darker(LEATHER, 0.45), width: 4, opacity: 0.5 },
  ];
}
