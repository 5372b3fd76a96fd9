import { type Oklab, oklabOfHex } from './oklab.ts';

interface Spot {
  lab: Oklab;
  share: number;
}

/**
 * How far apart two palettes look: 0 for the same, about 0.1 for neighbours, 1 for black and white. Each colour is held
 * against the nearest of the other picture's, by its share, and the worse of the two directions counts.
 */
export function paletteDistance(
  one: readonly { hex: string; share: number }[],
  other: readonly { hex: string; share: number }[],
): number {
  const a = one.map(({ hex, share }) => ({ lab: oklabOfHex(hex), share }));
  const b = other.map(({ hex, share }) => ({ lab: oklabOfHex(hex), share }));
  return Math.max(towards(a, b), towards(b, a));
}

function towards(from: readonly Spot[], to: readonly Spot[]): number {
  let far = 0;
  let covered = 0;
  for (const { lab, share } of from) {
    far +=
      share * Math.min(1, ...to.map((spot) => Math.hypot(...lab.map((part, axis) => part - (spot.lab[axis] ?? 0)))));
    covered += share;
  }
  return covered > 0 ? far / covered : 1;
}
