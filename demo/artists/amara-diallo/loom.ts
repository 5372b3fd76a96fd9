import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type Easel, noise2 } from '../../brush.ts';
import type { Dye } from './dyes.ts';
import { cutStrips, type Strip, seam, THREAD, wander } from './strips.ts';
import { fringe, lint } from './trim.ts';

/** A cloth of narrow strips sewn edge to edge, before it is woven. */
export interface Cloth {
  /** Width of a strip in pixels, as the weaver means it. */
  strip: number;
  warp: Dye;
  /** How much of the warp shows between the wefts, 0 to 1. */
  open?: number;
  /** Strips run across the picture instead of up it. */
  turned?: boolean;
  /** Paints the colours of the weft, given where the strips begin; every thread then takes one colour per crossing. */
  weft: (g: SKRSContext2D, edges: readonly number[]) => void;
  /** Paints mud dye on the finished cloth; it sinks in and frays along the threads. */
  mud?: (g: SKRSContext2D) => void;
  /** Where the weaving stops on each strip, leaving bare warp over the wall behind. */
  stop?: (strip: number) => number;
  wall?: Dye;
}

const SPECKS = 8192;
const slubs = noise2(5503);

/** Everything the shuttle needs at each crossing. */
interface Loom {
  cloth: Cloth;
  strips: Strip[];
  scale: number;
  weft: Uint8ClampedArray;
  mud: Uint8ClampedArray | undefined;
  columns: number;
  rows: number;
  specks: Float32Array;
  /** The picture under way, four bytes to a pixel. */
  out: Uint8ClampedArray;
}

/** One strip where one line of pixels meets it. */
interface Span {
  strip: Strip;
  k: number;
  left: number;
  right: number;
}

export function weave(easel: Easel, cloth: Cloth): void {
  const { canvas, g, width, height } = easel;
  const image = g.getImageData(0, 0, canvas.width, canvas.height);
  const strips = cutStrips(easel.random, cloth, cloth.turned ? height : width);
  const edges = strips.map(({ edge }) => edge);
  const loom: Loom = {
    cloth,
    strips,
    scale: canvas.width / width,
    weft: dyed(easel, (sheet) => cloth.weft(sheet, edges)),
    mud: cloth.mud && dyed(easel, cloth.mud),
    columns: canvas.width,
    rows: canvas.height,
    specks: Float32Array.from({ length: SPECKS }, () => easel.random()),
    out: image.data,
  };
  const lines = cloth.turned ? canvas.width : canvas.height;
  for (let line = 0; line < lines; line++) throwLine(loom, line);
  g.putImageData(image, 0, 0);
  fringe(easel, cloth.warp, strips);
  lint(easel);
}

function dyed({ canvas, width }: Easel, paint: (g: SKRSContext2D) => void): Uint8ClampedArray {
  const sheet = createCanvas(canvas.width, canvas.height);
  const g = sheet.getContext('2d');
  g.scale(canvas.width / width, canvas.width / width);
  paint(g);
  return g.getImageData(0, 0, canvas.width, canvas.height).data;
}

/** Weaves one line of pixels across all the strips. */
function throwLine(loom: Loom, line: number): void {
  const { strips, scale, cloth } = loom;
  const along = line / scale;
  const pixels = cloth.turned ? loom.rows : loom.columns;
  for (const [k, strip] of strips.entries()) {
    const left = seam(strip, k, along);
    const next = strips[k + 1];
    const right = next ? seam(next, k + 1, along) : strip.edge + strip.width + 20;
    const span = { strip, k, left, right };
    const first = Math.max(0, Math.ceil(left * scale));
    const last = Math.min(pixels - 1, Math.ceil(right * scale) - 1);
    for (let pixel = first; pixel <= last; pixel++) {
      const at = (cloth.turned ? pixel * loom.columns + line : line * loom.columns + pixel) * 4;
      crossing(loom, span, pixel / scale, along, at);
    }
  }
}

