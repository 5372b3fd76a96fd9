import type { SKRSContext2D } from '@napi-rs/canvas';

export interface Fleck {
  x: number;
  y: number;
  r: number;
}

export function discs(g: SKRSContext2D, flecks: readonly Fleck[], grow: number): void {
  for (const { x, y, r } of flecks) {
    g.beginPath();
    g.ellipse(x, y, Math.max(0.5, r + grow), Math.max(0.5, (r + grow) * 0.9), 0, 0, 7);
    g.fill();
  }
}
