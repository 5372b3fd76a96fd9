import type { Easel } from '../../brush.ts';
import { bend, box, cut, disc, type Spot, tear } from './outline.ts';
import { type Collage, type Colour, collage, finish, ground, paste, shade } from './paper.ts';

const NIGHT: Colour = [37, 49, 79];
const DUSK: Colour = [58, 76, 108];
const INK: Colour = [30, 32, 42];
const BRICK: Colour = [163, 72, 52];
const CLAY: Colour = [194, 122, 86];
const CREAM: Colour = [236, 222, 190];
const LAMP: Colour = [231, 178, 84];
const SLATE: Colour = [88, 100, 112];
const PLASTER: Colour = [214, 200, 178];
const CELADON: Colour = [150, 172, 158];
const ROSE: Colour = [206, 150, 136];

/** A gabled house under a swallow-tail ridge, the roofline of old Tainan. */
function house(on: Collage, x: number, y: number, width: number, roof: Colour, wall: Colour): void {
  const rise = width * 0.2;
  const floor = on.height + 80;
  paste(
    on,
    wall,
    cut(
      [x + width * 0.1, y + rise],
      [x + width * 0.9, y + rise],
      [x + width * 0.9, floor],
      [x + width * 0.1, floor],
      [x + width * 0.1, y + rise],
    ),
    { brush: 1.52, lift: 20 },
  );
  const ridge = bend(
    [x, y - rise * 0.55],
    [x + width * 0.12, y + rise * 0.06],
    [x + width * 0.5, y + rise * 0.22],
    [x + width * 0.88, y + rise * 0.06],
    [x + width, y - rise * 0.55],
  );
  const eaves = bend(
    [x + width * 1.02, y + rise * 1.25],
    [x + width * 0.5, y + rise * 1.5],
    [x - width * 0.02, y + rise * 1.25],
  );
  const slope: Spot[] = [[x + width * 0.93, y + rise * 0.32]];
  const back: Spot[] = [
    [x + width * 0.07, y + rise * 0.32],
    [x, y - rise * 0.55],
  ];
  paste(on, roof, cut(...ridge, ...slope, ...eaves, ...back), { brush: 0.04, lift: 26 });
}

export function moonOverAnping(easel: Easel): void {
  const on = collage(easel);
  ground(on, NIGHT, { brush: 0.35, uneven: 1.3 });
  paste(
    on,
    DUSK,
    [
      ...tear([-80, 1780], [620, 1640], [1400, 1730], [2180, 1560]),
      ...cut([2180, 1560], [2200, 2900], [-80, 2900], [-80, 1780]),
    ],
    { brush: -0.1, lift: 14 },
  );
  paste(on, CREAM, cut(...disc(on.random, 1290, 880, 590)), { brush: 0.8, lift: 30 });
  paste(
    on,
    NIGHT,
    [
      ...tear([2200, 1040], [1720, 1120], [1180, 1170], [560, 1290]),
      ...tear([560, 1290], [1300, 1290], [2200, 1230]),
      ...cut([2200, 1230], [2200, 1040]),
    ],
    { brush: -0.1, lift: 18 },
  );
  house(on, 1180, 1720, 1150, SLATE, shade(INK, 14));
  house(on, -420, 1850, 1280, shade(BRICK, -34), INK);
  house(on, 380, 2120, 1080, BRICK, shade(CLAY, -22));
  paste(on, INK, cut(...box(800, 2520, 240, 420, 6)), { lift: 8, brush: 1.5 });
  paste(on, LAMP, cut(...box(1530, 2230, 150, 190, -6)), { lift: 10, brush: 1.4 });
  finish(on);
}

/** A window with a dark opening and a leaf of shutter standing off the wall. */
function shutter(on: Collage, x: number, y: number, width: number, height: number, leaf: Colour, open: Colour): void {
  paste(on, open, cut(...box(x, y, width, height, 5)), { lift: 5, brush: 1.5 });
  paste(
    on,
    leaf,
    cut(
      [x - width * 0.42, y - 14],
      [x + width * 0.1, y + 4],
      [x + width * 0.1, y + height - 4],
      [x - width * 0.42, y + height + 16],
      [x - width * 0.42, y - 14],
    ),
    { lift: 22, brush: 1.55 },
  );
}

/** Washing on a line: three cloths that hang from one thin strip between the houses. */
function laundry(on: Collage): void {
  const line = bend([560, 1130], [860, 1205], [1110, 1180], [1330, 1060]);
  paste(on, INK, cut(...line, [1330, 1070], ...bend([1330, 1070], [1110, 1190], [860, 1215], [560, 1140])), {
    lift: 12,
  });
  const cloth = (colour: Colour, x: number, y: number, width: number, drop: number, swing: number) =>
    paste(
      on,
      colour,
      [
        ...cut([x, y], [x + width, y + 6], [x + width + swing, y + drop]),
        ...tear([x + width + swing, y + drop], [x + swing * 0.7, y + drop + 14]),
        ...cut([x + swing * 0.7, y + drop + 14], [x, y]),
      ],
      { brush: 1.5, lift: 28 },
    );
  cloth(shade(CREAM, 8), 690, 1172, 190, 330, -26);
  cloth(NIGHT, 920, 1200, 118, 220, -14);
  cloth(CLAY, 1080, 1176, 130, 268, -20);
}

export function shennongStreet(easel: Easel): void {
  const on = collage(easel);
  ground(on, CREAM, { brush: 1.2, uneven: 0.8 });
  paste(on, LAMP, cut(...disc(on.random, 1075, 640, 250)), { lift: 16, brush: 0.6 });
  paste(on, CELADON, cut([560, 1480], [1300, 1330], [1300, 2800], [560, 2800], [560, 1480]), { brush: 1.5, lift: 16 });
  paste(on, shade(CELADON, -36), cut([560, 2210], [1300, 1720], [1300, 2800], [560, 2800], [560, 2210]), {
    brush: 1.2,
    lift: 7,
  });
  paste(on, PLASTER, cut([-60, -60], [600, -60], [640, 900], [800, 2800], [-60, 2800], [-60, -60]), {
    brush: 1.48,
    lift: 40,
  });
  paste(
    on,
    ROSE,
    [...tear([-60, 1630], [300, 1600], [690, 1560]), ...cut([690, 1560], [812, 2800], [-60, 2800], [-60, 1630])],
    { brush: 0.04, lift: 18 },
  );
  paste(on, BRICK, cut([1960, 330], [1330, 560], [1130, 2800], [1960, 2800], [1960, 330]), { brush: 1.62, lift: 40 });
  paste(on, shade(BRICK, -66, -4), cut([1960, 1290], [1236, 1900], [1120, 2800], [1960, 2800], [1960, 1290]), {
    brush: 1.1,
    lift: 8,
  });
  shutter(on, 250, 520, 200, 470, SLATE, INK);
  shutter(on, 1620, 900, 190, 430, shade(CELADON, -20), INK);
  paste(on, LAMP, cut(...box(1540, 1960, 180, 260, -6)), { lift: 10, brush: 1.5 });
  paste(on, INK, cut([170, 2010], [500, 1980], [545, 2800], [170, 2800], [170, 2010]), { brush: 1.5, lift: 12 });
  laundry(on);
  finish(on);
}
