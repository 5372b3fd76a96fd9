import { createCanvas } from '@napi-rs/canvas';
import { type Easel, fbm, noise2, type Random } from '../../brush.ts';
import { blend, HAIRS, hairs, type Noise, span, threads } from './cotton.ts';
import type { Point, Shape } from './shapes.ts';

export type Rgb = readonly [number, number, number];

/** Colour as reflectance, 0 to 1 in each channel. */
export const rgb = (hex: string): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
};

export interface Glaze {
  colour: Rgb;
  shape: Shape;
  /** How thick the film is where it lies quietly, 0 to 1. */
  density: number;
  /** Width over which the edge gives way. */
  feather: number;
  /** How far the edge wanders: long swells and short unrest. */
  sway?: number;
  ragged?: number;
  /** The darker line that a drying wash leaves along its edge. */
  tide?: number;
  /** Slow changes of thickness inside the field. */
  cloud?: number;
  /** Hairs of a wide brush: how strong, and in which direction. */
  brush?: number;
  angle?: number;
  /** Lies on top instead of sinking in. */
  cover?: boolean;
}

const CELL = 14;

/** Unprimed cotton on the stretcher: thin colour sinks into it, layer after layer. */
export class Cloth {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  private readonly easel: Easel;
  private readonly w: number;
  private readonly h: number;
  private readonly scale: number;
  private readonly light: Float32Array;
  private readonly weave: Float32Array;
  private readonly noise: Noise;

  constructor(easel: Easel, ground: Rgb) {
    this.easel = easel;
    this.width = easel.width;
    this.height = easel.height;
    this.random = easel.random;
    this.w = easel.canvas.width;
    this.h = easel.canvas.height;
    this.scale = this.w / easel.width;
    this.noise = noise2(easel.random.int(1, 1e6));
    this.weave = threads(this.w, this.h, this.scale, this.noise);
    this.light = new Float32Array(this.w * this.h * 3);
    for (let i = 0, at = 0; i < this.weave.length; i++, at += 3) {
      const shade = 0.95 + (this.weave[i] as number) * 0.09;
      this.light[at] = ground[0] * shade;
      this.light[at + 1] = ground[1] * shade;
      this.light[at + 2] = ground[2] * shade;
    }
  }

  /** One thin layer of colour. */
  glaze(glaze: Glaze) {
    const { density, feather, tide = 0, brush = 0, angle = 0, cover = false, colour } = glaze;
    const { light, weave, noise, w, h, scale } = this;
    const { edge, depth, columns, rows } = this.plan(glaze);
    const [ca, sa] = [Math.cos(angle), Math.sin(angle)];
    const [red, green, blue] = colour;
    const shift = this.random.int(0, HAIRS);
    const step = 1 / (CELL * scale);
    // A narrow edge frays along the threads; a wide one is a wash that simply thins out, all of it inside the field.
    const fray = Math.min(feather, 30);
    const soften = 3 + (feather > 80 ? feather : feather * 0.55);
    const outside = feather > 80 ? 0 : soften;
    const reach = soften + 14 + fray * 1.2;
    const spans = Array.from({ length: rows }, (_, row) => span(edge, columns, rows, row, -outside - 14 - fray * 1.2));
    for (let y = 0; y < h; y++) {
      const gy = y * step;
      const row = Math.floor(gy);
      const v = gy - row;
      const [first, last] = spans[row] as Point;
      const fy = y / scale;
      const until = Math.min(w, Math.ceil(last / step));
      for (let x = Math.max(0, Math.floor(first / step)); x < until; x++) {
        const i = y * w + x;
        const gx = x * step;
        const column = Math.floor(gx);
        const at = row * columns + column;
        const u = gx - column;
        const fx = x / scale;
        const thread = weave[i] as number;
        let d = blend(edge, at, columns, u, v);
        if (d < reach) {
          const ripple =
            noise((fx + fy * 0.45) / 15 + shift, (fy - fx * 0.45) / 15) * 0.65 +
            noise((fx - fy * 0.6) / 5 + 80, (fy + fx * 0.6) / 5) * 0.35;
          d += (thread - 0.5) * (6 + fray) + (ripple - 0.5) * (14 + fray * 0.8);
        }
        let t = Math.max(0, Math.min(1, (d + outside) / (2 * soften)));
        if (t === 0) continue;
        if (brush > 0) {
          const along = ((fx * ca + fy * sa) / 4 + shift) & (HAIRS - 1);
          const across = (fy * ca - fx * sa + shift) & (HAIRS - 1);
          const hair = hairs[across * HAIRS + along] as number;
          t = Math.max(0, Math.min(1, t * (1 + brush) - (1 - hair) * brush * 1.1)) * (1 + (hair - 0.5) * 0.6 * brush);
        }
        let film = t * density * blend(depth, at, columns, u, v);
        if (tide > 0 && d < 60) film += tide * t * Math.exp(-((d - soften) ** 2) / 130);
        film = Math.max(0, Math.min(1, film * (1 + (cover ? 0.7 : -0.35) * (thread - 0.5))));
        const c = i * 3;
        const r = light[c] as number;
        const g = light[c + 1] as number;
        const b = light[c + 2] as number;
        light[c] = cover ? r + (red - r) * film : r * (1 - (1 - red) * film);
        light[c + 1] = cover ? g + (green - g) * film : g * (1 - (1 - green) * film);
        light[c + 2] = cover ? b + (blue - b) * film : b * (1 - (1 - blue) * film);
      }
    }
  }

