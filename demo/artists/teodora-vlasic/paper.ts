import { type Easel, seeded } from '../../brush.ts';

/** Warm cold-pressed paper, as red, green, blue. */
const RAG = [242, 232, 212] as const;
export const SHEET = `rgb(${RAG.join(',')})`;
const TILE = 1024;

/** Lays the bare sheet, with the uneven tone of old rag paper and a little foxing. */
export function laySheet({ g, width, height, random }: Easel): void {
  g.fillStyle = SHEET;
  g.fillRect(0, 0, width, height);
  for (let stain = 0; stain < 26; stain++) {
    const x = random() * width;
    const y = random() * height;
    const reach = random.between(200, 700);
    const tone = g.createRadialGradient(x, y, 0, x, y, reach);
    tone.addColorStop(0, `rgba(196,160,104,${random.between(0.015, 0.05)})`);
    tone.addColorStop(1, 'rgba(196,160,104,0)');
    g.fillStyle = tone;
    g.fillRect(x - reach, y - reach, reach * 2, reach * 2);
  }
  for (let spot = 0; spot < 40; spot++) {
    g.fillStyle = `rgba(150,104,56,${random.between(0.03, 0.12)})`;
    g.beginPath();
    g.arc(random() * width, random() * height, random.between(1, 5), 0, 7);
    g.fill();
  }
}

/** Smooths a wrapping tile with a box of `reach` cells to either side, along one axis. */
function soften(tile: Float32Array, reach: number, step: number): Float32Array {
  const out = new Float32Array(tile.length);
  const share = 1 / (2 * reach + 1);
  for (let start = 0; start < TILE; start++) {
    const origin = step === 1 ? start * TILE : start;
    const cell = (i: number) => origin + ((i + TILE) % TILE) * step;
    let sum = 0;
    for (let i = -reach; i <= reach; i++) sum += tile[cell(i)] as number;
    for (let i = 0; i < TILE; i++) {
      out[cell(i)] = sum * share;
      sum += (tile[cell(i + reach + 1)] as number) - (tile[cell(i - reach)] as number);
    }
  }
  return out;
}

/** Felt marks of one size, scaled to about −1…1. */
function felt(seed: number, reach: number): Float32Array {
  const random = seeded(seed);
  let tile: Float32Array = Float32Array.from({ length: TILE * TILE }, () => random() - 0.5);
  for (let pass = 0; pass < 2; pass++) tile = soften(soften(tile, reach, 1), reach, TILE);
  return tile.map((value) => value * 3.4 * reach);
}

/** One repeating tile of paper tooth: its height and how it catches the light from the upper left. */
function tooth(seed: number): { height: Float32Array; light: Float32Array } {
  const [coarse, fine] = [felt(seed, 3), felt(seed + 1, 1)];
  const height = coarse.map((value, at) => value * 0.5 + (fine[at] as number) * 0.42);
  const light = height.map((value, at) => value - (height[(at + 2 * TILE + 2) % (TILE * TILE)] as number));
  return { height, light };
}

/** Lets the paper show through everything: pigment settles in the hollows, the tooth catches light. */
export function raiseGrain({ canvas, g, width }: Easel, seed: number): void {
  const image = g.getImageData(0, 0, canvas.width, canvas.height);
  const { height, light } = tooth(seed);
  const step = width / canvas.width;
  const { data } = image;
  const [red, green, blue] = RAG;
  for (let y = 0, at = 0; y < canvas.height; y++) {
    const row = (Math.floor(y * step) % TILE) * TILE;
    for (let x = 0; x < canvas.width; x++, at += 4) {
      const cell = row + (Math.floor(x * step) % TILE);
      const settle = 1 - (height[cell] as number) * 0.3;
      const glint = (light[cell] as number) * 13;
      data[at] = red - (red - (data[at] as number)) * settle + glint;
      data[at + 1] = green - (green - (data[at + 1] as number)) * settle + glint;
      data[at + 2] = blue - (blue - (data[at + 2] as number)) * settle + glint;
    }
  }
  g.putImageData(image, 0, 0);
}
