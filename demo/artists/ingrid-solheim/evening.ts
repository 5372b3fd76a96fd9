import type { Easel } from '../../brush.ts';
import { area, box, type Colour, cast, css, motif, type Place, path, run, type Scene } from './motif.ts';
import { scumble } from './oil.ts';
import { body, mouth, turned, vessel } from './ware.ts';

const PEWTER: Colour = [128, 130, 132];
const WAX: Colour = [226, 214, 182];
const GLASS: Colour = [52, 62, 56];
const PLATE: Colour = [168, 166, 158];
const SHELL: Colour = [218, 202, 178];
const BROWN_SHELL: Colour = [186, 144, 108];

function dusk(scene: Scene): void {
  run(
    scene,
    [0, 0, 2000, 1900],
    [0, 300],
    [2000, 1500],
    [
      [0, [58, 57, 56]],
      [0.6, [86, 82, 76]],
      [1, [104, 97, 86]],
    ],
  );
  run(
    scene,
    [0, 1800, 2000, 560],
    [0, 1800],
    [1800, 2360],
    [
      [0, [124, 108, 88]],
      [1, [76, 66, 57]],
    ],
  );
  area(scene, 'rgba(34,30,28,0.6)', box(0, 1790, 2000, 1812), 9);
  run(
    scene,
    [0, 2340, 2000, 260],
    [0, 2340],
    [0, 2600],
    [
      [0, [58, 51, 46]],
      [1, [40, 37, 36]],
    ],
  );
  area(scene, css([172, 152, 122], 0.6), box(0, 2333, 2000, 2346), 4);
}

function egg(scene: Scene, [x, foot]: Place, size: number, lean: number, colour: Colour): void {
  const profile = (t: number) => size * 0.39 * Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)) * (1.1 - 0.2 * t);
  body(scene, { x, foot, height: size, profile, colour, view: 0.12, gloss: 0.15, lean });
}

/** A pewter candlestick with its candle put out, a bottle, and a plate of eggs holding the last light. */
export function paintEvening(easel: Easel): void {
  const seen = motif(2000, 2600, 86, (scene) => {
    dusk(scene);
    cast(scene, 1250, 1960, 180, 640, 0.5);
    vessel(scene, {
      x: 1250,
      foot: 1960,
      height: 1120,
      profile: turned(path('0,158 0.03,176 0.5,180 0.62,150 0.72,62 0.93,54 0.96,68 1,64')),
      colour: GLASS,
      patch: [44, 52, 50],
      view: 0.15,
      gloss: 1.3,
    });
    cast(scene, 780, 2060, 210, 560, 0.5);
    vessel(scene, {
      x: 780,
      foot: 2060,
      height: 760,
      profile: turned(path('0,206 0.03,214 0.09,150 0.14,54 0.3,40 0.42,66 0.5,44 0.74,36 0.84,70 0.93,62 1,112')),
      colour: PEWTER,
      patch: [104, 106, 110],
      view: 0.17,
      gloss: 0.9,
    });
    body(scene, { x: 780, foot: 1310, height: 360, profile: () => 46, colour: WAX, view: 0.17, gloss: 0.2 });
    mouth(scene, { x: 780, foot: 1310, height: 360, profile: () => 46, colour: [250, 240, 212], view: 0.2 });
    area(scene, '#2a2624', path('776,950 784,950 790,900 782,884'), 2);
    cast(scene, 1330, 2215, 330, 620, 0.5);
    vessel(scene, {
      x: 1320,
      foot: 2205,
      height: 44,
      profile: turned(path('0,210 0.3,250 1,350')),
      colour: PLATE,
      view: 0.26,
      gloss: 0.5,
      depth: 0.4,
    });
    for (const [x, y] of [
      [1250, 2200],
      [1440, 2170],
      [1340, 2215],
    ] as const)
      cast(scene, x, y, 80, 190, 0.36);
    egg(scene, [1390, 2150], 185, 1.2, BROWN_SHELL);
    egg(scene, [1260, 2190], 190, -1.1, SHELL);
    egg(scene, [1350, 2222], 185, 0.5, SHELL);
  });
  scumble(easel, seen);
}
