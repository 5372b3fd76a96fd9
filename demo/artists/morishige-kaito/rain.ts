import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Easel } from '../../brush.ts';
import { cutLine, hull, island, type Point, ripples, seal, shape } from './carving.ts';
import { type Colour, flat, impress, lift, newPrint, type Print, smoothstep, wipe } from './press.ts';
import { pagoda, printTown } from './town.ts';

const CLOUD: Colour = [96, 106, 116];

const SLATE: Colour = [70, 92, 104];

const CHANNEL: Colour = [126, 156, 156];

const CEDAR: Colour = [62, 84, 80];

const TILE: Colour = [74, 78, 88];

const SHELL: Colour = [244, 240, 230];

const RUST: Colour = [178, 66, 42];

const LAMP: Colour = [240, 186, 92];

const SUMI: Colour = [34, 34, 40];

const DUSK: Colour = [42, 56, 84];

/** Rain as the knife knows it: long cuts, all at one slant and none quite parallel. */
function rain(print: Print, g: SKRSContext2D, count: number, width: number): void {
  const { random } = print;
  for (let k = 0; k < count; k++) {
    const [x, y] = [random.between(-200, 2500), random.between(-300, 2500)];
    const long = random.between(160, 620);
    const slant = -0.27 + random.normal(0, 0.012);
    const points = Array.from({ length: 5 }, (_, i): Point => [x + slant * long * (i / 4), y + long * (i / 4)]);
    cutLine(g, points, width * random.between(0.5, 1.2));
  }
}

function ferry(print: Print): void {
  const area = [880, 1440, 1640, 1800] as const;
  impress(print, { colour: SHELL, opaque: true, grain: 0.1, area }, (g) => {
    hull(g, 1260, 1690, 520);
    g.fillRect(1080, 1540, 330, 120);
    g.fillRect(1130, 1480, 190, 64);
  });
  impress(print, { colour: SLATE, bokashi: wipe(1720, 1560, 0.9), grain: 0.4, area, shift: [3, 2] }, (g) =>
    hull(g, 1260, 1690, 520),
  );
  impress(print, { colour: SUMI, grain: 0.25, area }, (g) => {
    for (let k = 0; k < 6; k++) g.fillRect(1102 + k * 50, 1566, 32, 40);
    g.fillRect(1070, 1530, 350, 10);
    g.fillRect(1120, 1472, 210, 9);
    g.fillRect(1146, 1496, 160, 22);
    g.fillRect(1372, 1440, 6, 96);
    cutLine(
      g,
      [
        [1000, 1612],
        [1140, 1652],
        [1380, 1660],
        [1536, 1584],
      ],
      9,
      0.5,
    );
  });
  impress(print, { colour: LAMP, opaque: true, grain: 0.1, area }, (g) => {
    g.fillRect(1206, 1570, 24, 30);
    g.fillRect(1256, 1570, 24, 30);
  });
}

const WAITING = [330, 1640, 860, 2500] as const;

/** The woman who waits on the jetty under the only red thing in the harbour. */
function waitingWoman(print: Print): void {
  const area = WAITING;
  impress(print, { colour: SUMI, grain: 0.3, area }, (g) => {
    shape(g, [
      [560, 1944],
      [600, 1930],
      [642, 1946],
      [672, 2030],
      [690, 2160],
      [700, 2268],
      [520, 2272],
      [528, 2150],
      [538, 2030],
    ]);
    g.beginPath();
    g.ellipse(600, 1902, 29, 33, 0, 0, 7);
    g.ellipse(604, 1880, 33, 24, 0.2, 0, 7);
    g.fill();
    for (const x of [556, 622]) {
      g.fillRect(x, 2268, 40, 12);
      g.fillRect(x + 6, 2280, 7, 14);
      g.fillRect(x + 28, 2280, 7, 14);
    }
  });
  impress(print, { colour: DUSK, opaque: true, bokashi: flat(0.95), grain: 0.35, area, shift: [3, 2] }, (g) => {
    shape(g, [
      [566, 1952],
      [600, 1940],
      [636, 1954],
      [660, 2036],
      [590, 2050],
      [548, 2034],
    ]);
    shape(g, [
      [546, 2082],
      [664, 2080],
      [684, 2252],
      [534, 2258],
    ]);
  });
  impress(print, { colour: LAMP, opaque: true, bokashi: flat(0.8), grain: 0.3, area }, (g) =>
    shape(g, [
      [545, 2044],
      [661, 2042],
      [665, 2074],
      [543, 2076],
    ]),
  );
}

