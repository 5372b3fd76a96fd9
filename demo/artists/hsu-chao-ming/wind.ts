import { type Easel, fbm, noise2 } from '../../brush.ts';
import { perspective } from './ground.ts';
import { coat, mix, newPanel, type Panel, pull, type Rgb, ramp, remix, rubIn, smoothstep, varnish } from './oils.ts';

const SKY: readonly Rgb[] = [
  [132, 160, 184],
  [168, 190, 200],
  [206, 210, 204],
  [232, 222, 200],
];

const CLOUD: Rgb = [243, 237, 224];

const RANGE: readonly Rgb[] = [
  [78, 92, 118],
  [104, 120, 142],
  [150, 164, 174],
];

const RICE: readonly Rgb[] = [
  [44, 70, 38],
  [82, 108, 46],
  [132, 146, 58],
  [190, 178, 82],
  [232, 214, 142],
];

const ROAD: Rgb = [206, 196, 178];

const LEAF: readonly Rgb[] = [
  [24, 40, 32],
  [46, 72, 40],
  [96, 116, 54],
  [160, 160, 84],
];

const UMBER: Rgb = [66, 50, 40];

/** Wind on ripe rice: bands that keep their size on the ground and so close up towards the horizon. */
function gusts(seed: number, horizon: number): (x: number, y: number) => number {
  const air = fbm(noise2(seed), 3);
  return (x, y) => {
    const depth = 900 / (y - horizon + 90);
    const across = ((x - 1350) * depth) / 900;
    return smoothstep(0.27, 0.73, air(across * 1.1 + depth * 0.9 + 20, depth * 2.6 - across * 0.5 + 20));
  };
}

function paintSkyAndRange(panel: Panel, horizon: number, range: (x: number) => number): void {
  const weather = fbm(noise2(81), 4);
  const drift = (x: number, y: number) => (weather(x / 560, y / 360) - 0.5) * 2.4;
  const sky = (x: number, y: number): Rgb => {
    const cloud = smoothstep(0.48, 0.68, weather(x / 620 + 9, y / 210 + 4));
    return mix(ramp(SKY, y / horizon), CLOUD, cloud * 0.9);
  };
  rubIn(panel, [0, 0, 2700, horizon], sky);
  coat(panel, {
    area: [-80, -60, 2780, horizon],
    spacing: 42,
    field: drift,
    colour: sky,
    stray: 6,
    bristle: () => ({ width: 54, length: 300, body: 6, dry: 0.5 }),
  });
  coat(panel, {
    area: [-80, -40, 2780, horizon - 120],
    spacing: 58,
    field: drift,
    colour: sky,
    stray: 9,
    bristle: () => ({ width: 30, length: 230, body: 9, dry: 0.7 }),
  });
  const slope = (x: number) => Math.atan2(range(x + 50) - range(x - 50), 100);
  coat(panel, {
    area: [-40, 250, 2740, horizon + 50],
    spacing: 17,
    field: (x, y) => slope(x) * 0.8 + 0.5 * smoothstep(range(x), horizon, y),
    colour: (x, y) =>
      y < range(x) + 12
        ? undefined
        : mix(ramp(RANGE, (y - range(x)) / (horizon - range(x))), [122, 128, 110], 0.5 * weather(x / 90, y / 60)),
    stray: 6,
    bristle: () => ({ width: 24, length: 88, body: 5, dry: 0.4 }),
  });
}

/** A round-headed bishopwood with its shadow: dark first, light last, from the upper left. */
function bishopwood(panel: Panel, x: number, foot: number, size: number): void {
  const { random } = panel;
  for (let k = 0; k < 26; k++)
    pull(
      panel,
      x - size * 0.1 + random() * size * 1.3,
      foot + random.normal(6, size * 0.05),
      () => 0.03,
      { width: size * 0.06, length: size * 0.5, body: 5, dry: 0.5 },
      remix([48, 60, 40], random, 6),
      [70, 82, 44],
    );
  for (const lean of [-0.03, 0, 0.04])
    pull(
      panel,
      x + lean * size,
      foot + 4,
      () => -Math.PI / 2 + lean * 2,
      { width: size * 0.07, length: size * 0.7, body: 7, dry: 0.2 },
      UMBER,
      [96, 76, 58],
    );
  const crown = (count: number, lift: number, spread: number, width: number) => {
    for (let k = 0; k < count; k++) {
      const [a, r] = [random() * Math.PI * 2, Math.sqrt(random()) * spread];
      const [dx, dy] = [Math.cos(a) * r * 1.12, Math.sin(a) * r * 0.8];
      const lit = 0.42 - dx * 0.42 - dy * 0.62 + random.normal(0, 0.12);
      pull(
        panel,
        x + dx * size * 0.62,
        foot - size * 0.82 + dy * size * 0.58,
        () => a * 0.4 + random.normal(-0.6, 0.5),
        { width: width * size, length: size * random.between(0.1, 0.2), body: 8, dry: 0.3 },
        ramp(LEAF, lit * lift),
        ramp(LEAF, lit * lift + 0.12),
      );
    }
  };
  crown(150, 0.55, 1, 0.1);
  crown(150, 0.85, 0.98, 0.06);
  crown(90, 1.15, 0.94, 0.04);
}

