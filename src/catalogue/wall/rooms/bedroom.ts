import type { Room } from './room.ts';
import {
  block,
  curve,
  darker,
  downwards,
  lighter,
  type Mark,
  outline,
  pane,
  shadeOnWall,
  shadowOn,
  sideways,
  stroke,
} from './room-drawing.ts';
import { boards, curtain, rug, skirting, sunPatch, walls } from './room-shell.ts';
import { bookPile, foliage, lampShade, leg, standingLamp, vessel } from './room-things.ts';

const WALL = { w_mm: 4000, h_mm: 2600 };
const BED = { x: 0, w: 1600, headboard: 1050, long: 2050, top: 520 };
const STAND = { x: 1130, w: 460, top: 520, z: 40, depth: 400 };
const LAMP_Z = 220;
const ASH = '#b08a5f';
const LINEN = '#efe9dd';
const BLANKET = '#7d8a86';
const SHADES = [-1, 1].map((side) => lampShade(side * STAND.x, 790, LAMP_Z, 300, 200, 210));

export const bedroom: Room = {
  id: 'bedroom',
  wall: WALL,
  colour: 'c9cfc4',
  furniture: { name: 'bed', x_mm: BED.x, w_mm: BED.w, top_mm: BED.headboard, edge: 'headboard', at_wall: true },
  free: { left_mm: -1980, right_mm: 1980 },
  things: [],
  lamps: [-1, 1].map((side, index) => ({
    x_mm: side * STAND.x,
    height_mm: 890,
    z_mm: LAMP_Z,
    reach_mm: 2200,
    shade: SHADES[index] ?? '',
  })),
  person_x_mm: 1650,
  draw: () => ({
    back: [
      ...walls(WALL),
      ...boards(WALL, '#a98660', 23, 190),
      ...skirting(WALL, 90),
      ...rug(0, 700, 2900, 2000, '#d9d0be'),
      shadeOnWall(BED.x, 60, BED.w, BED.headboard - 60),
      ...curtain(WALL, '#f1ece2'),
    ],
    sun: sunPatch(-1700, 1050, 900, 1250, [2, 2]),
    front: [...nightStand(-1, SHADES[0] ?? ''), ...nightStand(1, SHADES[1] ?? ''), ...bed()],
  }),
};

function nightStand(side: -1 | 1, shade: string): Mark[] {
  const { w, top, z, depth } = STAND;
  const x = side * STAND.x;
  const front = z + depth;
  return [
    shadowOn(x + 20, front - 120, w * 0.75, 520),
    ...[-1, 1].map((end) => leg(x + end * (w / 2 - 40), 200, front - 20, 34, ASH)),
    ...block({ x, w, top, lift: 190, z, depth, corner: 8 }, ASH),
    { d: pane(x, 360, w - 50, 130, front, 4), stroke: darker(ASH, 0.4), width: 4, opacity: 0.7 },
    { d: pane(x, 215, w - 50, 130, front, 4), stroke: darker(ASH, 0.4), width: 4, opacity: 0.7 },
    {
      d: stroke([x - 40, 425, front], [x + 40, 425, front]) + stroke([x - 40, 280, front], [x + 40, 280, front]),
      stroke: '#4a3a28',
      width: 13,
    },
    ...vessel(x, top, LAMP_Z, 200, [62, 84, 78, 46, 24], side < 0 ? '#c9bda6' : '#8d9a8d'),
    ...standingLamp(x, LAMP_Z, top + 190, shade, 800).slice(1),
    ...(side < 0 ? bookPile(x + 110, top, front - 110, [190, 170], 21) : twig(x - 130, top, front - 100)),
  ];
}

function twig(x: number, base: number, z: number): Mark[] {
  const stems = [
    [-90, base + 330],
    [20, base + 400],
    [110, base + 300],
  ] as const;
  return [
    ...foliage(x, base + 120, z, stems, {
      long: 62,
      broad: 12,
      count: 9,
      colours: ['#6d7a58', '#8b9470', '#566247'],
      seed: 4,
    }),
    ...vessel(x, base, z, 140, [38, 52, 44, 22, 26], '#e8e0d0'),
  ];
}

