import type { Easel } from '../../brush.ts';
import { box, on, part, type Quad, sash, wall, windows } from './buildings.ts';
import { bloom, chalkLine, css, gouache, halo, mix, NIGHT, type Point, pastel } from './gouache.ts';
import { glints, matteFinish, nightSky, wire } from './weather.ts';

/** A lane of steps between two gables, one lamp, the sky a strip at the top. */
export function jacobsSteps(e: Easel) {
  const { g, random, width, height } = e;
  nightSky(e, 1300, NIGHT.indigo, mix(NIGHT.cobalt, NIGHT.teal, 0.3), NIGHT.haze, 40);
  gouache(
    e,
    [
      [720, 760],
      [960, 640],
      [1180, 770],
      [1180, 1320],
      [720, 1320],
    ],
    mix(NIGHT.prussian, NIGHT.violet, 0.4),
    { vary: 0.03, angle: 1.57 },
  );
  sash(e, box(905, 860, 90, 150), { light: NIGHT.amber, inside: 'curtain' });
  const left: Quad = [
    [-40, -60],
    [760, 420],
    [760, 1310],
    [-40, 2600],
  ];
  const right: Quad = [
    [1140, 520],
    [1960, 60],
    [1960, 2560],
    [1140, 1310],
  ];
  g.fillStyle = css(NIGHT.ink);
  g.fillRect(0, 1290, width, height);
  steps(e, left, right);
  wall(e, left, mix(NIGHT.violet, NIGHT.indigo, 0.4), NIGHT.ink, 14);
  wall(e, right, mix(NIGHT.prussian, NIGHT.indigo, 0.3), mix(NIGHT.violet, NIGHT.ink, 0.5), 14);
  windows(e, part(left, 0.12, 0.1, 0.9, 0.42), 3, 2, 0, 0.4);
  sash(e, part(left, 0.44, 0.36, 0.58, 0.5), { light: NIGHT.ember, inside: 'plant' });
  windows(e, part(right, 0.18, 0.12, 0.9, 0.36), 3, 1, 0, 0.44);
  const lamp = bracket(e, on(right, 0.36, 0.42));
  bloom(e, lamp, 640, NIGHT.amber, 0.6);
  bloom(e, [lamp[0] - 120, 1620], 520, NIGHT.amber, 0.5);
  handrail(e);
  cat(e, 640, 2046);
  wire(e, [0, 700], [1900, 330], 110, NIGHT.ink, 6);
  pastel(e, (chalk) => {
    halo(chalk, lamp, 360, NIGHT.butter, 0.85);
    for (let i = 0; i < 260; i++) {
      const a = random.between(0.2, 2.9);
      const r = random.between(160, 760);
      const at: Point = [lamp[0] - Math.cos(a) * r, lamp[1] + Math.sin(a) * r];
      chalkLine(
        chalk,
        random,
        at,
        [at[0] - Math.cos(a) * 60, at[1] + Math.sin(a) * 60],
        NIGHT.amber,
        7,
        0.26 * (1 - r / 900),
      );
    }
  });
  glints(e, 2300, height, mix(NIGHT.cobalt, NIGHT.haze, 0.4), 40);
  matteFinish(e);
}

function steps(e: Easel, left: Quad, right: Quad) {
  const count = 17;
  for (let i = 0; i < count; i++) {
    const near = (i / count) ** 1.55;
    const next = ((i + 1) / count) ** 1.55;
    const y = (t: number) => 1310 + t * 1420;
    const x0 = (t: number) => left[2][0] - t * 880;
    const x1 = (t: number) => right[3][0] + t * 900;
    const tread = near + (next - near) * 0.45;
    const lamplit = Math.max(0, 1 - Math.abs(i - 4) / 8);
    gouache(
      e,
      [
        [x0(near), y(near)],
        [x1(near), y(near)],
        [x1(tread), y(tread)],
        [x0(tread), y(tread)],
      ],
      mix(mix(NIGHT.prussian, NIGHT.indigo, near), NIGHT.amber, 0.36 * lamplit),
      { vary: 0.05, wobble: 3 },
    );
    gouache(
      e,
      [
        [x0(tread), y(tread)],
        [x1(tread), y(tread)],
        [x1(next), y(next)],
        [x0(next), y(next)],
      ],
      mix(mix(NIGHT.prussian, NIGHT.ink, 0.45), NIGHT.amber, 0.14 * lamplit),
      { vary: 0.03 },
    );
  }
}

function bracket(e: Easel, [x, y]: Point): Point {
  wire(e, [x + 40, y - 60], [x - 110, y - 40], -26, NIGHT.ink, 14);
  const head: Point = [x - 110, y + 20];
  gouache(
    e,
    [
      [head[0] - 26, head[1] - 40],
      [head[0] + 26, head[1] - 40],
      [head[0] + 42, head[1] + 36],
      [head[0] - 42, head[1] + 36],
    ],
    NIGHT.butter,
    { vary: 0.03 },
  );
  gouache(
    e,
    [
      [head[0], head[1] - 78],
      [head[0] + 54, head[1] - 34],
      [head[0] - 54, head[1] - 34],
    ],
    NIGHT.ink,
    { vary: 0.02 },
  );
  return head;
}

function handrail(e: Easel) {
  const rail = (t: number): Point => [1090 + t * 560, 1215 + t ** 1.15 * 1120];
  for (let i = 0; i <= 8; i++) {
    const t = i / 8;
    const [x, y] = rail(t);
    gouache(e, box(x - 3 - t * 5, y, 6 + t * 10, 100 + t * 300), NIGHT.ink, { vary: 0.02 });
    if (i > 0) wire(e, rail((i - 1) / 8), [x, y], 0, NIGHT.ink, 7 + t * 12);
  }
}

/** Sitting with its back to us, as cats on steps do. */
function cat(e: Easel, x: number, foot: number) {
  const shape: Point[] = [
    [-50, 0],
    [-56, -60],
    [-36, -118],
    [-30, -150],
    [-34, -192],
    [-14, -172],
    [14, -172],
    [34, -192],
    [30, -150],
    [36, -118],
    [56, -60],
    [50, 0],
  ];
  gouache(
    e,
    shape.map(([u, v]): Point => [x + u, foot + v]),
    NIGHT.ink,
    { vary: 0.01, wobble: 1 },
  );
  wire(e, [x + 44, foot - 12], [x + 128, foot - 8], 22, NIGHT.ink, 15);
}
