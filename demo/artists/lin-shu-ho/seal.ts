import { createCanvas } from '@napi-rs/canvas';
import type { Sheet } from './sheet.ts';
import { smoothstep, wash } from './sheet.ts';

const GRID = 64;

/** The strokes of 林 in white on red, on a grid of 64: two trees side by side. */
const FOREST: readonly (readonly [number, number, number, number])[] = [
  [8, 22, 30, 22],
  [19, 9, 19, 56],
  [19, 24, 8, 42],
  [19, 24, 29, 38],
  [34, 22, 57, 22],
  [45, 9, 45, 56],
  [45, 24, 34, 42],
  [45, 24, 57, 44],
];

function cutSeal(): Uint8ClampedArray {
  const g = createCanvas(GRID, GRID).getContext('2d');
  g.fillStyle = '#fff';
  g.beginPath();
  g.roundRect(1, 1, GRID - 2, GRID - 2, 5);
  g.fill();
  g.strokeStyle = '#000';
  g.lineWidth = 4.6;
  for (const [x0, y0, x1, y1] of FOREST) {
    g.beginPath();
    g.moveTo(x0, y0);
    g.lineTo(x1, y1);
    g.stroke();
  }
  return g.getImageData(0, 0, GRID, GRID).data;
}

/** Presses the painter's seal, 林 in relief, chipped and unevenly inked. */
export function pressSeal(sheet: Sheet, x: number, y: number, size: number): void {
  const stone = cutSeal();
  const { noise } = sheet;
  wash(sheet, sheet.red, { left: x, top: y, right: x + size, bottom: y + size }, (ux, uy) => {
    const jitter = (noise(ux / 5, uy / 5) - 0.5) * 3;
    const gx = Math.min(GRID - 1, Math.max(0, Math.round(((ux - x) / size) * GRID + jitter)));
    const gy = Math.min(GRID - 1, Math.max(0, Math.round(((uy - y) / size) * GRID + jitter)));
    const face = (stone[(gy * GRID + gx) * 4] as number) / 255;
    return 1.25 * face * smoothstep(0.16, 0.36, noise(ux / 9 + 50, uy / 9)) * (0.7 + 0.5 * noise(ux / 40, uy / 40));
  });
}

/** A vermilion disc laid with one turn of a wet brush: even at the heart, its rim a little darker and not quite round. */
export function redDisc(sheet: Sheet, x: number, y: number, radius: number, strength: number): void {
  const { noise } = sheet;
  const reach = radius * 1.2;
  wash(sheet, sheet.red, { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }, (ux, uy) => {
    const angle = Math.atan2(uy - y, ux - x);
    const limit = radius * (0.97 + 0.06 * noise(Math.cos(angle) * 1.4 + 9, Math.sin(angle) * 1.4 + 9));
    const away = Math.hypot(ux - x, uy - y) + (noise(ux / 6, uy / 6) - 0.5) * 5;
    const inside = smoothstep(limit, limit - 5, away);
    const rim = Math.exp(-(((limit - 7 - away) / 9) ** 2));
    return inside * strength * (0.72 + 0.34 * noise(ux / 55, uy / 38) + 0.22 * rim);
  });
}
