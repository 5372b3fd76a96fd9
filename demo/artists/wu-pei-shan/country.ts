import type { Easel } from '../../brush.ts';
import { bend, box, cut, disc, type Spot, tear } from './outline.ts';
import { type Collage, type Colour, collage, finish, ground, paste, shade } from './paper.ts';

const HAZE: Colour = [222, 208, 196];
const SALT: Colour = [240, 236, 226];
const BRINE: Colour = [128, 152, 164];
const PAN: Colour = [196, 150, 140];
const MUD: Colour = [92, 92, 96];
const TARPAULIN: Colour = [186, 66, 46];
const STORM: Colour = [84, 92, 100];
const RAIN: Colour = [142, 152, 154];
const FOAM: Colour = [208, 208, 198];
const COAL: Colour = [40, 42, 48];
const YOLK: Colour = [232, 184, 66];
const MOSS: Colour = [96, 112, 76];
const TEA: Colour = [150, 152, 92];
const PINE: Colour = [44, 66, 62];
const APRICOT: Colour = [232, 178, 132];
const SUN: Colour = [206, 84, 52];
const STRAW: Colour = [220, 196, 136];

/** A heap of salt: a lit face, and a shaded one laid over its right side. */
function heap(on: Collage, x: number, foot: number, width: number, height: number): void {
  const crown: Spot = [x, foot - height];
  const left = bend(
    [x - width / 2, foot],
    [x - width * 0.24, foot - height * 0.52],
    [x - width * 0.05, foot - height * 0.96],
    crown,
  );
  const right = bend(
    crown,
    [x + width * 0.06, foot - height * 0.95],
    [x + width * 0.27, foot - height * 0.5],
    [x + width / 2, foot],
  );
  paste(on, SALT, cut(...left, ...right, [x - width / 2, foot]), { brush: -1, lift: 24 });
  const fold = bend(
    [x + width * 0.1, foot],
    [x + width * 0.16, foot - height * 0.34],
    [x - width * 0.02, foot - height * 0.6],
    crown,
  );
  paste(
    on,
    shade(SALT, -42, -6),
    [...cut(...right), ...cut([x + width / 2, foot], [x + width * 0.1, foot]), ...tear(...fold)],
    { brush: 1.05, lift: 7 },
  );
}

export function saltHills(easel: Easel): void {
  const on = collage(easel);
  ground(on, HAZE, { brush: 0.03 });
  paste(
    on,
    shade(HAZE, -18, -6),
    [
      ...tear([-60, 560], [900, 500], [1900, 590], [3060, 520]),
      ...cut([3060, 520], [3060, 900], [-60, 900], [-60, 560]),
    ],
    { brush: 0.02, lift: 8 },
  );
  heap(on, 2080, 800, 760, 330);
  heap(on, 960, 830, 1290, 610);
  heap(on, 1590, 835, 560, 220);
  paste(on, BRINE, cut([-60, 800], [3060, 775], [3060, 1360], [-60, 1360], [-60, 800]), { brush: 0.01, lift: 16 });
  paste(on, shade(BRINE, 40), cut([80, 880], [1130, 862], [900, 1075], [-60, 1095], [80, 880]), {
    brush: 0.02,
    lift: 9,
  });
  paste(on, PAN, cut([1210, 862], [2000, 848], [2130, 1060], [1000, 1078], [1210, 862]), { brush: 0.02, lift: 9 });
  paste(on, shade(PAN, 22, -4), cut([2090, 848], [3060, 830], [3060, 1050], [2230, 1060], [2090, 848]), {
    brush: 0.02,
    lift: 9,
  });
  paste(
    on,
    MUD,
    [
      ...tear([-60, 1170], [800, 1140], [1800, 1165], [3060, 1120]),
      ...cut([3060, 1120], [3060, 1360], [-60, 1360], [-60, 1170]),
    ],
    { brush: 0.02, lift: 18 },
  );
  paste(on, TARPAULIN, cut([2330, 690], [2560, 672], [2610, 800], [2300, 806], [2330, 690]), { brush: 0.3, lift: 15 });
  finish(on);
}

