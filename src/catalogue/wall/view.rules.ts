import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Room } from './rooms/room.ts';

/** The visible part of a room: millimetres on the wall's plane, x from its middle, y down from the floor line. */
export interface View {
  x_mm: number;
  y_mm: number;
  w_mm: number;
  h_mm: number;
}

/** The centre of a thing on the wall: x from the wall's middle to the right, y up from the floor. */
export interface Place {
  x_mm: number;
  y_mm: number;
}

/** The visible margins beside the wall, above it, and of the floor. */
const BESIDE_MM = 150;
const ABOVE_MM = 70;
const FLOOR_MM = 520;
/** The smallest close view, or a small print would be alone in a void. */
const CLOSEST_MM = 1800;

export function roomView({ wall }: Pick<Room, 'wall'>): View {
  return {
    x_mm: -wall.w_mm / 2 - BESIDE_MM,
    y_mm: -wall.h_mm - ABOVE_MM,
    w_mm: wall.w_mm + 2 * BESIDE_MM,
    h_mm: wall.h_mm + ABOVE_MM + FLOOR_MM,
  };
}

/** Closer to the works, in the proportions of the whole room and within its edges. */
export function closeView(room: Pick<Room, 'wall'>, hung: readonly (Place & { outer: Extent })[]): View {
  const entire = roomView(room);
  if (hung.length === 0) return entire;
  const { left, right, top, bottom } = boundsOf(hung);
  const ratio = entire.w_mm / entire.h_mm;
  const w_mm = Math.min(entire.w_mm, Math.max(CLOSEST_MM, (right - left) * 1.7, (top - bottom) * 1.5 * ratio));
  const h_mm = w_mm / ratio;
  const within = (wanted: number, start: number, room_mm: number) => Math.max(start, Math.min(start + room_mm, wanted));
  return {
    x_mm: within((left + right) / 2 - w_mm / 2, entire.x_mm, entire.w_mm - w_mm),
    y_mm: within(-(top + bottom) / 2 - h_mm / 2, entire.y_mm, entire.h_mm - h_mm),
    w_mm,
    h_mm,
  };
}

/** The rectangle around all works, y up from the floor. */
export function boundsOf(hung: readonly (Place & { outer: Extent })[]) {
  return {
    left: Math.min(...hung.map(({ x_mm, outer }) => x_mm - outer.w_mm / 2)),
    right: Math.max(...hung.map(({ x_mm, outer }) => x_mm + outer.w_mm / 2)),
    top: Math.max(...hung.map(({ y_mm, outer }) => y_mm + outer.h_mm / 2)),
    bottom: Math.min(...hung.map(({ y_mm, outer }) => y_mm - outer.h_mm / 2)),
  };
}

/** As shares of the picture's width and height, true in every window. */
export function onView(view: View, outer: Extent, { x_mm, y_mm }: Place) {
  return {
    centre_x: (x_mm - view.x_mm) / view.w_mm,
    centre_y: (-y_mm - view.y_mm) / view.h_mm,
    width: outer.w_mm / view.w_mm,
    height: outer.h_mm / view.h_mm,
  };
}

/** What must be visible of a room: so much around `x_mm`, and from the floor in front up to `top_mm`. */
interface Visible {
  x_mm: number;
  w_mm: number;
  top_mm: number;
  floor_mm: number;
}

/**
 * The style of a room's picture that fills its size container without bands at the sides: as large as what must be visible allows,
 * with that in the middle.
 */
export function fillingView(view: View, { x_mm, w_mm, top_mm, floor_mm }: Visible) {
  const ratio = view.w_mm / view.h_mm;
  const units = (share: number, unit: 'cqw' | 'cqh') => `${(share * 100).toFixed(2)}${unit}`;
  const within = `min(${units(view.w_mm / w_mm, 'cqw')}, ${units(view.w_mm / (top_mm + floor_mm), 'cqh')})`;
  const width = `max(100cqw, ${units(ratio, 'cqh')}, ${within})`;
  const middle = {
    x: ((x_mm - view.x_mm) / view.w_mm).toFixed(4),
    y: (((floor_mm - top_mm) / 2 - view.y_mm) / view.h_mm / ratio).toFixed(4),
  };
  return {
    width,
    aspectRatio: ratio.toFixed(4),
    left: `clamp(100cqw - ${width}, 50cqw - ${width} * ${middle.x}, 0px)`,
    top: `clamp(100cqh - ${width} / ${ratio.toFixed(4)}, 50cqh - ${width} * ${middle.y}, 0px)`,
  };
}
