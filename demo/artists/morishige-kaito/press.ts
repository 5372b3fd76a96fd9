import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Easel, Random } from '../../brush.ts';
import { noise2, seeded } from '../../brush.ts';

export type Noise = (x: number, y: number) => number;
export type Colour = readonly [red: number, green: number, blue: number];

/** A print on the press: the sheet so far, the plank all its blocks were sawn from, and how the knife strays. */
export interface Print {
  easel: Easel;
  /** Size in device pixels, and device pixels per unit. */
  w: number;
  h: number;
  scale: number;
  /** Width of the bare margin, in units. */
  margin: number;
  sheet: Float32Array;
  grain: Float32Array;
  /** How far from even the brush and the baren left each pixel, -0.5 to 0.5. */
  uneven: Float32Array;
  /** A tile of how far the knife strays from the drawing, in pixels: x and y in turn. */
  stray: Int8Array;
  /** A tile of the paper's tooth, as a factor near 1. */
  tooth: Float32Array;
  random: Random;
  noise: Noise;
}

/** How one block is inked and printed. */
export interface Inking {
  colour: Colour;
  /** The gradation wiped on the block; 1 everywhere when left out. */
  bokashi?: Bokashi;
  /** How strongly the grain of the plank prints, 0 to 1. */
  grain?: number;
  /** Misregistration in units. */
  shift?: readonly [x: number, y: number];
  /** Opaque body colour (shell white) instead of a transparent one. */
  opaque?: boolean;
  /** The part of the sheet that the block covers; all of it when left out. */
  area?: Area;
}

/** How much ink a block carries at a place, given how uneven the brush was there. */
export type Bokashi = (x: number, y: number, uneven: number) => number;
export type Area = readonly [left: number, top: number, right: number, bottom: number];

const TILE = 512;
const WASHI: Colour = [240, 231, 211];

