import type { Easel } from '../../brush.ts';
import { type Bath, bath, coil, comb, drop, flood, gelgit, type Ink } from './bath.ts';
import { bare, dry, lift } from './paper.ts';

const COTTON: Ink = [240, 233, 217];
const INDIGO: Ink = [38, 58, 96];
const MIDNIGHT: Ink = [24, 30, 46];
const MIST: Ink = [168, 186, 196];
const SEA: Ink = [74, 112, 134];
const FOAM: Ink = [226, 228, 222];
const CINNABAR: Ink = [190, 62, 44];
const OXIDE: Ink = [124, 40, 38];
const ORPIMENT: Ink = [214, 164, 78];
const SAND: Ink = [216, 196, 160];
const LAMPBLACK: Ink = [32, 30, 32];
const ROSE: Ink = [206, 148, 138];
const MOSS: Ink = [98, 112, 82];
const STONE: Ink = [150, 146, 136];

/** How thickly a brush rains on the bath at each place, between 0 and 1. */
type Density = (x: number, y: number) => number;

/** Rains drops over the bath and a margin around it. */
function rain(
  into: Bath,
  { width, height }: Easel,
  count: number,
  size: readonly [number, number],
  inks: readonly Ink[],
  where: Density = () => 1,
): void {
  const { random } = into;
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.between(-220, width + 220), random.between(-220, height + 220)];
    if (random() < where(x / width, y / height))
      drop(into, x, y, size[0] + (size[1] - size[0]) * random() ** 2, random.pick(inks));
  }
}

export function battalRain(easel: Easel): void {
  const tray = bath(easel.random);
  bare(easel, COTTON);
  flood(tray, easel.width, easel.height, INDIGO);
  rain(tray, easel, 110, [30, 110], [MIDNIGHT, SEA, ORPIMENT, SEA]);
  for (const [x, y, r] of [
    [600, 700, 470],
    [1560, 380, 260],
    [1060, 1430, 200],
  ] as const)
    drop(tray, x, y, r, FOAM);
  const clear: Density = (x, y) => (Math.hypot(x - 0.28, (y - 0.25) * 1.3) < 0.23 ? 0 : 1);
  rain(tray, easel, 260, [34, 150], [MIST, FOAM, SAND, FOAM, MIST], clear);
  rain(tray, easel, 170, [20, 80], [INDIGO, SEA, MIDNIGHT, FOAM], (x, y) => clear(x, y) * Math.min(1, y + x * 0.2));
  drop(tray, 1475, 1150, 172, CINNABAR);
  drop(tray, 1455, 1120, 72, SAND);
  rain(tray, easel, 260, [5, 30], [FOAM, MIDNIGHT, FOAM, SEA], (x, y) => clear(x, y) * y);
  lift(easel, tray);
  dry(easel, COTTON);
}

export function ferryGelgit(easel: Easel): void {
  const tray = bath(easel.random);
  bare(easel, COTTON);
  flood(tray, easel.width, easel.height, FOAM);
  rain(tray, easel, 110, [60, 150], [SAND, MIST, COTTON]);
  rain(tray, easel, 190, [50, 130], [SEA, INDIGO, MIST, FOAM], (_, y) => 0.1 + y);
  rain(tray, easel, 120, [30, 80], [MIDNIGHT, FOAM, INDIGO], (_, y) => y * 1.1 - 0.1);
  for (let i = 0; i < 7; i++)
    drop(tray, 1760 + tray.random.normal(0, 120), 800 + i * 66, tray.random.between(26, 52), CINNABAR);
  gelgit(tray, { angle: Math.PI / 2, pull: 330, spacing: 250, reach: 58, sway: 16 });
  gelgit(tray, { angle: 0, pull: 190, spacing: 132, reach: 30, sway: 20, wave: 700 });
  lift(easel, tray);
  dry(easel, COTTON);
}

