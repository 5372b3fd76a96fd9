import type { Easel } from '../../brush.ts';
import { box, lampPost, sash, windows } from './buildings.ts';
import { bloom, chalkLine, css, gouache, halo, mix, NIGHT, type Point, pastel } from './gouache.ts';
import { glints, matteFinish, nightSky, wetGround } from './weather.ts';

const WATER = 820;

/** The road of the bridge rises to the middle and falls again. */
const deck = (x: number) => 470 + ((x - 1900) / 1900) ** 2 * 210;

/** Five stone arches over high water, the late bus on top of them. */
export function fiveArches(e: Easel) {
  const { g, random, width, height } = e;
  nightSky(e, WATER, NIGHT.ink, mix(NIGHT.cobalt, NIGHT.teal, 0.25), NIGHT.haze, 70);
  g.fillStyle = css(NIGHT.indigo);
  g.fillRect(0, WATER - 30, width, height);
  farBank(e);
  bus(e, 2140);
  const lamps = [330, 790, 1270, 1760, 2560, 2930].map((x) => lampPost(e, x, deck(x) - 20, 140, 8));
  bridge(e);
  for (const [x, y] of lamps) {
    bloom(e, [x, y], 210, NIGHT.amber, 0.7);
    bloom(e, [x, y + 175], 190, NIGHT.ember, 0.34);
  }
  bloom(e, [2270, 400], 360, NIGHT.amber, 0.5);
  wetGround(e, {
    horizon: () => WATER,
    far: mix(NIGHT.teal, NIGHT.indigo, 0.4),
    near: NIGHT.ink,
    shine: 1.25,
    stretch: 0.82,
    ripple: 90,
  });
  glints(e, WATER + 30, height, mix(NIGHT.cobalt, NIGHT.haze, 0.5), 240);
  pastel(e, (chalk) => {
    for (const at of lamps) {
      halo(chalk, at, random.between(70, 112), NIGHT.butter, random.between(0.7, 0.9));
      const mirror = WATER + (WATER - at[1]) * 0.78;
      for (let i = 0; i < 44; i++) {
        const y = mirror - 150 + i * 8;
        const half = random.between(5, 30);
        const x = at[0] + random.normal(0, 14);
        chalkLine(chalk, random, [x - half, y], [x + half, y], NIGHT.amber, 6, 0.5 - Math.abs(i - 20) * 0.02);
      }
    }
  });
  matteFinish(e);
}

function farBank(e: Easel) {
  const { random, width } = e;
  for (let x = -40; x < width; ) {
    const w = random.between(90, 260);
    const tall = random.between(60, 230) * (x > 1200 && x < 1700 ? 1.3 : 0.9);
    gouache(e, box(x, WATER - tall, w + 6, tall), mix(NIGHT.indigo, NIGHT.cobalt, random.between(0.1, 0.5)), {
      vary: 0.02,
      angle: 1.57,
    });
    windows(
      e,
      box(x + 10, WATER - tall + 14, w - 20, tall * 0.7),
      Math.round(w / 42),
      Math.max(1, Math.round(tall / 60)),
      0.2,
      0.42,
    );
    x += w;
  }
}

function bridge(e: Easel) {
  const { random, width } = e;
  const piers = [-210, 420, 1050, 1720, 2400, 3060] as const;
  const outline: Point[] = [];
  for (let x = -20; x <= width + 20; x += 40) outline.push([x, deck(x) - 34]);
  for (let i = piers.length - 1; i > 0; i--) {
    const [right, left] = [(piers[i] as number) - 52, (piers[i - 1] as number) + 52];
    const [mid, half] = [(left + right) / 2, (right - left) / 2];
    const crown = deck(mid) + 62;
    outline.push([right + 52, WATER + 6], [right, WATER + 6]);
    for (let a = 0; a <= 24; a++) {
      const angle = (Math.PI * a) / 24;
      outline.push([mid + Math.cos(angle) * half, WATER - Math.sin(angle) * (WATER - crown)]);
    }
    outline.push([left, WATER + 6]);
  }
  gouache(e, outline, mix(NIGHT.stone, NIGHT.violet, 0.4), {
    towards: mix(NIGHT.violet, NIGHT.ink, 0.6),
    vary: 0.04,
    wobble: 1.2,
  });
  for (const x of piers)
    gouache(
      e,
      [
        [x - 56, deck(x) + 40],
        [x + 56, deck(x) + 40],
        [x + 70, WATER + 4],
        [x - 70, WATER + 4],
      ],
      mix(NIGHT.stone, NIGHT.violet, 0.2),
      { towards: NIGHT.soot, vary: 0.05, angle: 1.57 },
    );
  pastel(e, (chalk) => {
    for (let x = 0; x < width; x += 34)
      chalkLine(
        chalk,
        random,
        [x, deck(x) - 30],
        [x + 36, deck(x + 36) - 30],
        mix(NIGHT.haze, NIGHT.stone, 0.3),
        9,
        0.5,
      );
    for (let x = 0; x < width; x += 44)
      chalkLine(chalk, random, [x, deck(x) + 14], [x + 30, deck(x + 30) + 14], NIGHT.haze, 5, 0.24);
  });
}

function bus(e: Easel, x: number) {
  const y = deck(x + 120) - 190;
  gouache(
    e,
    [
      [x, y + 22],
      [x + 24, y],
      [x + 258, y],
      [x + 280, y + 20],
      [x + 284, y + 190],
      [x - 2, y + 190],
    ],
    mix(NIGHT.rose, NIGHT.violet, 0.25),
    { vary: 0.04 },
  );
  for (let i = 0; i < 5; i++) {
    sash(e, box(x + 14 + i * 53, y + 16, 42, 36), { light: NIGHT.butter, frame: NIGHT.violet });
    sash(e, box(x + 14 + i * 53, y + 82, 42, 36), { light: NIGHT.amber, frame: NIGHT.violet });
  }
}
