import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Room } from './rooms/room.ts';

/** The piece of room that is in the picture: millimetres on the wall's plane, x from its middle, y down from the floor line. */
export interface View {
  x_mm: number;
  y_mm: number;
  w_mm: number;
  h_mm: number;
}

/** Where something is on the wall: its centre, x from the wall's middle to the right, y up from the floor. */
export interface Place {
  x_mm: number;
  y_mm: number;
}

/** How much is seen beside the wall, above it, and of the floor. */
const BESIDE_MM = 150;
const ABOVE_MM = 70;
const FLOOR_MM = 520;
/** From close by one sees at least this much, or a small print would be alone in a void. */
const CLOSEST_MM = 1800;

/** The whole room. */
export function roomView({ wall }: Pick<Room, 'wall'>): View {
  return {
    x_mm: -wall.w_mm / 2 - BESIDE_MM,
    y_mm: -wall.h_mm - ABOVE_MM,
    w_mm: wall.w_mm + 2 * BESIDE_MM,
    h_mm: wall.h_mm + ABOVE_MM + FLOOR_MM,
  };
}

/** Closer to the works that hang, in the same proportions as the whole room and never beyond its edges. */
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

/** The rectangle around everything that hangs, y up from the floor. */
export function boundsOf(hung: readonly (Place & { outer: Extent })[]) {
  return {
    left: Math.min(...hung.map(({ x_mm, outer }) => x_mm - outer.w_mm / 2)),
    right: Math.max(...hung.map(({ x_mm, outer }) => x_mm + outer.w_mm / 2)),
    top: Math.max(...hung.map(({ y_mm, outer }) => y_mm + outer.h_mm / 2)),
    bottom: Math.min(...hung.map(({ y_mm, outer }) => y_mm - outer.h_mm / 2)),
  };
}

/** A framed work in the picture as shares of its width and height, so that it is true at every size of the window. */
export function onView(view: View, outer: Extent, { x_mm, y_mm }: Place) {
  return {
    centre_x: (x_mm - view.x_mm) / view.w_mm,
    centre_y: (-y_mm - view.y_mm) / view.h_mm,
    width: outer.w_mm / view.w_mm,
    height: outer.h_mm / view.h_mm,
  };
}
