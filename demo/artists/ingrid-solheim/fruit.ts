import type { Easel } from '../../brush.ts';
import { area, box, type Colour, cast, css, motif, type Place, path, run, type Scene } from './motif.ts';
import { scumble } from './oil.ts';
import { body, handle, lip, mouth, pear, turned, vessel, type Ware } from './ware.ts';

const CHALK: Colour = [224, 219, 207];
const LINEN: Colour = [206, 201, 190];
const GREEN_PEAR: Colour = [168, 158, 92];
const YELLOW_PEAR: Colour = [196, 164, 92];
const BLUSH: Colour = [166, 104, 68];
const BOTTLE: Colour = [70, 78, 72];
const OCHRE: Colour = [182, 148, 98];

/** A cloth with the creases of its folding still in it. */
function cloth(scene: Scene, corners: readonly Place[], creases: readonly (readonly [Place, Place])[]): void {
  area(
    scene,
    'rgba(44,38,36,0.4)',
    corners.map(([x, y]): Place => [x + 16, y + 22]),
    18,
  );
  area(scene, css(LINEN), corners, 3);
  for (const [[x1, y1], [x2, y2]] of creases) {
    const [nx, ny] = [((y2 - y1) / Math.hypot(x2 - x1, y2 - y1)) * 34, ((x1 - x2) / Math.hypot(x2 - x1, y2 - y1)) * 34];
    area(
      scene,
      'rgba(112,108,106,0.5)',
      [
        [x1, y1],
        [x2, y2],
        [x2 - nx, y2 - ny],
        [x1 - nx, y1 - ny],
      ],
      14,
    );
    area(
      scene,
      'rgba(240,236,226,0.8)',
      [
        [x1, y1],
        [x2, y2],
        [x2 + nx * 0.6, y2 + ny * 0.6],
        [x1 + nx * 0.6, y1 + ny * 0.6],
      ],
      10,
    );
  }
}

function squareTable(scene: Scene): void {
  run(
    scene,
    [0, 0, 2400, 640],
    [0, 0],
    [2400, 500],
    [
      [0, [112, 114, 108]],
      [1, [164, 160, 148]],
    ],
  );
  run(
    scene,
    [0, 600, 2400, 1800],
    [0, 600],
    [2100, 2400],
    [
      [0, [176, 164, 142]],
      [0.5, [150, 138, 118]],
      [1, [108, 98, 86]],
    ],
  );
  area(scene, 'rgba(60,54,50,0.55)', box(0, 594, 2400, 616), 9);
}

/** Pears in a white bowl, seen from standing height, and the one that would not fit. */
export function paintPears(easel: Easel): void {
  const bowl: Ware = {
    x: 1060,
    foot: 1500,
    height: 330,
    profile: turned(path('0,200 0.06,220 0.3,360 0.65,476 1,530')),
    colour: CHALK,
    patch: [210, 204, 190],
    view: 0.4,
    gloss: 0.5,
    depth: 0.75,
  };
  const seen = motif(2400, 2400, 82, (scene) => {
    squareTable(scene);
    cloth(scene, path('180,1180 1340,780 2230,1330 1120,2110'), [
      [
        [720, 1000],
        [1660, 1720],
      ],
      [
        [640, 1640],
        [1820, 1060],
      ],
    ]);
    cast(scene, 1090, 1535, 250, 900, 0.4);
    mouth(scene, bowl);
    for (const [x, y] of [
      [900, 1300],
      [1270, 1290],
      [1080, 1350],
    ] as const)
      cast(scene, x, y, 150, 330, 0.34);
    pear(scene, [880, 1320], 470, -0.28, YELLOW_PEAR, BLUSH, 0.3);
    pear(scene, [1270, 1310], 450, 0.34, GREEN_PEAR, [142, 134, 78], 0.3);
    pear(scene, [1070, 1410], 430, 0.06, YELLOW_PEAR, GREEN_PEAR, 0.3);
    body(scene, bowl);
    lip(scene, bowl, 0, Math.PI);
    cast(scene, 1960, 1880, 210, 470, 0.44);
    pear(scene, [1800, 1800], 420, 1.22, GREEN_PEAR, BLUSH, 0.3);
    area(scene, 'rgba(40,36,34,0.5)', path('440,1990 1010,2215 1000,2240 430,2016'), 10);
    area(scene, '#8b8b88', path('430,1976 780,2110 770,2146 600,2090'), 2);
    area(scene, '#cfccc4', path('430,1976 780,2110 778,2120 520,2022'), 2);
    area(scene, '#4f4034', path('780,2106 1010,2192 1000,2226 768,2148'), 3);
  });
  scumble(easel, seen);
}

