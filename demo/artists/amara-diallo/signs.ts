import type { SKRSContext2D } from '@napi-rs/canvas';
import { noise2, type Random } from '../../brush.ts';
import { css, type Dye } from './dyes.ts';

export type Spot = readonly [x: number, y: number];

const shake = noise2(6101);

/** A hand with a split-reed pen: one dye, one pen width, a random source for its unsteadiness. */
export interface Hand {
  g: SKRSContext2D;
  random: Random;
  dye: Dye;
  pen: number;
}

/** One stroke through the spots, swelling and thinning as the reed empties. */
export function stroke({ g, random, dye, pen }: Hand, ...spots: Spot[]): void {
  const seed = random() * 90;
  g.fillStyle = css(dye);
  for (let i = 0; i < spots.length - 1; i++) {
    const [[ax, ay], [bx, by]] = [spots[i], spots[i + 1]] as [Spot, Spot];
    const steps = Math.max(2, Math.ceil(Math.hypot(bx - ax, by - ay) / (pen * 0.22)));
    for (let s = 0; s <= steps; s++) {
      const [x, y] = [ax + ((bx - ax) * s) / steps, ay + ((by - ay) * s) / steps];
      const wobble = pen * 0.35;
      const size = (pen / 2) * (0.78 + 0.5 * shake(x / 60 + seed, y / 60));
      g.beginPath();
      g.arc(
        x + (shake(x / 90, y / 90 + seed) - 0.5) * wobble * 2,
        y + (shake(x / 90 + 50, y / 90 + seed) - 0.5) * wobble * 2,
        size,
        0,
        7,
      );
      g.fill();
    }
  }
}

export function dot(hand: Hand, x: number, y: number, size = 1): void {
  const { g, random, dye, pen } = hand;
  g.fillStyle = css(dye);
  g.beginPath();
  g.ellipse(x, y, pen * size * random.between(0.55, 0.75), pen * size * random.between(0.5, 0.7), random() * 3, 0, 7);
  g.fill();
}

export function arc(x: number, y: number, radius: number, from: number, to: number): Spot[] {
  const steps = Math.max(8, Math.round(radius / 9));
  return Array.from({ length: steps + 1 }, (_, i): Spot => {
    const angle = from + ((to - from) * i) / steps;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

export function zigzag(x: number, y: number, width: number, height: number, teeth: number): Spot[] {
  return Array.from(
    { length: teeth * 2 + 1 },
    (_, i): Spot => [x + (width * i) / (teeth * 2), y + (i % 2 ? -height : 0)],
  );
}

type Sign = (hand: Hand, x: number, y: number, size: number) => void;

/** Signs of the artist's own: no two are borrowed from an existing cloth. */
export const SIGNS: Record<
  'calabash' | 'comb' | 'ladder' | 'crescents' | 'crossing' | 'hearth' | 'rain' | 'door' | 'path',
  Sign
> = {
  calabash(hand, x, y, s) {
    stroke(hand, ...arc(x, y, s * 0.42, 0.2, 6.4));
    stroke(hand, ...arc(x, y, s * 0.2, 1, 7.1));
  },
  comb(hand, x, y, s) {
    stroke(hand, [x - s * 0.46, y - s * 0.24], [x + s * 0.46, y - s * 0.28]);
    for (let i = 0; i < 6; i++)
      stroke(hand, [x - s * 0.42 + i * s * 0.17, y - s * 0.24], [x - s * 0.41 + i * s * 0.168, y + s * 0.36]);
  },
  ladder(hand, x, y, s) {
    stroke(hand, [x - s * 0.2, y - s * 0.46], [x - s * 0.24, y + s * 0.46]);
    stroke(hand, [x + s * 0.22, y - s * 0.45], [x + s * 0.2, y + s * 0.46]);
    for (let i = 0; i < 4; i++)
      stroke(hand, [x - s * 0.2, y - s * 0.3 + i * s * 0.2], [x + s * 0.2, y - s * 0.28 + i * s * 0.2]);
  },
  crescents(hand, x, y, s) {
    for (const r of [0.44, 0.28, 0.13]) stroke(hand, ...arc(x, y + s * 0.16, s * r, Math.PI * 1.02, Math.PI * 1.98));
    dot(hand, x, y + s * 0.34);
  },
  crossing(hand, x, y, s) {
    stroke(hand, [x - s * 0.4, y - s * 0.4], [x + s * 0.4, y + s * 0.4]);
    stroke(hand, [x + s * 0.4, y - s * 0.4], [x - s * 0.4, y + s * 0.4]);
    for (const [dx, dy] of [
      [0, -0.34],
      [0, 0.34],
      [-0.34, 0],
      [0.34, 0],
    ] as const)
      dot(hand, x + dx * s, y + dy * s);
  },
  hearth(hand, x, y, s) {
    stroke(
      hand,
      [x - s * 0.42, y + s * 0.36],
      [x, y - s * 0.42],
      [x + s * 0.42, y + s * 0.36],
      [x - s * 0.42, y + s * 0.36],
    );
    dot(hand, x, y + s * 0.12, 1.3);
  },
  rain(hand, x, y, s) {
    for (let row = 0; row < 4; row++) {
      for (let i = 0; i < 4 - (row % 2); i++)
        dot(hand, x - s * 0.36 + i * s * 0.24 + (row % 2) * s * 0.12, y - s * 0.36 + row * s * 0.24);
    }
  },
  door(hand, x, y, s) {
    stroke(
      hand,
      [x - s * 0.36, y + s * 0.44],
      [x - s * 0.34, y - s * 0.4],
      [x + s * 0.36, y - s * 0.42],
      [x + s * 0.36, y + s * 0.44],
    );
    stroke(
      hand,
      [x - s * 0.1, y + s * 0.44],
      [x - s * 0.1, y - s * 0.14],
      [x + s * 0.12, y - s * 0.14],
      [x + s * 0.12, y + s * 0.44],
    );
  },
  path(hand, x, y, s) {
    for (const dy of [-0.16, 0.12, 0.4]) stroke(hand, ...zigzag(x - s * 0.46, y + dy * s, s * 0.92, s * 0.2, 4));
  },
};
