import { type Easel, fbm, noise2 } from '../../brush.ts';
import { perspective } from './ground.ts';
import {
  coat,
  mix,
  type Noise,
  newPanel,
  type Panel,
  pull,
  type Rgb,
  ramp,
  rubIn,
  smoothstep,
  varnish,
} from './oils.ts';

const DUSK: readonly Rgb[] = [
  [250, 214, 160],
  [238, 176, 134],
  [196, 138, 136],
  [122, 116, 146],
  [70, 84, 116],
];

const BUND: readonly Rgb[] = [
  [34, 36, 34],
  [62, 62, 44],
  [110, 98, 60],
];

/** A man walking home along a bund with a hoe on his shoulder. */
function walker(panel: Panel, x: number, y: number, size: number): void {
  const dark: Rgb = [32, 30, 36];
  const touch = (dx: number, dy: number, angle: number, width: number, length: number, colour: Rgb = dark) =>
    pull(
      panel,
      x + dx * size,
      y + dy * size,
      () => angle,
      { width: width * size, length: length * size, body: 8, dry: 0.1 },
      colour,
      mix(colour, [70, 60, 60], 0.3),
    );
  touch(-0.05, -0.4, 1.72, 0.075, 0.42);
  touch(0.05, -0.4, 1.42, 0.075, 0.42);
  touch(-0.03, -0.8, 1.62, 0.17, 0.46, [46, 52, 74]);
  touch(0.04, -0.78, 1.5, 0.12, 0.42, [66, 74, 98]);
  touch(0.14, -0.6, -2.62, 0.034, 0.82, [74, 54, 40]);
  touch(-0.57, -1.03, 1.25, 0.05, 0.17, [54, 46, 44]);
  touch(0.08, -0.74, 1.2, 0.06, 0.24, [58, 64, 88]);
  touch(-0.01, -0.94, 1.57, 0.1, 0.17, [92, 64, 52]);
  touch(-0.18, -0.9, -0.06, 0.055, 0.36, [206, 170, 110]);
  touch(-0.11, -0.95, -0.06, 0.06, 0.22, [226, 194, 134]);
  touch(-0.05, -0.995, 0, 0.05, 0.11, [240, 212, 156]);
}

const TOP = 640;

/** The lie of the land: how high each place is in steps, and everything that follows from it. */
function terracedLand(land: Noise) {
  const level = (x: number, y: number) => {
    const even =
      Math.max(0, (y - TOP) / 1900) ** 0.72 * 12 +
      4.4 * land(x / 980, y / 900) +
      0.0016 * (x - 700) * smoothstep(TOP, 1700, y);
    return even + 0.32 * Math.sin(even * 2.1);
  };
  const along = (x: number, y: number) => {
    const dx = level(x + 8, y) - level(x - 8, y);
    const dy = level(x, y + 8) - level(x, y - 8);
    return Math.atan2(-dx, dy);
  };
  const step = (x: number, y: number) => level(x, y) - Math.floor(level(x, y));
  const held = noise2(112);
  /** Dykes run across each terrace and divide it into paddies: which one, and how far into it. */
  const paddy = (x: number, y: number) => {
    const k = Math.floor(level(x, y));
    const place =
      (x - 1000) / (240 + 620 * smoothstep(TOP, 2400, y)) + held(k * 2.3, 9) * 5 + (step(x, y) - 0.5) * 0.16;
    return { id: Math.floor(place) * 3.1 + k * 1.7, inside: place - Math.floor(place) };
  };
  const water = (x: number, y: number): Rgb => {
    const glow =
      0.08 +
      0.45 * smoothstep(TOP, 2500, y) +
      0.75 * (held(paddy(x, y).id, 3) - 0.45) +
      (0.3 * Math.abs(x - 1280)) / 1280 +
      0.22 * (land(x / 150, y / 60) - 0.5);
    return mix(ramp(DUSK, glow), [56, 62, 62], 0.55 * smoothstep(0.2, 0.02, step(x, y)));
  };
  const bund = (x: number, y: number) => step(x, y) > 0.86 || (y > TOP + 160 && paddy(x, y).inside < 0.035);
  return { along, step, water, bund };
}

