import type { Room } from './room.ts';
import {
  block,
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
import { boards, curtain, rug, skirting, sunPatch, walls } from './room-shell.ts';
import { bookPile, books, bowl, foliage, lampShade, leg, vessel } from './room-things.ts';

const WALL = { w_mm: 3800, h_mm: 2700 };
const DESK = { x: -330, w: 1400, top: 740, z: 30, depth: 700 };
const SHELF = { x: 1260, w: 900, top: 2050, depth: 320 };
const WALNUT = '#7b5638';
const SHADE_OF_LAMP = lampShade(-850, 1080, 330, 250, 130, 120);

export const study: Room = {
  id: 'study',
  wall: WALL,
  colour: 'b9c2c1',
  furniture: { name: 'desk', x_mm: DESK.x, w_mm: DESK.w, top_mm: DESK.top, edge: 'top', at_wall: true },
  free: { left_mm: -1880, right_mm: 740 },
  things: [
    { left_mm: -1040, right_mm: -740, top_mm: 1200 },
    { left_mm: -590, right_mm: -180, top_mm: 970 },
  ],
  lamps: [
    { x_mm: -850, height_mm: 1080, z_mm: 330, reach_mm: 2500, shade: SHADE_OF_LAMP },
    { x_mm: SHELF.x, height_mm: 1500, z_mm: 200, reach_mm: 1300 },
  ],
  person_x_mm: 590,
  draw: () => ({
    back: [
      ...walls(WALL),
      ...boards(WALL, '#9a7449', 31, 120),
      ...skirting(WALL),
      ...rug(DESK.x, 520, 2100, 1900, '#a8604a'),
      shadeOnWall(SHELF.x, 0, SHELF.w, SHELF.top, 0.2),
      ...curtain(WALL, '#ddd5c4'),
    ],
    sun: sunPatch(-1650, 1000, 850, 1300, [2, 3]),
    front: [...shelf(), ...desk(), ...chair()],
  }),
};

function shelf(): Mark[] {
  const { x, w, top, depth } = SHELF;
  const [left, right, board] = [x - w / 2, x + w / 2, 30];
  const levels = [60, 460, 860, 1240, 1640];
  const inner = { left: left + board, right: right - board };
  return [
    shadowOn(x + 30, depth, w * 0.6, 420),
    ...block({ x, w, top, z: 0, depth }, WALNUT),
    { d: pane(x, 60, w - 2 * board, top - 90, depth), fill: downwards(darker(WALNUT, 0.55), darker(WALNUT, 0.4)) },
    ...levels.flatMap((level, index) => [
      ...shelfRow(inner.left, inner.right, level + board, index),
      ...block(
        { x, w: w - 2 * board, lift: level, top: level + board, z: depth - 40, depth: 40 },
        lighter(WALNUT, 0.06),
      ),
    ]),
    ...foliage(
      x + 180,
      top + 150,
      160,
      [
        [-170, top + 330],
        [60, top + 400],
        [210, top + 220],
        [-60, top + 390],
        [260, top + 60],
      ],
      {
        long: 105,
        broad: 30,
        count: 8,
        colours: ['#556b4d', '#71835f', '#425640'],
        seed: 8,
      },
    ),
    ...vessel(x + 180, top, 160, 170, [70, 92, 96, 90], '#d7cdbb'),
    ...bookPile(x - 230, top, 180, [280, 250, 230], 15),
  ];
}

function shelfRow(left: number, right: number, base: number, index: number): Mark[] {
  const z = 250;
  if (index === 1) {
    return [
      ...books(left + 10, left + 480, base, z, 300, 41),
      ...vessel(right - 170, base, z, 230, [60, 96, 88, 40, 46], '#c2a684'),
    ];
  }
  if (index === 3) {
    return [...bowl(left + 150, base, z, 95, 100, '#e2d9c8'), ...books(left + 310, right - 10, base, z, 330, 43)];
  }
  return books(left + 10, right - (index === 0 ? 140 : 30), base, z, index === 0 ? 320 : 300, 51 + index);
}

function desk(): Mark[] {
  const { x, w, top, z, depth } = DESK;
  const front = z + depth;
  const ends = [x - w / 2 + 60, x + w / 2 - 60];
  return [
    shadowOn(x + 20, 420, w * 0.58, 900, 0.36),
    ...ends.map((at) => leg(at, 640, z + 60, 44, darker(WALNUT, 0.35))),
    { d: pane(x, 560, w - 80, 90, z + 80), fill: darker(WALNUT, 0.45) },
    ...ends.map((at, index) => leg(at, 640, front - 40, 56, WALNUT, index ? 26 : -26)),
    ...block({ x, w: w - 60, lift: 615, top: top - 30, z: z + 30, depth: depth - 50 }, darker(WALNUT, 0.12)),
    { d: stroke([x - 60, 665, front - 20], [x + 60, 665, front - 20]), stroke: '#c7a25c', width: 13 },
    { d: pane(x, 628, 460, 72, front - 20, 3), stroke: darker(WALNUT, 0.5), width: 4, opacity: 0.8 },
    ...block({ x, w, lift: top - 32, top, z, depth, corner: 8 }, WALNUT),
    ...deskLamp(),
    ...laptop(),
    ...bookPile(x + 480, top, 230, [270, 240, 210], 3),
    ...vessel(x + 300, top, 170, 120, [42, 44, 44], '#5d6a6c'),
    {
      d:
        stroke([x + 290, top + 110, 170], [x + 278, top + 215, 170]) +
        stroke([x + 308, top + 110, 170], [x + 322, top + 205, 170]),
      stroke: '#c39a5b',
      width: 9,
    },
  ];
}

function deskLamp(): Mark[] {
  const [x, z, base] = [-930, 330, DESK.top];
  return [
    { d: disc(x, base + 10, z, 85), fill: '#2d2a27' },
    { d: stroke([x, base + 12, z], [x - 60, base + 270, z], [x + 70, base + 440, z]), stroke: '#2d2a27', width: 15 },
    { d: SHADE_OF_LAMP, fill: sideways('#4c5a57', '#33403e') },
  ];
}

function laptop(): Mark[] {
  const { x, top } = DESK;
  return [
    { d: pane(x - 60, top + 14, 340, 215, 330, 10), fill: '#3b3f42' },
    {
      d: pane(x - 60, top + 26, 320, 192, 331, 4),
      fill: {
        from: [0, 0],
        to: [1, 1],
        stops: [
          [0, '#8fa0a6'],
          [1, '#5d6d74'],
        ],
      },
    },
    {
      d: outline([x - 232, top + 6, 330], [x + 112, top + 6, 330], [x + 118, top + 6, 560], [x - 238, top + 6, 560]),
      fill: '#a9adae',
    },
    {
      d: outline([x - 205, top + 7, 360], [x + 85, top + 7, 360], [x + 88, top + 7, 450], [x - 208, top + 7, 450]),
      fill: '#4a4e50',
    },
  ];
}

function chair(): Mark[] {
  const [x, z] = [DESK.x + 60, 1150];
  const wood = '#93683f';
  return [
    shadowOn(x, z, 420, 640, 0.36),
    ...[-190, 190].map((dx) => leg(x + dx, 440, z - 200, 36, darker(wood, 0.3))),
    {
      d: outline([x - 225, 450, z - 220], [x + 225, 450, z - 220], [x + 235, 450, z + 210], [x - 235, 450, z + 210]),
      fill: downwards('#c8b48f', '#e0cfae'),
    },
    { d: pane(x, 418, 470, 34, z + 210, 14), fill: wood },
    ...[-215, 215].map((dx) => leg(x + dx, 440, z + 200, 42, wood, dx > 0 ? 14 : -14)),
    {
      d:
        stroke([x - 212, 440, z + 205], [x - 222, 800, z + 240]) +
        stroke([x + 212, 440, z + 205], [x + 222, 800, z + 240]),
      stroke: wood,
      width: 34,
    },
    { d: pane(x, 660, 470, 150, z + 240, 60), fill: downwards(lighter(wood, 0.18), wood) },
  ];
}
