import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Hung } from './hanging.rules.ts';
import type { Furniture, Room } from './rooms/room.ts';

/** Common fractions; other shares become the nearest, with "about". */
const SHARES = [
  ['fifth', 1 / 5],
  ['quarter', 1 / 4],
  ['third', 1 / 3],
  ['half', 1 / 2],
  ['two_thirds', 2 / 3],
  ['three_quarters', 3 / 4],
  ['whole', 1],
] as const;
export type ShareName = (typeof SHARES)[number][0];
/** Within this distance "about" is omitted. */
const EXACT = 0.015;

interface Share {
  name: ShareName | 'less' | 'more';
  about: boolean;
}

/** The facts for the sentence under the wall, without words. */
export interface WorkFacts {
  size: Extent;
  /** The framed width relative to the room's furniture. */
  share: Share & { of: Furniture['name'] };
  /** The gap to the furniture below; negative if the furniture hides the lower edge. */
  above?: { furniture: Furniture['name']; edge: Furniture['edge']; gap_mm: number };
  centre_mm: number;
  /** Positive to the right. */
  from_middle_mm: number;
  /** The nearest work on either side, and the gap. */
  beside?: { index: number; side: 'left' | 'right'; gap_mm: number };
}

export function shareOf(part_mm: number, whole_mm: number): Share {
  const ratio = part_mm / whole_mm;
  if (ratio < 0.16) return { name: 'less', about: false };
  if (ratio > 1.06) return { name: 'more', about: false };
  const byDistance = [...SHARES].sort(([, a], [, b]) => Math.abs(a - ratio) - Math.abs(b - ratio));
  const [name, exact] = byDistance[0] ?? SHARES[0];
  return { name, about: Math.abs(exact - ratio) > EXACT };
}

function describeWork(
  work: Hung & { size: Extent },
  others: readonly (Hung & { index: number })[],
  { furniture }: Pick<Room, 'furniture'>,
): WorkFacts {
  const { outer, x_mm, y_mm } = work;
  const beside = nearestNeighbour(work, others);
  return {
    size: work.size,
    share: { ...shareOf(outer.w_mm, furniture.w_mm), of: furniture.name },
    ...(isOver(work, furniture) && {
      above: {
        furniture: furniture.name,
        edge: furniture.edge,
        gap_mm: Math.round(y_mm - outer.h_mm / 2 - furniture.top_mm),
      },
    }),
    centre_mm: Math.round(y_mm),
    from_middle_mm: Math.round(x_mm),
    ...(beside && { beside }),
  };
}

/** In the order of the wall. */
export function describeWall(hung: readonly (Hung & { size: Extent })[], room: Pick<Room, 'furniture'>): WorkFacts[] {
  return hung.map((work, index) => {
    const others = hung.map((other, at) => ({ ...other, index: at })).filter((other) => other.index !== index);
    return describeWork(work, others, room);
  });
}

function isOver({ outer, x_mm }: Hung, furniture: Furniture): boolean {
  return furniture.at_wall && Math.abs(x_mm - furniture.x_mm) < (outer.w_mm + furniture.w_mm) / 2;
}

function nearestNeighbour({ outer, x_mm }: Hung, others: readonly (Hung & { index: number })[]): WorkFacts['beside'] {
  const gaps = others.map((other) => ({
    index: other.index,
    // The neighbour is to the left of this work if its centre is.
    side: other.x_mm <= x_mm ? ('left' as const) : ('right' as const),
    gap_mm: Math.round(Math.abs(other.x_mm - x_mm) - (outer.w_mm + other.outer.w_mm) / 2),
  }));
  return gaps.filter(({ gap_mm }) => gap_mm >= 0).sort((a, b) => a.gap_mm - b.gap_mm)[0];
}
