import type { Room } from './room.ts';
import {
  block,
  circle,
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
import { cornice, rug, skirting, sunPatch, tiles, walls } from './room-shell.ts';
import { bowl, foliage, lampShade, leg, standingLamp, vessel } from './room-things.ts';

const WALL = { w_mm: 4600, h_mm: 2800 };
const CONSOLE = { x: -200, w: 1200, top: 820, z: 20, depth: 360 };
const DOOR = { x: 1730, w: 860, h: 2080 };
const PEG_X = -1870;
const WOOD = '#8c6440';
const DOOR_COLOUR = '#5b6a63';
const SHADE_OF_LAMP = lampShade(-700, 960, 190, 300, 210, 190);

export const hallway: Room = {
  id: 'hallway',
  wall: WALL,
  colour: 'e3d9c9',
  furniture: { name: 'console', x_mm: CONSOLE.x, w_mm: CONSOLE.w, top_mm: CONSOLE.top, edge: 'top', at_wall: true },
  free: { left_mm: -1570, right_mm: 1180 },
  things: [
    { left_mm: -880, right_mm: -530, top_mm: 1150 },
    { left_mm: 60, right_mm: 600, top_mm: 1210 },
  ],
  lamps: [{ x_mm: -700, height_mm: 1050, z_mm: 190, reach_mm: 2500, shade: SHADE_OF_LAMP }],
  person_x_mm: 900,
  draw: () => ({
    back: [
      ...walls(WALL),
      ...cornice(WALL),
      ...tiles(WALL, '#d9d2c4', '#8f8a80', 450),
      ...skirting(WALL, 150),
      ...door(),
      ...rug(-100, 700, 2900, 1100, '#7f4a3c'),
      shadeOnWall(CONSOLE.x, 60, CONSOLE.w, CONSOLE.top - 60, 0.12),
    ],
    sun: sunPatch(-1900, 1150, 700, 1150, [2, 3]),
    front: [...pegs(), ...console(), ...umbrellas()],
  }),
};

function door(): Mark[] {
  const { x, w, h } = DOOR;
  const panels = [
    [1180, 700],
    [330, 700],
  ].flatMap(([base = 0, high = 0]) => [-1, 1].map((side) => pane(x + (side * w) / 4.3, base, w / 2 - 150, high)));
  return [
    { d: pane(x, 0, w + 200, h + 110), fill: sideways('#f6f1e7', '#e6dfd0') },
    { d: pane(x, 0, w + 200, h + 110), stroke: '#b7ad9a', width: 5 },
    { d: pane(x, 0, w + 40, h + 24), fill: '#3d362d', opacity: 0.45 },
    { d: pane(x, 6, w, h), fill: downwards(lighter(DOOR_COLOUR, 0.08), darker(DOOR_COLOUR, 0.06)) },
    { d: panels.join(''), fill: lighter(DOOR_COLOUR, 0.06) },
    { d: panels.join(''), stroke: darker(DOOR_COLOUR, 0.4), width: 8, opacity: 0.6 },
    { d: panels.join(''), stroke: lighter(DOOR_COLOUR, 0.35), width: 3, opacity: 0.7 },
    { d: circle(x - w / 2 + 75, 1010, 0, 26), fill: '#8c6d34' },
    { d: stroke([x - w / 2 + 75, 1012, 0], [x - w / 2 + 190, 1008, 0]), stroke: '#c59d52', width: 22 },
  ];
}

function console(): Mark[] {
  const { x, w, top, z, depth } = CONSOLE;
  const front = z + depth;
  const ends = [x - w / 2 + 50, x + w / 2 - 50];
  return [
    shadowOn(x + 20, 240, w * 0.6, 620, 0.36),
    ...ends.map((at) => leg(at, top - 130, z + 40, 40, darker(WOOD, 0.35))),
    {
      d: outline(
        [x - w / 2 + 60, 180, z + 30],
        [x + w / 2 - 60, 180, z + 30],
        [x + w / 2 - 60, 180, front - 30],
        [x - w / 2 + 60, 180, front - 30],
      ),
      fill: lighter(WOOD, 0.12),
    },
    { d: pane(x, 155, w - 110, 26, front - 30), fill: WOOD },
    ...ends.map((at) => leg(at, top - 130, front - 30, 50, WOOD)),
    ...block({ x, w: w - 50, lift: top - 150, top: top - 28, z: z + 20, depth: depth - 40 }, darker(WOOD, 0.06)),
    ...[-1, 1].flatMap((side) => [
      { d: pane(x + (side * w) / 4.2, top - 138, w / 2 - 90, 98, front - 20, 4), stroke: darker(WOOD, 0.45), width: 5 },
      { d: circle(x + (side * w) / 4.2, top - 90, front - 18, 14), fill: '#c59d52' },
    ]),
    ...block({ x, w, lift: top - 30, top, z, depth, corner: 8 }, WOOD),
    ...basket(x + 260, 181, front - 180),
    ...vessel(-700, top, 190, 120, [70, 96, 104, 60, 30], '#49605c'),
    ...standingLamp(-700, 190, top + 110, SHADE_OF_LAMP, 970).slice(1),
    ...bowl(x + 130, top, 220, 105, 62, '#b98f60'),
    ...eucalyptus(x + 500, top),
  ];
}

function basket(x: number, base: number, z: number): Mark[] {
  const colour = '#b8935f';
  const weave = [40, 80, 120, 160, 200].map((high) =>
    curve([x - 185, base + high, z + 91], [x, base + high - 6, z + 91], [x + 185, base + high, z + 91]),
  );
  return [
    ...block({ x, w: 380, lift: base, top: base + 230, z: z - 60, depth: 150, corner: 40 }, colour),
    { d: weave.join(''), stroke: darker(colour, 0.35), width: 8, opacity: 0.55 },
  ];
}

function eucalyptus(x: number, base: number): Mark[] {
  const stems = [
    [-130, base + 270],
    [-20, base + 330],
    [100, base + 290],
    [160, base + 210],
  ] as const;
  return [
    ...foliage(x, base + 120, 190, stems, {
      long: 62,
      broad: 30,
      count: 12,
      colours: ['#7f9488', '#9aab9d', '#67806f'],
      seed: 27,
    }),
    ...vessel(x, base, 190, 150, [52, 78, 74, 40, 34, 44], '#ece5d6'),
  ];
}

function pegs(): Mark[] {
  const [x, h] = [PEG_X, 1700];
  const knobs = [-180, 0, 180].map((dx) => circle(x + dx, h, 40, 22)).join('');
  const coat = '#a9794f';
  return [
    ...block({ x, w: 520, lift: h - 45, top: h + 45, z: 0, depth: 24, corner: 10 }, WOOD),
    { d: knobs, fill: '#d8b97c' },
    {
      d: `${curve([x - 190, h - 20, 60], [x - 300, h - 150, 60], [x - 330, 900, 60], [x - 340, 640, 60])}${curve([x - 20, 640, 60], [x - 50, 1000, 60], [x - 90, h - 160, 60], [x - 170, h - 20, 60]).replace(/^M/, 'L')}Z`,
      fill: sideways(lighter(coat, 0.12), coat, darker(coat, 0.3)),
    },
    {
      d:
        curve([x - 190, h - 60, 60], [x - 200, 1100, 60], [x - 190, 660, 60]) +
        curve([x - 255, h - 120, 60], [x - 268, 1050, 60], [x - 270, 760, 60]),
      stroke: darker(coat, 0.4),
      width: 9,
      opacity: 0.55,
    },
    {
      d: `${curve([x + 150, h - 10, 60], [x + 118, 1450, 60], [x + 130, 1130, 60])}${curve([x + 240, 1130, 60], [x + 226, 1460, 60], [x + 200, h - 10, 60]).replace(/^M/, 'L')}Z`,
      fill: sideways('#c9c0ad', '#a69c86'),
    },
  ];
}

function umbrellas(): Mark[] {
  const [x, z] = [-1640, 330];
  return [
    shadowOn(x + 20, z, 190, 260),
    { d: stroke([x - 20, 420, z], [x - 60, 930, z]), stroke: '#33414a', width: 36 },
    {
      d: curve([x - 60, 930, z], [x - 70, 985, z], [x - 110, 985, z], [x - 118, 940, z]),
      stroke: '#7a5230',
      width: 18,
    },
    { d: stroke([x + 30, 420, z], [x + 70, 900, z]), stroke: '#8a4a38', width: 34 },
    { d: stroke([x + 70, 900, z], [x + 78, 985, z]), stroke: '#2d2620', width: 18 },
    ...vessel(x, 0, z, 520, [105, 120, 122, 118], '#6f7f86'),
  ];
}
