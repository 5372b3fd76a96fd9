import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Room } from './rooms/room.ts';
import { boundsOf, type Place } from './view.rules.ts';

export interface Hung extends Place {
  outer: Extent;
}

/** Galleries hang the centre of a picture at eye height. */
export const EYE_LINE_MM = 1450;
/** The gap between furniture and the work above it. */
export const ABOVE_FURNITURE_MM = 150;
/** The gap between two works of a group. */
export const SPACING_MM = 80;
/** The gap between a work and the wall's edges. */
export const EDGE_MM = 20;
/** The gap above a lamp or a vase. */
const ABOVE_THINGS_MM = 30;
/** One press of an arrow key, without and with Shift. */
const STEP_MM = { fine: 10, coarse: 100 };

export type Where = Pick<Room, 'wall' | 'furniture' | 'free' | 'things'>;

/** The nearest place at which the whole work is on the wall; a work larger than the wall is centred. */
export function keepOnWall(outer: Extent, { x_mm, y_mm }: Place, { w_mm, h_mm }: Extent): Place {
  const side = Math.max(0, (w_mm - outer.w_mm) / 2 - EDGE_MM);
  const low = Math.min(h_mm / 2, outer.h_mm / 2 + EDGE_MM);
  const high = Math.max(h_mm / 2, h_mm - outer.h_mm / 2 - EDGE_MM);
  return { x_mm: Math.max(-side, Math.min(side, x_mm)), y_mm: Math.max(low, Math.min(high, y_mm)) };
}

/** Over the furniture with its centre at eye height, higher only if it would touch something. */
export function firstPlace(outer: Extent, room: Where): Place {
  const x_mm = freeX(outer.w_mm, room.furniture.x_mm, room);
  const y_mm = Math.max(EYE_LINE_MM, clearAbove(x_mm, outer.w_mm, room) + outer.h_mm / 2);
  return keepOnWall(outer, { x_mm, y_mm }, room.wall);
}

/**
 * The centre nearest to `wanted` at which the width is in the free part of the wall; the part's own if it is too wide.
 */
function freeX(w_mm: number, wanted: number, { free: { left_mm, right_mm } }: Pick<Room, 'free'>): number {
  if (w_mm > right_mm - left_mm) return (left_mm + right_mm) / 2;
  return Math.max(left_mm + w_mm / 2, Math.min(right_mm - w_mm / 2, wanted));
}

/** The lowest edge at which neither furniture nor anything on it covers a work. */
export function clearAbove(x_mm: number, w_mm: number, { furniture, things }: Where): number {
  const base = furniture.at_wall ? furniture.top_mm + ABOVE_FURNITURE_MM : 0;
  const below = things.filter(({ left_mm, right_mm }) => left_mm < x_mm + w_mm / 2 && right_mm > x_mm - w_mm / 2);
  return Math.max(base, ...below.map(({ top_mm }) => top_mm + ABOVE_THINGS_MM));
}

/** Moves the group as a whole to where it is visible in another room: into the free part, above the furniture. */
export function resettled(hung: readonly Hung[], room: Where): Place[] {
  if (hung.length === 0) return [];
  const { left, right, top, bottom } = boundsOf(hung);
  const outer = { w_mm: right - left, h_mm: top - bottom };
  const x_mm = freeX(outer.w_mm, room.furniture.x_mm, room);
  const low = Math.max(bottom, clearAbove(x_mm, outer.w_mm, room));
  const group = keepOnWall(outer, { x_mm, y_mm: low + outer.h_mm / 2 }, room.wall);
  const [dx, dy] = [group.x_mm - (left + right) / 2, group.y_mm - (top + bottom) / 2];
  return hung.map((work) => keepOnWall(work.outer, { x_mm: work.x_mm + dx, y_mm: work.y_mm + dy }, room.wall));
}

/** Right of the others on their line, left of them if there is no space, otherwise anywhere. */
export function nextPlace(outer: Extent, hung: readonly Hung[], room: Where): Place {
  const last = hung.at(-1);
  if (!last) return firstPlace(outer, room);
  const { left, right } = boundsOf(hung);
  const y_mm = last.y_mm;
  const half = room.wall.w_mm / 2 - EDGE_MM;
  const beside = right + SPACING_MM + outer.w_mm / 2;
  const before = left - SPACING_MM - outer.w_mm / 2;
  const fits = [room.free, { left_mm: -half, right_mm: half }].flatMap(({ left_mm, right_mm }) => [
    ...(beside + outer.w_mm / 2 <= right_mm ? [beside] : []),
    ...(before - outer.w_mm / 2 >= left_mm ? [before] : []),
  ]);
  return keepOnWall(outer, { x_mm: fits[0] ?? beside, y_mm }, room.wall);
}

/**
 * Several works over the furniture, in order: on one line, or below each other if the wall is too narrow. If no way
 * fits, the one that needs least more space, on the wall if possible.
 */
