import type { Extent } from '#ground/framing/framing.contract.ts';
import { gridLayout, overLayout, rowLayout, stairsLayout } from './arrangement-layouts.rules.ts';
import { clearAbove, EDGE_MM, type Edge, firstPlace, type Hung, type Where } from './hanging.rules.ts';
import { salonLayout } from './salon.rules.ts';
import { boundsOf, type Place } from './view.rules.ts';

export const ARRANGEMENTS = ['row', 'grid', 'salon', 'stairs', 'over'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

export interface Wanted {
  kind: Arrangement;
  gap_mm: number;
  /** The shared line of works side by side. */
  edge: Edge;
}

interface Arranged {
  /** The centres, in the order of the works. */
  places: Place[];
  /** Whether all works are in the free part of the wall. */
  fits: boolean;
}

/** The widest and narrowest gap that can be set. */
export const GAP_MM = { least: 0, most: 500 };

/**
 * The works as one group on the free part of the wall, over the middle of the furniture. The same works give the same
 * places, wherever they hang now. A group that is too large for the wall is arranged anyway, and does not fit.
 */
export function arranged(outers: readonly Extent[], wanted: Wanted, room: Where): Arranged {
  if (outers.length === 0) return { places: [], fits: true };
  const zone = freeZone(room);
  const layouts = layoutsOf(outers, wanted, room, zone);
  const tried = layouts.map((layout) => onWall(layout, room));
  return tried.find(({ fits }) => fits) ?? tried[0] ?? { places: [], fits: false };
}

/** From the best to the last resort. */
function layoutsOf(outers: readonly Extent[], { kind, ...how }: Wanted, room: Where, zone: Extent): Hung[][] {
  switch (kind) {
    case 'row':
      return rowLayout(outers, how);
    case 'grid':
      return gridLayout(outers, how, zone);
    case 'salon':
      return [salonLayout(outers, how.gap_mm, zone)];
    case 'stairs':
      return stairsLayout(outers, how);
    case 'over':
      return overLayout(outers, how, room.furniture.at_wall ? room.furniture.w_mm : zone.w_mm);
  }
}

/** The part of the wall that works may cover, without what only reaches into a part of it. */
function freeZone({ wall, free, furniture }: Where): Extent {
  const low = furniture.at_wall ? furniture.top_mm : 0;
  return { w_mm: free.right_mm - free.left_mm, h_mm: wall.h_mm - low - EDGE_MM };
}

function onWall(layout: readonly Hung[], room: Where): Arranged {
  const { left, right, top, bottom } = boundsOf(layout);
  const group = firstPlace({ w_mm: right - left, h_mm: top - bottom }, room);
  const [dx, dy] = [group.x_mm - (left + right) / 2, group.y_mm - (top + bottom) / 2];
  const hung = layout.map((work) => ({ ...work, x_mm: work.x_mm + dx, y_mm: work.y_mm + dy }));
  return {
    places: hung.map(({ x_mm, y_mm }) => ({ x_mm, y_mm })),
    fits: hung.every((work) => isFree(work, room)),
  };
}

/** Rounding of places to millimetres must not matter. */
const TOLERANCE_MM = 1;

/** Whether nothing in the room covers the work, and it covers no door or lamp. */
export function isFree({ outer, x_mm, y_mm }: Hung, room: Where): boolean {
  const { free, wall } = room;
  return (
    x_mm - outer.w_mm / 2 >= free.left_mm - TOLERANCE_MM &&
    x_mm + outer.w_mm / 2 <= free.right_mm + TOLERANCE_MM &&
    y_mm + outer.h_mm / 2 <= wall.h_mm - EDGE_MM + TOLERANCE_MM &&
    y_mm - outer.h_mm / 2 >= clearAbove(x_mm, outer.w_mm, room) - TOLERANCE_MM
  );
}

/** Whether two works are in each other's place. */
export function overlap(a: Hung, b: Hung): boolean {
  return (
    Math.abs(a.x_mm - b.x_mm) < (a.outer.w_mm + b.outer.w_mm) / 2 - TOLERANCE_MM &&
    Math.abs(a.y_mm - b.y_mm) < (a.outer.h_mm + b.outer.h_mm) / 2 - TOLERANCE_MM
  );
}
