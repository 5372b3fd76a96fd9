import type { Room } from './room.ts';
import { block, darker, lighter, type Mark, outline, pane, shadowOn, sideways, stroke } from './room-drawing.ts';
import { polished, walls } from './room-shell.ts';
import { vessel } from './room-things.ts';

const WALL = { w_mm: 5000, h_mm: 3000 };
const BENCH = { x: 0, w: 1500, top: 440, z: 1350, depth: 450 };
const SPOTS = [-1600, -550, 550, 1600];
const LEATHER = '#4a3428';

export const gallery: Room = {
  id: 'gallery',
  wall: WALL,
  colour: 'f1eee8',
  furniture: { name: 'bench', x_mm: BENCH.x, w_mm: BENCH.w, top_mm: BENCH.top, edge: 'top', at_wall: false },
  free: { left_mm: -1820, right_mm: 2480 },
  things: [],
  lamps: SPOTS.map((x_mm) => ({ x_mm, height_mm: 1600, z_mm: 0, reach_mm: 1350 })),
  person_x_mm: 1500,
  draw: () => ({
    back: [
      ...walls(WALL, '#e4e1db'),
      ...polished(WALL, '#a9a59d'),
      { d: pane(0, 0, WALL.w_mm, 34), fill: '#2a2723', opacity: 0.55 },
      ...pools(),
    ],
    sun: [],
    front: [...track(), ...plinth(), ...bench()],
  }),
};

/** A white plinth with one vessel. */
function plinth(): Mark[] {
  const [x, z] = [-1980, 360];
  return [
    shadowOn(x + 60, z + 190, 420, 560, 0.3),
    ...block({ x, w: 420, top: 1000, z, depth: 400 }, '#e9e6df'),
    ...vessel(x, 1000, z + 200, 430, [90, 150, 165, 120, 62, 74], '#3d4a4f'),
  ];
}

/** The light of each spotlight on the wall. */
function pools(): Mark[] {
  return SPOTS.map((x) => ({
    d: outline([x - 120, 2900], [x + 120, 2900], [x + 560, 700], [x - 560, 700]),
    fill: {
      stops: [
        [0, '#fff8e6', 0.02],
        [0.35, '#fff8e6', 0.34],
        [0.6, '#fff8e6', 0.16],
        [1, '#fff8e6', 0],
      ],
    },
  }));
}

function track(): Mark[] {
  const [z, high] = [700, 2900];
  return [
    { d: stroke([-2300, high, z], [2300, high, z]), stroke: '#26231f', width: 26 },
    ...SPOTS.flatMap((x) => [
      { d: stroke([x, high, z], [x, high - 60, z]), stroke: '#26231f', width: 14 },
      {
        d: outline(
          [x - 46, high - 50, z],
          [x + 46, high - 50, z],
          [x + 60, high - 190, z - 60],
          [x - 60, high - 190, z - 60],
        ),
        fill: sideways('#4a4641', '#26231f'),
      },
    ]),
  ];
}

function bench(): Mark[] {
  const { x, w, top, z, depth } = BENCH;
  const front = z + depth;
  const seams = [-0.25, 0, 0.25].map((share) =>
    stroke([x + share * w, top, z], [x + share * w, top, front], [x + share * w, top - 110, front]),
  );
  return [
    shadowOn(x, z + 240, w * 0.62, 760, 0.44),
    ...[-1, 1].flatMap((side) => [
      { d: pane(x + side * (w / 2 - 160), 0, 26, top - 120, z + 60), fill: '#1f1c19' },
      { d: pane(x + side * (w / 2 - 160), 0, 30, top - 120, front - 50), fill: '#2b2723' },
    ]),
    ...block({ x, w, lift: top - 120, top, z, depth, corner: 26 }, LEATHER),
    { d: seams.join(''), stroke: darker(LEATHER, 0.5), width: 6, opacity: 0.7 },
    {
      d: stroke([x - w / 2 + 30, top - 14, front], [x + w / 2 - 30, top - 14, front]),
      stroke: lighter(LEATHER, 0.35),
      width: 6,
      opacity: 0.6,
    },
  ];
}
