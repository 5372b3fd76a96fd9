import type { Easel } from '../../brush.ts';
import { bend, box, cut, disc, type Spot, tear } from './outline.ts';
import { type Collage, type Colour, collage, finish, ground, paste, shade } from './paper.ts';

const SAGE: Colour = [166, 176, 158];
const LINEN: Colour = [231, 221, 201];
const PERSIMMON: Colour = [217, 106, 46];
const EMBER: Colour = [188, 76, 36];
const CALYX: Colour = [63, 74, 56];
const INDIGO: Colour = [46, 60, 88];
const TEAK: Colour = [140, 92, 66];
const SKY: Colour = [186, 205, 210];
const FLESH: Colour = [232, 136, 72];
const SKIN: Colour = [206, 168, 70];
const SEED: Colour = [38, 36, 40];
const SHELL: Colour = [232, 196, 180];
const POOL: Colour = [110, 150, 152];

function persimmon(on: Collage, x: number, y: number, size: number, colour: Colour, turn: number): void {
  paste(on, colour, cut(...disc(on.random, x, y, size, size * 0.82)), { brush: turn, lift: 26 });
  const crescent = [
    ...disc(on.random, x, y, size * 0.97, size * 0.79, 0.1, 2.1),
    ...disc(on.random, x - size * 0.16, y - size * 0.16, size * 0.94, size * 0.78, 1.95, 0.42),
  ];
  paste(on, shade(colour, -34, -6), cut(...crescent, crescent[0] as Spot), { brush: turn + 0.6, lift: 3 });
  const leaf: Spot[] = [];
  for (let i = 0; i <= 32; i++) {
    const angle = turn + (i * Math.PI) / 16;
    const reach = size * (0.2 + 0.27 * Math.abs(Math.cos((angle - turn) * 2)) ** 0.7);
    leaf.push([x + Math.cos(angle) * reach, y - size * 0.44 + Math.sin(angle) * reach * 0.5]);
  }
  paste(on, CALYX, cut(...leaf), { lift: 12, brush: 1 });
  paste(on, shade(CALYX, -24), cut(...box(x - 16, y - size * 0.6, 34, size * 0.18, 4)), { lift: 8, brush: 1.5 });
}

export function threePersimmons(easel: Easel): void {
  const on = collage(easel);
  ground(on, SAGE, { brush: 1.3 });
  paste(on, shade(SAGE, -30), cut([1280, -60], [2760, -60], [2760, 1500], [2060, 1500], [1280, -60]), {
    brush: 1.4,
    lift: 6,
  });
  paste(on, LINEN, cut(...box(-80, -80, 1010, 1150, 8)), { brush: 1.5, lift: 20 });
  paste(on, SKY, cut(...box(-80, -80, 900, 1040, -6)), { brush: 0.2, lift: 5 });
  paste(
    on,
    INDIGO,
    [...tear([-80, 760], [220, 600], [520, 720], [812, 560]), ...cut([812, 560], [806, 950], [-80, 958], [-80, 760])],
    { brush: -0.1, lift: 9 },
  );
  paste(on, LINEN, cut(...box(420, -80, 54, 1060, 4)), { brush: 1.55, lift: 18 });
  paste(on, TEAK, cut([-60, 1365], [1300, 1330], [2760, 1385], [2760, 2160], [-60, 2160], [-60, 1365]), {
    brush: 0.02,
    lift: 24,
  });
  paste(
    on,
    LINEN,
    [
      ...cut([1010, 1500], [2440, 1455], [2640, 1960]),
      ...tear([2640, 1960], [1700, 2010], [860, 1960]),
      ...cut([860, 1960], [1010, 1500]),
    ],
    { brush: 0.1, lift: 16 },
  );
  persimmon(on, 2020, 1370, 330, PERSIMMON, 0.5);
  persimmon(on, 1480, 1540, 280, EMBER, 0.2);
  persimmon(on, 520, 1660, 232, shade(PERSIMMON, 10, 4), -0.25);
  finish(on);
}

export function halfPapaya(easel: Easel): void {
  const on = collage(easel);
  ground(on, SHELL, { brush: 0.9 });
  paste(on, POOL, [...cut([-60, 1730], [2160, 1540]), ...cut([2160, 1540], [2160, 2680], [-60, 2680], [-60, 1730])], {
    brush: -0.09,
    lift: 20,
  });
  paste(
    on,
    shade(POOL, -48),
    cut(
      ...bend([1330, 2300], [1650, 2010], [2010, 1960], [2160, 2010]),
      [2160, 2400],
      ...bend([2160, 2400], [1800, 2470], [1330, 2480], [1100, 2420], [1330, 2300]),
    ),
    { brush: -0.1, lift: 5 },
  );
  const body = (grow: number): Spot[] =>
    bend(
      [1180, 250 - grow],
      [1420 + grow * 0.6, 420],
      [1600 + grow, 1000],
      [1690 + grow, 1650],
      [1440 + grow * 0.7, 2250 + grow * 0.7],
      [1010, 2390 + grow],
      [600 - grow * 0.7, 2190 + grow * 0.7],
      [470 - grow, 1610],
      [720 - grow, 950],
      [970 - grow * 0.6, 390],
      [1180, 250 - grow],
    );
  paste(on, SKIN, cut(...body(44)), { brush: 1.5, lift: 46 });
  paste(on, FLESH, cut(...body(-6)), { brush: 1.35, lift: 8 });
  paste(
    on,
    shade(FLESH, -38, 4),
    tear(
      ...bend(
        [1150, 720],
        [1310, 1050],
        [1400, 1560],
        [1270, 1990],
        [1040, 2080],
        [830, 1920],
        [790, 1520],
        [930, 1060],
        [1150, 720],
      ),
    ),
    { brush: 1.3, lift: 12 },
  );
  seeds(on);
  finish(on);
}

/** Seeds lie in three loose ranks and a few have fallen out. */
function seeds(on: Collage): void {
  const { random } = on;
  const seed = (x: number, y: number, size: number) =>
    paste(on, shade(SEED, random.normal(0, 5)), cut(...disc(random, x, y, size, size * random.between(0.78, 1.05))), {
      lift: 12,
      brush: random() * 3,
    });
  for (let row = 0; row < 9; row++) {
    const along = row / 8;
    const spread = 60 + 150 * Math.sin(Math.PI * (0.12 + along * 0.8));
    for (const side of [-1, 0, 1]) {
      if (random() < (side ? 0.16 : 0.34)) continue;
      seed(
        1145 - along * 75 + side * spread + random.normal(0, 20),
        990 + along * 900 + random.normal(0, 24),
        random.between(40, 58),
      );
    }
  }
  seed(300, 2130, 52);
  seed(410, 2290, 46);
}