export function rowOf(outers: readonly Extent[], room: Where): Place[] {
  const wide = room.free.right_mm - room.free.left_mm;
  const ways = [1, 2, 3].map((count) => rowsOf(outers, Math.ceil(outers.length / count)));
  const lacking = ways.map(({ w_mm, h_mm }) => {
    const { y_mm } = firstPlace({ w_mm, h_mm }, room);
    const below = clearAbove(room.furniture.x_mm, w_mm, room) - (y_mm - h_mm / 2);
    const beyondWall = w_mm > room.wall.w_mm ? room.wall.w_mm : 0;
    return beyondWall + Math.max(0, w_mm - wide) + Math.max(0, below);
  });
  const { rows, ...group } = ways[lacking.indexOf(Math.min(...lacking))] ?? rowsOf(outers, outers.length);
  const { x_mm, y_mm } = firstPlace(group, room);
  let top = y_mm + group.h_mm / 2;
  return rows.flatMap((row) => {
    const middle = top - tallestOf(row) / 2;
    top -= tallestOf(row) + SPACING_MM;
    const line = row.map((outer) => ({ outer, x_mm, y_mm: middle }));
    return spaced(line, SPACING_MM, room.wall);
  });
}

const tallestOf = (row: readonly Extent[]) => Math.max(0, ...row.map(({ h_mm }) => h_mm));
const widthOf = (row: readonly Extent[]) => row.reduce((sum, { w_mm }) => sum + w_mm + SPACING_MM, -SPACING_MM);

function rowsOf(outers: readonly Extent[], each: number) {
  const rows: Extent[][] = [];
  for (let at = 0; at < outers.length; at += each) rows.push(outers.slice(at, at + each));
  return {
    rows,
    w_mm: Math.max(0, ...rows.map(widthOf)),
    h_mm: rows.reduce((sum, row) => sum + tallestOf(row) + SPACING_MM, -SPACING_MM),
  };
}

export type Edge = 'centre' | 'top' | 'bottom';

/** Aligns all works with one of them by their centres, tops or bottoms. */
export function aligned(hung: readonly Hung[], lead: number, edge: Edge, wall: Extent): Place[] {
  const line = edgeOf(hung[lead] ?? hung[0], edge);
  return hung.map((work) => {
    const y_mm = work.y_mm + line - edgeOf(work, edge);
    return keepOnWall(work.outer, { x_mm: work.x_mm, y_mm }, wall);
  });
}

function edgeOf(work: Hung | undefined, edge: Edge): number {
  if (!work) return EYE_LINE_MM;
  const half = work.outer.h_mm / 2;
  return work.y_mm + (edge === 'top' ? half : edge === 'bottom' ? -half : 0);
}

/** Equal gaps from left to right; the group keeps its middle if the wall allows it. */
export function spaced(hung: readonly Hung[], gap_mm: number, wall: Extent): Place[] {
  if (hung.length === 0) return [];
  const order = hung.map((_, index) => index).sort((a, b) => (hung[a]?.x_mm ?? 0) - (hung[b]?.x_mm ?? 0));
  const { left, right } = boundsOf(hung);
  const total = hung.reduce((sum, { outer }) => sum + outer.w_mm, 0) + gap_mm * (hung.length - 1);
  const group = keepOnWall({ w_mm: total, h_mm: 0 }, { x_mm: (left + right) / 2, y_mm: 0 }, wall);
  const places: Place[] = hung.map(({ x_mm, y_mm }) => ({ x_mm, y_mm }));
  let edge = group.x_mm - total / 2;
  for (const index of order) {
    const work = hung[index];
    if (!work) continue;
    places[index] = { x_mm: edge + work.outer.w_mm / 2, y_mm: work.y_mm };
    edge += work.outer.w_mm + gap_mm;
  }
  return places;
}

/** Moves all works together until the group is over the middle of the furniture. */
export function centred(hung: readonly Hung[], { wall, furniture }: Where): Place[] {
  if (hung.length === 0) return [];
  const { left, right } = boundsOf(hung);
  const by = furniture.x_mm - (left + right) / 2;
  return hung.map(({ outer, x_mm, y_mm }) => keepOnWall(outer, { x_mm: x_mm + by, y_mm }, wall));
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The place after an arrow key, rounded to whole centimetres; undefined for other keys. */
export function movedByKey({ outer, x_mm, y_mm }: Hung, key: string, coarse: boolean, wall: Extent): Place | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const step = coarse ? STEP_MM.coarse : STEP_MM.fine;
  const rounded = (mm: number, by: number) => (by === 0 ? mm : Math.round((mm + by * step) / 10) * 10);
  return keepOnWall(outer, { x_mm: rounded(x_mm, arrow[0]), y_mm: rounded(y_mm, arrow[1]) }, wall);
}
