import type { Easel } from '../../brush.ts';
import { box, mirroredWalker, part, type Quad, sash, walker, wall, windows } from './buildings.ts';
import { bloom, chalkLine, gouache, halo, mix, NIGHT, pastel } from './gouache.ts';
import { glints, matteFinish, nightSky, wetGround, wire } from './weather.ts';

/** The lit corner of a street: two walls meet at a column, the shop wraps round it. */
export function cornerShop(e: Easel) {
  const { random, width, height } = e;
  const [edge, base] = [930, 1560];
  nightSky(e, 1500, NIGHT.ink, mix(NIGHT.prussian, NIGHT.teal, 0.4), NIGHT.haze, 50);
  gouache(
    e,
    [
      [1500, 520],
      [1760, 470],
      [2400, 560],
      [2400, 1530],
      [1500, 1530],
    ],
    mix(NIGHT.prussian, NIGHT.teal, 0.35),
    { vary: 0.03, angle: 1.5, towards: NIGHT.indigo },
  );
  windows(e, box(1800, 640, 560, 700), 4, 4, 0.22, 0.42);
  const right: Quad = [
    [edge, -140],
    [1690, 270],
    [1690, 1500],
    [edge, base],
  ];
  const left: Quad = [
    [-60, 330],
    [edge, -140],
    [edge, base],
    [-60, 1500],
  ];
  wall(e, left, mix(NIGHT.indigo, NIGHT.ink, 0.4), NIGHT.ink, 6);
  wall(e, right, NIGHT.violet, mix(NIGHT.violet, NIGHT.ink, 0.4), 6);
  windows(e, part(left, 0.1, 0.05, 0.95, 0.6), 3, 2, 0, 0.44);
  windows(e, part(right, 0.06, 0.05, 0.96, 0.6), 3, 2, 0.18, 0.44);
  sash(e, part(right, 0.42, 0.4, 0.58, 0.55), { light: NIGHT.ember, inside: 'person' });
  shopCorner(e, left, right);
  bloom(e, [edge + 60, 1380], 900, NIGHT.amber, 0.42);
  wetGround(e, {
    horizon: (x) =>
      x < edge ? 1500 + ((base - 1500) * x) / edge : x < 1690 ? base - ((base - 1500) * (x - edge)) / 760 : 1505,
    far: NIGHT.indigo,
    near: NIGHT.ink,
    shine: 0.95,
    stretch: 1.25,
    ripple: 60,
  });
  mirroredWalker(e, 1530, 1790, 430, NIGHT.soot, NIGHT.rose);
  walker(e, 1530, 1790, 430, NIGHT.soot, NIGHT.rose);
  glints(e, 1640, height, mix(NIGHT.cobalt, NIGHT.haze, 0.4), 130);
  wire(e, [0, 250], [2400, 420], 120, mix(NIGHT.ink, NIGHT.haze, 0.35), 6);
  pastel(e, (chalk) => {
    halo(chalk, [edge, 1330], 430, NIGHT.butter, 0.34);
    for (let i = 0; i < 460; i++) {
      const [x, y] = [random.between(0, width), random.between(0, height)];
      chalkLine(
        chalk,
        random,
        [x, y],
        [x - 14, y + random.between(30, 80)],
        mix(NIGHT.haze, NIGHT.butter, x > 500 && x < 1700 ? 0.4 : 0),
        3.4,
        0.24,
      );
    }
  });
  matteFinish(e);
}

function shopCorner(e: Easel, left: Quad, right: Quad) {
  gouache(e, part(left, 0.2, 0.655, 1, 0.74), NIGHT.rose, { towards: mix(NIGHT.rose, NIGHT.violet, 0.5), vary: 0.04 });
  gouache(e, part(right, 0, 0.655, 0.9, 0.74), mix(NIGHT.rose, NIGHT.ember, 0.4), { vary: 0.05 });
  for (const [u, w] of [
    [0.08, 0.05],
    [0.15, 0.12],
    [0.29, 0.05],
    [0.4, 0.13],
    [0.55, 0.07],
    [0.64, 0.06],
  ] as const) {
    gouache(e, part(right, u, 0.675, u + w, 0.72), NIGHT.butter, { vary: 0.05, wobble: 1.5 });
  }
  sash(e, part(left, 0.26, 0.76, 0.58, 0.95), { light: NIGHT.amber, inside: 'shelf' });
  sash(e, part(left, 0.64, 0.76, 0.96, 0.95), { light: NIGHT.butter, inside: 'shelf' });
  sash(e, part(right, 0.05, 0.76, 0.36, 0.95), { light: NIGHT.butter, inside: 'shelf' });
  sash(e, part(right, 0.42, 0.76, 0.57, 0.99), { light: NIGHT.butter, inside: 'blind' });
  sash(e, part(right, 0.62, 0.76, 0.87, 0.95), { light: NIGHT.amber, inside: 'plant' });
  const stripes = 12;
  for (let i = 0; i < stripes; i++) {
    const [u0, u1] = [0.02 + (i * 0.88) / stripes, 0.02 + ((i + 1) * 0.88) / stripes];
    const [a, b] = part(right, u0, 0.745, u1, 0.745);
    const [c, d] = part(right, u0, 0.79, u1, 0.79);
    gouache(
      e,
      [a, b, [d[0] + 40, d[1] + 18], [c[0] + 40, c[1] + 18]],
      i % 2 ? mix(NIGHT.butter, NIGHT.ember, 0.25) : mix(NIGHT.teal, NIGHT.mint, 0.25),
      { vary: 0.04 },
    );
  }
}
