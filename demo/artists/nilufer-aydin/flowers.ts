import type { Easel } from '../../brush.ts';
import { type Bath, bath, drop, flood, type Ink, lay, stylus } from './bath.ts';
import { bare, dry, lift } from './paper.ts';

const COTTON: Ink = [240, 233, 217];
const DAWN: Ink = [228, 216, 198];
const ASH: Ink = [204, 200, 188];
const WATER: Ink = [196, 206, 204];
const LEAF: Ink = [70, 92, 66];
const SHADE: Ink = [46, 66, 56];
const VERMILION: Ink = [196, 58, 40];
const MADDER: Ink = [128, 28, 36];
const BLUSH: Ink = [236, 168, 140];
const PINK: Ink = [206, 110, 118];
const SHELL: Ink = [238, 204, 194];
const WINE: Ink = [116, 38, 56];

type Knot = readonly [x: number, y: number];

/** The quiet battal on which flowers are drawn: pale stones, hardly apart in tone. */
function paleStones(into: Bath, { width, height }: Easel, inks: readonly Ink[]): void {
  const { random } = into;
  flood(into, width, height, DAWN);
  for (let i = 0; i < 150; i++) {
    const size = 24 + random() ** 2 * 130;
    drop(into, random.between(-150, width + 150), random.between(-150, height + 150), size, random.pick(inks));
  }
}

/** A curve through three knots with a half-width at each step. */
function spine(a: Knot, b: Knot, c: Knot, half: (t: number) => number): [number, number, number][] {
  return Array.from({ length: 61 }, (_, i) => {
    const t = i / 60;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [a[0] * p + b[0] * q + c[0] * r, a[1] * p + b[1] * q + c[1] * r, half(t)];
  });
}

const blade = (width: number) => (t: number) =>
  3 + width * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.08)) ** 0.8 * (1 - t * 0.35);
const stalk = (width: number) => (t: number) => width * (1.15 - 0.4 * t);

function tulip(into: Bath, x: number, y: number, size: number): void {
  drop(into, x, y, size, MADDER);
  drop(into, x, y, size * 0.92, VERMILION);
  drop(into, x, y + size * 0.35, size * 0.5, BLUSH);
  drop(into, x, y + size * 0.45, size * 0.3, VERMILION);
  const tips = [
    [-0.62, -0.9],
    [0.62, 0.86],
    [0, 0.04],
  ] as const;
  for (const [from, to] of tips)
    stylus(
      into,
      [
        [x + from * size * 0.7, y + size * 0.3],
        [x + to * size, y - size * 1.75],
      ],
      size * 0.3,
    );
  for (const [, to] of tips)
    stylus(
      into,
      [
        [x + to * size * 0.94, y - size * 0.9],
        [x + to * size * 1.12, y - size * 2.15],
      ],
      size * 0.085,
    );
  stylus(
    into,
    [
      [x, y],
      [x, y + size * 1.6],
    ],
    size * 0.3,
  );
}

export function oneTulip(easel: Easel): void {
  const tray = bath(easel.random);
  bare(easel, COTTON);
  paleStones(tray, easel, [COTTON, ASH, WATER, COTTON]);
  lay(tray, spine([985, 2720], [520, 2200], [470, 1250], blade(92)), LEAF);
  lay(tray, spine([1020, 2760], [1560, 2360], [1500, 1610], blade(80)), SHADE);
  tulip(tray, 930, 850, 300);
  lay(tray, spine([1000, 2900], [1040, 1900], [932, 1262], stalk(20)), LEAF);
  lift(easel, tray);
  dry(easel, COTTON);
}

/** A carnation: rings of colour, opened into a fan by short pulls, each tooth then nicked with the needle. */
function carnation(into: Bath, x: number, y: number, size: number, lean: number, inks: readonly [Ink, Ink, Ink]): void {
  for (const [i, share] of [1, 0.88, 0.74, 0.6, 0.46, 0.32].entries())
    drop(into, x, y, size * share * 0.66, inks[i % 3] as Ink);
  const fan = (from: number, to: number, angle: number, width: number) =>
    stylus(
      into,
      [from, to].map((reach): Knot => [x + Math.cos(angle) * size * reach, y + Math.sin(angle) * size * reach]),
      size * width,
    );
  const up = lean - Math.PI / 2;
  for (const i of [-3, 3, -2, 2, -1, 1, 0]) fan(0.1, 1.25, up + i * 0.42, 0.17);
  for (let i = -9; i <= 9; i++) fan(1.5, 0.62, up + i * 0.152 + 0.04, 0.045);
  fan(0, 1.2, lean + Math.PI / 2, 0.24);
}

/** Where the petals end and the stem takes over. */
function base(x: number, y: number, size: number, lean: number): Knot {
  return below([x, y], lean, size * 1.02);
}

/** A place further down the line on which a flower leans. */
function below([x, y]: Knot, lean: number, by: number): Knot {
  return [x - Math.sin(lean) * by, y + Math.cos(lean) * by];
}

/** The green cup that holds the petals, drawn down into the stem. */
function calyx(into: Bath, [x, y]: Knot, size: number, lean: number): void {
  drop(into, x, y, size * 0.19, LEAF);
  stylus(into, [[x, y], below([x, y], lean, size * 0.5)], size * 0.11);
}

export function threeCarnations(easel: Easel): void {
  const tray = bath(easel.random);
  bare(easel, COTTON);
  paleStones(tray, easel, [COTTON, ASH, COTTON, SHELL]);
  carnation(tray, 720, 690, 350, -0.3, [WINE, PINK, SHELL]);
  carnation(tray, 1700, 1060, 290, 0.42, [PINK, SHELL, WINE]);
  carnation(tray, 400, 1480, 190, -0.7, [WINE, PINK, WINE]);
  const [tall, right, low] = [base(720, 690, 350, -0.3), base(1700, 1060, 290, 0.42), base(400, 1480, 190, -0.7)];
  lay(tray, spine([1120, 2200], below(tall, -0.3, 600), tall, stalk(16)), LEAF);
  lay(tray, spine([1150, 2200], below(right, 0.42, 460), right, stalk(14)), SHADE);
  lay(tray, spine([1100, 2200], below(low, -0.7, 440), low, stalk(13)), LEAF);
  lay(tray, spine([1150, 2060], [1480, 2030], [1800, 1760], blade(30)), SHADE);
  lay(tray, spine([1014, 1730], [1060, 1390], [1290, 1090], blade(26)), LEAF);
  lay(tray, spine([925, 2055], [700, 2090], [330, 1930], blade(24)), LEAF);
  calyx(tray, tall, 350, -0.3);
  calyx(tray, right, 290, 0.42);
  calyx(tray, low, 190, -0.7);
  lift(easel, tray);
  dry(easel, COTTON);
}