function crossing(loom: Loom, span: Span, across: number, along: number, at: number): void {
  const { specks } = loom;
  const { strip, k, left, right } = span;
  const u = ((across - left) / (right - left)) * strip.warps + (wander(along / 60, across / 9 + k * 31) - 0.5) * 0.7;
  const belly = (across - left) / (right - left) - 0.5;
  const v = (along + strip.slip + belly * belly * 14) / THREAD + (slubs(across / 70 + k * 13, along / 11) - 0.5) * 0.9;
  const i = Math.floor(u);
  const j = Math.floor(v);
  if (along > strip.stop + (specks[(i * 37 + k * 11) & (SPECKS - 1)] as number) * 30) {
    bareWall(loom, strip, across, along, at);
    return;
  }
  const weftOnTop = ((i + j) & 1) === 0;
  const round = weftOnTop ? crown(v - j, u - i) : crown(u - i, v - j);
  const speck = specks[(i * 131 + j * 71 + k * 977) & (SPECKS - 1)] as number;
  const thread = specks[(weftOnTop ? j * 3 + k * 401 : i * 5 + k * 733 + 4000) & (SPECKS - 1)] as number;
  const fleck = Math.max(0, slubs(across / 34 + j * 7.7, j * 1.3 + k * 5) - 0.82) * 1.4;
  const puckered = Math.min(1, Math.min(across - left, right - across) / 16);
  const fuzz = (wander(across / 1.7, along / 1.7) - 0.5) * 0.16;
  const fold = (wander(across / 700 + 9, along / 900) - 0.5) * 0.12;
  const light =
    round *
    (0.95 + thread * 0.12 + (speck - 0.5) * 0.1 + strip.tone + fleck + fuzz + fold) *
    (0.8 + 0.2 * Math.sqrt(Math.max(0, puckered)));
  const source = pixelAt(
    loom,
    strip.edge + ((Math.max(0, Math.min(strip.warps - 1, i)) + 0.5) / strip.warps) * strip.width,
    (j + 0.5) * THREAD,
  );
  dye(loom, source, across, along, weftOnTop, light, speck, at);
  if (across - left < 7 || right - across < 4) stitch(loom.out, along, k, across - left < 7, at);
}

/** Light over a thread: highest along its spine, dipping where it goes under. */
function crown(acrossThread: number, alongThread: number): number {
  const spine = 1 - (2 * acrossThread - 1) ** 2;
  const dip = 1 - (2 * alongThread - 1) ** 2;
  return 0.58 + 0.34 * spine + 0.16 * dip;
}

/** The colour of one crossing: weft, a share of warp, then whatever mud reached it. */
function dye(
  loom: Loom,
  source: number,
  across: number,
  along: number,
  weftOnTop: boolean,
  light: number,
  speck: number,
  at: number,
): void {
  const { cloth, weft, mud, out } = loom;
  const share = weftOnTop ? 0 : (cloth.open ?? 0.3);
  const stain = mud ? pixelAt(loom, across + (speck - 0.5) * 7, along + (wander(across / 6, along / 6) - 0.5) * 9) : 0;
  const soak = mud ? soaked(mud[stain + 3] as number, across, along, speck) : 0;
  for (let c = 0; c < 3; c++) {
    const yarn = (weft[source + c] as number) * (1 - share) + (cloth.warp[c] as number) * share;
    const colour = mud && soak > 0 ? yarn * (1 - soak) + (mud[stain + c] as number) * soak : yarn;
    out[at + c] = colour * light;
  }
  out[at + 3] = 255;
}

/** How much mud a crossing holds: uneven within the stroke, frayed by a thread or two at its edge. */
function soaked(wet: number, across: number, along: number, speck: number): number {
  if (wet === 0) return 0;
  const pool = wander(across / 420 + 60, along / 260) * 0.16 + wander(across / 46, along / 120 + 30) * 0.1;
  return (wet / 255) * (0.76 + pool - (speck > 0.985 ? 0.3 : 0));
}

function pixelAt(loom: Loom, across: number, along: number): number {
  const [x, y] = loom.cloth.turned ? [along, across] : [across, along];
  const px = Math.max(0, Math.min(loom.columns - 1, Math.round(x * loom.scale)));
  const py = Math.max(0, Math.min(loom.rows - 1, Math.round(y * loom.scale)));
  return (py * loom.columns + px) * 4;
}

/** An overcast stitch every few millimetres along the seam. */
function stitch(out: Uint8ClampedArray, along: number, k: number, leftSide: boolean, at: number): void {
  const beat = along + wander(along / 90, k * 9) * 30 + (leftSide ? 0 : 4);
  const phase = beat / 27 - Math.floor(beat / 27);
  const lift = phase < 0.3 ? 1.12 : 0.9;
  for (let c = 0; c < 3; c++) out[at + c] = (out[at + c] as number) * lift;
}

/** Bare wall below the last weft, darkened just under the cloth. */
function bareWall({ cloth, out }: Loom, strip: Strip, across: number, along: number, at: number): void {
  const wall = cloth.wall ?? cloth.warp;
  const tooth = 0.95 + 0.05 * wander(across / 3, along / 3) + 0.03 * wander(across / 420, along / 190);
  const shadow = Math.min(1, 0.7 + (along - strip.stop) / 160);
  for (let c = 0; c < 3; c++) out[at + c] = (wall[c] as number) * tooth * shadow;
  out[at + 3] = 255;
}
