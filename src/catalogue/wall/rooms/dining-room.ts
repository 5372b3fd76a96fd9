import type { Room } from './room.ts';
import {
  block,
  circle,
  curve,
  darker,
  disc,
  downwards,
  lighter,
  type Mark,
  outline,
  PAINT,
  pane,
  shadowOn,
  sideways,
  stroke,
} from './room-drawing.ts';
import { boards, cornice, curtain, rug, skirting, sunPatch, walls } from './room-shell.ts';
import { bowl, foliage, lampShade, leg, vessel } from './room-things.ts';

const WALL = { w_mm: 4400, h_mm: 2800 };
const TABLE = { x: 0, w: 1800, top: 750, z: 420, depth: 900 };
const DADO = 880;
const OAK = '#9d7446';
const CHAIR = '#3f3a34';
const PENDANT = { x: 0, z: 870, base: 2330 };
const SHADE_OF_LAMP = lampShade(PENDANT.x, PENDANT.base, PENDANT.z, 620, 120, 190);

export const diningRoom: Room = {
  id: 'dining',
  wall: WALL,
  colour: 'dccfbb',
  furniture: { name: 'table', x_mm: TABLE.x, w_mm: TABLE.w, top_mm: TABLE.top, edge: 'top', at_wall: true },
  free: { left_mm: -2180, right_mm: 2180 },
  things: [{ left_mm: -900, right_mm: -120, top_mm: 1130 }],
  lamps: [{ x_mm: PENDANT.x, height_mm: PENDANT.base - 60, z_mm: PENDANT.z, reach_mm: 2700, shade: SHADE_OF_LAMP }],
  person_x_mm: 1660,
  draw: () => ({
    back: [
      ...walls(WALL),
      ...cornice(WALL),
      ...panelling(),
      ...boards(WALL, '#a67d50', 17, 130),
      ...skirting(WALL, 150),
      ...rug(0, 200, 3000, 2500, '#b9b3a2'),
      ...curtain(WALL, '#e4d8c2'),
    ],
    sun: sunPatch(-1850, 950, 950, 1500, [2, 3]),
    front: [
      ...sideChair(-1),
      ...sideChair(1),
      ...farChair(-430),
      ...farChair(430),
      ...table(),
      ...nearChair(-430),
      ...nearChair(430),
      ...pendant(),
    ],
  }),
};

function panelling(): Mark[] {
  const { w_mm } = WALL;
  const count = 7;
  const w = w_mm / count;
  const frames = Array.from({ length: count }, (_, index) =>
    pane(-w_mm / 2 + (index + 0.5) * w, 240, w - 130, DADO - 340, 0),
  ).join('');
  return [
    { d: pane(0, 0, w_mm, DADO), fill: PAINT },
    { d: pane(0, 0, w_mm, DADO), fill: '#fffaf0', opacity: 0.34 },
    { d: frames, stroke: '#20180f', width: 9, opacity: 0.16 },
    { d: frames, stroke: '#fffdf6', width: 4, opacity: 0.7 },
    { d: pane(0, DADO - 16, w_mm, 44), fill: downwards('#fbf6ec', '#d5c9b4') },
    { d: pane(0, DADO - 34, w_mm, 18), fill: '#20180f', opacity: 0.12 },
  ];
}

function table(): Mark[] {
  const { x, w, top, z, depth } = TABLE;
  const front = z + depth;
  const ends = [x - w / 2 + 110, x + w / 2 - 110];
  return [
    shadowOn(x, z + 480, w * 0.6, 1250, 0.4),
    ...ends.map((at) => leg(at, top - 40, z + 90, 60, darker(OAK, 0.35))),
    ...block({ x, w: w - 240, lift: top - 120, top: top - 40, z: z + 90, depth: depth - 170 }, darker(OAK, 0.2)),
    ...ends.map((at, index) => leg(at, top - 40, front - 80, 74, OAK, index ? 34 : -34)),
    ...block({ x, w, lift: top - 40, top, z, depth, corner: 12 }, OAK),
    {
      d: [0.25, 0.5, 0.75]
        .map((share) => stroke([x - w / 2 + 20, top, z + share * depth], [x + w / 2 - 20, top, z + share * depth]))
        .join(''),
      stroke: darker(OAK, 0.3),
      width: 3,
      opacity: 0.5,
    },
    {
      d: outline(
        [x - 210, top + 1, z + 20],
        [x + 210, top + 1, z + 20],
        [x + 210, top + 1, front],
        [x - 210, top + 1, front],
      ),
      fill: '#e9e1d0',
    },
    { d: pane(x, top - 150, 428, 150, front + 4), fill: downwards('#e4dac6', '#c9bda6') },
    ...fruit(x + 20, top, z + 500),
    ...branches(x - 480, top, z + 380),
    ...candle(x + 430, top, z + 400, 210),
    ...candle(x + 540, top, z + 480, 160),
  ];
}

