import { type Easel, fbm, noise2 } from '../../brush.ts';
import { coat, mix, newPanel, pull, type Rgb, ramp, remix, rubIn, smoothstep, varnish } from './oils.ts';

const STORM: readonly Rgb[] = [
  [34, 44, 54],
  [66, 82, 92],
  [112, 130, 134],
  [166, 178, 172],
  [214, 214, 200],
  [240, 234, 216],
];

const EYE = { x: 1640, y: 860 };

/** The eye passing over: everything turns but the place where you stand. */
export function paintTyphoon(easel: Easel): void {
  const panel = newPanel(easel, 3505, [92, 96, 92]);
  const { random } = panel;
  const gale = fbm(noise2(121), 4);
  const polar = (x: number, y: number) => ({
    r: Math.hypot(x - EYE.x, (y - EYE.y) * 1.22),
    a: Math.atan2((y - EYE.y) * 1.22, x - EYE.x),
  });
  const swirl = (x: number, y: number) => {
    const { r, a } = polar(x, y);
    return a + Math.PI / 2 + 0.24 + (gale(x / 330, y / 330) - 0.5) * (0.3 + 1.1 * smoothstep(300, 1500, r));
  };
  const cloud = (x: number, y: number): Rgb => {
    const { r, a } = polar(x, y);
    const arm = 0.5 + 0.5 * Math.sin(a * 2 - Math.log(r + 40) * 5.2 + 2.6 * gale(x / 420, y / 420));
    const value =
      0.12 +
      0.5 * arm +
      0.55 * (gale(x / 170 + 9, y / 170) - 0.5) +
      0.35 * smoothstep(520, 150, r) -
      0.16 * smoothstep(700, 1700, r);
    const rust =
      smoothstep(0.66, 0.86, gale(x / 260 + 31, y / 260)) * smoothstep(260, 520, r) * smoothstep(1300, 700, r);
    return mix(ramp(STORM, value), [186, 96, 52], rust * 0.9);
  };
  const size = (x: number, y: number, width: number, length: number, body: number) => {
    const far = 0.35 + 0.65 * smoothstep(90, 900, polar(x, y).r);
    return { width: width * far, length: length * far, body, dry: 0.5 };
  };
  rubIn(panel, [0, 0, 2600, 1950], cloud);
  coat(panel, {
    area: [-160, -160, 2760, 2110],
    spacing: 92,
    field: swirl,
    colour: cloud,
    stray: 7,
    bristle: (x, y) => size(x, y, 96, 460, 10),
  });
  coat(panel, {
    area: [EYE.x - 480, EYE.y - 420, EYE.x + 480, EYE.y + 420],
    spacing: 34,
    field: swirl,
    colour: cloud,
    stray: 9,
    bristle: (x, y) => size(x, y, 50, 300, 14),
  });
  coat(panel, {
    area: [-120, -120, 2720, 2070],
    spacing: 74,
    field: swirl,
    colour: cloud,
    stray: 11,
    bristle: (x, y) => size(x, y, 44, 340, 15),
  });
  coat(panel, {
    area: [-100, -100, 2700, 2050],
    spacing: 62,
    field: swirl,
    colour: (x, y) => mix(cloud(x, y), random() < 0.5 ? [246, 240, 222] : [30, 40, 52], 0.3),
    stray: 14,
    bristle: (x, y) => size(x, y, 16, 280, 18),
  });
  for (let k = 0; k < 230; k++) {
    const [a, r] = [random() * 7, 150 * random() ** 0.6];
    const calm = ramp(
      [
        [250, 236, 200],
        [240, 214, 160],
        [222, 214, 196],
        [178, 188, 182],
      ],
      r / 160 + random.normal(0, 0.12),
    );
    pull(
      panel,
      EYE.x + Math.cos(a) * r,
      EYE.y + Math.sin(a) * r * 0.8,
      swirl,
      { width: 10 + r * 0.08, length: 30 + r * 0.7, body: 15, dry: 0.4 },
      remix(calm, random, 6),
      calm,
    );
  }
  varnish(panel);
}
