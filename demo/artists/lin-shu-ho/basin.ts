import type { Easel } from '../../brush.ts';
import { breath } from './air.ts';
import { path, stroke } from './brushwork.ts';
import { hempStrokes, type Mountain, mountain, skyline } from './mountains.ts';
import { pressSeal, redDisc } from './seal.ts';
import { finish, newSheet, type Sheet, smoothstep } from './sheet.ts';
import { cypress, grove } from './trees.ts';

/** A long handscroll in which almost nothing is painted but the far shore of the mist. */
export function paintBasin(easel: Easel): void {
  const sheet = newSheet(easel, 1303);
  breath(sheet, 23, 0.13, 700, (x, y) => smoothstep(700, 60, y) * smoothstep(3000, 1400, x));
  const hills: Mountain[] = [
    {
      top: skyline([0, 430, 350, 350, 800, 470, 1300, 520, 1800, 560, 2400, 520, 3000, 470], 51, 40),
      ink: 0.22,
      fade: 130,
      edge: 16,
      spur: 170,
      veil: 0,
      seed: 501,
      shown: (x) => 1 - 0.6 * smoothstep(1300, 2400, x),
    },
    {
      top: skyline([0, 420, 260, 300, 470, 240, 700, 420, 1100, 600, 1700, 780, 3000, 860], 52, 60),
      ink: 0.6,
      fade: 220,
      edge: 7,
      spur: 80,
      veil: 0.4,
      seed: 502,
      shown: (x) => smoothstep(1650, 1050, x),
    },
    {
      top: skyline([0, 560, 200, 600, 560, 700, 800, 760, 1200, 960, 3000, 1200], 53, 50),
      ink: 1.2,
      fade: 160,
      edge: 5,
      spur: 70,
      veil: 0.7,
      seed: 503,
      shown: (x) => smoothstep(1400, 700, x),
    },
    {
      top: skyline([0, 1500, 1750, 1330, 2150, 960, 2450, 840, 2640, 790, 2850, 850, 3000, 800], 54, 55),
      ink: 2.2,
      fade: 230,
      edge: 4,
      spur: 70,
      veil: 1,
      seed: 504,
    },
  ];
  hills.forEach((hill, k) => {
    mountain(sheet, hill);
    if (k > 0)
      hempStrokes(sheet, hill, 90 + k * 60, k === 3 ? 1900 : 0, k === 3 ? 3000 : 1300, {
        width: 4 + k * 2,
        load: hill.ink,
        dry: 0.62,
      });
  });
  const [, , third, near] = hills as [Mountain, Mountain, Mountain, Mountain];
  grove(sheet, 22, 30, 640, third.top, 52, 1.5);
  grove(sheet, 20, 2250, 2980, near.top, 120, 2.5);
  paintVillage(sheet, 1450, 800);
  homingBirds(sheet);
  pressSeal(sheet, 1010, 1050, 74);
  finish(sheet);
}

/** Roofs half drowned in mist, and one lamp. */
function paintVillage(sheet: Sheet, x: number, y: number): void {
  const { random } = sheet;
  for (let k = 0; k < 11; k++)
    cypress(
      sheet,
      x + random.between(-260, 380),
      y + random.between(-16, 18),
      random.between(40, 96),
      random.between(0.35, 0.75),
    );
  for (const [dx, dy, size] of path([-150, -6, 0.8, -10, 0, 1.1, 98, 26, 0.95, 236, 8, 0.75]))
    farmhouse(sheet, x + dx, y + dy, size);
  redDisc(sheet, x - 8, y + 16, 10, 1.5);
}

/** A farmhouse: three strokes of thatch, two posts, a line of ground. */
function farmhouse(sheet: Sheet, hx: number, hy: number, size: number): void {
  const { ink } = sheet;
  const load = 1.25 * size;
  for (const [rise, half] of [
    [26, 30],
    [15, 43],
    [3, 57],
  ] as const) {
    stroke(
      sheet,
      ink,
      [
        [hx - half * size, hy - (rise - 3) * size, 0.5],
        [hx, hy - rise * size, 1],
        [hx + half * size, hy - (rise - 4) * size, 0.4],
      ],
      { width: 14 * size, load, dry: 0.45 },
    );
  }
  for (const side of [-36, 36])
    stroke(
      sheet,
      ink,
      [
        [hx + side * size, hy, 0.9],
        [hx + side * size, hy + 30 * size, 0.1],
      ],
      { width: 5, load: load * 0.7, dry: 0.3 },
    );
  stroke(
    sheet,
    ink,
    [
      [hx - 74 * size, hy + 32 * size, 0.2],
      [hx, hy + 30 * size, 0.8],
      [hx + 90 * size, hy + 34 * size, 0.1],
    ],
    { width: 8, load: load * 0.45, dry: 0.75 },
  );
}

function homingBirds(sheet: Sheet): void {
  const { random, ink } = sheet;
  for (let k = 0; k < 9; k++) {
    const [bx, by] = [2050 + k * 58 + random.normal(0, 20), 330 - k * 17 + random.normal(0, 16)];
    const wing = random.between(9, 15);
    stroke(
      sheet,
      ink,
      [
        [bx - wing, by - wing * 0.5, 0.3],
        [bx - wing * 0.3, by - wing * 0.45, 1],
        [bx, by, 0.8],
      ],
      { width: 3.4, load: 1.1, dry: 0 },
    );
    stroke(
      sheet,
      ink,
      [
        [bx, by, 0.8],
        [bx + wing * 0.4, by - wing * 0.5, 1],
        [bx + wing, by - wing * 0.35, 0.3],
      ],
      { width: 3.4, load: 1.1, dry: 0 },
    );
  }
}
