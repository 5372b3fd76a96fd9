import { stroke, type Touch } from './brushwork.ts';
import type { Sheet } from './sheet.ts';

/** A small cypress seen from far off: a trunk of one touch, boughs of a few more. */
export function cypress(sheet: Sheet, x: number, foot: number, height: number, load: number): void {
  const { random, ink } = sheet;
  const lean = random.normal(0, height * 0.04);
  stroke(
    sheet,
    ink,
    [
      [x, foot, 1],
      [x + lean * 0.5, foot - height * 0.5, 0.7],
      [x + lean, foot - height, 0.2],
    ],
    {
      width: Math.max(2, height * 0.045),
      load,
      dry: 0.1,
    },
  );
  const tiers = Math.max(4, Math.round(height / 9));
  for (let tier = 0; tier < tiers; tier++) {
    const up = 0.14 + 0.84 * (tier / tiers);
    const half = height * 0.25 * (1 - up * 0.86) * random.between(0.5, 1.25);
    const y = foot - height * up;
    const cx = x + lean * up;
    const side = random() < 0.5 ? -1 : 1;
    bough(sheet, cx, y, half * side, height, load);
    bough(sheet, cx, y + height * 0.02, -half * side * random.between(0.3, 0.9), height, load);
  }
}

function bough(sheet: Sheet, x: number, y: number, reach: number, height: number, load: number): void {
  const { random, ink } = sheet;
  const droop = Math.abs(reach) * random.between(0.15, 0.45);
  stroke(
    sheet,
    ink,
    [
      [x, y, 0.5],
      [x + reach * 0.6, y + droop * 0.4, 1],
      [x + reach, y + droop, 0.3],
    ],
    {
      width: Math.max(2.5, height * random.between(0.035, 0.06)),
      load: load * random.between(0.6, 1.05),
      dry: 0.34,
    },
  );
}

export function grove(
  sheet: Sheet,
  count: number,
  from: number,
  to: number,
  ground: (x: number) => number,
  height: number,
  load: number,
): void {
  const { random } = sheet;
  for (let k = 0; k < count; k++) {
    const x = random.between(from, to);
    const tall = height * random.between(0.45, 1.1);
    cypress(sheet, x, ground(x) + random.between(0, height * 0.25), tall, load * random.between(0.45, 1));
  }
}

/** A fan of pine needles, each a single flick from the twig. */
function needles(sheet: Sheet, x: number, y: number, size: number, load: number): void {
  const { random, ink } = sheet;
  const count = random.int(17, 26);
  const tilt = random.normal(0, 0.25);
  for (let k = 0; k < count; k++) {
    const angle = -Math.PI / 2 + tilt + (k / (count - 1) - 0.5) * Math.PI * 1.15 + random.normal(0, 0.05);
    const length = size * random.between(0.75, 1.05);
    const tip: Touch = [x + Math.cos(angle) * length, y + Math.sin(angle) * length * 0.82, 0.15];
    stroke(sheet, ink, [[x, y, 0.9], [(x + tip[0]) / 2, (y + tip[1]) / 2 + 2, 0.8], tip], {
      width: 3.4,
      load: load * random.between(0.55, 1),
      dry: 0.2,
    });
  }
}

/** A bough of an old pine: angled wood, twigs, clouds of needles along it. */
export function pineBough(sheet: Sheet, path: readonly Touch[], width: number, load: number, clusters: number): void {
  const { random, ink } = sheet;
  stroke(sheet, ink, path, { width, load, dry: 0.62 });
  const last = path.length - 1;
  for (let k = 0; k < clusters; k++) {
    const t = 0.3 + 0.7 * ((k + random()) / clusters);
    const i = Math.min(last - 1, Math.floor(t * last));
    const [a, b] = [path[i] as Touch, path[i + 1] as Touch];
    const f = t * last - i;
    const x = a[0] + (b[0] - a[0]) * f;
    const y = a[1] + (b[1] - a[1]) * f;
    const [tx, ty] = [x + random.normal(0, 46), y - random.between(-14, 70)];
    stroke(
      sheet,
      ink,
      [
        [x, y, 1],
        [(x + tx) / 2 + random.normal(0, 8), (y + ty) / 2, 0.7],
        [tx, ty, 0.5],
      ],
      { width: 8, load, dry: 0.3 },
    );
    needles(sheet, tx, ty, random.between(62, 98), load * random.between(0.5, 1));
  }
}
