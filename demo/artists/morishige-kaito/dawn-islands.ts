import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Easel } from '../../brush.ts';
import { cutLine, hull, island, ripples, sail, seal } from './carving.ts';
import { type Colour, flat, impress, lift, newPrint, type Print, smoothstep, wipe } from './press.ts';

const NIGHT: Colour = [28, 48, 84];

const SEA: Colour = [64, 104, 132];

const PALE: Colour = [150, 180, 186];

const ROSE: Colour = [226, 150, 126];

const SHELL: Colour = [244, 238, 222];

const RUST: Colour = [172, 72, 44];

interface Range {
  crest: readonly number[];
  water: number;
  colour: Colour;
  strength: number;
  rough: number;
}

const DAWN_RANGES: readonly Range[] = [
  {
    crest: [60, 640, 380, 590, 700, 630, 1100, 560, 1380, 610, 1700, 650, 2050, 600, 2420, 640, 2960, 610],
    water: 690,
    colour: PALE,
    strength: 0.75,
    rough: 7,
  },
  {
    crest: [190, 712, 330, 650, 450, 600, 560, 585, 700, 655, 860, 712],
    water: 714,
    colour: SEA,
    strength: 0.62,
    rough: 9,
  },
  { crest: [1240, 716, 1330, 690, 1400, 650, 1450, 690, 1560, 716], water: 718, colour: SEA, strength: 0.6, rough: 8 },
  {
    crest: [1820, 744, 1960, 660, 2110, 520, 2230, 430, 2310, 405, 2420, 470, 2600, 610, 2780, 660, 2990, 640],
    water: 746,
    colour: NIGHT,
    strength: 0.85,
    rough: 14,
  },
  { crest: [60, 800, 120, 770, 240, 764, 330, 800], water: 812, colour: NIGHT, strength: 0.9, rough: 12 },
];

function sailBoat(print: Print, x: number, y: number, size: number): void {
  const area = [x - size, y - size * 1.7, x + size, y + size * 1.5] as const;
  impress(print, { colour: SHELL, opaque: true, grain: 0.08, area }, (g) => {
    sail(g, x, y - size * 0.12, size * 0.62, size * 1.2);
    for (let k = 0; k < 7; k++)
      cutLine(
        g,
        [
          [x - size * (0.3 - k * 0.03), y + size * (0.2 + k * 0.15)],
          [x, y + size * (0.19 + k * 0.15)],
          [x + size * (0.32 - k * 0.02), y + size * (0.2 + k * 0.15)],
        ],
        size * 0.05,
      );
  });
  impress(print, { colour: NIGHT, grain: 0.25, area, shift: [2, -1] }, (g) => {
    hull(g, x, y, size);
    g.fillRect(x - 2, y - size * 1.4, size * 0.03, size * 1.35);
    for (const t of [0.3, 0.62])
      cutLine(
        g,
        [
          [x - size * 0.26, y - size * (0.12 + t)],
          [x + size * 0.1, y - size * (0.14 + t)],
          [x + size * 0.36, y - size * (0.11 + t)],
        ],
        3,
      );
  });
}

/** Five ranges of islands and three sails between them, before the sun is up. */
export function paintDawnIslands(easel: Easel): void {
  const print = newPrint(easel, 2404, 66);
  const whole = (g: SKRSContext2D) => g.fillRect(0, 0, 3000, 1300);
  impress(
    print,
    {
      colour: ROSE,
      bokashi: (_, y, u) => 0.85 * smoothstep(230, 660, y + u * 90) * smoothstep(980, 700, y + u * 90),
      grain: 0.45,
    },
    whole,
  );
  impress(print, { colour: PALE, bokashi: wipe(60, 420), grain: 0.7, area: [0, 0, 3000, 520] }, whole);
  impress(print, { colour: NIGHT, bokashi: wipe(40, 230, 0.6), grain: 0.9, area: [0, 0, 3000, 320] }, whole);
  DAWN_RANGES.forEach(({ crest, water, colour, strength, rough }, k) => {
    const high = Math.min(...crest.filter((_, i) => i % 2 === 1));
    const [left, right] = [crest[0] as number, crest[crest.length - 2] as number];
    const area = [left - 10, high - 40, right + 10, water + 10] as const;
    impress(print, { colour: SHELL, opaque: true, grain: 0.05, area, bokashi: flat(0.9) }, (g) =>
      island(g, crest, water, 40 + k, rough),
    );
    impress(
      print,
      { colour, bokashi: wipe(high, water + (water - high) * 0.7, strength), grain: 0.55, area, shift: [2, 2] },
      (g) => island(g, crest, water, 40 + k, rough),
    );
  });
  impress(print, { colour: PALE, bokashi: wipe(1240, 720), grain: 0.55, area: [0, 690, 3000, 1300] }, (g) =>
    g.fillRect(0, 716, 3000, 700),
  );
  impress(print, { colour: SEA, bokashi: wipe(1290, 960), grain: 0.75, area: [0, 690, 3000, 1300] }, (g) =>
    g.fillRect(0, 716, 3000, 700),
  );
  impress(
    print,
    {
      colour: SEA,
      bokashi: (x, y, u) =>
        0.8 * smoothstep(700, 800, y) * smoothstep(0.1, 0.5, print.noise(x / 420, y / 130) + u * 0.3),
      grain: 0.3,
      area: [0, 720, 3000, 1300],
    },
    (g) => ripples(print, g, 760, 1240, 420, 330, () => true),
  );
  impress(print, { colour: NIGHT, bokashi: wipe(1240, 900, 0.8), grain: 0.3, area: [0, 800, 3000, 1300] }, (g) =>
    ripples(print, g, 860, 1250, 120, 420, () => true),
  );
  sailBoat(print, 1010, 930, 210);
  sailBoat(print, 1330, 836, 128);
  sailBoat(print, 1560, 786, 82);
  impress(print, { colour: RUST, opaque: true, grain: 0.2, area: [2780, 1060, 2930, 1220] }, (g) =>
    seal(g, 2826, 1096, 58),
  );
  lift(print);
}
