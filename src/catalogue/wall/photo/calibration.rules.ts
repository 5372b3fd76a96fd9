import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Point } from '#ground/framing/framing.geometry.ts';
import { isConvex, looksSwapped, orderedCorners, type PhotoSize, seenAspect, shortestEdge } from './corners.rules.ts';
import {
  applyTo,
  distance,
  homography,
  inverse,
  type MappingProblem,
  type Matrix,
  mapCorners,
  type Quad,
} from './homography.rules.ts';
import { aroundPoint, rectangleCorners } from './placement.rules.ts';

/** Things of a standard size: a sheet of paper and the bank card of ISO 7810 (ID-1). */
export const KNOWN_SIZES = {
  a4: { w_mm: 210, h_mm: 297 },
  card: { w_mm: 85.6, h_mm: 53.98 },
} as const satisfies Record<string, Extent>;

/** On a shorter edge, one pixel would be a tenth of the work. */
const LEAST_EDGE_PX = 16;
/** How precisely people mark a corner: the standard deviation in pixels of the photo. */
const MARKING_PX = 1;
/** A typical work, to estimate the error. */
const PROBE: Extent = { w_mm: 600, h_mm: 600 };
const ROUGH_PERCENT = 3;
/** How far the proportions may differ from the known rectangle's before the page asks. */
const ODD_SHAPE = 0.2;
/** Within this many degrees of level or upright, a marked length also gives the photo's tilt. */
const TILT_DEG = 20;

export type CalibrationProblem = MappingProblem | 'not_convex' | 'too_small' | 'size_missing';
export type CalibrationWarning = 'sides_swapped' | 'odd_shape' | 'rough';

/** The wall in a photo. Wall millimetres: x right, y down, from the middle of the marks. */
export interface Calibration {
  toPhoto: Matrix;
  toWall: Matrix;
  /** The expected error for a work of 60 cm, in percent (one standard deviation). */
  error_percent: number;
  warnings: readonly CalibrationWarning[];
}

export type Calibrated =
  | { calibration: Calibration; problem?: undefined }
  | { calibration?: undefined; problem: CalibrationProblem };

/** From the four corners of a rectangle of known size, in any order, to the wall in perspective. */
export function calibrateByRectangle(marked: Quad, extent: Extent, photo: PhotoSize): Calibrated {
  if (!(extent.w_mm > 0 && extent.h_mm > 0)) return { problem: 'size_missing' };
  const corners = orderedCorners(marked);
  const rectangle = rectangleCorners(extent);
  const { matrix, problem } = homography(rectangle, corners);
  if (problem) return { problem };
  if (!isConvex(corners)) return { problem: 'not_convex' };
  if (shortestEdge(corners) < LEAST_EDGE_PX) return { problem: 'too_small' };
  const toWall = inverse(matrix);
  if (!toWall) return { problem: 'points_on_a_line' };
  const error_percent = expectedError(matrix, rectangle, corners);
  const warnings = [...shapeWarnings(corners, extent, photo), ...roughness(error_percent)];
  return { calibration: { toPhoto: matrix, toWall, error_percent, warnings } };
}

/** From one known length, such as a sofa's: true to scale where it was measured, without perspective. */
export function calibrateByLength(from: Point, to: Point, length_mm: number): Calibrated {
  if (!(length_mm > 0)) return { problem: 'size_missing' };
  const length_px = distance(from, to);
  if (!Number.isFinite(length_px)) return { problem: 'not_finite' };
  if (length_px === 0) return { problem: 'points_coincide' };
  if (length_px < LEAST_EDGE_PX) return { problem: 'too_small' };
  const scale = length_px / length_mm;
  const tilt = tiltOf(from, to);
  const [cos, sin] = [scale * Math.cos(tilt), scale * Math.sin(tilt)];
  const toPhoto: Matrix = [cos, -sin, (from.x + to.x) / 2, sin, cos, (from.y + to.y) / 2, 0, 0, 1];
  const toWall = inverse(toPhoto);
  if (!toWall) return { problem: 'too_small' };
  const error_percent = (100 * Math.SQRT2 * MARKING_PX) / length_px;
  return { calibration: { toPhoto, toWall, error_percent, warnings: roughness(error_percent) } };
}

function tiltOf(from: Point, to: Point): number {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const quarter = Math.PI / 2;
  const tilt = angle - Math.round(angle / quarter) * quarter;
  return Math.abs(tilt) <= (TILT_DEG * Math.PI) / 180 ? tilt : 0;
}

function shapeWarnings(corners: Quad, extent: Extent, photo: PhotoSize): CalibrationWarning[] {
  if (looksSwapped(corners, extent, photo)) return ['sides_swapped'];
  const seen = seenAspect(corners, photo) ?? extent.w_mm / extent.h_mm;
  return Math.abs(Math.log((seen * extent.h_mm) / extent.w_mm)) > ODD_SHAPE ? ['odd_shape'] : [];
}

function roughness(error_percent: number): CalibrationWarning[] {
  return error_percent > ROUGH_PERCENT ? ['rough'] : [];
}

/**
 * Moves each corner by the marking error and measures a typical work again: small sheets and distant photos have large
 * errors.
 */
function expectedError(toPhoto: Matrix, rectangle: Quad, corners: Quad): number {
  const probe = aroundPoint(toPhoto, PROBE, { x: 0, y: 0 }) ?? corners;
  let variance = 0;
  const truth = sidesSeen(toPhoto, probe);
  corners.forEach((_, index) => {
    for (const [dx, dy] of [
      [MARKING_PX, 0],
      [0, MARKING_PX],
    ] as const) {
      const moved = mapCorners(corners, ({ x, y }, at) => (at === index ? { x: x + dx, y: y + dy } : { x, y }));
      const { matrix } = homography(rectangle, moved);
      const sides = matrix ? sidesSeen(matrix, probe) : [0, 0];
      // Width and height may differ in error; the worse counts at each corner.
      const off = Math.max(...sides.map((side, at) => Math.abs(side / (truth[at] ?? 1) - 1)));
      variance += off * off;
    }
  });
  return 100 * Math.sqrt(variance);
}

/** Width and height in millimetres of four photo points on the wall. */
function sidesSeen(toPhoto: Matrix, points: Quad): [number, number] {
  const toWall = inverse(toPhoto);
  if (!toWall) return [0, 0];
  return sidesOf(mapCorners(points, (point) => applyTo(toWall, point)));
}

export function sidesOf([a, b, c, d]: Quad): [number, number] {
  return [(distance(a, b) + distance(d, c)) / 2, (distance(a, d) + distance(b, c)) / 2];
}
