import { type Easel, fbm, noise2 } from '../../brush.ts';
import { perspective } from './ground.ts';
import { coat, mix, type Noise, newPanel, type Panel, type Rgb, ramp, rubIn, smoothstep, varnish } from './oils.ts';

const MORNING: readonly Rgb[] = [
  [108, 146, 172],
  [156, 186, 196],
  [208, 214, 204],
  [240, 224, 194],
];

const RANGE: readonly Rgb[] = [
  [62, 82, 104],
  [92, 116, 132],
  [140, 158, 160],
];

const SEEDLING: readonly Rgb[] = [
  [46, 66, 44],
  [86, 112, 58],
  [138, 156, 78],
  [196, 198, 122],
];

const BANK: readonly Rgb[] = [
  [34, 44, 34],
  [66, 76, 44],
  [128, 122, 78],
];

const HORIZON = 820;

/** The channel: its middle and half its width, in perspective, bending once. */
function channel(y: number): { middle: number; half: number } {
  const t = Math.max(0, (y - HORIZON) / 1780);
  return { middle: 1240 - 1500 * t ** 0.7 * Math.max(0, 1 - t) ** 1.1 - 280 * t, half: 8 + 400 * t ** 1.35 };
}

/** -1 at the left bank, 1 at the right. */
function acrossChannel(x: number, y: number): number {
  const { middle, half } = channel(y);
  return (x - middle) / half;
}

function paintMorningSky(panel: Panel, range: (x: number) => number): void {
  const weather = fbm(noise2(101), 4);
  const drift = (x: number, y: number) => -0.35 + (weather(x / 480, y / 380) - 0.5) * 2.2;
  const sky = (x: number, y: number): Rgb =>
    mix(
      ramp(MORNING, (y / HORIZON) * 1.05),
      [246, 238, 222],
      0.85 * smoothstep(0.5, 0.66, weather(x / 520 + 3, y / 260)),
    );
  rubIn(panel, [0, 0, 1800, HORIZON], sky);
  coat(panel, {
    area: [-80, -60, 1880, HORIZON - 40],
    spacing: 40,
    field: drift,
    colour: sky,
    stray: 6,
    bristle: () => ({ width: 54, length: 280, body: 6, dry: 0.5 }),
  });
  coat(panel, {
    area: [-80, -40, 1880, HORIZON - 240],
    spacing: 54,
    field: drift,
    colour: sky,
    stray: 9,
    bristle: () => ({ width: 26, length: 220, body: 10, dry: 0.7 }),
  });
  coat(panel, {
    area: [-40, 420, 1840, HORIZON + 40],
    spacing: 17,
    field: (x, y) => Math.atan2(range(x + 50) - range(x - 50), 100) * 0.7 + 0.9 * smoothstep(range(x), HORIZON, y),
    colour: (x, y) =>
      y < range(x) + 12
        ? undefined
        : mix(ramp(RANGE, (y - range(x)) / (HORIZON - range(x))), [128, 134, 112], 0.55 * weather(x / 80, y / 70)),
    stray: 6,
    bristle: () => ({ width: 24, length: 96, body: 6, dry: 0.4 }),
  });
}

/** What the water shows: the sky upside down, the banks along its edges, a run of light down the middle. */
function reflection(x: number, y: number, ripple: number): Rgb {
  const across = acrossChannel(x, y);
  const depth = (y - HORIZON) / 1780;
  const sky = ramp([...MORNING].reverse(), 0.08 + depth * 0.95 + (ripple - 0.5) * 0.25);
  const edge = smoothstep(0.45, 1, Math.abs(across + 0.12) + (ripple - 0.5) * 0.5);
  return mix(sky, [48, 64, 58], edge * 0.85);
}

