import type { Easel } from '../../brush.ts';
import { area, box, type Colour, css, motif, type Place, path, run, type Scene } from './motif.ts';
import { scumble } from './oil.ts';

const DAY: Colour = [238, 228, 200];
const DOOR_WHITE: Colour = [196, 194, 186];
const VANISH: Place = [1060, 1330];

/** Floor boards that all point to one place behind the far window. */
function floor(scene: Scene): void {
  run(
    scene,
    [0, 2060, 2000, 640],
    [0, 2060],
    [600, 2700],
    [
      [0, [132, 120, 104]],
      [1, [98, 88, 78]],
    ],
  );
  for (let board = -9; board < 12; board++) {
    const x = board * 260;
    const far = VANISH[0] + (x - VANISH[0]) * 0.53;
    area(
      scene,
      'rgba(62,54,48,0.5)',
      [
        [far - 2, 2060],
        [far + 3, 2060],
        [x + 7, 2700],
        [x - 5, 2700],
      ],
      3,
    );
  }
}

function farRoom(scene: Scene): void {
  run(
    scene,
    [780, 560, 620, 1560],
    [780, 600],
    [1400, 1900],
    [
      [0, [196, 192, 180]],
      [0.5, [178, 174, 162]],
      [1, [150, 144, 132]],
    ],
  );
  run(
    scene,
    [780, 1800, 620, 340],
    [0, 1800],
    [0, 2140],
    [
      [0, [150, 136, 114]],
      [1, [136, 122, 104]],
    ],
  );
  area(scene, 'rgba(96,90,82,0.8)', box(780, 1788, 1400, 1808), 4);
  area(scene, '#8d8a82', box(880, 800, 1190, 1420), 4);
  for (const [x, y] of [
    [900, 822],
    [1046, 822],
    [900, 1022],
    [1046, 1022],
    [900, 1222],
    [1046, 1222],
  ] as const) {
    area(
      scene,
      '#ece8da',
      [
        [x, y],
        [x + 124, y],
        [x + 124, y + 178],
        [x, y + 178],
      ],
      4,
    );
  }
  area(scene, 'rgba(240,234,214,0.28)', box(840, 760, 1230, 1460), 60);
  area(scene, css(DAY, 0.85), path('900,1850 1130,1850 1270,2150 960,2150'), 12);
}

function doorLeaf(scene: Scene): void {
  area(scene, css([168, 166, 158]), path('1400,540 1790,420 1790,2400 1400,2130'), 3);
  const at = (u: number, v: number): Place => [1400 + u * 390, 540 - u * 120 + v * (1590 + u * 390)];
  for (const [top, bottom] of [
    [0.06, 0.4],
    [0.46, 0.62],
    [0.68, 0.94],
  ] as const) {
    area(scene, css([128, 126, 120]), [at(0.16, top), at(0.84, top), at(0.84, bottom), at(0.16, bottom)], 5);
    area(
      scene,
      css(DOOR_WHITE),
      [at(0.2, top + 0.014), at(0.84, top + 0.012), at(0.84, bottom), at(0.2, bottom - 0.012)],
      5,
    );
    area(
      scene,
      css([176, 173, 164]),
      [at(0.24, top + 0.03), at(0.78, top + 0.028), at(0.78, bottom - 0.026), at(0.24, bottom - 0.028)],
      5,
    );
  }
  area(scene, '#6a5a40', [at(0.89, 0.545), at(0.95, 0.545), at(0.95, 0.562), at(0.89, 0.562)], 2);
  area(scene, css([214, 211, 202]), [at(0, 0), at(0.03, 0), at(0.03, 1), at(0, 1)], 3);
}

const WOOD = '#4c4138';
const WOOD_EDGE = '#8d7a62';

/** A post or leg, its near edge catching the window. */
function post(scene: Scene, x: number, top: number, bottom: number): void {
  area(scene, WOOD, path(`${x},${top} ${x + 35},${top} ${x + 35},${bottom} ${x + 6},${bottom}`), 3);
  area(scene, WOOD_EDGE, path(`${x},${top} ${x + 10},${top} ${x + 13},${bottom} ${x + 6},${bottom}`), 3);
}

/** A rung of the ladder back. */
function rung(scene: Scene, y: number): void {
  area(scene, WOOD, path(`270,${y + 8} 590,${y - 8} 590,${y + 42} 270,${y + 58}`), 3);
  area(scene, WOOD_EDGE, path(`284,${y + 8} 562,${y - 7} 562,${y + 3} 284,${y + 18}`), 3);
}

/** A kitchen chair turned to the wall: the ladder back first, then the seat and the near legs. */
function chair(scene: Scene): void {
  area(scene, 'rgba(40,34,30,0.45)', path('300,2440 720,2410 860,2500 420,2540'), 24);
  for (const [x, top, bottom] of [
    [250, 1350, 2480],
    [560, 1330, 2440],
  ] as const) {
    post(scene, x, top, bottom);
  }
  for (const y of [1400, 1530, 1660]) rung(scene, y);
  area(scene, '#a38a64', path('220,1990 570,1940 730,2030 360,2090'), 3);
  area(scene, WOOD, path('220,1990 360,2090 730,2030 730,2064 360,2128 220,2022'), 3);
  for (const [x, top, bottom] of [
    [352, 2110, 2580],
    [690, 2050, 2520],
  ] as const) {
    post(scene, x, top, bottom);
  }
}

/** A door left open on a lit room where nothing is happening. */
export function paintOpenDoor(easel: Easel): void {
  const seen = motif(2000, 2700, 85, (scene) => {
    run(
      scene,
      [0, 0, 2000, 2100],
      [0, 0],
      [1800, 1800],
      [
        [0, [106, 108, 106]],
        [0.5, [138, 138, 132]],
        [1, [118, 116, 110]],
      ],
    );
    floor(scene);
    area(scene, css([168, 164, 154]), box(0, 1960, 740, 2070), 4);
    area(scene, css([138, 134, 126]), path('1780,1960 2000,1960 2000,2110 1780,2080'), 4);
    area(scene, css([184, 181, 172]), box(720, 480, 1440, 2130), 4);
    farRoom(scene);
    area(scene, 'rgba(70,66,62,0.5)', box(778, 558, 812, 2120), 8);
    area(scene, css(DAY, 0.5), path('880,2140 1330,2140 1490,2620 1000,2640'), 26);
    area(scene, css(DAY, 0.3), path('960,2140 1270,2140 1400,2560 1060,2570'), 14);
    doorLeaf(scene);
    chair(scene);
  });
  scumble(easel, seen);
}
