import type { Easel } from '../../brush.ts';
import { fbm, noise2 } from '../../brush.ts';
import { coat, mix, newPanel, type Panel, pull, type Rgb, ramp, remix, rubIn, smoothstep, varnish } from './oils.ts';

const AFTERGLOW: readonly Rgb[] = [
  [92, 98, 118],
  [150, 134, 136],
  [206, 164, 124],
  [222, 178, 116],
  [150, 112, 84],
  [74, 60, 60],
];
const PLUME: readonly Rgb[] = [
  [132, 104, 100],
  [186, 158, 142],
  [226, 206, 184],
  [248, 238, 220],
];
const STEM: Rgb = [108, 92, 58];

/** One head of silvergrass: hairs falling away to leeward from a bent rachis. */
function plume(panel: Panel, x: number, y: number, size: number, light: number): void {
  const { random } = panel;
  const bend = random.between(0.5, 0.85);
  const tip = (t: number) => ({
    x: x + size * (0.75 * t + 0.2 * t * t) * bend,
    y: y - size * (0.95 * t - 0.55 * bend * t * t),
  });
  for (let k = 0; k < 96; k++) {
    const t = random() ** 0.85;
    const at = tip(t);
    const fall = 0.25 + 0.5 * t + random.normal(0, 0.2);
    const glow = light * (0.5 + 0.5 * t) + random.normal(0, 0.13);
    const length = size * random.between(0.26, 0.5) * (1.05 - 0.5 * t);
    const hair = (ux: number) => -0.55 + fall * smoothstep(at.x, at.x + length, ux) * 1.9;
    pull(
      panel,
      at.x,
      at.y,
      hair,
      { width: size * random.between(0.022, 0.045), length, body: 13, dry: 0.6 },
      ramp(PLUME, glow),
      ramp(PLUME, glow + 0.2),
    );
  }
}

/** The stalk that carries it, from the ground up to (x, y), leaning more the higher it goes. */
function stalk(panel: Panel, x: number, y: number, footY: number, size: number, light: number): void {
  const { random } = panel;
  const tall = footY - y;
  const reach = tall * 0.3;
  const up = (uy: number) => Math.min(1, Math.max(0, (footY - uy) / tall));
  const rise = (_: number, uy: number) => Math.atan2(-1, (1.8 * reach * up(uy) ** 0.8) / tall);
  pull(
    panel,
    x - reach,
    footY,
    rise,
    { width: Math.max(4, size * 0.021), length: Math.hypot(tall, reach) * 1.035, body: 9, dry: 0 },
    mix(STEM, [196, 170, 112], light * 0.6),
    [84, 68, 46],
  );
  for (let k = 0; k < 3; k++) {
    const t = random.between(0.05, 0.5);
    const start = footY - tall * t;
    const curl = random.between(0.7, 1.5);
    pull(
      panel,
      x - reach + reach * t ** 1.8,
      start,
      (_, uy) => -1.25 + curl * smoothstep(start, start - size * 0.9, uy),
      { width: size * 0.04, length: size * random.between(0.7, 1.3), body: 9, dry: 0.5 },
      remix([104, 104, 62], random, 12),
      [176, 156, 92],
    );
  }
}

/** Silvergrass on the river flats when the north-easterly has set in. */
export function paintSilvergrass(easel: Easel): void {
  const panel = newPanel(easel, 3606, [140, 106, 80]);
  const { random } = panel;
  const air = fbm(noise2(131), 4);
  const wind = (x: number, y: number) => 0.06 - 0.5 * smoothstep(900, 2300, y) + (air(x / 460, y / 300) - 0.5) * 1.5;
  const light = (x: number, y: number): Rgb => {
    const glow = smoothstep(1100, 120, Math.hypot(x - 560, (y - 1120) * 1.5));
    return mix(ramp(AFTERGLOW, y / 2400 + 0.22 * (air(x / 420, y / 190) - 0.5)), [250, 222, 162], 0.72 * glow);
  };
  rubIn(panel, [0, 0, 2400, 2400], light);
  coat(panel, {
    area: [-120, -100, 2520, 2500],
    spacing: 62,
    field: wind,
    colour: light,
    stray: 6,
    bristle: () => ({ width: 78, length: 360, body: 7, dry: 0.5 }),
  });
  coat(panel, {
    area: [-100, -80, 2500, 2480],
    spacing: 66,
    field: wind,
    colour: light,
    stray: 10,
    bristle: () => ({ width: 30, length: 280, body: 11, dry: 0.7 }),
  });
  coat(panel, {
    area: [-100, 1750, 2500, 2480],
    spacing: 34,
    field: (x, y) => -1.15 + (air(x / 200, y / 200) - 0.5) * 1.2,
    colour: (x, y) => mix(light(x, y), [44, 42, 44], 0.65 * smoothstep(1750, 2200, y)),
    stray: 12,
    bristle: () => ({ width: 22, length: 260, body: 12, dry: 0.6 }),
  });
  for (let k = 0; k < 17; k++) {
    const [x, y, size, glow] = [
      random.between(90, 2380),
      random.between(1390, 1680),
      random.between(150, 220),
      0.25 + 0.3 * random(),
    ];
    stalk(panel, x, y, 2100, size * 0.6, glow);
    plume(panel, x, y, size, glow);
  }
  const heads = [
    [400, 1330, 460, 0.62],
    [800, 1030, 580, 0.9],
    [1180, 1480, 470, 0.7],
    [1290, 800, 660, 1],
    [1690, 1230, 520, 0.72],
    [1960, 1540, 450, 0.55],
    [690, 1660, 380, 0.6],
  ] as const;
  for (const [x, y, size, glow] of heads) stalk(panel, x, y, 2460, size, glow);
  for (const [x, y, size, glow] of heads) plume(panel, x, y, size, glow);
  varnish(panel);
}
