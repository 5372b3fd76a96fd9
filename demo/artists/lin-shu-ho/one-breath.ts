import { type Easel, fbm, noise2 } from '../../brush.ts';
import { dab, path, stroke } from './brushwork.ts';
import { pressSeal, redDisc } from './seal.ts';
import { finish, newLayer, newSheet, type Sheet, settle, smoothstep, spread, wash, wholeOf } from './sheet.ts';

/** A mountain in one pull of the great brush. */
export function paintOneBreath(easel: Easel): void {
  const sheet = newSheet(easel, 1404);
  const wet = newLayer(sheet);
  stroke(
    sheet,
    wet,
    path([
      250, 1690, 0.4, 520, 1420, 0.85, 800, 1010, 1, 960, 740, 0.86, 1080, 660, 0.7, 1200, 800, 0.72, 1360, 1150, 0.95,
      1600, 1440, 0.8, 1760, 1560, 0.6,
    ]),
    { width: 360, load: 1.5, dry: 0.5, side: 0.8 },
  );
  stroke(sheet, wet, path([1430, 1330, 0.5, 1600, 1130, 0.9, 1730, 1120, 0.85, 1930, 1400, 0.9, 2230, 1650, 0.4]), {
    width: 220,
    load: 0.62,
    dry: 0.66,
    side: 0.55,
  });
  settle(sheet, wet, sheet.ink, 14, 0.5);
  const dark = newLayer(sheet);
  stroke(sheet, dark, path([880, 880, 0.3, 990, 700, 0.9, 1080, 640, 1, 1170, 740, 0.9, 1290, 1010, 0.3]), {
    width: 150,
    load: 1.6,
    dry: 0.62,
  });
  settle(sheet, spread(sheet, dark, 5), sheet.ink, 12, 0.5);
  bleedBelow(sheet, spread(sheet, wet, 90));
  stroke(sheet, sheet.ink, path([180, 1880, 0.2, 700, 1852, 0.8, 1300, 1868, 1, 1900, 1846, 0.5, 2230, 1858, 0.1]), {
    width: 26,
    load: 0.75,
    dry: 0.86,
  });
  const sun = { x: 1705, y: 640 };
  for (let k = 0; k < 24; k++) {
    const [x, y] = [sheet.random.normal(1310, 330), sheet.random.normal(700, 170)];
    const size = 3 + 13 * sheet.random() ** 4;
    if (Math.hypot(x - sun.x, y - sun.y) > 150) dab(sheet, sheet.ink, x, y, size * 2.2, size * 1.9, 1.1);
  }
  redDisc(sheet, sun.x, sun.y, 74, 1.15);
  pressSeal(sheet, 372, 1960, 96);
  finish(sheet);
}

/** What the sheet drinks below a wet stroke: a pale halo that creeps downwards. */
function bleedBelow(sheet: Sheet, halo: Float32Array): void {
  const creep = fbm(noise2(77), 3);
  wash(sheet, sheet.ink, { ...wholeOf(sheet), top: 700, bottom: 2150 }, (x, y) => {
    const reach = creep(x / 120, y / 240) * 190;
    const py = Math.max(0, Math.round((y - reach) * sheet.scale));
    const source = halo[py * sheet.w + Math.min(sheet.w - 1, Math.round(x * sheet.scale))] as number;
    return source * 0.5 * smoothstep(700, 1500, y) * creep(x / 60 + 9, y / 60);
  });
}