/** Her umbrella, printed over everything but the rain. */
function umbrella(print: Print): void {
  const area = WAITING;
  const canopy = (g: SKRSContext2D) => {
    g.beginPath();
    g.moveTo(392, 1876);
    g.quadraticCurveTo(430, 1716, 610, 1690);
    g.quadraticCurveTo(780, 1716, 806, 1880);
    g.quadraticCurveTo(740, 1846, 690, 1880);
    g.quadraticCurveTo(600, 1838, 520, 1880);
    g.quadraticCurveTo(456, 1846, 392, 1876);
    g.fill();
  };
  impress(print, { colour: SHELL, opaque: true, grain: 0.05, area }, canopy);
  impress(print, { colour: RUST, bokashi: wipe(1900, 1560), grain: 0.4, area, shift: [-3, 2] }, canopy);
  impress(print, { colour: SUMI, grain: 0.2, area }, (g) => {
    for (const [x, y] of [
      [392, 1876],
      [520, 1880],
      [690, 1880],
      [806, 1880],
    ] as const)
      cutLine(
        g,
        [
          [610, 1688],
          [(610 + x) / 2 + (x - 610) * 0.13, 1752],
          [x, y],
        ],
        5,
        0.5,
      );
    g.fillRect(607, 1670, 7, 28);
  });
}

function jetty(print: Print): void {
  const area = [0, 2180, 1900, 2500] as const;
  const deck: Point[] = [
    [0, 2270],
    [980, 2236],
    [1060, 2300],
    [1010, 2500],
    [0, 2500],
  ];
  impress(print, { colour: SHELL, opaque: true, grain: 0.1, area }, (g) => shape(g, deck));
  impress(print, { colour: TILE, bokashi: wipe(2500, 2180, 0.9), grain: 0.9, area, shift: [2, 3] }, (g) =>
    shape(g, deck),
  );
  impress(print, { colour: SUMI, bokashi: flat(0.85), grain: 0.3, area }, (g) => {
    for (let k = 0; k < 4; k++)
      cutLine(
        g,
        [
          [60, 2318 + k * 44],
          [500, 2306 + k * 42],
          [1020, 2292 + k * 44],
        ],
        6,
        0.4,
      );
    for (const x of [250, 560, 900])
      cutLine(
        g,
        [
          [x, 2262],
          [x - 14, 2360],
          [x - 26, 2480],
        ],
        5,
        0.4,
      );
    g.fillRect(948, 2150, 34, 120);
    g.beginPath();
    g.ellipse(965, 2150, 24, 14, 0, 0, 7);
    g.fill();
  });
}

/** The four o'clock ferry, in rain, in Onomichi. */
export function paintRain(easel: Easel): void {
  const print = newPrint(easel, 2505);
  const whole = (g: SKRSContext2D) => g.fillRect(0, 0, 1900, 2500);
  impress(
    print,
    {
      colour: CLOUD,
      bokashi: (_, y, u) => 0.28 + 0.72 * smoothstep(760, 60, y + u * 160),
      grain: 0.7,
      area: [0, 0, 1900, 1350],
    },
    whole,
  );
  impress(print, { colour: SLATE, bokashi: wipe(640, 1330, 0.75), grain: 0.5, area: [0, 480, 1900, 1350] }, (g) =>
    island(g, [0, 900, 300, 780, 620, 640, 820, 600, 1120, 760, 1500, 930, 1900, 1010], 1334, 51, 16),
  );
  impress(
    print,
    { colour: CEDAR, bokashi: wipe(840, 1330), grain: 0.5, area: [0, 740, 1700, 1350], shift: [3, 2] },
    (g) => island(g, [0, 830, 260, 880, 480, 960, 800, 1080, 1240, 1230, 1560, 1334], 1334, 52, 24),
  );
  impress(print, { colour: SUMI, bokashi: flat(0.8), grain: 0.3, area: [300, 560, 660, 1060] }, (g) =>
    pagoda(g, 462, 952, 84),
  );
  printTown(print);
  impress(print, { colour: CHANNEL, bokashi: flat(0.85), grain: 0.55, area: [0, 1280, 1900, 2500] }, (g) =>
    g.fillRect(0, 1330, 1900, 1200),
  );
  impress(print, { colour: SLATE, bokashi: wipe(2460, 1500), grain: 0.7, area: [0, 1280, 1900, 2500] }, (g) =>
    g.fillRect(0, 1330, 1900, 1200),
  );
  impress(print, { colour: SLATE, bokashi: flat(0.9), grain: 0.3, area: [0, 1320, 1900, 2500] }, (g) =>
    ripples(print, g, 1340, 2400, 240, 240, () => true),
  );
  ferry(print);
  jetty(print);
  waitingWoman(print);
  umbrella(print);
  impress(print, { colour: SUMI, bokashi: flat(0.42), grain: 0.4 }, (g) => rain(print, g, 120, 3.6));
  impress(print, { colour: SHELL, opaque: true, bokashi: flat(0.5), grain: 0.4 }, (g) => rain(print, g, 150, 4));
  impress(print, { colour: RUST, opaque: true, grain: 0.2, area: [1660, 2240, 1820, 2420] }, (g) =>
    seal(g, 1700, 2276, 64),
  );
  lift(print);
}
