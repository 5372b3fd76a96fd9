import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Point } from '#ground/framing/framing.geometry.ts';
import { distance, homography, multiply, type Quad, scaleAndMove, turn } from './homography.rules.ts';

export interface PhotoSize {
  width: number;
  height: number;
}

/** A phone's main camera: the focal length as a share of the photo's longer side, and its plausible range. */
const USUAL_FOCAL = 0.75;
const FOCAL_RANGE = { least: 0.4, most: 3 };

/** A tenth of the proportions: a square is neither upright nor sideways. */
const CLEARLY = 0.1;

/** The corners clockwise from the upper left, marked in any order; the top edge is the most level one. */
export function orderedCorners(corners: Quad): Quad {
  const middle = middleOf(corners);
  const angle = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x);
  const sorted = [...corners].sort((one, other) => angle(one) - angle(other));
  const [a = middle, b = middle, c = middle, d = middle] = sorted;
  const starts: Quad[] = [
    [a, b, c, d],
    [b, c, d, a],
    [c, d, a, b],
    [d, a, b, c],
  ];
  const level = ([tl, tr, br, bl]: Quad) => (tr.x - tl.x) / distance(tl, tr) + (br.x - bl.x) / distance(bl, br);
  return starts.reduce((best, next) => (level(next) > level(best) ? next : best));
}

/** Whether no corner is inside the triangle of the others: a rectangle is convex from every angle. */
export function isConvex([a, b, c, d]: Quad): boolean {
  const turns = [turn(a, b, c), turn(b, c, d), turn(c, d, a), turn(d, a, b)];
  return turns.every((area) => area > 0) || turns.every((area) => area < 0);
}

export function shortestEdge([a, b, c, d]: Quad): number {
  return Math.min(distance(a, b), distance(b, c), distance(c, d), distance(d, a));
}

/**
 * Width ÷ height of the photographed rectangle without knowing its size: its edges are at right angles, and a camera
 * has square pixels and a centred axis. A cropped photo makes this slightly wrong.
 */
export function seenAspect(corners: Quad, { width, height }: PhotoSize): number | undefined {
  const unit: Quad = [
    { x: -1, y: -1 },
    { x: 1, y: -1 },
    { x: 1, y: 1 },
    { x: -1, y: 1 },
  ];
  const { matrix } = homography(unit, corners);
  if (!matrix) return undefined;
  const long = Math.max(width, height);
  const [h11, h12, , h21, h22, , h31, h32] = multiply(
    scaleAndMove(1 / long, -width / 2 / long, -height / 2 / long),
    matrix,
  );
  // Level or straight-on views give no focal length, and hardly need it.
  const squared = -(h11 * h12 + h21 * h22) / (h31 * h32);
  const believable = squared >= FOCAL_RANGE.least ** 2 && squared <= FOCAL_RANGE.most ** 2;
  const focal2 = believable ? squared : USUAL_FOCAL ** 2;
  const w = (h11 * h11 + h21 * h21) / focal2 + h31 * h31;
  const h = (h12 * h12 + h22 * h22) / focal2 + h32 * h32;
  return h > 0 ? Math.sqrt(w / h) : undefined;
}

/** The known rectangle in its orientation on the wall: an A4 sheet may be upright or sideways. */
export function asItHangs(corners: Quad, extent: Extent, photo: PhotoSize): Extent {
  return looksSwapped(corners, extent, photo) ? { w_mm: extent.h_mm, h_mm: extent.w_mm } : extent;
}

/** Whether the corners fit better with width and height swapped. */
export function looksSwapped(corners: Quad, { w_mm, h_mm }: Extent, photo: PhotoSize): boolean {
  const seen = seenAspect(corners, photo);
  if (seen === undefined) return false;
  return Math.abs(Math.log((seen * w_mm) / h_mm)) + CLEARLY < Math.abs(Math.log((seen * h_mm) / w_mm));
}

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
