import type { Easel } from '../../brush.ts';
import { Cloth, rgb } from './cloth.ts';
import { along, CHALK, COTTON, flurries, veils } from './hand.ts';
import { besides, both, field, type Point, pool, pull, type Shape } from './shapes.ts';

export function saltFirstLight(e: Easel) {
  const cloth = new Cloth(e, COTTON);
  const { width: w, height: h } = cloth;
  veils(
    cloth,
    [rgb('#f8e2d0'), rgb('#f5d2c4'), rgb('#fae8ca'), rgb('#f0cdc9')],
    [-120, -120, w - 560, 1400],
    0.58,
    56,
    0.5,
  );
  cloth.glaze({
    colour: rgb('#eeb79d'),
    shape: field(-400, 520, w - 600, 1420),
    density: 0.6,
    feather: 260,
    sway: 150,
    cloud: 0.7,
  });
  veils(
    cloth,
    [rgb('#c9dfdb'), rgb('#aecfd2'), rgb('#c2dacb'), rgb('#a3c6cd')],
    [470, 1540, w + 140, h - 230],
    0.66,
    54,
    0.5,
  );
  cloth.glaze({
    colour: rgb('#6fa7b5'),
    shape: field(430, 1800, w + 500, h - 240),
    density: 0.75,
    feather: 330,
    sway: 170,
    cloud: 0.7,
    brush: 0.25,
  });
  cloth.glaze({
    colour: rgb('#d9e2d2'),
    shape: field(1120, 620, w - 120, 1380, 0.02),
    density: 0.7,
    feather: 18,
    sway: 60,
    ragged: 20,
    tide: 0.12,
    cloud: 0.7,
  });
  cloth.glaze({
    colour: CHALK,
    shape: pull(-300, 1436, w + 300, 1530, -0.012),
    density: 0.95,
    feather: 30,
    sway: 20,
    cover: true,
    brush: 0.6,
  });
  cloth.glaze({
    colour: rgb('#d8452c'),
    shape: pull(150, 1558, 900, 1588, -0.012),
    density: 0.95,
    feather: 8,
    sway: 8,
    ragged: 5,
    cover: true,
    brush: 0.3,
  });
  cloth.salt(3200, along([480, 1575], [w, 1555], 40), 14, 0.6);
  cloth.salt(3000, flurries(cloth, 620, 1640, w - 160, 2300, 14), 10, 0.45);
  cloth.hang();
}