/** The colour of the paddies and the banks. */
function paddies(soil: Noise): (x: number, y: number) => Rgb {
  const rows = (x: number, y: number) => Math.sin((((x - 1060) * 900) / (y - HORIZON + 60)) * 0.021);
  const bankHere = (x: number, y: number) => Math.abs(acrossChannel(x, y)) < 1.28 + 30 / (channel(y).half + 6);
  return (x, y) => {
    if (bankHere(x, y)) return ramp(BANK, 0.3 + 0.7 * soil(x / 60, y / 60));
    return mix(
      ramp(SEEDLING, 0.45 + 0.22 * rows(x, y) + 0.7 * (soil(x / 300, y / 140) - 0.5)),
      [178, 186, 160],
      0.5 * smoothstep(1080, HORIZON, y),
    );
  };
}

function paintWater(panel: Panel, soil: Noise): void {
  const down = (_: number, y: number) => Math.atan2(40, channel(y + 40).middle - channel(y).middle);
  const water = (x: number, y: number) =>
    Math.abs(acrossChannel(x, y)) < 1 ? reflection(x, y, soil(x / 90, y / 26)) : undefined;
  coat(panel, {
    area: [300, HORIZON + 8, 1500, 2680],
    spacing: 24,
    field: down,
    colour: water,
    stray: 5,
    bristle: perspective(
      HORIZON,
      2500,
      { width: 7, length: 30, body: 4, dry: 0.1 },
      { width: 56, length: 240, body: 5, dry: 0.3 },
    ),
  });
  coat(panel, {
    area: [300, HORIZON + 60, 1500, 2680],
    spacing: 34,
    field: (x, y) => (soil(x / 120, y / 70) - 0.5) * 0.9,
    colour: (x, y) =>
      Math.abs(acrossChannel(x, y)) < 0.92
        ? mix(reflection(x, y, soil(x / 50 + 5, y / 18)), [250, 240, 216], 0.25)
        : undefined,
    stray: 8,
    bristle: perspective(
      HORIZON,
      2500,
      { width: 4, length: 18, body: 6, dry: 0.4 },
      { width: 20, length: 150, body: 9, dry: 0.6 },
    ),
  });
}

/** An irrigation channel carrying the morning down from the mountain. */
export function paintChannel(easel: Easel): void {
  const panel = newPanel(easel, 3303, [150, 136, 100]);
  const { random } = panel;
  const crest = fbm(noise2(102), 4);
  paintMorningSky(panel, (x) => 760 - 420 * crest(x / 640, 7) * smoothstep(-300, 900, x) + 20 * crest(x / 70, 2));
  const soil = fbm(noise2(103), 3);
  const field = paddies(soil);
  const lean = (x: number, y: number) => (soil(x / 240, y / 160) - 0.5) * 1.6 - 1.1 * smoothstep(HORIZON + 60, 1900, y);
  coat(panel, {
    area: [-120, HORIZON - 4, 1920, 2690],
    spacing: 27,
    field: lean,
    colour: field,
    stray: 8,
    bristle: perspective(
      HORIZON,
      2500,
      { width: 13, length: 70, body: 5, dry: 0.2 },
      { width: 66, length: 230, body: 9, dry: 0.4 },
    ),
  });
  coat(panel, {
    area: [-60, HORIZON - 2, 1860, HORIZON + 360],
    spacing: 15,
    field: (x, y) => (soil(x / 200, y / 60) - 0.5) * 0.4,
    colour: field,
    stray: 8,
    bristle: perspective(
      HORIZON,
      HORIZON + 360,
      { width: 8, length: 60, body: 5, dry: 0.3 },
      { width: 26, length: 90, body: 6, dry: 0.4 },
    ),
  });
  paintWater(panel, soil);
  const blades = (x: number, y: number) =>
    Math.abs(acrossChannel(x, y)) < 1.02
      ? undefined
      : mix(field(x, y), random() < 0.5 ? [222, 214, 146] : [38, 58, 40], 0.3);
  coat(panel, {
    area: [-100, HORIZON + 40, 1900, 2680],
    spacing: 30,
    field: (x, y) => -1.25 * smoothstep(HORIZON, 1500, y) + (soil(x / 180, y / 140) - 0.5) * 1.6,
    colour: blades,
    stray: 11,
    bristle: perspective(
      HORIZON,
      2500,
      { width: 4, length: 20, body: 6, dry: 0.4 },
      { width: 16, length: 150, body: 13, dry: 0.6 },
    ),
  });
  varnish(panel);
}
