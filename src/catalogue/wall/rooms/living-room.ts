import type { Room } from './room.ts';
import {
  block,
  curve,
  darker,
  disc,
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
import { boards, cornice, curtain, rug, skirting, sunPatch, walls } from './room-shell.ts';
import { bookPile, bowl, cushion, foliage, lampShade, leg, pot, standingLamp } from './room-things.ts';

const WALL = { w_mm: 4600, h_mm: 2700 };
const SOFA = { x: -80, w: 2200, back: 850, depth: 900 };
const LAMP = { x: 1640, z: 380, under: 1370 };
const FABRIC = '#8b9080';
const OAK = '#a37a4d';
const SHADE_OF_LAMP = lampShade(LAMP.x, LAMP.under, LAMP.z, 440, 340, 290);

export const livingRoom: Room = {
  id: 'living',
  wall: WALL,
  colour: 'e6dfd1',
  furniture: { name: 'sofa', x_mm: SOFA.x, w_mm: SOFA.w, top_mm: SOFA.back, edge: 'back', at_wall: true },
  free: { left_mm: -1260, right_mm: 1460 },
  things: [],
  lamps: [{ x_mm: LAMP.x, height_mm: LAMP.under + 120, z_mm: LAMP.z, reach_mm: 2900, shade: SHADE_OF_LAMP }],
  person_x_mm: 1130,
  draw: () => ({
    back: [
      ...walls(WALL),
      ...cornice(WALL),
      ...boards(WALL, '#b98f60', 7),
      ...skirting(WALL),
      ...rug(SOFA.x, 620, 2900, 2000, '#cfc3ac'),
      shadeOnWall(SOFA.x, 60, SOFA.w, SOFA.back - 60),
      ...curtain(WALL, '#ece4d4'),
    ],
    sun: sunPatch(-1950, 900, 1050, 1450, [2, 3]),
    front: [
      ...olive(),
      ...standingLamp(LAMP.x, LAMP.z, 0, SHADE_OF_LAMP, LAMP.under),
      ...sideTable(),
      ...sofa(),
      ...coffeeTable(),
    ],
  }),
};

function sofa(): Mark[] {
  const { x, w, back, depth } = SOFA;
  const arm = 190;
  const seat = (w - 2 * arm) / 3;
  const middles = [-1, 0, 1].map((place) => x + place * seat);
  const dark = darker(FABRIC, 0.25);
  return [
    shadowOn(x, 520, w * 0.62, 1150, 0.42),
    ...[x - w / 2 + 90, x + w / 2 - 90].flatMap((at) => [
      leg(at, 140, depth - 60, 50, OAK),
      leg(at, 140, 200, 44, darker(OAK, 0.3)),
    ]),
    ...block({ x, w: w - 60, lift: 120, top: back, z: 50, depth: 190, corner: 60 }, darker(FABRIC, 0.06)),
    ...middles.flatMap((at) => backCushion(at, seat)),
    { d: pane(x, 130, w - 2 * arm + 20, 180, depth - 40, 20), fill: dark },
    ...middles.flatMap((at) => seatCushion(at, seat)),
    ...[-1, 1].flatMap((side) => armRest(x + (side * (w - arm)) / 2, arm)),
    ...cushion(x - 690, 470, 430, 410, 520, '#b9664a', -9),
    ...cushion(x - 470, 440, 380, 350, 560, '#e2d5bd', 7),
    ...cushion(x + 660, 460, 420, 390, 520, '#d8c9aa', 8),
  ];
}

function backCushion(x: number, w: number): Mark[] {
  return [
    { d: pane(x, 400, w - 6, 420, 330, 70), fill: downwards(lighter(FABRIC, 0.2), darker(FABRIC, 0.16)) },
    {
      d: curve([x - w / 2 + 60, 790, 331], [x, 772, 331], [x + w / 2 - 60, 790, 331]),
      stroke: lighter(FABRIC, 0.38),
      width: 6,
      opacity: 0.7,
    },
    {
      d: stroke([x + w / 2 - 1, 780, 331], [x + w / 2 - 1, 430, 331]),
      stroke: darker(FABRIC, 0.45),
      width: 7,
      opacity: 0.6,
    },
  ];
}

function seatCushion(x: number, w: number): Mark[] {
  const [far, near, top] = [330, SOFA.depth + 10, 440];
  const upper = outline([x - w / 2, top, far], [x + w / 2, top, far], [x + w / 2, top, near], [x - w / 2, top, near]);
  return [
    { d: upper, fill: downwards(darker(FABRIC, 0.1), lighter(FABRIC, 0.26)) },
    { d: pane(x, 280, w - 5, 165, near, 46), fill: downwards(lighter(FABRIC, 0.2), darker(FABRIC, 0.2)) },
    {
      d: stroke([x - w / 2 + 40, 425, near], [x + w / 2 - 40, 425, near]),
      stroke: lighter(FABRIC, 0.42),
      width: 5,
      opacity: 0.6,
    },
  ];
}

function armRest(x: number, w: number): Mark[] {
  const [z, front, top] = [60, SOFA.depth + 20, 610];
  const left = x - w / 2;
  const upper = outline([left, top, z], [left + w, top, z], [left + w, top, front], [left, top, front]);
  return [
    { d: upper, fill: downwards(FABRIC, lighter(FABRIC, 0.3)) },
    { d: pane(x, 125, w, top - 125, front, 56), fill: sideways(lighter(FABRIC, 0.12), darker(FABRIC, 0.12)) },
    { d: pane(x, 125, w, 130, front, 20), fill: downwards(FABRIC, darker(FABRIC, 0.3)), opacity: 0.5 },
  ];
}

function olive(): Mark[] {
  const [x, z] = [-1780, 420];
  const stems = [
    [-330, 1380],
    [-150, 1640],
    [60, 1720],
    [240, 1520],
    [360, 1250],
    [-40, 1460],
  ] as const;
  return [
    ...pot(x, z, 380, [130, 175, 190, 180], '#b98d70'),
    { d: curve([x - 10, 370, z], [x + 16, 700, z], [x - 12, 1000, z]), stroke: '#6f5b45', width: 40 },
    ...foliage(x - 8, 940, z, stems, {
      long: 130,
      broad: 17,
      count: 34,
      colours: ['#5f6f52', '#7d8b6a', '#4a5a42', '#98a383'],
      seed: 11,
    }),
  ];
}

function sideTable(): Mark[] {
  const [x, z] = [1330, 700];
  return [
    shadowOn(x + 20, z, 280, 420),
    leg(x, 490, z, 40, OAK),
    { d: disc(x, 14, z, 150), fill: darker(OAK, 0.2) },
    { d: disc(x, 492, z, 235), fill: darker(OAK, 0.3) },
    { d: disc(x, 512, z, 235), fill: sideways(lighter(OAK, 0.35), OAK) },
    ...bookPile(x - 30, 512, z, [230, 200, 170], 5),
    ...bowl(x + 120, 512, z + 60, 52, 60, '#e9e2d2'),
  ];
}

function coffeeTable(): Mark[] {
  const [x, z] = [330, 1660];
  return [
    shadowOn(x, z, 560, 900, 0.36),
    ...[-300, 300].map((dx) => leg(x + dx, 330, z + 150, 46, OAK, dx > 0 ? 26 : -26)),
    { d: disc(x, 330, z, 470), fill: darker(OAK, 0.35) },
    { d: disc(x, 362, z, 470), fill: sideways(lighter(OAK, 0.4), lighter(OAK, 0.08)) },
    ...bookPile(x - 160, 362, z, [330, 290], 9),
    ...bowl(x + 190, 362, z + 30, 110, 80, '#8f5c46'),
  ];
}
