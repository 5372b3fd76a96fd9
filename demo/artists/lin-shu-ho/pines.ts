import type { Easel } from '../../brush.ts';
import { breath } from './air.ts';
import { path, stroke } from './brushwork.ts';
import { hempStrokes, type Mountain, mountain, skyline } from './mountains.ts';
import { pressSeal } from './seal.ts';
import { finish, newSheet, smoothstep } from './sheet.ts';
import { pineBough } from './trees.ts';

/** Old pines reaching in from the right; the valley answers with nothing. */
export function paintPines(easel: Easel): void {
  const sheet = newSheet(easel, 1606);
  breath(sheet, 26, 0.14, 1900, (x, y) => smoothstep(1900, 300, y) * smoothstep(0, 900, x));
  const peaks: Mountain[] = [
    {
      top: skyline([0, 1040, 300, 860, 470, 640, 560, 560, 660, 690, 880, 980, 1300, 1180, 2000, 1200], 71, 70),
      ink: 0.34,
      fade: 360,
      edge: 10,
      spur: 90,
      veil: 0,
      seed: 701,
    },
    {
      top: skyline([0, 1440, 180, 1330, 420, 1480, 800, 1640, 2000, 1760], 72, 60),
      ink: 0.62,
      fade: 210,
      edge: 7,
      spur: 75,
      veil: 0.5,
      seed: 702,
    },
    {
      top: skyline([0, 2900, 700, 2640, 1180, 2330, 1450, 2120, 1720, 1990, 2000, 1900], 73, 70),
      ink: 2.2,
      fade: 420,
      edge: 4,
      spur: 120,
      veil: 1,
      seed: 703,
    },
  ];
  const [far, middle, rock] = peaks as [Mountain, Mountain, Mountain];
  mountain(sheet, far);
  hempStrokes(sheet, far, 200, 0, 1300, { width: 5, load: 0.34, dry: 0.6 });
  mountain(sheet, middle);
  hempStrokes(sheet, middle, 240, 0, 1300, { width: 7, load: 0.6, dry: 0.6 });
  stroke(
    sheet,
    sheet.ink,
    path([
      1800, 2260, 1, 1730, 2080, 0.96, 1660, 1780, 0.84, 1720, 1420, 0.8, 1590, 1080, 0.66, 1640, 760, 0.5, 1560, 520,
      0.25,
    ]),
    { width: 118, load: 2.1, dry: 0.6 },
  );
  stroke(sheet, sheet.ink, path([1900, 2060, 0.9, 1960, 1700, 0.8, 1900, 1300, 0.6, 1990, 950, 0.4]), {
    width: 84,
    load: 1.1,
    dry: 0.7,
  });
  mountain(sheet, rock);
  hempStrokes(sheet, rock, 320, 900, 2000, { width: 13, load: 2.3, dry: 0.62 });
  pineBough(
    sheet,
    path([1670, 1330, 0.9, 1430, 1290, 0.8, 1210, 1390, 0.7, 960, 1350, 0.5, 760, 1440, 0.3]),
    50,
    2.2,
    17,
  );
  pineBough(sheet, path([1610, 960, 0.9, 1400, 870, 0.7, 1220, 900, 0.6, 1010, 820, 0.3]), 38, 2.1, 14);
  pineBough(sheet, path([1630, 700, 0.8, 1740, 600, 0.7, 1860, 640, 0.5, 1980, 560, 0.4]), 32, 1.6, 10);
  pineBough(sheet, path([1590, 560, 0.7, 1470, 470, 0.6, 1330, 490, 0.3]), 24, 2.0, 9);
  pineBough(sheet, path([1900, 1340, 0.7, 1800, 1230, 0.6, 1960, 1130, 0.4]), 30, 1.2, 8);
  pressSeal(sheet, 190, 2350, 96);
  finish(sheet);
}