export function calanqueAtEleven(e: Easel) {
  const cloth = new Cloth(e, COTTON);
  const { width: w, height: h, random } = cloth;
  const coast: readonly [Point, Point] = [
    [2230, -60],
    [1690, h + 60],
  ];
  const cliff = [Math.PI / 2 + 0.42, Math.PI / 2 + 0.34] as const;
  cloth.glaze({
    colour: rgb('#f0dcb4'),
    shape: both(besides(coast[1], coast[0]), field(0, 80, w - 90, h - 90)),
    density: 0.7,
    feather: 26,
    sway: 50,
    tide: 0.1,
    cloud: 0.8,
  });
  cloth.glaze({
    colour: rgb('#e3cdbf'),
    shape: both(besides([2160, h], [2480, 0]), field(1600, 240, w - 150, h - 130)),
    density: 0.7,
    feather: 40,
    sway: 90,
    tide: 0.06,
    cloud: 0.8,
    brush: 0.5,
    angle: cliff[0],
  });
  cloth.glaze({
    colour: CHALK,
    shape: both(besides([1860, h], [2340, 0]), field(1600, 130, w - 420, h - 160)),
    density: 0.95,
    feather: 50,
    sway: 60,
    cover: true,
    brush: 0.75,
    angle: cliff[1],
  });
  for (const [i, colour] of [
    rgb('#7fb0dd'),
    rgb('#5b92cf'),
    rgb('#86acd9'),
    rgb('#4478bd'),
    rgb('#6d9bd2'),
  ].entries()) {
    const [top, low, inset] = [100 + random.normal(0, 24), h - 100 + random.normal(0, 24), random.between(0, 60)];
    const sea: Shape = both(besides(...coast), field(-300, top, w, low, random.normal(0, 0.008)));
    cloth.glaze({
      colour,
      shape: (x, y) => sea(x, y) - (i ? inset : 0),
      density: 0.5,
      feather: random.between(8, 26),
      sway: 44,
      ragged: 18,
      tide: 0.08,
      cloud: 0.6,
      brush: i % 2 ? 0.35 : 0,
      angle: 0.02,
    });
  }
  cloth.glaze({
    colour: rgb('#3a5fa8'),
    shape: field(-400, 60, 1000, 800),
    density: 0.75,
    feather: 330,
    sway: 160,
    cloud: 0.6,
  });
  cloth.glaze({
    colour: rgb('#4fc0b8'),
    shape: pool(1740, 960, 380, 150),
    density: 0.8,
    feather: 60,
    sway: 60,
    cover: true,
    brush: 0.6,
    angle: 0.02,
  });
  cloth.glaze({
    colour: rgb('#e8783a'),
    shape: field(2486, 214, 2536, 330, 0.06),
    density: 0.95,
    feather: 8,
    sway: 6,
    ragged: 6,
    cover: true,
  });
  cloth.salt(2200, along(coast[0], coast[1], 30), 15, 0.6);
  cloth.salt(2600, flurries(cloth, 60, 220, 1600, h - 220, 18), 10, 0.34);
  cloth.hang();
}

export function lastFerry(e: Easel) {
  const cloth = new Cloth(e, rgb('#e6dfd2'));
  const { width: w, height: h } = cloth;
  veils(
    cloth,
    [rgb('#7c8bb6'), rgb('#6475aa'), rgb('#6f679a'), rgb('#54659a'), rgb('#5d5c92')],
    [150, 150, w - 160, 2030],
    0.56,
    40,
    0.4,
  );
  cloth.glaze({
    colour: rgb('#2b2f5c'),
    shape: field(170, 170, w - 190, 1150),
    density: 0.8,
    feather: 330,
    sway: 170,
    cloud: 0.6,
  });
  veils(
    cloth,
    [rgb('#6f90ab'), rgb('#537694'), rgb('#5a7296'), rgb('#456584')],
    [170, 2110, w - 130, h - 160],
    0.56,
    34,
    0.5,
  );
  cloth.glaze({
    colour: rgb('#b9624a'),
    shape: field(180, 1680, w - 200, 2030),
    density: 0.6,
    feather: 150,
    sway: 60,
    cover: true,
    brush: 0.4,
  });
  cloth.glaze({
    colour: rgb('#f0934a'),
    shape: pull(170, 1900, w - 330, 2026, -0.006),
    density: 0.95,
    feather: 50,
    sway: 26,
    cover: true,
    brush: 0.7,
  });
  cloth.glaze({
    colour: rgb('#ffdc96'),
    shape: pull(430, 1960, 1300, 2008, -0.006),
    density: 1,
    feather: 16,
    sway: 12,
    cover: true,
    brush: 0.6,
  });
  cloth.glaze({
    colour: rgb('#ee9a5c'),
    shape: field(560, 2170, 1180, 2520),
    density: 0.6,
    feather: 90,
    sway: 60,
    cover: true,
    brush: 0.95,
  });
  cloth.glaze({
    colour: rgb('#141a34'),
    shape: field(1466, 1916, 1604, 2046, 0.03),
    density: 0.97,
    feather: 6,
    sway: 6,
    ragged: 6,
    cover: true,
  });
  cloth.salt(1300, along([170, 2112], [w - 150, 2104], 30), 13, 0.55);
  cloth.salt(2200, flurries(cloth, 260, 260, w - 280, 1400, 14), 9, 0.24);
  cloth.hang();
}
