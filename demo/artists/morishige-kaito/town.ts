import type { SKRSContext2D } from '@napi-rs/canvas';
import { shape } from './carving.ts';
import { type Colour, flat, impress, type Print } from './press.ts';

const CLOUD: Colour = [96, 106, 116];

const TILE: Colour = [74, 78, 88];

const SHELL: Colour = [244, 240, 230];

const SUMI: Colour = [34, 34, 40];

interface House {
  x: number;
  y: number;
  half: number;
  rise: number;
}

/** The old town climbing away from the quay, the furthest row first. */
function oldTown({ random }: Print): House[] {
  const houses: House[] = [];
  for (let row = 0; row < 6; row++) {
    const reach = 560 + row * 150;
    for (let x = 40 + random() * 70; x < reach; x += random.between(74, 128)) {
      const size = 0.7 + row * 0.09;
      houses.push({
        x,
        y: 1096 + row * 40 - (1 - x / reach) * 34 + random.between(-9, 9),
        half: random.between(48, 80) * size,
        rise: random.between(26, 44) * size,
      });
    }
  }
  return houses;
}

function houseWall(g: SKRSContext2D, { x, y, half }: House): void {
  g.fillRect(x - half * 0.86, y - 2, half * 1.72, 64);
}

function houseRoof(g: SKRSContext2D, { x, y, half, rise }: House): void {
  shape(g, [
    [x - half * 1.06, y + 3],
    [x - half * 0.5, y - rise],
    [x + half * 0.55, y - rise],
    [x + half * 1.06, y + 3],
  ]);
}

/** Walls and roofs are printed row by row, so that near roofs hide far walls. */
export function printTown(print: Print): void {
  const houses = oldTown(print);
  for (let from = 0; from < houses.length; from += 12) {
    const row = houses.slice(from, from + 12);
    const area = [0, 1000, 1500, 1340] as const;
    impress(print, { colour: SHELL, opaque: true, grain: 0.1, area }, (g) => {
      for (const house of row) {
        houseWall(g, house);
        houseRoof(g, house);
      }
    });
    impress(print, { colour: CLOUD, bokashi: flat(0.4), grain: 0.5, area }, (g) => {
      for (const house of row) houseWall(g, house);
    });
    impress(print, { colour: TILE, bokashi: flat(0.85), grain: 0.6, area, shift: [2, 2] }, (g) => {
      for (const house of row) houseRoof(g, house);
    });
    impress(print, { colour: SUMI, bokashi: flat(0.75), grain: 0.2, area }, (g) => {
      for (const { x, y, half } of row) {
        g.fillRect(x - half * 0.45, y + 16, half * 0.3, 18);
        g.fillRect(x + half * 0.15, y + 16, half * 0.3, 18);
      }
    });
  }
}

export function pagoda(g: SKRSContext2D, x: number, y: number, size: number): void {
  for (let k = 0; k < 3; k++) {
    const [w, base] = [size * (1 - k * 0.17), y - k * size * 0.62];
    shape(g, [
      [x - w, base],
      [x - w * 0.72, base - size * 0.16],
      [x - w * 0.3, base - size * 0.27],
      [x + w * 0.3, base - size * 0.27],
      [x + w * 0.72, base - size * 0.16],
      [x + w, base],
    ]);
    g.fillRect(x - w * 0.5, base - 2, w, size * 0.38);
  }
  g.fillRect(x - size * 0.03, y - size * 2.15, size * 0.06, size * 0.7);
}