/** The road to the tree: where its middle lies, and half its width. */
function road(y: number): { middle: number; half: number } {
  const t = Math.max(0, (y - 650) / 1150);
  return { middle: 1770 - 150 * t ** 0.5 - 1050 * t ** 1.7, half: 9 + 118 * t ** 1.25 };
}

/** Rice at Chishang with the wind going through it, and the tree that everyone photographs. */
export function paintWind(easel: Easel): void {
  const panel = newPanel(easel, 3101, [176, 150, 104]);
  const horizon = 650;
  const crest = fbm(noise2(82), 4);
  const range = (x: number) => 560 - 300 * crest(x / 620, 3) * smoothstep(2900, 300, x) + 30 * crest(x / 90, 8);
  paintSkyAndRange(panel, horizon, range);
  const wind = gusts(83, horizon);
  const eddy = fbm(noise2(84), 3);
  const onRoad = (x: number, y: number) => Math.abs(x - road(y).middle) < road(y).half;
  const rice = (x: number, y: number): Rgb =>
    mix(
      ramp(RICE, wind(x, y) * 0.85 + 0.12 * eddy(x / 60, y / 60)),
      [176, 180, 140],
      0.45 * smoothstep(900, horizon, y),
    );
  const lean = (x: number, y: number) => {
    const near = smoothstep(horizon, 1700, y);
    return -0.95 * near * (0.35 + 0.75 * wind(x, y)) + (eddy(x / 340, y / 200) - 0.5) * (0.5 + 1.3 * near);
  };
  const along = (_: number, y: number) => Math.atan2(-60, road(y - 60).middle - road(y).middle);
  coat(panel, {
    area: [-120, horizon - 4, 2820, 1880],
    spacing: 26,
    field: lean,
    colour: rice,
    stray: 8,
    bristle: perspective(
      horizon,
      1800,
      { width: 16, length: 90, body: 4, dry: 0.2 },
      { width: 66, length: 240, body: 8, dry: 0.3 },
    ),
  });
  coat(panel, {
    area: [300, horizon, 1900, 1860],
    spacing: 21,
    field: along,
    colour: (x, y) => (onRoad(x, y) ? mix(ROAD, [150, 140, 128], eddy(x / 70, y / 160)) : undefined),
    stray: 6,
    bristle: perspective(
      horizon,
      1800,
      { width: 8, length: 30, body: 4, dry: 0.2 },
      { width: 40, length: 150, body: 5, dry: 0.4 },
    ),
  });
  coat(panel, {
    area: [1480, horizon + 4, 1800, 1010],
    spacing: 9,
    field: along,
    colour: (x, y) => (onRoad(x, y) ? ROAD : undefined),
    stray: 6,
    bristle: () => ({ width: 8, length: 46, body: 4, dry: 0.2 }),
  });
  const blades = (x: number, y: number) =>
    onRoad(x, y) ? undefined : mix(rice(x, y), wind(x, y) > 0.5 ? [246, 232, 168] : [36, 58, 36], 0.25);
  coat(panel, {
    area: [-100, horizon + 6, 2800, 1860],
    spacing: 25,
    field: lean,
    colour: blades,
    stray: 11,
    bristle: perspective(
      horizon,
      1800,
      { width: 6, length: 42, body: 5, dry: 0.3 },
      { width: 17, length: 190, body: 12, dry: 0.5 },
    ),
  });
  bishopwood(panel, 1905, 742, 250);
  varnish(panel);
}
