import type { Easel, Random } from '../../brush.ts';
import { noise2, seeded } from '../../brush.ts';

/** Optical density per pixel. Layers add up, as washes of ink do. */
export type Layer = Float32Array;
export type Noise = (x: number, y: number) => number;

/** A sheet of xuan paper: what the ink and the vermilion have left on it, and the tooth that catches a dry brush. */
export interface Sheet {
  easel: Easel;
  /** Size in device pixels, and device pixels per unit. */
  w: number;
  h: number;
  scale: number;
  ink: Layer;
  red: Layer;
  random: Random;
  noise: Noise;
  tooth: (px: number, py: number) => number;
}

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const TILE = 512;

export function smoothstep(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

/** A repeating tile of paper tooth: fine grit over a coarser pulp. */
function toothTile(seed: number): Float32Array {
  const random = seeded(seed);
  const grit = Float32Array.from({ length: TILE * TILE }, () => random());
  const tile = new Float32Array(TILE * TILE);
  const pulp = noise2(seed + 1);
  const wrap = TILE - 1;
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      const at = (dx: number, dy: number) => grit[(((y + dy) & wrap) * TILE) | ((x + dx) & wrap)] as number;
      const fine = (at(0, 0) * 2 + at(1, 0) + at(0, 1) + at(-1, 0) + at(0, -1)) / 6;
      tile[y * TILE + x] = fine * 0.55 + pulp(x / 4, y / 4) * 0.45;
    }
  }
  return tile;
}

export function newSheet(easel: Easel, seed: number): Sheet {
  const { width: w, height: h } = easel.canvas;
  const tile = toothTile(seed);
  const wrap = TILE - 1;
  return {
    easel,
    w,
    h,
    scale: w / easel.width,
    ink: new Float32Array(w * h),
    red: new Float32Array(w * h),
    random: easel.random,
    noise: noise2(seed + 7),
    tooth: (px, py) => tile[((py & wrap) * TILE) | (px & wrap)] as number,
  };
}

export function newLayer(sheet: Sheet): Layer {
  return new Float32Array(sheet.w * sheet.h);
}

export function wholeOf(sheet: Sheet): Area {
  return { left: 0, top: 0, right: sheet.easel.width, bottom: sheet.easel.height };
}

/** Adds a density, asked for in full-size units, to every pixel of an area. */
export function wash(sheet: Sheet, layer: Layer, area: Area, density: (x: number, y: number) => number): void {
  const { w, h, scale } = sheet;
  const left = Math.max(0, Math.floor(area.left * scale));
  const right = Math.min(w, Math.ceil(area.right * scale));
  const bottom = Math.min(h, Math.ceil(area.bottom * scale));
  for (let py = Math.max(0, Math.floor(area.top * scale)); py < bottom; py++) {
    for (let px = left; px < right; px++) {
      const i = py * w + px;
      layer[i] = Math.max(0, (layer[i] as number) + density(px / scale, py / scale));
    }
  }
}

function blurLines(
  from: Layer,
  to: Layer,
  lines: number,
  length: number,
  stride: number,
  step: number,
  r: number,
): void {
  const share = 1 / (2 * r + 1);
  for (let line = 0; line < lines; line++) {
    const start = line * stride;
    const at = (k: number) => from[start + Math.min(length - 1, Math.max(0, k)) * step] as number;
    let sum = 0;
    for (let k = -r; k <= r; k++) sum += at(k);
    for (let k = 0; k < length; k++) {
      to[start + k * step] = sum * share;
      sum += at(k + r + 1) - at(k - r);
    }
  }
}

/** The layer as it would look had the paper been wet: spread by a radius in full-size units. */
export function spread(sheet: Sheet, layer: Layer, radius: number): Layer {
  const { w, h } = sheet;
  const r = Math.max(1, Math.round(radius * sheet.scale));
  const across = new Float32Array(layer.length);
  const result = new Float32Array(layer.length);
  blurLines(layer, across, h, w, w, 1, r);
  blurLines(across, result, w, h, 1, w, r);
  blurLines(result, across, h, w, w, 1, Math.max(1, r >> 1));
  blurLines(across, result, w, h, 1, w, Math.max(1, r >> 1));
  return result;
}

/** Pours one layer into another, the ink pooling darker along its drying edge. */
export function settle(sheet: Sheet, layer: Layer, into: Layer, radius: number, pooling: number): void {
  const soft = spread(sheet, layer, radius);
  for (let i = 0; i < layer.length; i++) {
    const here = layer[i] as number;
    into[i] = (into[i] as number) + here + pooling * Math.max(0, here - (soft[i] as number));
  }
}

const PAPER = [241, 234, 219] as const;
/** Pine-soot ink leans blue where it is thin; vermilion lets only red through. */
const INK_ABSORBS = [1.02, 0.97, 0.9] as const;
const RED_ABSORBS = [0.2, 1.55, 1.75] as const;

/** Turns densities into the picture: ink granulates in the tooth, paper shows through. */
export function finish(sheet: Sheet): void {
  const { w, h, scale, ink, red, noise, tooth, easel } = sheet;
  const image = easel.g.getImageData(0, 0, w, h);
  const data = image.data;
  for (let py = 0; py < h; py++) {
    for (let px = 0; px < w; px++) {
      const i = py * w + px;
      const grit = tooth(px, py) - 0.5;
      const age = noise(px / scale / 520, py / scale / 520) - 0.5;
      const density = (ink[i] as number) * (1 - 0.5 * grit);
      const vermilion = (red[i] as number) * (1 - 0.9 * grit);
      const light = 1 + grit * 0.045 - age * 0.03;
      for (let c = 0; c < 3; c++) {
        const passed = Math.exp(-density * (INK_ABSORBS[c] as number) - vermilion * (RED_ABSORBS[c] as number));
        data[i * 4 + c] = (PAPER[c] as number) * light * (0.07 + 0.93 * passed);
      }
      data[i * 4 + 3] = 255;
    }
  }
  easel.g.putImageData(image, 0, 0);
  layFibres(sheet);
}

/** Long mulberry fibres, some catching light and some shade. */
function layFibres({ easel, random }: Sheet): void {
  const { g, width, height } = easel;
  const count = Math.round((width * height) / 3200);
  for (let k = 0; k < count; k++) {
    const x = random() * width;
    const y = random() * height;
    const turn = random() * Math.PI * 2;
    const length = random.between(14, 60);
    const bend = random.normal(0, 0.7);
    g.strokeStyle = random() < 0.6 ? 'rgba(255,250,238,0.16)' : 'rgba(120,100,70,0.11)';
    g.lineWidth = random.between(0.6, 1.5);
    g.beginPath();
    g.moveTo(x, y);
    g.quadraticCurveTo(
      x + Math.cos(turn) * length * 0.5,
      y + Math.sin(turn) * length * 0.5,
      x + Math.cos(turn + bend) * length,
      y + Math.sin(turn + bend) * length,
    );
    g.stroke();
  }
}
