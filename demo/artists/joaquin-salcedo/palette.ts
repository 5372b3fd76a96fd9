import type { Easel } from '../../brush.ts';
import type { Ramp } from './facets.ts';
import { type Knife, lighten, mix, type Point, type Rgb, rgb } from './knife.ts';

export const ramp = (...hex: string[]): Ramp => hex.map(rgb);

export const SKIN = {
  copper: ramp('#3c1f2b', '#6e3530', '#a55a3c', '#d08f5e', '#f0c796'),
  clay: ramp('#2c1a2a', '#57303a', '#8f5340', '#bd7f55', '#e4b685'),
  umber: ramp('#1c1424', '#3d2530', '#6b4036', '#9a6547', '#cf9c70'),
  wheat: ramp('#43283a', '#7b4a4c', '#b77d63', '#deb08c', '#f7dfc0'),
};

export const LIPS = {
  earth: ramp('#331722', '#62302e', '#8f4c3e', '#b2705a', '#d09a7e'),
  brick: ramp('#3f1422', '#7a2b2f', '#a8443c', '#c96a55', '#e29a80'),
  rose: ramp('#4a1a2c', '#8a3a44', '#b85a58', '#d88378', '#f0b3a0'),
};

export const HAIR = {
  black: ramp('#0e0c14', '#17151f', '#24232f', '#393c4b', '#676d7d'),
  brown: ramp('#1b0f14', '#321b1d', '#54302a', '#7f4f3a', '#b58457'),
  silver: ramp('#343547', '#5b5e72', '#8b8d9c', '#b9b8bd', '#e6e0d6'),
};

/** A ground of broad pulls: quiet, but never flat. */
export function ground(
  e: Easel,
  k: Knife,
  dark: Rgb,
  pale: Rgb,
  tone: (u: number, v: number) => number,
  lean = -0.5,
  sway = 0.5,
) {
  const { random, width, height } = e;
  const step = Math.max(width, height) / 9;
  k.under(
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    mix(dark, pale, 0.4),
  );
  for (let pass = 0; pass < 2; pass++) {
    for (let y = -step; y < height + step; y += step * 0.62) {
      for (let x = -step; x < width + step; x += step * 0.8) {
        const [cx, cy] = [x + random.normal(0, step * 0.2), y + random.normal(0, step * 0.2)];
        const t = Math.min(1, Math.max(0, tone(cx / width, cy / height) + random.normal(0, 0.05)));
        const [w, h, a] = [
          step * random.between(0.5, 0.95),
          step * random.between(0.3, 0.6),
          random.normal(lean, sway),
        ];
        const corner = (u: number, v: number): Point => [
          cx + u * w * Math.cos(a) - v * h * Math.sin(a),
          cy + u * w * Math.sin(a) + v * h * Math.cos(a),
        ];
        k.plane(
          [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)],
          lighten(mix(dark, pale, t), random.normal(0, 4)),
          { angle: a, break_: 5, load: 0.5 },
        );
      }
    }
  }
}
