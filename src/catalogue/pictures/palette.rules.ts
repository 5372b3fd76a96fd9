import { type Oklab, oklabOfHex } from './oklab.ts';

type Palette = readonly { hex: string; share: number }[];

interface Spot {
  lab: Oklab;
  share: number;
}

/** The colours of a palette where distances look equal; convert a palette once if it is compared with many. */
export function spotsOf(palette: Palette): Spot[] {
  return palette.map(({ hex, share }) => ({ lab: oklabOfHex(hex), share }));
}

/**
 * The visual distance of two palettes: 0 for the same, about 0.1 for neighbours, 1 for black and white. Compares each
 * colour with the nearest of the other picture, weighted by its share; the worse direction counts.
 */
export function paletteDistance(one: readonly Spot[], other: readonly Spot[]): number {
  return Math.max(towards(one, other), towards(other, one));
}

function towards(from: readonly Spot[], to: readonly Spot[]): number {
  let far = 0;
  let covered = 0;
  for (const { lab, share } of from) {
    let nearest = 1;
    for (const spot of to) nearest = Math.min(nearest, squaredDistance(lab, spot.lab));
    far += share * Math.sqrt(nearest);
    covered += share;
  }
  return covered > 0 ? far / covered : 1;
}

function squaredDistance(one: Oklab, other: Oklab): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;
}
