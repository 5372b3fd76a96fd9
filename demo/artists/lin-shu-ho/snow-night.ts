import { type Easel, fbm, noise2 } from '../../brush.ts';
import { facets, fallOf, type Mountain, mountain, skyline } from './mountains.ts';
import { pressSeal } from './seal.ts';
import { finish, newSheet, type Sheet, smoothstep, wash, wholeOf } from './sheet.ts';
import { grove } from './trees.ts';

/** Snow is the paper: only the night round the summit is painted. */
export function paintSnowNight(easel: Easel): void {
  const sheet = newSheet(easel, 1505);
  const crest = skyline(
    [0, 1330, 330, 1180, 640, 900, 860, 700, 990, 640, 1130, 730, 1420, 1010, 1700, 1120, 2000, 1250],
    61,
    80,
    150,
  );
  const cloud = fbm(noise2(62), 3);
  wash(sheet, sheet.ink, wholeOf(sheet), (x, y) => {
    const height = crest(x) - y + (cloud(x / 20, y / 20) - 0.5) * 14;
    const moon = smoothstep(120, 620, Math.hypot(x - 1460, y - 430));
    const drift = cloud(x / 420 + y / 700, y / 260 - x / 900);
    return smoothstep(-6, 7, height) * (0.3 + 1.05 * moon) * (0.5 + 0.95 * drift);
  });
  liftMoon(sheet, 1460, 430, 92);
  sweptRock(sheet, crest);
  const woods: Mountain = {
    top: skyline([0, 1980, 420, 2040, 900, 2170, 1400, 2120, 2000, 1950], 63, 60),
    ink: 0.9,
    fade: 190,
    edge: 9,
    spur: 80,
    veil: 0.5,
    seed: 602,
  };
  mountain(sheet, woods);
  grove(sheet, 120, 0, 2000, (x) => woods.top(x) + 40, 120, 1.5);
  grove(sheet, 34, 1300, 2010, (x) => woods.top(x) + 250, 250, 2.4);
  grove(sheet, 18, -10, 380, (x) => woods.top(x) + 220, 190, 2.2);
  pressSeal(sheet, 640, 2300, 90);
  finish(sheet);
}

function liftMoon(sheet: Sheet, x: number, y: number, radius: number): void {
  wash(sheet, sheet.ink, { left: x - 120, top: y - 120, right: x + 120, bottom: y + 120 }, (ux, uy) => {
    const away = Math.hypot(ux - x, uy - y) + (sheet.noise(ux / 8, uy / 8) - 0.5) * 6;
    return -3 * smoothstep(radius + 3, radius - 4, away);
  });
}

/** The summit under snow: blue-grey shade in the gullies, and rock where the wind has swept a face bare.
 * The moon stands right of the arête, so the left face lies in shade. */
function sweptRock(sheet: Sheet, crest: (x: number) => number): void {
  const { w, h, scale, ink, tooth } = sheet;
  const rough = noise2(601);
  const fallAt = fallOf(crest);
  const arete = (depth: number) => 985 - depth * 0.16 + (rough(3, depth / 150) - 0.5) * 190 * smoothstep(0, 200, depth);
  for (let px = 0; px < w; px++) {
    const x = px / scale;
    const top = crest(x);
    const fall = fallAt(x);
    const shade = facets(rough, 210, () => fall);
    for (let py = Math.max(0, Math.floor(top * scale)); py < Math.min(h, (top + 1600) * scale); py++) {
      const depth = py / scale - top;
      const dark = shade(x, depth);
      const mist = Math.exp(-((depth / 760) ** 2));
      const lee = smoothstep(30, -60, x - arete(depth) + (rough(x / 34, depth / 70) - 0.5) * 90);
      const crag =
        dark +
        0.5 * rough(x / 16, (depth - x * fall * 0.5) / 46) +
        0.3 * tooth(px, py) -
        0.25 * rough(x / 260, depth / 180);
      const rock = smoothstep(0.98, 1.2, crag) * smoothstep(3, 16, depth) * Math.exp(-((depth / 500) ** 2));
      const i = py * w + px;
      ink[i] =
        (ink[i] as number) +
        mist * (0.3 * smoothstep(0.35, 1, dark) + lee * (0.22 + 0.3 * dark)) +
        (0.8 + 0.6 * lee) * rock;
    }
  }
}