function fruit(x: number, base: number, z: number): Mark[] {
  const round = [
    [-70, 118, '#c46a3c'],
    [10, 132, '#d08a44'],
    [80, 116, '#b9542f'],
    [-20, 106, '#d79a55'],
  ] as const;
  return [
    ...round.map(([dx, high, colour]) => ({
      d: circle(x + dx, base + high - 10, z, 46),
      fill: {
        from: [0.2, 0.1] as const,
        to: [0.8, 1] as const,
        stops: [
          [0, lighter(colour, 0.3)],
          [1, darker(colour, 0.2)],
        ] as const,
      },
    })),
    ...bowl(x, base, z, 170, 105, '#6b7a76').slice(0, 2),
  ];
}

function branches(x: number, base: number, z: number): Mark[] {
  const stems = [
    [-210, base + 270],
    [-60, base + 320],
    [130, base + 290],
    [230, base + 210],
  ] as const;
  return [
    ...foliage(x, base + 130, z, stems, {
      long: 88,
      broad: 20,
      count: 12,
      colours: ['#72805a', '#8f9a72', '#5c6a4a', '#b7b48a'],
      seed: 19,
    }),
    ...vessel(x, base, z, 160, [62, 100, 104, 70, 40, 46], '#b7a58a'),
  ];
}

function candle(x: number, base: number, z: number, high: number): Mark[] {
  return [
    { d: disc(x, base + 8, z, 42), fill: '#a8843f' },
    { d: pane(x, base + 10, 26, 40, z), fill: '#b8934a' },
    { d: pane(x, base + 50, 18, high, z, 4), fill: sideways('#fbf5e6', '#dccfb4') },
  ];
}

function chairBack(x: number, z: number): Mark[] {
  const posts = stroke([x - 195, 440, z], [x - 205, 830, z]) + stroke([x + 195, 440, z], [x + 205, 830, z]);
  const rails = [-110, -37, 37, 110].map((dx) => stroke([x + dx, 460, z], [x + dx * 1.04, 800, z])).join('');
  return [
    { d: rails, stroke: CHAIR, width: 15 },
    { d: posts, stroke: CHAIR, width: 30 },
    { d: curve([x - 208, 815, z], [x, 835, z], [x + 208, 815, z]), stroke: CHAIR, width: 52 },
    { d: curve([x - 200, 834, z], [x, 852, z], [x + 200, 834, z]), stroke: lighter(CHAIR, 0.28), width: 7 },
  ];
}

function farChair(x: number): Mark[] {
  return [...[-190, 190].map((dx) => leg(x + dx, 450, 330, 36, CHAIR)), ...chairBack(x, 260)];
}

function nearChair(x: number): Mark[] {
  const z = 1520;
  return [
    shadowOn(x, z, 380, 560, 0.34),
    ...[-180, 180].map((dx) => leg(x + dx, 440, z - 180, 34, darker(CHAIR, 0.3))),
    {
      d: outline([x - 215, 455, z - 210], [x + 215, 455, z - 210], [x + 225, 455, z + 200], [x - 225, 455, z + 200]),
      fill: downwards('#b39a72', '#d2bb92'),
    },
    { d: pane(x, 425, 450, 30, z + 200, 12), fill: CHAIR },
    ...[-205, 205].map((dx) => leg(x + dx, 440, z + 200, 40, CHAIR, dx > 0 ? 10 : -10)),
    ...chairBack(x, z + 210),
  ];
}

/** Chairs at the ends of the table are seen from the side. */
function sideChair(side: -1 | 1): Mark[] {
  const x = side * 1190;
  const z = 870;
  return [
    shadowOn(x, z, 330, 520, 0.3),
    leg(x - side * 190, 440, z - 190, 34, darker(CHAIR, 0.25)),
    leg(x + side * 190, 440, z - 190, 34, darker(CHAIR, 0.25)),
    {
      d: outline([x - 215, 455, z - 210], [x + 215, 455, z - 210], [x + 215, 455, z + 210], [x - 215, 455, z + 210]),
      fill: '#c9b189',
    },
    {
      d: stroke([x + side * 205, 450, z - 200], [x + side * 235, 840, z - 200]),
      stroke: darker(CHAIR, 0.2),
      width: 26,
    },
    {
      d: outline(
        [x + side * 232, 640, z - 200],
        [x + side * 238, 840, z - 200],
        [x + side * 238, 840, z + 200],
        [x + side * 232, 640, z + 200],
      ),
      fill: lighter(CHAIR, side < 0 ? 0.05 : 0.18),
    },
    { d: stroke([x + side * 205, 450, z + 200], [x + side * 235, 840, z + 200]), stroke: CHAIR, width: 30 },
    { d: pane(x, 425, 430, 30, z + 210, 12), fill: CHAIR },
    leg(x - side * 195, 440, z + 205, 38, CHAIR),
    leg(x + side * 195, 440, z + 205, 38, CHAIR, side * 16),
  ];
}

function pendant(): Mark[] {
  const { x, z, base } = PENDANT;
  return [
    { d: stroke([x, base + 180, z], [x, WALL.h_mm, z]), stroke: '#2b2622', width: 7 },
    { d: SHADE_OF_LAMP, fill: sideways('#5b665f', '#46504b', '#2f3734') },
    { d: pane(x, base + 185, 90, 40, z, 10), fill: '#b8934a' },
    { d: disc(x, base, z, 300), fill: '#f1e4c4' },
  ];
}