export function smoothstep(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

/** Fills a full sheet of numbers, asked for in units. */
function spreadOver(w: number, h: number, scale: number, at: (x: number, y: number) => number): Float32Array {
  const values = new Float32Array(w * h);
  for (let py = 0, i = 0; py < h; py++) for (let px = 0; px < w; px++, i++) values[i] = at(px / scale, py / scale);
  return values;
}

/** A cherry plank lying on its side: slow rings, fast pores. */
function sawPlank(w: number, h: number, scale: number, seed: number): Float32Array {
  const noise = noise2(seed);
  return spreadOver(w, h, scale, (x, y) => {
    const bent = y + noise(x / 900, y / 330) * 260 + noise(x / 260, y / 120 + 40) * 22;
    const ring = bent / 23;
    const late = (ring - Math.floor(ring)) ** 3;
    return 0.5 * late * (0.4 + noise(3, Math.floor(ring) * 0.73)) + 0.5 * noise(x / 120, bent / 2.3);
  });
}

/** Noise that closes on itself at the edges of the tile: the two halves cross-fade. */
function seamless(noise: Noise, x: number, y: number, cell: number): number {
  const blend = (at: (x: number) => number, t: number) => at(t) * (1 - t / TILE) + at(t - TILE) * (t / TILE);
  return blend((ux) => blend((uy) => noise(ux / cell + 60, uy / cell + 60), y), x);
}

function knifeTile(scale: number, seed: number): Int8Array {
  const [across, down] = [noise2(seed), noise2(seed + 50)];
  const tile = new Int8Array(TILE * TILE * 2);
  for (let i = 0; i < TILE * TILE; i++) {
    const [x, y] = [i % TILE, Math.floor(i / TILE)];
    tile[i * 2] = Math.round((seamless(across, x, y, 30 * scale) - 0.5) * 7 * scale);
    tile[i * 2 + 1] = Math.round((seamless(down, x, y, 30 * scale) - 0.5) * 7 * scale);
  }
  return tile;
}

function toothTile(seed: number): Float32Array {
  const random = seeded(seed);
  const noise = noise2(seed);
  return Float32Array.from(
    { length: TILE * TILE },
    (_, i) => 1 + (random() - 0.5) * 0.05 + (seamless(noise, i % TILE, Math.floor(i / TILE), 3.5) - 0.5) * 0.06,
  );
}

export function newPrint(easel: Easel, seed: number, margin = 74): Print {
  const { width: w, height: h } = easel.canvas;
  const scale = w / easel.width;
  const noise = noise2(seed + 2);
  const sheet = new Float32Array(w * h * 3);
  for (let i = 0; i < sheet.length; i++) sheet[i] = WASHI[i % 3] as number;
  return {
    easel,
    w,
    h,
    scale,
    margin,
    sheet,
    grain: sawPlank(w, h, scale, seed),
    uneven: spreadOver(
      w,
      h,
      scale,
      (x, y) => (noise(x / 520, y / 11) - 0.5) * 0.45 + (noise(x / 230, y / 170) - 0.5) * 0.75,
    ),
    stray: knifeTile(scale, seed + 1),
    tooth: toothTile(seed + 3),
    random: easel.random,
    noise,
  };
}

/** A block of wood: its place on the sheet in pixels, and what was left standing on it. */
interface Block {
  left: number;
  top: number;
  w: number;
  h: number;
  cut: Uint8ClampedArray;
}

function cutBlock(print: Print, inking: Inking, draw: (g: SKRSContext2D) => void): Block {
  const { scale, margin, easel } = print;
  const [x0, y0, x1, y1] = inking.area ?? [0, 0, easel.width, easel.height];
  const left = Math.max(0, Math.floor(x0 * scale));
  const top = Math.max(0, Math.floor(y0 * scale));
  const w = Math.min(print.w, Math.ceil(x1 * scale)) - left;
  const h = Math.min(print.h, Math.ceil(y1 * scale)) - top;
  const g = createCanvas(w, h).getContext('2d');
  g.translate(-left, -top);
  g.scale(scale, scale);
  g.translate(...(inking.shift ?? [0, 0]));
  g.beginPath();
  g.rect(margin, margin, easel.width - 2 * margin, easel.height - 2 * margin);
  g.clip();
  g.fillStyle = '#fff';
  g.strokeStyle = '#fff';
  g.lineJoin = 'round';
  g.lineCap = 'round';
  draw(g);
  return { left, top, w, h, cut: g.getImageData(0, 0, w, h).data };
}

/** Coverage at a pixel of the block, once the knife has strayed from the drawing. */
function standing({ stray }: Print, block: Block, x: number, y: number): number {
  const tile = ((((block.top + y) & (TILE - 1)) * TILE) | ((block.left + x) & (TILE - 1))) * 2;
  const sx = Math.min(block.w - 1, Math.max(0, x + (stray[tile] as number)));
  const sy = Math.min(block.h - 1, Math.max(0, y + (stray[tile + 1] as number)));
  return (block.cut[(sy * block.w + sx) * 4 + 3] as number) / 255;
}

/** Prints one block: the drawing, strayed by the knife, inked with its gradation, pressed with the grain showing. */
export function impress(print: Print, inking: Inking, draw: (g: SKRSContext2D) => void): void {
  const { w, h, scale, sheet, grain, uneven, random } = print;
  const block = cutBlock(print, inking, draw);
  const { colour, bokashi, opaque } = inking;
  const showing = inking.grain ?? 0.5;
  // Each block lies elsewhere on the plank, so that the grain never repeats between colours.
  const slip = random.int(0, h - 1);
  for (let y = 0; y < block.h; y++) {
    const row = (block.top + y) * w + block.left;
    const plank = ((block.top + y + slip) % h) * w + block.left;
    for (let x = 0; x < block.w; x++) {
      const cut = standing(print, block, x, y);
      if (cut === 0) continue;
      const i = row + x;
      const wiped = bokashi ? bokashi((block.left + x) / scale, (block.top + y) / scale, uneven[i] as number) : 1;
      const a = Math.max(0, cut * wiped * (1 - showing * (grain[plank + x] as number) * (1.25 - 0.45 * wiped)));
      for (let c = 0, k = i * 3; c < 3; c++, k++) {
        const under = sheet[k] as number;
        const ink = colour[c] as number;
        sheet[k] = opaque ? under + (ink - under) * a : under * (1 - a + (a * ink) / 245);
      }
    }
  }
}

/** Lifts the sheet off the press: the paper's own tooth and fibres over everything. */
export function lift(print: Print): void {
  const { w, h, sheet, easel, tooth, uneven } = print;
  const image = easel.g.getImageData(0, 0, w, h);
  const data = image.data;
  for (let py = 0, i = 0; py < h; py++) {
    for (let px = 0; px < w; px++, i++) {
      const light = (tooth[((py & (TILE - 1)) * TILE) | (px & (TILE - 1))] as number) + (uneven[i] as number) * 0.025;
      for (let c = 0; c < 3; c++) data[i * 4 + c] = (sheet[i * 3 + c] as number) * light;
      data[i * 4 + 3] = 255;
    }
  }
  easel.g.putImageData(image, 0, 0);
  layFibres(print);
}

function layFibres({ easel, random }: Print): void {
  const { g, width, height } = easel;
  for (let k = 0; k < (width * height) / 4200; k++) {
    const [x, y, turn] = [random() * width, random() * height, random() * Math.PI * 2];
    const length = random.between(12, 70);
    const bend = turn + random.normal(0, 0.6);
    g.strokeStyle = random() < 0.7 ? 'rgba(255,248,230,0.13)' : 'rgba(96,74,40,0.1)';
    g.lineWidth = random.between(0.6, 1.4);
    g.beginPath();
    g.moveTo(x, y);
    g.quadraticCurveTo(
      x + (Math.cos(turn) * length) / 2,
      y + (Math.sin(turn) * length) / 2,
      x + Math.cos(bend) * length,
      y + Math.sin(bend) * length,
    );
    g.stroke();
  }
}

/** A gradation wiped with a broad brush from `full` to `none` (in units of y), a little streaked. */
export function wipe(full: number, none: number, strength = 1): Bokashi {
  const streak = Math.abs(full - none) * 0.2;
  return (_, y, uneven) => strength * smoothstep(none, full, y + uneven * streak);
}

/** A flat colour as it really prints: a shade uneven where the baren turned. */
export function flat(strength = 1): Bokashi {
  return (_x, _y, uneven) => strength * (0.95 + 0.2 * uneven);
}