  /** Sea salt strewn on the wet wash: every grain drinks the colour round it and leaves a pale flower. */
  salt(count: number, at: (random: Random) => Point, size: number, strength = 0.6, pale: Rgb = [0.96, 0.94, 0.89]) {
    const sheet = createCanvas(this.w, this.h);
    const g = sheet.getContext('2d');
    g.scale(this.scale, this.scale);
    for (let n = 0; n < count; n++) {
      const [x, y] = at(this.random);
      const r = size * (0.25 + this.random() ** 3 * 1.5);
      const [squash, tilt] = [this.random.between(0.55, 1), this.random() * Math.PI];
      const petals = this.random.int(5, 9);
      for (let ring = 0; ring < 3; ring++) {
        const reach = r * (1 - ring * 0.3);
        g.fillStyle = `rgba(255,255,255,${(0.1 + ring * 0.1).toFixed(2)})`;
        g.beginPath();
        for (let s = 0; s <= petals * 2; s++) {
          const a = (s / (petals * 2)) * Math.PI * 2;
          const q = reach * (s % 2 ? 0.6 : 1) * this.random.between(0.75, 1.2);
          const [px, py] = [Math.cos(a) * q, Math.sin(a) * q * squash];
          g.lineTo(x + px * Math.cos(tilt) - py * Math.sin(tilt), y + px * Math.sin(tilt) + py * Math.cos(tilt));
        }
        g.fill();
      }
    }
    const { data } = g.getImageData(0, 0, this.w, this.h);
    const { light, weave } = this;
    for (let i = 0; i < weave.length; i++) {
      const alpha = data[i * 4 + 3] as number;
      if (alpha === 0) continue;
      const lift = Math.min(1, (alpha / 255) * strength * (0.7 + 0.6 * (weave[i] as number)));
      for (let c = 0; c < 3; c++)
        light[i * 3 + c] = (light[i * 3 + c] as number) * (1 - lift) + (pale[c] as number) * lift;
    }
  }

  /** Puts what has been painted on the canvas, with the light across the threads. */
  hang() {
    const { light, weave, w, h } = this;
    const { g } = this.easel;
    const image = g.getImageData(0, 0, w, h);
    const { data } = image;
    for (let y = 0, i = 0; y < h; y++) {
      for (let x = 0; x < w; x++, i++) {
        const before = x > 0 && y > 0 ? (weave[i - 1 - w] as number) : 0.5;
        const relief = (1 + ((weave[i] as number) - before) * 0.085) * 255;
        data[i * 4] = (light[i * 3] as number) * relief;
        data[i * 4 + 1] = (light[i * 3 + 1] as number) * relief;
        data[i * 4 + 2] = (light[i * 3 + 2] as number) * relief;
        data[i * 4 + 3] = 255;
      }
    }
    g.putImageData(image, 0, 0);
  }

  /** Where the edge runs and how thick the wash lies, on a coarse grid that is read smoothly. */
  private plan({ shape, sway = 40, ragged = 14, cloud = 0.3 }: Glaze) {
    const columns = Math.ceil(this.width / CELL) + 2;
    const rows = Math.ceil(this.height / CELL) + 2;
    const wander = fbm(this.noise, 3);
    const drift = fbm(this.noise, 4);
    // One lattice serves all layers: each reads it from a place of its own.
    const [ox, oy] = [this.random.between(0, 200), this.random.between(0, 200)];
    const edge = new Float32Array(columns * rows);
    const depth = new Float32Array(columns * rows);
    for (let r = 0, i = 0; r < rows; r++) {
      for (let c = 0; c < columns; c++, i++) {
        const [x, y] = [c * CELL, r * CELL];
        edge[i] =
          shape(x, y) +
          (wander(x / 420 + ox, y / 420 + oy) - 0.5) * 2 * sway +
          (wander(x / 48 + oy, y / 48 + ox) - 0.5) * 2 * ragged;
        depth[i] =
          1 +
          (drift(x / 520 + oy + 40, y / 520 + ox) - 0.5) * 2.4 * cloud +
          (drift(x / 90 + ox + 90, y / 90 + oy) - 0.5) * 0.7 * cloud;
      }
    }
    return { edge, depth, columns, rows };
  }
}