function longBoard(scene: Scene): void {
  run(
    scene,
    [0, 0, 3000, 760],
    [0, 0],
    [3000, 300],
    [
      [0, [150, 148, 140]],
      [0.35, [186, 182, 170]],
      [0.7, [204, 198, 184]],
      [1, [176, 172, 162]],
    ],
  );
  run(
    scene,
    [0, 720, 3000, 330],
    [0, 720],
    [2600, 1050],
    [
      [0, [180, 166, 142]],
      [1, [138, 124, 106]],
    ],
  );
  area(scene, 'rgba(66,58,52,0.5)', box(0, 713, 3000, 731), 7);
  run(
    scene,
    [0, 1030, 3000, 220],
    [0, 1030],
    [0, 1250],
    [
      [0, [98, 88, 78]],
      [1, [64, 60, 58]],
    ],
  );
  area(scene, css([208, 196, 172], 0.65), box(0, 1024, 3000, 1036), 4);
}

/** A long table after lunch: three things together, a silence, and a jug that has been put aside. */
export function paintLongTable(easel: Easel): void {
  const dish: Ware = {
    x: 1120,
    foot: 930,
    height: 130,
    profile: turned(path('0,110 0.1,122 0.5,214 1,268')),
    colour: OCHRE,
    patch: [160, 124, 80],
    view: 0.17,
    gloss: 0.3,
  };
  const seen = motif(3000, 1250, 83, (scene) => {
    longBoard(scene);
    cast(scene, 640, 860, 104, 560, 0.34);
    vessel(scene, {
      x: 640,
      foot: 860,
      height: 620,
      profile: turned(path('0,92 0.04,104 0.46,108 0.62,78 0.72,38 0.94,34 0.97,42 1,40')),
      colour: BOTTLE,
      patch: [60, 66, 64],
      view: 0.14,
      gloss: 0.9,
    });
    cast(scene, 1125, 930, 130, 520, 0.42);
    mouth(scene, dish);
    pear(scene, [1060, 868], 220, -0.4, GREEN_PEAR, YELLOW_PEAR);
    pear(scene, [1200, 874], 210, 0.5, YELLOW_PEAR, BLUSH);
    body(scene, dish);
    lip(scene, dish, 0, Math.PI);
    cast(scene, 1585, 956, 74, 330, 0.42);
    pear(scene, [1580, 965], 235, 0.05, YELLOW_PEAR, BLUSH);
    cast(scene, 2470, 900, 130, 480, 0.36);
    handle(
      scene,
      [2350, 590],
      [
        [2180, 570],
        [2190, 790],
        [2360, 810],
      ],
      30,
      CHALK,
    );
    vessel(scene, {
      x: 2460,
      foot: 890,
      height: 400,
      profile: turned(path('0,112 0.06,126 0.4,150 0.7,116 0.88,100 1,122')),
      colour: CHALK,
      patch: [208, 202, 188],
      view: 0.15,
      gloss: 0.5,
      band: { from: 0.86, to: 0.9, colour: [96, 110, 124] },
    });
  });
  scumble(easel, seen);
}
