import type { Easel } from '../../brush.ts';
import { box, chimney, lampPost, type Quad, sash, wall } from './buildings.ts';
import { bloom, chalkLine, css, gouache, halo, mix, NIGHT, pastel, rgb } from './gouache.ts';
import { matteFinish, nightSky, wetGround } from './weather.ts';

const RED_STONE = rgb('#46304f');

/** One front of red sandstone, a bay, two dozen windows; six of them are still up. */
export function stillUp(e: Easel) {
  const { g, random, width, height } = e;
  nightSky(e, 900, NIGHT.ink, NIGHT.cobalt, NIGHT.haze, 40);
  g.fillStyle = css(NIGHT.ink);
  g.fillRect(0, 800, width, height);
  const front: Quad = [
    [-40, 330],
    [1560, 330],
    [1560, 2420],
    [-40, 2420],
  ];
  wall(e, front, RED_STONE, mix(RED_STONE, NIGHT.ink, 0.6), 12);
  wall(
    e,
    [
      [1560, 330],
      [1790, 520],
      [1790, 2360],
      [1560, 2420],
    ],
    mix(RED_STONE, NIGHT.ink, 0.55),
    NIGHT.ink,
    12,
  );
  gouache(
    e,
    [
      [-40, 270],
      [1585, 270],
      [1600, 335],
      [-40, 335],
    ],
    mix(RED_STONE, NIGHT.haze, 0.22),
    { vary: 0.03 },
  );
  chimney(e, 180, 280, 260, 150, mix(RED_STONE, NIGHT.ink, 0.2), 5);
  chimney(e, 1240, 280, 200, 130, mix(RED_STONE, NIGHT.ink, 0.3), 4);
  const rooms = new Map<string, NonNullable<Parameters<typeof sash>[2]>>([
    ['3,0', { light: NIGHT.ember, inside: 'blind' }],
    ['1,1', { light: NIGHT.amber, inside: 'person' }],
    ['2,1', { light: NIGHT.butter, inside: 'plant' }],
    ['0,2', { light: NIGHT.amber, inside: 'curtain' }],
    ['4,3', { light: NIGHT.butter, inside: 'shelf' }],
    ['1,4', { light: NIGHT.amber, inside: 'blind' }],
  ]);
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 5; column++) {
      const bay = column === 1 || column === 2;
      const x = [110, 470, 720, 1050, 1300][column] as number;
      const y = 440 + row * 378;
      const w = bay ? 190 : 160;
      if (bay)
        gouache(e, box(x - 46, y - 52, w + 92, 366), mix(RED_STONE, NIGHT.haze, column === 1 ? 0.02 : 0.1), {
          vary: 0.02,
          angle: 1.57,
        });
      gouache(e, box(x - 34, y + 238, w + 68, 20), mix(RED_STONE, NIGHT.haze, 0.3), { vary: 0.03 });
      sash(
        e,
        box(x, y, w, 232),
        row === 4 && column === 3 ? { frame: NIGHT.ink } : (rooms.get(`${column},${row}`) ?? {}),
      );
    }
  }
  closeDoor(e);
  for (const [x, y, r] of [
    [565, 940, 420],
    [815, 940, 420],
    [190, 1310, 300],
    [1380, 1690, 380],
    [565, 2070, 380],
  ] as const)
    bloom(e, [x, y], r, NIGHT.amber, 0.3);
  wetGround(e, {
    horizon: (x) => (x < 1560 ? 2425 : Math.max(2360, 2425 - (x - 1560) * 0.28)),
    far: NIGHT.indigo,
    near: NIGHT.ink,
    shine: 0.9,
    stretch: 0.8,
    ripple: 60,
  });
  const lamp = lampPost(e, 1730, 2530, 1020, 17);
  bloom(e, lamp, 620, NIGHT.amber, 0.7);
  pastel(e, (chalk) => {
    halo(chalk, lamp, 330, NIGHT.butter, 0.8);
    for (let i = 0; i < 900; i++) {
      const [x, y] = [random.between(0, width), random.between(0, height)];
      const near = Math.hypot(x - lamp[0], y - lamp[1]) < 420;
      chalkLine(
        chalk,
        random,
        [x, y],
        [x - 12, y + random.between(30, 90)],
        near ? NIGHT.butter : NIGHT.haze,
        3.4,
        near ? 0.4 : 0.2,
      );
    }
  });
  matteFinish(e);
}

function closeDoor(e: Easel) {
  gouache(e, box(1010, 1905, 250, 520), mix(RED_STONE, NIGHT.haze, 0.16), { vary: 0.03 });
  gouache(e, box(1050, 1950, 170, 475), NIGHT.ink, { vary: 0.02 });
  sash(e, box(1066, 1965, 138, 120), { light: NIGHT.ember, inside: 'blind' });
  gouache(e, box(1066, 2110, 138, 310), mix(NIGHT.teal, NIGHT.ink, 0.2), { vary: 0.04, angle: 1.57 });
}