export function typhoonHoliday(easel: Easel): void {
  const on = collage(easel);
  ground(on, RAIN, { brush: 1.05, uneven: 1.4 });
  paste(
    on,
    STORM,
    [...tear([-80, -80], [900, -80]), ...tear([900, -80], [520, 700], [-80, 1480]), ...cut([-80, 1480], [-80, -80])],
    { brush: 1.08, lift: 26, uneven: 1.4 },
  );
  paste(on, FOAM, tear([1180, -90], [1480, -90], [560, 2490], [270, 2490], [1180, -90]), { brush: 1.9, lift: 20 });
  paste(on, COAL, [...cut([1120, 1040], [2030, 860], [2190, 1810]), ...cut([2190, 1810], [1290, 2010], [1120, 1040])], {
    brush: 0.1,
    lift: 44,
  });
  paste(on, YOLK, cut([1560, 1180], [1880, 1116], [1944, 1450], [1622, 1520], [1560, 1180]), { brush: -0.2, lift: 20 });
  paste(on, COAL, cut([1735, 1130], [1760, 1125], [1826, 1490], [1800, 1498], [1735, 1130]), { brush: 1.4, lift: 9 });
  paste(
    on,
    shade(STORM, -22),
    [
      ...tear([-80, 2180], [760, 2090], [1600, 2200], [2480, 2060]),
      ...cut([2480, 2060], [2480, 2480], [-80, 2480], [-80, 2180]),
    ],
    { brush: 0.08, lift: 24 },
  );
  paste(on, shade(FOAM, -10), tear([2020, -90], [2120, -90], [1700, 1010], [1640, 1010], [2020, -90]), {
    brush: 1.9,
    lift: 18,
  });
  paste(
    on,
    MOSS,
    cut(
      ...bend([560, 1560], [690, 1440], [900, 1420], [1000, 1470]),
      ...bend([1000, 1470], [880, 1560], [700, 1600], [560, 1560]),
    ),
    { brush: 0.7, lift: 40 },
  );
  finish(on);
}

/** A hill as one great arc, and the terraces laid on it as narrower arcs inside. */
function terraces(on: Collage, x: number, y: number, radius: number, colours: readonly Colour[], step: number): void {
  for (const [i, colour] of colours.entries()) {
    const r = radius - i * step;
    const arc = disc(on.random, x + i * step * 0.6, y + i * step * 0.1, r, r * 0.92, Math.PI * 0.98, Math.PI * 2.02);
    const [first, last] = [arc[0], arc[arc.length - 1]] as [Spot, Spot];
    const base = on.height + 80;
    paste(on, colour, cut(...arc, [last[0], base], [first[0], base], first), {
      brush: 0.5 + i * 0.13,
      lift: i ? 15 : 34,
    });
  }
}

export function teaHills(easel: Easel): void {
  const on = collage(easel);
  ground(on, APRICOT, { brush: 0.06 });
  paste(
    on,
    shade(APRICOT, 14, -6),
    [
      ...tear([-70, 470], [900, 560], [2000, 430], [2880, 520]),
      ...cut([2880, 520], [2880, 1300], [-70, 1300], [-70, 470]),
    ],
    { brush: 0.05, lift: 9 },
  );
  paste(on, SUN, cut(...disc(on.random, 1620, 620, 300)), { brush: 0.8, lift: 24 });
  terraces(on, 2330, 1690, 960, [shade(MOSS, 36, -6), shade(MOSS, 20), shade(MOSS, 44, -8)], 190);
  terraces(on, 700, 2180, 1330, [TEA, MOSS, STRAW, shade(MOSS, -14)], 205);
  const slope = bend([1080, 2080], [1500, 1760], [2100, 1560], [2880, 1500]);
  paste(on, PINE, [...tear(...slope), ...cut([2880, 1500], [2880, 2080], [1080, 2080])], { brush: -0.3, lift: 36 });
  paste(on, SALT, cut(...box(2380, 1440, 150, 150, -5)), { brush: 1.4, lift: 18 });
  paste(on, SUN, cut([2340, 1452], [2440, 1352], [2570, 1436], [2340, 1452]), { brush: 0.1, lift: 16 });
  finish(on);
}
