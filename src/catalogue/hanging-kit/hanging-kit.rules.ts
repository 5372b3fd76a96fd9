import { type Hung, rowOf, type Where } from '#catalogue/wall/hanging.rules.ts';
import { boundsOf } from '#catalogue/wall/view.rules.ts';
import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Hanger } from '#ground/framing/hanger.rules.ts';

export type Furniture = Where['furniture'];

/** A work where it is to hang: its centre, x from the wall's middle to the right, y up from the floor. */
export interface KitWork extends Hung {
  title: string;
  artist: string;
  size: Extent;
  frame: string;
  hanger?: Hanger | undefined;
  /** Why there are no nails for it. */
  lacks?: 'frame' | 'known_hanger';
}

/** A point on the wall, like `KitWork`. */
export interface Spot {
  x_mm: number;
  y_mm: number;
}

export interface Nail extends Spot {
  /** The index of its work. */
  work: number;
  side: 'middle' | 'left' | 'right';
}

/** A framed work's outside on the wall. */
export interface Outline {
  left_mm: number;
  right_mm: number;
  top_mm: number;
  bottom_mm: number;
}

/** What the middle line is drawn through, from which all widths are measured. */
export type Middle = Furniture['name'] | 'wall' | 'group';

export interface WallPlan {
  works: readonly KitWork[];
  outlines: readonly Outline[];
  nails: readonly Nail[];
  /** The middle line, in the wall's coordinates. */
  middle: { of: Middle; x_mm: number };
  /** The furniture below, if it is at the wall. */
  furniture?: Furniture;
}

/** For an order, whose wall we do not know: nothing on it, and wide enough for any group. */
const BARE_WALL: Where = {
  wall: { w_mm: 60_000, h_mm: 6_000 },
  furniture: { name: 'sofa', x_mm: 0, w_mm: 0, top_mm: 0, edge: 'top', at_wall: false },
  free: { left_mm: -2_500, right_mm: 2_500 },
  things: [],
};

/** Works in a row at eye height, one below the other if they are too wide together. */
export function inARow(works: readonly Omit<KitWork, 'x_mm' | 'y_mm'>[]): KitWork[] {
  const places = rowOf(
    works.map(({ outer }) => outer),
    BARE_WALL,
  );
  return works.map((work, at) => ({ ...work, ...(places[at] ?? { x_mm: 0, y_mm: 0 }) }));
}

/** All points and edges of works on a wall; without a room the middle line goes through the middle of the group. */
export function planOf(works: readonly KitWork[], room?: Pick<Where, 'furniture'>): WallPlan {
  const outlines = works.map(outlineOf);
  const nails = works.flatMap((work, index) => nailsOf(work, index));
  if (!room) {
    const { left, right } = boundsOf(works);
    return { works, outlines, nails, middle: { of: 'group', x_mm: (left + right) / 2 } };
  }
  const { furniture } = room;
  if (!furniture.at_wall) return { works, outlines, nails, middle: { of: 'wall', x_mm: 0 } };
  return { works, outlines, nails, furniture, middle: { of: furniture.name, x_mm: furniture.x_mm } };
}

function outlineOf({ outer, x_mm, y_mm }: Hung): Outline {
  return {
    left_mm: x_mm - outer.w_mm / 2,
    right_mm: x_mm + outer.w_mm / 2,
    top_mm: y_mm + outer.h_mm / 2,
    bottom_mm: y_mm - outer.h_mm / 2,
  };
}

function nailsOf(work: KitWork, index: number): Nail[] {
  const { left_mm, top_mm } = outlineOf(work);
  const points = work.hanger?.points ?? [];
  return points.map(({ x, y }, at) => ({
    work: index,
    side: points.length === 1 ? 'middle' : at === 0 ? 'left' : 'right',
    x_mm: left_mm + x,
    y_mm: top_mm - y,
  }));
}

/** The gap between a work and the furniture that is below it; negative if the furniture hides its lower edge. */
export function gapAbove({ left_mm, right_mm, bottom_mm }: Outline, furniture: Furniture | undefined) {
  if (!furniture) return undefined;
  const [from, to] = [furniture.x_mm - furniture.w_mm / 2, furniture.x_mm + furniture.w_mm / 2];
  return left_mm < to && right_mm > from ? bottom_mm - furniture.top_mm : undefined;
}

/** The part of a work that one of its nails carries, in grams. */
function loadOf({ weight_g, points }: Hanger): number {
  return weight_g / points.length;
}

/** Works in one frame or size: above this two people carry them. */
const TWO_PEOPLE = { weight_g: 8_000, w_mm: 1_000 };

export function needsTwoPeople(works: readonly KitWork[]): boolean {
  return works.some(
    ({ hanger, outer }) =>
      hanger && (hanger.weight_g > TWO_PEOPLE.weight_g || Math.max(outer.w_mm, outer.h_mm) > TWO_PEOPLE.w_mm),
  );
}

export type LoadBand = 'light' | 'medium' | 'heavy';

/** Loads on one point for which households have fixings; heavier works are for professionals. */
const BANDS_G = { light: 2_500, medium: 8_000 };

/** The band of the most loaded nail. */
export function loadBand(works: readonly KitWork[]): LoadBand {
  const most = heaviestLoad(works);
  return most <= BANDS_G.light ? 'light' : most <= BANDS_G.medium ? 'medium' : 'heavy';
}

export function heaviestLoad(works: readonly KitWork[]): number {
  return Math.max(0, ...works.map(({ hanger }) => (hanger ? loadOf(hanger) : 0)));
}
