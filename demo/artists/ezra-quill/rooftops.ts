import { type Easel, noise2 } from '../../brush.ts';
import { chimney, on, part, type Quad, sash, windows } from './buildings.ts';
import { bloom, chalkLine, css, gouache, halo, mix, NIGHT, type Point, pastel, type Rgb, rgb } from './gouache.ts';
import { matteFinish, nightSky } from './weather.ts';

const SNOW = rgb('#9fb4d8');

/** A house seen from above: a pitch of slates under snow, a gable, chimneys, maybe a skylight. */
function roof(e: Easel, x: number, y: number, w: number, h: number, colour: Rgb, light: boolean) {
  const slope: Quad = [
    [x + w * 0.1, y],
    [x + w * 0.96, y + h * 0.05],
    [x + w * 1.04, y + h],
    [x - w * 0.04, y + h],
  ];
  gouache(e, slope, mix(colour, SNOW, 0.5), { towards: colour, vary: 0.03, angle: 1.45 });
  pastel(
    e,
    (chalk) => {
      for (let i = 0; i < 70; i++) {
        const [u, v] = [e.random(), e.random() ** 1.5];
        const [a, b] = [on(slope, u, v), on(slope, Math.min(1, u + e.random.between(0.05, 0.2)), v)];
        chalkLine(chalk, e.random, a, b, mix(colour, SNOW, 0.95), e.random.between(8, 24), 0.26 * (1 - v) + 0.06);
      }
    },
    [y - 30, y + h + 30],
  );
  gouache(
    e,
    [
      [x - w * 0.05, y + h],
      [x + w * 1.05, y + h],
      [x + w * 1.02, y + h * 4],
      [x - w * 0.02, y + h * 4],
    ],
    mix(colour, NIGHT.ink, 0.5),
    { vary: 0.02, angle: 1.57 },
  );
  windows(
    e,
    [
      [x, y + h * 1.25],
      [x + w, y + h * 1.25],
      [x + w, y + h * 2.5],
      [x, y + h * 2.5],
    ],
    Math.max(2, Math.round(w / 150)),
    1,
    light ? 0.4 : 0.1,
    0.46,
  );
  if (!light) return;
  const sky = part(slope, 0.38, 0.32, 0.56, 0.72);
  sash(e, sky, { light: NIGHT.amber });
}

export function slatesUnderSnow(e: Easel) {
  const { g, random, width, height } = e;
  nightSky(e, 1000, NIGHT.indigo, mix(NIGHT.haze, NIGHT.violet, 0.42), NIGHT.haze, 80);
  const moon: Point = [2010, 330];
  bloom(e, moon, 520, NIGHT.haze, 0.75);
  pastel(e, (chalk) => {
    halo(chalk, moon, 420, SNOW, 0.36);
  });
  gouache(
    e,
    Array.from(
      { length: 24 },
      (_, i): Point => [moon[0] + Math.cos(i * 0.2618) * 92, moon[1] + Math.sin(i * 0.2618) * 92],
    ),
    rgb('#f3ead0'),
    { vary: 0.03, wobble: 1 },
  );
  pastel(e, (chalk) => {
    for (let i = 0; i < 16; i++)
      chalkLine(
        chalk,
        random,
        [1750 + random() * 160, 330 + i * 9],
        [2080 + random() * 240, 318 + i * 9],
        mix(NIGHT.cobalt, NIGHT.haze, 0.5),
        18,
        0.16,
      );
  });
  skyline(e, 1010);
  g.fillStyle = css(NIGHT.indigo);
  g.fillRect(0, 1005, width, height);
  const rows: readonly [number, number, number, number, number, boolean][] = [
    [40, 960, 520, 110, 0.5, false],
    [640, 930, 420, 120, 0.45, true],
    [1130, 990, 560, 110, 0.5, false],
    [1780, 960, 460, 120, 0.45, false],
    [2270, 1000, 500, 110, 0.5, true],
    [-120, 1170, 700, 160, 0.25, false],
    [1520, 1190, 620, 150, 0.25, true],
    [2180, 1220, 700, 160, 0.2, false],
    [640, 1220, 760, 170, 0.2, false],
    [-200, 1500, 1180, 250, 0, true],
    [1640, 1540, 1200, 260, 0, false],
  ];
  for (const [x, y, w, h, far, light] of rows) {
    const tone = mix(mix(NIGHT.indigo, NIGHT.ink, 0.3), mix(NIGHT.cobalt, NIGHT.haze, 0.3), far);
    chimney(e, x + w * random.between(0.55, 0.8), y + h * 0.2, w * 0.2, h * 0.9, tone, 4);
    roof(e, x, y, w, h, tone, light);
  }
  for (const [x, y, r] of [
    [300, 1590, 300],
    [860, 985, 200],
    [1830, 1260, 240],
  ] as const)
    bloom(e, [x, y], r, NIGHT.amber, 0.45);
  smoke(e, 760, 1130);
  matteFinish(e);
}

/** Spires and gables so far away that the night has taken all but their outline. */
function skyline(e: Easel, base: number) {
  const { random, width } = e;
  for (const [layer, tone] of [mix(NIGHT.haze, NIGHT.violet, 0.5), mix(NIGHT.cobalt, NIGHT.violet, 0.4)].entries()) {
    const line: Point[] = [[-20, base + 40]];
    for (let x = -20; x < width + 60; x += random.between(60, 190)) {
      const y = base - 130 + layer * 70 - random.between(0, 80);
      line.push([x, y], [x + random.between(30, 60), y - random.between(0, 40)]);
    }
    gouache(e, [...line, [width + 80, base + 40]], tone, { vary: 0.02, angle: 1.57 });
  }
  gouache(
    e,
    [
      [890, base - 60],
      [905, base - 330],
      [928, base - 560],
      [950, base - 330],
      [968, base - 60],
    ],
    mix(NIGHT.cobalt, NIGHT.violet, 0.4),
    { vary: 0.02, angle: 1.57 },
  );
}

function smoke(e: Easel, x: number, y: number) {
  const drift = noise2(5);
  pastel(e, (chalk) => {
    let at: Point = [x, y];
    for (let i = 0; i < 46; i++) {
      const next: Point = [at[0] + 14 + drift(i / 6, 1) * 22, at[1] - 14 + drift(i / 5, 9) * 9];
      chalkLine(chalk, e.random, at, next, mix(NIGHT.haze, SNOW, 0.4), 16 + i * 2.6, 0.22 - i * 0.0042);
      at = next;
    }
  });
}
