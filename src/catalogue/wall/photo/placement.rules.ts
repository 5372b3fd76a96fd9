import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Point, Rect } from '#ground/framing/framing.geometry.ts';
import type { PhotoSize } from './corners.rules.ts';
import { applyTo, type Matrix, mapCorners, multiply, type Quad, weightAt } from './homography.rules.ts';

/** Points with a smaller share of the mark's weight are so near the horizon that the wall is a few pixels high. */
const HORIZON = 0.08;

export function rectangleCorners({ w_mm, h_mm }: Extent, { x, y }: Point = { x: 0, y: 0 }): Quad {
  const [w, h] = [w_mm / 2, h_mm / 2];
  return [
    { x: x - w, y: y - h },
    { x: x + w, y: y - h },
    { x: x + w, y: y + h },
    { x: x - w, y: y + h },
  ];
}

/** The corners of a work hung at `centre`, on the photo; undefined if one is behind the camera. */
export function aroundPoint(toPhoto: Matrix, extent: Extent, centre: Point): Quad | undefined {
  const corners = rectangleCorners(extent, centre);
  const here = weightAt(toPhoto, { x: 0, y: 0 });
  if (corners.some((corner) => weightAt(toPhoto, corner) / here < HORIZON)) return undefined;
  return mapCorners(corners, (corner) => applyTo(toPhoto, corner));
}

/** Whether a work can hang here: its centre is on the photo, and the wall does not reach the horizon. */
export function canHang(toPhoto: Matrix, extent: Extent, centre: Point, { width, height }: PhotoSize): boolean {
  if (!aroundPoint(toPhoto, extent, centre)) return false;
  const { x, y } = applyTo(toPhoto, centre);
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** The valid place nearest to `wished`, on the line from the last valid one. */
export function nearestPlace(toPhoto: Matrix, extent: Extent, wished: Point, last: Point, photo: PhotoSize): Point {
  if (canHang(toPhoto, extent, wished, photo)) return wished;
  let [good, bad] = [0, 1];
  // 2⁻¹⁰ of the way is well below a millimetre on any wall.
  for (let step = 0; step < 10; step++) {
    const middle = (good + bad) / 2;
    if (canHang(toPhoto, extent, between(last, wished, middle), photo)) good = middle;
    else bad = middle;
  }
  return between(last, wished, good);
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A bitmap of a part of the framed work; `area` is in millimetres from its upper left corner. */
export interface DrawnArea {
  area: Rect;
  width: number;
  height: number;
}

/** Maps a bitmap's pixels to the photo's, for a work whose outer rectangle is centred at `centre`. */
export function drawingToPhoto(
  toPhoto: Matrix,
  outer: Extent,
  centre: Point,
  { area, width, height }: DrawnArea,
): Matrix {
  const x = centre.x - outer.w_mm / 2 + area.x;
  const y = centre.y - outer.h_mm / 2 + area.y;
  return multiply(toPhoto, [area.w / width, 0, x, 0, area.h / height, y, 0, 0, 1]);
}

/** For an element whose transform origin is its upper left corner. */
export function cssMatrix([a, b, c, d, e, f, g, h, i]: Matrix): string {
  return `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].map((value) => value / i).join(',')})`;
}

/** Photo pixels per millimetre of wall at a point: the mean over all directions. */
export function pixelsPerMmAt(toPhoto: Matrix, centre: Point): number {
  const around = rectangleCorners({ w_mm: 2, h_mm: 2 }, centre);
  const [a, b, c, d] = mapCorners(around, (corner) => applyTo(toPhoto, corner));
  return Math.sqrt(Math.abs((c.x - a.x) * (d.y - b.y) - (c.y - a.y) * (d.x - b.x)) / 2) / 2;
}
