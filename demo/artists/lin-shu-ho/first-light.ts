import type { Easel } from '../../brush.ts';
import { breath } from './air.ts';
import { hempStrokes, type Mountain, mountain, skyline } from './mountains.ts';
import { pressSeal, redDisc } from './seal.ts';
import { finish, newSheet, smoothstep } from './sheet.ts';
import { grove } from './trees.ts';

/** Seven ridges going back into light, and the sun between the third and the fourth. */
export function paintFirstLight(easel: Easel): void {
  const sheet = newSheet(easel, 1101);
  breath(sheet, 21, 0.2, 900, (_, y) => smoothstep(900, 0, y));
  redDisc(sheet, 1895, 560, 104, 0.95);
  const ridges: Mountain[] = [
    {
      top: skyline([0, 700, 500, 610, 1000, 720, 1500, 640, 1980, 760, 2400, 690, 2700, 730], 31, 60),
      ink: 0.2,
      fade: 200,
      edge: 26,
      spur: 120,
      veil: 0,
      seed: 301,
    },
    {
      top: skyline([0, 760, 420, 640, 760, 560, 1180, 770, 1700, 860, 2250, 740, 2700, 800], 32, 70),
      ink: 0.34,
      fade: 210,
      edge: 12,
      spur: 110,
      veil: 0.3,
      seed: 302,
    },
    {
      top: skyline([0, 900, 300, 830, 620, 690, 860, 610, 1130, 800, 1500, 960, 2100, 930, 2700, 840], 33, 80),
      ink: 0.58,
      fade: 240,
      edge: 8,
      spur: 95,
      veil: 0.5,
      seed: 303,
    },
    {
      top: skyline([0, 1010, 600, 1130, 1200, 1180, 1750, 1080, 2080, 960, 2330, 880, 2700, 1030], 34, 85),
      ink: 0.95,
      fade: 165,
      edge: 6,
      spur: 85,
      veil: 0.6,
      seed: 304,
    },
    {
      top: skyline([0, 1180, 380, 1230, 900, 1370, 1500, 1420, 2100, 1330, 2700, 1190], 35, 75),
      ink: 1.4,
      fade: 150,
      edge: 5,
      spur: 80,
      veil: 0.7,
      seed: 305,
    },
    {
      top: skyline([0, 1400, 330, 1440, 760, 1590, 1250, 1700, 1700, 1760, 2700, 1840], 36, 70),
      ink: 2.1,
      fade: 260,
      edge: 4,
      spur: 70,
      veil: 0.85,
      seed: 306,
    },
  ];
  ridges.forEach((ridge, k) => {
    mountain(sheet, ridge);
    if (k >= 2)
      hempStrokes(sheet, ridge, 260 + k * 60, 0, 2700, { width: 3 + k * 0.5, load: ridge.ink * 0.7, dry: 0.45 });
  });
  const near = ridges[5] as Mountain;
  grove(sheet, 46, 20, 900, near.top, 92, 2.4);
  pressSeal(sheet, 2470, 1590, 92);
  finish(sheet);
}
