import type { Easel } from '../../brush.ts';
import { breath } from './air.ts';
import { stroke } from './brushwork.ts';
import { hempStrokes, type Mountain, mountain, skyline } from './mountains.ts';
import { pressSeal, redDisc } from './seal.ts';
import { finish, newSheet, type Sheet, smoothstep, wash } from './sheet.ts';
import { grove } from './trees.ts';

/** A precipice in a hanging scroll: the fall is bare paper, the lantern one touch of red. */
export function paintPassInCloud(easel: Easel): void {
  const sheet = newSheet(easel, 1202);
  breath(sheet, 22, 0.16, 1500, (_, y) => smoothstep(1500, 200, y));
  const far: Mountain = {
    top: skyline([0, 700, 260, 560, 480, 690, 900, 900, 1300, 780], 41, 70),
    ink: 0.3,
    fade: 330,
    edge: 16,
    spur: 100,
    veil: 0,
    seed: 401,
  };
  const cliff: Mountain = {
    top: skyline([0, 1500, 330, 1240, 520, 820, 690, 470, 800, 350, 930, 420, 1080, 700, 1300, 800], 42, 90, 130),
    ink: 1.35,
    fade: 620,
    edge: 5,
    spur: 90,
    veil: 0.6,
    seed: 402,
  };
  mountain(sheet, far);
  mountain(sheet, cliff);
  hempStrokes(sheet, cliff, 620, 330, 1300, { width: 11, load: 1.15, dry: 0.66 });
  grove(sheet, 26, 620, 1060, cliff.top, 64, 1.7);
  pourFall(sheet, 880, 860, 1720);
  const shoulder: Mountain = {
    top: skyline([0, 1830, 240, 1760, 520, 1950, 830, 2140, 1300, 2230], 43, 70),
    ink: 1.0,
    fade: 260,
    edge: 7,
    spur: 75,
    veil: 0.75,
    seed: 403,
  };
  mountain(sheet, shoulder);
  hempStrokes(sheet, shoulder, 240, 0, 900, { width: 9, load: 1.1, dry: 0.6 });
  const rock: Mountain = {
    top: skyline([0, 2390, 260, 2330, 520, 2450, 760, 2620, 1300, 2740], 44, 60),
    ink: 2.2,
    fade: 260,
    edge: 4,
    spur: 60,
    veil: 0.9,
    seed: 404,
  };
  mountain(sheet, rock);
  hempStrokes(sheet, rock, 170, 0, 760, { width: 12, load: 2.3, dry: 0.6 });
  grove(sheet, 26, 10, 420, rock.top, 190, 2.5);
  grove(sheet, 16, 30, 560, shoulder.top, 74, 1.4);
  hut(sheet, 700, shoulder.top(700) + 14);
  pressSeal(sheet, 1125, 2440, 84);
  finish(sheet);
}

/** The waterfall: ink lifted off the sheet, then two dry threads beside the bare paper. */
function pourFall(sheet: Sheet, x: number, from: number, to: number): void {
  const course = (y: number) =>
    x + Math.sin(y / 170) * 16 - (y - from) * 0.1 + (y > from + 430 ? -46 : 0) * smoothstep(from + 430, from + 520, y);
  const half = (y: number) => 13 + ((y - from) / (to - from)) * 34;
  for (let py = Math.floor(from * sheet.scale); py < to * sheet.scale; py++) {
    const y = py / sheet.scale;
    const keep = smoothstep(from, from + 60, y) * smoothstep(to, to - 260, y);
    for (let px = Math.floor((course(y) - 190) * sheet.scale); px < (course(y) + 190) * sheet.scale; px++) {
      const ux = px / sheet.scale;
      const away = Math.abs(ux - course(y) + (sheet.noise(ux / 12, y / 60) - 0.5) * 22);
      const threads = 0.75 + 0.25 * smoothstep(0.3, 0.62, sheet.noise(ux / 5, y / 190));
      const wall =
        0.55 *
        Math.exp(-Math.max(0, away - half(y)) / 55) *
        keep *
        smoothstep(to, to - 500, y) *
        sheet.noise(ux / 40, y / 150);
      const bare = smoothstep(half(y) + 7, half(y) - 5, away) * keep * threads;
      const i = py * sheet.w + px;
      sheet.ink[i] = ((sheet.ink[i] as number) + wall) * (1 - 0.97 * bare);
    }
  }
}

/** A hut of a few strokes with a lit doorway, standing on y. */
function hut(sheet: Sheet, x: number, y: number): void {
  const line = { width: 5, load: 2.2, dry: 0.2 };
  wash(
    sheet,
    sheet.ink,
    { left: x - 34, top: y - 36, right: x + 34, bottom: y },
    (ux, uy) => -0.9 + 0.25 * sheet.noise(ux / 9, uy / 9),
  );
  stroke(
    sheet,
    sheet.ink,
    [
      [x - 52, y - 30, 0.5],
      [x - 20, y - 50, 1],
      [x + 4, y - 62, 0.9],
      [x + 24, y - 49, 1],
      [x + 54, y - 29, 0.5],
    ],
    { width: 15, load: 2.2, dry: 0.35 },
  );
  stroke(
    sheet,
    sheet.ink,
    [
      [x - 33, y - 36, 0.8],
      [x - 34, y, 1],
    ],
    line,
  );
  stroke(
    sheet,
    sheet.ink,
    [
      [x + 33, y - 36, 0.8],
      [x + 34, y, 1],
    ],
    line,
  );
  stroke(
    sheet,
    sheet.ink,
    [
      [x - 74, y + 4, 0.3],
      [x - 10, y, 1],
      [x + 86, y + 6, 0.2],
    ],
    { ...line, width: 8 },
  );
  redDisc(sheet, x + 1, y - 17, 9, 1.6);
}
