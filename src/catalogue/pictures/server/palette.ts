import { colourName, type PaletteColour } from '../colour-names.rules.ts';
import { type Oklab, toHex, toOklab } from '../oklab.ts';

const COLOURS = 6;
const ROUNDS = 12;
/** Colours nearer than this look alike on a swatch. */
const ALIKE = 0.07;
/** Smaller parts are noise. */
const SMALLEST = 0.015;
/** Hue and chroma count more than lightness: a shade of red is still red, not the brown beside it. */
const HUE_WEIGHT = 2;

interface Cluster {
  centre: Oklab;
  count: number;
}

/** Main colours with their shares, largest first, from the RGBA pixels of a small copy. */
export function paletteOf(rgba: Uint8Array): PaletteColour[] {
  const points = Array.from({ length: rgba.length / 4 }, (_, i) =>
    toOklab(rgba[4 * i] ?? 0, rgba[4 * i + 1] ?? 0, rgba[4 * i + 2] ?? 0),
  );
  let clusters = firstCentres(points);
  for (let round = 0; round < ROUNDS; round++) clusters = regroup(points, clusters);
  const main = merge(clusters).filter(({ count }) => count >= SMALLEST * points.length);
  const total = main.reduce((sum, { count }) => sum + count, 0);
  return main.map(({ centre, count }) => {
    const hex = toHex(centre);
    return { hex, share: Math.round((1000 * count) / total) / 1000, name: colourName(hex) };
  });
}

/** Starts k-means from distant colours, so that the result is deterministic. */
function firstCentres(points: readonly Oklab[]): Cluster[] {
  const centres: Oklab[] = [meanOf(points)];
  const nearest = points.map(() => Number.POSITIVE_INFINITY);
  while (centres.length < COLOURS) {
    const last = centres.at(-1) ?? [0, 0, 0];
    let farthest = 0;
    points.forEach((point, i) => {
      nearest[i] = Math.min(nearest[i] ?? 0, distance(point, last));
      if ((nearest[i] ?? 0) > (nearest[farthest] ?? 0)) farthest = i;
    });
    centres.push(points[farthest] ?? last);
  }
  return centres.map((centre) => ({ centre, count: 0 }));
}

function regroup(points: readonly Oklab[], clusters: readonly Cluster[]): Cluster[] {
  const groups = clusters.map((): Oklab[] => []);
  for (const point of points) {
    let best = 0;
    for (let i = 1; i < clusters.length; i++) {
      if (distance(point, clusters[i]?.centre) < distance(point, clusters[best]?.centre)) best = i;
    }
    groups[best]?.push(point);
  }
  return groups.filter((group) => group.length > 0).map((group) => ({ centre: meanOf(group), count: group.length }));
}

function merge(clusters: readonly Cluster[]): Cluster[] {
  const merged: Cluster[] = [];
  for (const cluster of clusters.toSorted((a, b) => b.count - a.count)) {
    const alike = merged.find(({ centre }) => distance(centre, cluster.centre) < ALIKE);
    if (alike) alike.count += cluster.count;
    else merged.push({ ...cluster });
  }
  return merged.sort((a, b) => b.count - a.count);
}

function meanOf(points: readonly Oklab[]): Oklab {
  const sum = [0, 0, 0] as [number, number, number];
  for (const [lightness, a, b] of points) {
    sum[0] += lightness;
    sum[1] += a;
    sum[2] += b;
  }
  const n = Math.max(1, points.length);
  return [sum[0] / n, sum[1] / n, sum[2] / n];
}

function distance([l1, a1, b1]: Oklab, [l2, a2, b2]: Oklab = [9, 9, 9]): number {
  return Math.hypot(l1 - l2, HUE_WEIGHT * (a1 - a2), HUE_WEIGHT * (b1 - b2));
}
