import { EYE_LINE_MM, type Hung, keepOnWall, SPACING_MM, type Where } from './hanging.rules.ts';
import type { Place } from './view.rules.ts';

/** The distance at which a dragged work snaps to a line. */
const SNAP_MM = 25;

export interface Snapped extends Place {
  /** The lines it snapped to, in wall coordinates, shown while dragging. */
  guide_x?: number;
  guide_y?: number;
}

/** Snaps to the eye line, to the middle of wall and furniture, and to the edges and gaps of neighbours. */
export function snapped(
  { outer, x_mm, y_mm }: Hung,
  others: readonly Hung[],
  room: Where,
  { reach = SNAP_MM, gap_mm = SPACING_MM } = {},
): Snapped {
  const { w_mm, h_mm } = outer;
  const place = keepOnWall(outer, { x_mm, y_mm }, room.wall);
  const columns: Pull[] = [line(0), line(room.furniture.x_mm)];
  const rows: Pull[] = [line(EYE_LINE_MM)];
  for (const other of others) {
    const [side, half] = [other.outer.w_mm / 2, other.outer.h_mm / 2];
    columns.push(line(other.x_mm));
    columns.push({ to: other.x_mm + side + gap_mm + w_mm / 2, guide: other.x_mm + side });
    columns.push({ to: other.x_mm - side - gap_mm - w_mm / 2, guide: other.x_mm - side });
    rows.push(line(other.y_mm));
    rows.push({ to: other.y_mm + half + gap_mm + h_mm / 2, guide: other.y_mm + half });
    rows.push({ to: other.y_mm - half - gap_mm - h_mm / 2, guide: other.y_mm - half });
    rows.push({ to: other.y_mm + half - h_mm / 2, guide: other.y_mm + half });
    rows.push({ to: other.y_mm - half + h_mm / 2, guide: other.y_mm - half });
  }
  const column = nearest(place.x_mm, columns, reach);
  const row = nearest(place.y_mm, rows, reach);
  const found = { x_mm: column?.to ?? place.x_mm, y_mm: row?.to ?? place.y_mm };
  return {
    ...keepOnWall(outer, found, room.wall),
    ...(column && { guide_x: column.guide }),
    ...(row && { guide_y: row.guide }),
  };
}

interface Pull {
  to: number;
  guide: number;
}

const line = (at: number): Pull => ({ to: at, guide: at });

function nearest(at: number, pulls: readonly Pull[], reach: number): Pull | undefined {
  const near = pulls.filter(({ to }) => Math.abs(to - at) <= reach);
  return near.sort((a, b) => Math.abs(a.to - at) - Math.abs(b.to - at))[0];
}

/** A gap beside a work, and the line on the wall along which it is measured. */
export interface Distance {
  side: 'left' | 'right' | 'above' | 'below';
  from: Place;
  to: Place;
  mm: number;
}

/** The gaps to the nearest work on each side, and to the furniture if no work is between. */
export function distances(work: Hung, others: readonly Hung[], { furniture }: Pick<Where, 'furniture'>): Distance[] {
  const { left, right, top, bottom } = edgesOf(work);
  const beside = others.map(edgesOf);
  const found: Distance[] = [];
  const across = (side: 'left' | 'right') => {
    const near = beside
      .filter((other) => Math.min(top, other.top) > Math.max(bottom, other.bottom))
      .map((other) => ({ ...other, mm: side === 'left' ? left - other.right : other.left - right }))
      .filter(({ mm }) => mm >= 0)
      .sort((a, b) => a.mm - b.mm)[0];
    if (!near) return;
    const y_mm = (Math.min(top, near.top) + Math.max(bottom, near.bottom)) / 2;
    const [from, to] = side === 'left' ? [near.right, left] : [right, near.left];
    found.push({ side, from: { x_mm: from, y_mm }, to: { x_mm: to, y_mm }, mm: near.mm });
  };
  const along = (side: 'above' | 'below', things: readonly Edges[]) => {
    const near = things
      .filter((other) => Math.min(right, other.right) > Math.max(left, other.left))
      .map((other) => ({ ...other, mm: side === 'above' ? other.bottom - top : bottom - other.top }))
      .filter(({ mm }) => mm >= 0)
      .sort((a, b) => a.mm - b.mm)[0];
    if (!near) return;
    const x_mm = (Math.min(right, near.right) + Math.max(left, near.left)) / 2;
    const [from, to] = side === 'above' ? [near.bottom, top] : [bottom, near.top];
    found.push({ side, from: { x_mm, y_mm: from }, to: { x_mm, y_mm: to }, mm: near.mm });
  };
  across('left');
  across('right');
  along('above', beside);
  along('below', furniture.at_wall ? [...beside, topOf(furniture)] : beside);
  return found;
}

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function edgesOf({ outer: { w_mm, h_mm }, x_mm, y_mm }: Hung): Edges {
  return { left: x_mm - w_mm / 2, right: x_mm + w_mm / 2, top: y_mm + h_mm / 2, bottom: y_mm - h_mm / 2 };
}

function topOf({ x_mm, w_mm, top_mm }: Where['furniture']): Edges {
  return { left: x_mm - w_mm / 2, right: x_mm + w_mm / 2, top: top_mm, bottom: 0 };
}
