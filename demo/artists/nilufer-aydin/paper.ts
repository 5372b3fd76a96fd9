import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Easel, type Random, seeded } from '../../brush.ts';
import type { Bath, Film, Ink } from './bath.ts';

const GRAIN_TILE = 1024;

/** Sets the whole board to bare cotton paper. */
export function bare({ g, width, height }: Easel, colour: Ink): void {
  g.fillStyle = css(colour);
  g.fillRect(0, 0, width, height);
}

/** Lifts the colour off the bath onto the paper. */
export function lift({ g }: Easel, from: Bath): void {
  g.lineJoin = 'round';
  for (const film of from.films) {
    trace(g, film);
    const tone = from.random.normal(0, 3.5);
    g.fillStyle = css(film.ink.map((part) => part + tone) as unknown as Ink);
    g.fill();
    // Pigment gathers at the rim of every film.
    g.strokeStyle = css(film.ink.map((part) => part * 0.62) as unknown as Ink, 0.3);
    g.lineWidth = 1.7;
    g.stroke();
  }
}

/** What the paper adds: pinholes of air, pigment settling in its pores, cotton hairs. */
export function dry(on: Easel, paper: Ink): void {
  pinholes(on, paper);
  const { g, width, height } = on;
  const pores = g.createPattern(grain(GRAIN_TILE), 'repeat');
  if (pores) {
    g.fillStyle = pores;
    g.fillRect(0, 0, width, height);
  }
  fibres(on);
}

export function css([red, green, blue]: Ink, alpha = 1): string {
  const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  return `rgba(${byte(red)},${byte(green)},${byte(blue)},${alpha})`;
}

function trace(g: Easel['g'], { outline }: Film): void {
  g.beginPath();
  for (let i = 0; i < outline.length; i += 2) g.lineTo(outline[i] as number, outline[i + 1] as number);
  g.closePath();
}

function pinholes({ g, width, height, random }: Easel, paper: Ink): void {
  g.fillStyle = css(paper, 0.75);
  for (let i = 0; i < 420; i++) {
    g.beginPath();
    g.arc(random() * width, random() * height, 0.8 + random() ** 4 * 4, 0, 7);
    g.fill();
  }
}

function fibres({ g, width, height, random }: Easel): void {
  for (let i = 0; i < (width * height) / 1900; i++) {
    const [x, y, angle, length] = [random() * width, random() * height, random() * 7, random.between(8, 46)];
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const [kinkX, kinkY] = [random.normal(0, length * 0.3), random.normal(0, length * 0.3)];
    g.strokeStyle =
      random() < 0.6
        ? `rgba(255,250,238,${random.between(0.06, 0.24)})`
        : `rgba(52,40,30,${random.between(0.04, 0.14)})`;
    g.lineWidth = random.between(0.6, 1.5);
    g.beginPath();
    g.moveTo(x, y);
    g.quadraticCurveTo(x + dx / 2 + kinkX, y + dy / 2 + kinkY, x + dx, y + dy);
    g.stroke();
  }
}

/** A repeating film of pores: paper shows through in light flecks, pigment settles in dark ones. */
function grain(side: number): Canvas {
  const tile = createCanvas(side, side);
  const g = tile.getContext('2d');
  const image = g.createImageData(side, side);
  const random = seeded(977);
  const pores = cloud(random, side, 1);
  const patches = cloud(random, side, 14);
  for (let p = 0; p < side * side; p++) {
    const value = (pores[p] as number) * 12 + (patches[p] as number) * 4 + (random() - 0.5) * 12;
    const tone = value > 0 ? 255 : 24;
    image.data[p * 4] = tone;
    image.data[p * 4 + 1] = tone * 0.97;
    image.data[p * 4 + 2] = tone * 0.91;
    image.data[p * 4 + 3] = Math.min(110, Math.abs(value));
  }
  g.putImageData(image, 0, 0);
  return tile;
}

/** White noise blurred round the edges of the tile, so that it repeats without a seam; about one in deviation. */
function cloud(random: Random, side: number, reach: number): Float32Array {
  let field = Float32Array.from({ length: side * side }, () => random() - 0.5);
  for (const step of [1, side, 1, side]) field = smeared(field, side, step, reach);
  const deviation = Math.sqrt(field.reduce((sum, value) => sum + value * value, 0) / field.length);
  return field.map((value) => value / deviation);
}

/** A running mean along rows (step 1) or columns (step side). */
function smeared(field: Float32Array, side: number, step: number, reach: number): Float32Array<ArrayBuffer> {
  const result = new Float32Array(field.length);
  const across = step === 1 ? side : 1;
  const at = (line: number, i: number) => field[line * across + ((i + side) % side) * step] as number;
  for (let line = 0; line < side; line++) {
    let sum = 0;
    for (let i = -reach; i <= reach; i++) sum += at(line, i);
    for (let i = 0; i < side; i++) {
      result[line * across + i * step] = sum;
      sum += at(line, i + reach + 1) - at(line, i - reach);
    }
  }
  return result;
}
