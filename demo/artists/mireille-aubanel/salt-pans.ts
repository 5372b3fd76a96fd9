import type { Easel, Random } from '../../brush.ts';
import { Cloth, type Rgb, rgb } from './cloth.ts';
import { along, type Box, CHALK, flurries } from './hand.ts';
import { both, field, type Point, pool } from './shapes.ts';

const PANS: readonly [Box, readonly Rgb[], Rgb][] = [
  [[-80, -80, 1640, 1010], [rgb('#f8d9d2'), rgb('#f4c6c8'), rgb('#f9ddc9'), rgb('#f0bcc4')], rgb('#e0848f')],
  [[1680, -80, 2790, 600], [rgb('#e6dbe8'), rgb('#d6c6df'), rgb('#ecd8df')], rgb('#a58cc0')],
  [[1690, 646, 2790, 1170], [rgb('#d3e6e4'), rgb('#bfdbdf')], rgb('#7fb5c0')],
  [[-80, 1056, 700, 2190], [rgb('#f3e6c2'), rgb('#efd9b4')], rgb('#d9b06c')],
  [[750, 1230, 2790, 2190], [rgb('#efb5b9'), rgb('#e6a0b0'), rgb('#f2c0b4'), rgb('#dd93ab')], rgb('#b04a78')],
  [[748, 1052, 1640, 1182], [rgb('#cfb0cd'), rgb('#bfa0c6')], rgb('#8a64a0')],
];

/** Evaporation ponds from above: brine deepening towards one corner of each, salt along every bank. */
export function saltPans(e: Easel) {
  const cloth = new Cloth(e, rgb('#e9e0cf'));
  const { width: w, height: h, random } = cloth;
  const slant = 0.05;
  const banks: ((random: Random) => Point)[] = [];
  for (const [[x0, y0, x1, y1], colours, brine] of PANS) {
    for (const colour of colours) {
      const off = () => random.between(0, 30);
      cloth.glaze({
        colour,
        shape: field(x0 + off(), y0 + off(), x1 - off(), y1 - off(), slant),
        density: 0.52,
        feather: random.between(5, 18),
        sway: 30,
        ragged: 20,
        tide: 0.12,
        cloud: 0.8,
      });
    }
    const [cx, cy] = [x0 + (x1 - x0) * random.between(0.55, 0.8), y0 + (y1 - y0) * random.between(0.5, 0.75)];
    cloth.glaze({
      colour: brine,
      shape: both(pool(cx, cy, (x1 - x0) * 0.52, (y1 - y0) * 0.55), field(x0 + 30, y0 + 30, x1 - 30, y1 - 30, slant)),
      density: 0.75,
      feather: Math.min(x1 - x0, y1 - y0) * 0.16,
      sway: 70,
      cloud: 0.8,
    });
    const skew = (x: number, y: number): Point => [
      x - (y - (y0 + y1) / 2) * slant,
      y + (x - (x0 + x1) / 2) * slant * 0.6,
    ];
    const corners = [skew(x0, y0), skew(x1, y0), skew(x1, y1), skew(x0, y1)] as const;
    banks.push(...corners.map((corner, i) => along(corner, corners[(i + 1) % 4] as Point, 17)));
  }
  cloth.glaze({
    colour: rgb('#fff8ee'),
    shape: pool(480, 360, 620, 330),
    density: 0.6,
    feather: 130,
    sway: 100,
    cover: true,
    brush: 0.4,
    angle: 0.05,
  });
  cloth.salt(10000, (r) => r.pick(banks)(r), 13, 0.85, CHALK);
  cloth.salt(3600, flurries(cloth, 0, 0, w, h, 24), 11, 0.5, CHALK);
  cloth.hang();
}
