import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Room } from './rooms/room.ts';
import { EYE } from './rooms/room-drawing.ts';
import { boundsOf, type Place, roomView, type View } from './view.rules.ts';

/** The centre and the minimum extent to show, in any aspect ratio. */
export type Camera = View;

/** A drawn room is this many times the wall, seen from the eye. */
const DRAWN = 1.425;
/** The aspect ratio of a phone's scene: 390 × 506 at 60 % of the window. */
const PHONE_RATIO = 0.77;
/** The width of the largest work in a phone's picture. */
export const WORK_SHARE = 0.45;

type Hanging = Place & { outer: Extent };

/** All that is drawn of a room: wall, side walls, floor and ceiling. Every view is a part of it. */
export function drawnView({ wall }: Pick<Room, 'wall'>): View {
  const above = EYE.height_mm + (wall.h_mm - EYE.height_mm) * DRAWN;
  const below = EYE.height_mm * (DRAWN - 1);
  return { x_mm: (-wall.w_mm / 2) * DRAWN, y_mm: -above, w_mm: wall.w_mm * DRAWN, h_mm: above + below };
}

/** A phone's first view: the largest work takes 45 % of the width, unless the group needs more. */
export function phoneNear(room: Pick<Room, 'wall'>, hung: readonly Hanging[], person_x_mm?: number): Camera {
  if (hung.length === 0) return phoneOverview(room, hung);
  const widest = Math.max(...hung.map(({ outer }) => outer.w_mm));
  const { left, right, top, bottom } = boundsOf(hung);
  const [from, to] =
    person_x_mm === undefined ? [left, right] : [min(left, person_x_mm - 280), max(right, person_x_mm + 280)];
  const w_mm = max(widest / WORK_SHARE, (to - from) * 1.1);
  return clamped(room, { x_mm: (from + to) / 2, y_mm: -(top + bottom) / 2 }, { w_mm, h_mm: (top - bottom) * 1.15 });
}

/** A phone's view of the whole room: floor and ceiling, and the wall around the works. */
export function phoneOverview(room: Pick<Room, 'wall'>, hung: readonly Hanging[]): Camera {
  const { y_mm, h_mm } = drawnView(room);
  const { left, right } = hung.length > 0 ? boundsOf(hung) : { left: 0, right: 0 };
  const w_mm = max(h_mm * PHONE_RATIO, (right - left) * 1.1);
  return clamped(room, { x_mm: (left + right) / 2, y_mm: y_mm + h_mm / 2 }, { w_mm, h_mm: roomView(room).h_mm });
}

const { min, max } = Math;

/** Never beyond what is drawn, for a usual phone's aspect ratio. */
function clamped(room: Pick<Room, 'wall'>, middle: Place, { w_mm, h_mm }: Extent): Camera {
  const drawn = drawnView(room);
  const within = (wanted: number, start: number, room_mm: number, seen_mm: number) =>
    seen_mm >= room_mm ? start + room_mm / 2 : max(start + seen_mm / 2, min(start + room_mm - seen_mm / 2, wanted));
  const tall = max(h_mm, w_mm / PHONE_RATIO);
  const [x, y] = [
    within(middle.x_mm, drawn.x_mm, drawn.w_mm, max(w_mm, h_mm * PHONE_RATIO)),
    within(middle.y_mm, drawn.y_mm, drawn.h_mm, tall),
  ];
  return { x_mm: x - w_mm / 2, y_mm: y - h_mm / 2, w_mm, h_mm };
}

/** The camera for CSS in a box of unknown size: the size of the drawing and the position of its centre. */
export function planeStyle(drawn: View, { x_mm, y_mm, w_mm, h_mm }: Camera) {
  const percent = (share: number) => `${(share * 100).toFixed(3)}%`;
  const across = (x_mm + w_mm / 2 - drawn.x_mm) / drawn.w_mm;
  const down = (y_mm + h_mm / 2 - drawn.y_mm) / drawn.h_mm;
  return {
    width: `min(${((drawn.w_mm / w_mm) * 100).toFixed(3)}cqw, ${((drawn.w_mm / h_mm) * 100).toFixed(3)}cqh)`,
    shift: `translate(-${percent(across)}, -${percent(down)})`,
  };
}