function bed(): Mark[] {
  const { x, w, headboard, long, top } = BED;
  const [left, right] = [x - w / 2, x + w / 2];
  const panels = [-0.25, 0, 0.25].map((share) =>
    stroke([x + share * w, headboard - 60, 101], [x + share * w, 450, 101]),
  );
  return [
    shadowOn(x, 1150, w * 0.72, 2400, 0.4),
    ...block({ x, w, top: headboard, lift: 60, z: 20, depth: 80, corner: 60 }, '#a58e74'),
    { d: panels.join(''), stroke: darker('#a58e74', 0.3), width: 7, opacity: 0.6 },
    {
      d: outline([left, top, 100], [right, top, 100], [right, top, long], [left, top, long]),
      fill: downwards(darker(LINEN, 0.14), LINEN),
    },
    ...pillow(x - 390, 690, 210),
    ...pillow(x + 390, 690, 210),
    ...pillow(x - 370, 600, 340, '#e3d8c6'),
    ...pillow(x + 370, 600, 340, '#e3d8c6'),
    { d: pane(x, 560, 560, 250, 480, 90), fill: downwards('#c58f6c', '#97654a') },
    ...duvet(left, right, top, long),
  ];
}

function pillow(x: number, middle: number, z: number, colour = '#f7f3ea'): Mark[] {
  const [w, h] = [720, 330];
  return [
    {
      d: pane(x, middle - h / 2, w, h, z, 130),
      fill: {
        from: [0.2, 0],
        to: [0.6, 1],
        stops: [
          [0, colour],
          [0.6, darker(colour, 0.06)],
          [1, darker(colour, 0.26)],
        ],
      },
    },
    {
      d: curve([x - 200, middle + 70, z], [x - 60, middle + 30, z], [x + 90, middle + 50, z]),
      stroke: darker(colour, 0.22),
      width: 5,
      opacity: 0.5,
    },
  ];
}

function duvet(left: number, right: number, top: number, long: number): Mark[] {
  const [far, fold, blanket] = [560, 860, 1300];
  const [l, r] = [left - 30, right + 30];
  const high = top + 50;
  const folds = [-0.62, -0.2, 0.3, 0.7].map((share) =>
    curve([share * 700, high, far + 60], [share * 760 + 30, high, 950], [share * 800 - 20, high, blanket]),
  );
  const hang = [-0.8, -0.45, -0.1, 0.32, 0.66].map((share) =>
    curve([share * 800, high - 20, long + 20], [share * 810 + 12, 300, long + 30], [share * 800, 120, long + 30]),
  );
  return [
    {
      d: outline([l, high, far], [r, high, far], [r, high, long], [l, high, long]),
      fill: downwards(darker(LINEN, 0.08), lighter(LINEN, 0.5)),
    },
    {
      d: outline([l, high, far], [r, high, far], [r, high, fold], [l, high, fold]),
      fill: downwards('#fbf8f1', darker(LINEN, 0.03)),
    },
    { d: stroke([l, high, fold], [r, high, fold]), stroke: darker(LINEN, 0.3), width: 8, opacity: 0.6 },
    { d: folds.join(''), stroke: darker(LINEN, 0.28), width: 9, opacity: 0.3 },
    {
      d: outline([l, high + 6, blanket], [r, high + 6, blanket], [r, high + 6, long], [l, high + 6, long]),
      fill: downwards(darker(BLANKET, 0.05), lighter(BLANKET, 0.2)),
    },
    { d: pane(0, 110, r - l + 20, high - 100, long + 20, 40), fill: downwards(BLANKET, darker(BLANKET, 0.35)) },
    { d: hang.join(''), stroke: darker(BLANKET, 0.4), width: 12, opacity: 0.35 },
    {
      d: pane(0, 110, r - l + 20, 60, long + 20, 20),
      fill: sideways(lighter(BLANKET, 0.12), darker(BLANKET, 0.2)),
      opacity: 0.5,
    },
  ];
}
