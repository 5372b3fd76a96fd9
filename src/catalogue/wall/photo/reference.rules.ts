import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Point } from '#ground/framing/framing.geometry.ts';
import { type Calibrated, calibrateByLength, calibrateByRectangle, KNOWN_SIZES } from './calibration.rules.ts';
import { asItHangs, orderedCorners, type PhotoSize } from './corners.rules.ts';
import { type Matrix, mapCorners, type Quad } from './homography.rules.ts';
import { nearestPlace, rectangleCorners } from './placement.rules.ts';

export const REFERENCE_KINDS = ['a4', 'card', 'door', 'length'] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** A sheet or card may hang either way; `auto` decides by the corners. */
export const WAYS_UP = ['auto', 'upright', 'sideways'] as const;
export type WayUp = (typeof WAYS_UP)[number];

/** The visitor's marks; those for other kinds stay, so that visitors can switch back. */
export interface Marks {
  kind: ReferenceKind;
  wayUp: WayUp;
  door: Extent;
  length_mm: number;
  corners: Quad;
  ends: readonly [Point, Point];
}

/** The centre of a picture hangs at 145 cm (product design). */
const EYE_LINE_MM = 1450;
const GAP_MM = 80;
const BESIDE_DOOR_MM = 250;
const ABOVE_LENGTH_MM = 200;

/** Initial marks: in the middle of the photo, where they are visible and easy to grab. */
export function startMarks({ width, height }: PhotoSize): Marks {
  const [x, y] = [width / 2, height / 2];
  const reach = Math.min(width, height) / 6;
  return {
    kind: 'a4',
    wayUp: 'auto',
    door: { w_mm: 900, h_mm: 2100 },
    length_mm: 2000,
    corners: mapCorners(rectangleCorners({ w_mm: 2 * reach, h_mm: 2.828 * reach }, { x, y }), rounded),
    ends: [rounded({ x: x - 2 * reach, y }), rounded({ x: x + 2 * reach, y })],
  };
}

/** The marked rectangle in its orientation. */
export function markedExtent({ kind, wayUp, door, corners }: Marks, photo: PhotoSize): Extent {
  if (kind === 'door' || kind === 'length') return door;
  const { w_mm, h_mm } = KNOWN_SIZES[kind];
  const upright = { w_mm: Math.min(w_mm, h_mm), h_mm: Math.max(w_mm, h_mm) };
  if (wayUp === 'upright') return upright;
  if (wayUp === 'sideways') return { w_mm: upright.h_mm, h_mm: upright.w_mm };
  return asItHangs(orderedCorners(corners), upright, photo);
}

export function calibrate(marks: Marks, photo: PhotoSize): Calibrated {
  if (marks.kind === 'length') return calibrateByLength(marks.ends[0], marks.ends[1], marks.length_mm);
  return calibrateByRectangle(marks.corners, markedExtent(marks, photo), photo);
}

/** Side by side: on the sheet, above the measured length, or beside the door at eye height. */
export function startPlaces(marks: Marks, toPhoto: Matrix, outers: readonly Extent[], photo: PhotoSize): Point[] {
  const total = outers.reduce((sum, { w_mm }) => sum + w_mm, 0) + GAP_MM * Math.max(0, outers.length - 1);
  let left = marks.kind === 'door' ? marks.door.w_mm / 2 + BESIDE_DOOR_MM : -total / 2;
  return outers.map((outer) => {
    const wished = { x: left + outer.w_mm / 2, y: startHeight(marks, outer) };
    left += outer.w_mm + GAP_MM;
    return nearestPlace(toPhoto, outer, wished, { x: 0, y: 0 }, photo);
  });
}

function startHeight({ kind, door }: Marks, outer: Extent): number {
  if (kind === 'door') return door.h_mm / 2 - EYE_LINE_MM;
  return kind === 'length' ? -ABOVE_LENGTH_MM - outer.h_mm / 2 : 0;
}

/** Above the floor if a door shows it, otherwise above the middle of the mark. */
export function heightOf({ kind, door }: Marks, { y }: Point): number {
  return kind === 'door' ? door.h_mm / 2 - y : -y;
}

/** The reverse: the place at a height. */
export function atHeight(marks: Marks, place: Point, height_mm: number): Point {
  return { x: place.x, y: marks.kind === 'door' ? marks.door.h_mm / 2 - height_mm : -height_mm };
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