function paintDusk(panel: Panel, land: Noise): void {
  const hills = (x: number) => 600 - 250 * land(x / 560, 20) * smoothstep(1900, 500, x) - 70 * land(x / 120, 40);
  const sky = (x: number, y: number) =>
    mix(
      ramp(
        [
          [104, 116, 150],
          [176, 148, 156],
          [238, 186, 142],
          [252, 222, 170],
        ],
        y / 560 + 0.3 * (land(x / 500, y / 120) - 0.5),
      ),
      [255, 236, 196],
      0.8 * smoothstep(420, 60, Math.hypot(x - 1380, y - 480)),
    );
  rubIn(panel, [0, 0, 2000, 700], sky);
  coat(panel, {
    area: [-80, -60, 2080, 620],
    spacing: 42,
    field: (x, y) => 0.15 + (land(x / 420, y / 300) - 0.5) * 1.9,
    colour: sky,
    stray: 6,
    bristle: () => ({ width: 54, length: 280, body: 7, dry: 0.5 }),
  });
  coat(panel, {
    area: [-60, 260, 2060, 720],
    spacing: 18,
    field: (x, y) => Math.atan2(hills(x + 50) - hills(x - 50), 100) + 0.5 * smoothstep(hills(x), 700, y),
    colour: (x, y) =>
      y < hills(x) + 12
        ? undefined
        : ramp(
            [
              [70, 66, 92],
              [104, 88, 104],
              [150, 116, 112],
            ],
            (y - hills(x)) / (700 - hills(x)),
          ),
    stray: 6,
    bristle: () => ({ width: 26, length: 110, body: 6, dry: 0.4 }),
  });
}

/** Flooded terraces holding the last of the light, step by step. */
export function paintTerraces(easel: Easel): void {
  const panel = newPanel(easel, 3404, [120, 92, 84]);
  const land = fbm(noise2(111), 3);
  const { along, step, water, bund } = terracedLand(land);
  paintDusk(panel, land);
  rubIn(panel, [0, TOP, 2000, 2500], water);
  coat(panel, {
    area: [-120, TOP + 10, 2120, 2590],
    spacing: 25,
    field: along,
    colour: water,
    stray: 6,
    bristle: perspective(
      TOP,
      2400,
      { width: 12, length: 90, body: 4, dry: 0.2 },
      { width: 62, length: 300, body: 7, dry: 0.4 },
    ),
  });
  coat(panel, {
    area: [-100, TOP + 20, 2100, 2590],
    spacing: 44,
    field: along,
    colour: (x, y) => (bund(x, y) ? undefined : mix(water(x, y), [255, 232, 190], 0.3)),
    stray: 9,
    bristle: perspective(
      TOP,
      2400,
      { width: 4, length: 50, body: 6, dry: 0.5 },
      { width: 15, length: 190, body: 11, dry: 0.7 },
    ),
  });
  coat(panel, {
    area: [-100, TOP, 2100, 2590],
    spacing: 15,
    field: along,
    colour: (x, y) =>
      bund(x, y) ? ramp(BUND, land(x / 40, y / 40) * 1.1 - 0.1 + 0.35 * smoothstep(0.95, 0.85, step(x, y))) : undefined,
    stray: 7,
    bristle: perspective(
      TOP,
      2400,
      { width: 7, length: 40, body: 7, dry: 0.3 },
      { width: 26, length: 110, body: 12, dry: 0.5 },
    ),
  });
  let path = 1440;
  while (step(640, path) < 0.86) path += 2;
  walker(panel, 640, path + 8, 140);
  varnish(panel);
}