export function shawl(easel: Easel): void {
  const tray = bath(easel.random);
  bare(easel, COTTON);
  flood(tray, easel.width, easel.height, OXIDE);
  rain(tray, easel, 120, [60, 150], [LAMPBLACK, SAND, OXIDE, COTTON]);
  rain(tray, easel, 170, [36, 100], [ORPIMENT, OXIDE, COTTON, MOSS, OXIDE]);
  rain(tray, easel, 130, [18, 54], [COTTON, LAMPBLACK, CINNABAR]);
  gelgit(tray, { angle: 0, pull: 330, spacing: 170, reach: 40, sway: 10 });
  gelgit(tray, { angle: Math.PI / 2, pull: 430, spacing: 760, reach: 170, offset: 330, sway: 70, wave: 900 });
  gelgit(tray, { angle: 0, pull: 120, spacing: 560, reach: 120, sway: 40, wave: 900 });
  lift(easel, tray);
  dry(easel, COTTON);
}

const NESTS = [
  [640, 1800, 540, 2],
  [1500, 1990, 430, -1.8],
  [560, 880, 360, -1.7],
  [1330, 1180, 350, 1.8],
  [2140, 2150, 290, 1.6],
  [2010, 1480, 240, -1.5],
  [1900, 560, 210, 1.7],
] as const;

export function sevenNests(easel: Easel): void {
  const tray = bath(easel.random);
  bare(easel, COTTON);
  flood(tray, easel.width, easel.height, COTTON);
  rain(tray, easel, 60, [30, 110], [SAND, COTTON, FOAM]);
  for (const [x, y, radius] of NESTS) {
    for (let i = 0; i < 30; i++) {
      const ink = tray.random.pick([LAMPBLACK, MOSS, OXIDE, ROSE, COTTON, STONE, COTTON]);
      drop(
        tray,
        x + tray.random.normal(0, radius * 0.42),
        y + tray.random.normal(0, radius * 0.42),
        radius * tray.random.between(0.06, 0.2),
        ink,
      );
    }
  }
  for (const [x, y, radius, turns] of NESTS) coil(tray, x, y, radius, turns);
  lift(easel, tray);
  dry(easel, COTTON);
}

/** Akkâse: a disc kept dry with gum, then floated on a second bath. */
function maskedSun(easel: Easel, x: number, y: number, radius: number): void {
  const { g, width, height } = easel;
  const second = bath(easel.random);
  flood(second, width, height, CINNABAR);
  for (let i = 0; i < 60; i++) {
    const ink = second.random.pick([ORPIMENT, CINNABAR, OXIDE, CINNABAR]);
    drop(
      second,
      x + second.random.normal(0, radius * 0.6),
      y + second.random.normal(0, radius * 0.6),
      second.random.between(8, 34),
      ink,
    );
  }
  gelgit(second, { angle: 0, pull: 150, spacing: 84, reach: 22, sway: 12 });
  g.save();
  g.beginPath();
  for (let i = 0; i < 180; i++) {
    const r = radius * (1 + 0.006 * Math.sin(i * 0.21) + 0.004 * Math.sin(i * 0.7));
    g.lineTo(x + Math.cos((i * Math.PI) / 90) * r, y + Math.sin((i * Math.PI) / 90) * r);
  }
  g.clip();
  lift(easel, second);
  g.restore();
}

export function strait(easel: Easel): void {
  const tray = bath(easel.random);
  bare(easel, COTTON);
  const water: Density = (_, y) => Math.max(0, Math.min(1, (y - 0.52) * 9));
  rain(tray, easel, 330, [40, 110], [SEA, INDIGO, MIST, MIST, FOAM], water);
  rain(tray, easel, 300, [18, 50], [MIDNIGHT, FOAM, SEA, INDIGO], (x, y) => water(x, y) * y);
  comb(tray, { angle: 0, pull: 640, spacing: 104, reach: 34, sway: 22, wave: 800 });
  comb(tray, { angle: Math.PI, pull: 600, spacing: 104, reach: 34, offset: 52, sway: 22, wave: 800 });
  maskedSun(easel, 2130, 520, 215);
  lift(easel, tray);
  dry(easel, COTTON);
}
