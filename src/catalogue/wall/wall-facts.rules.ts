import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Hung } from './hanging.rules.ts';
import type { Furniture, Room } from './rooms/room.ts';

/** Simple parts that people say; anything else is said as the nearest of them, with "about". */
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
/** Nearer than this to a simple part nobody would say "about". */
const EXACT = 0.015;

interface Share {
  name: ShareName | 'less' | 'more';
  about: boolean;
}

/** What the sentence under the wall says of one work; the words are another's business. */
export interface WorkFacts {
  size: Extent;
  /** How wide the framed work is beside the room's furniture. */
  share: Share & { of: Furniture['name'] };
  /** Free wall between the furniture and the work above it; negative when the furniture hides its lower edge. */
  above?: { furniture: Furniture['name']; edge: Furniture['edge']; gap_mm: number };
  centre_mm: number;
  /** From the middle of the wall to the middle of the work; right is positive. */
  from_middle_mm: number;
  /** The nearest work on either side, with the free wall between. */
  beside?: { index: number; side: 'left' | 'right'; gap_mm: number };
}

/** A share of a length as people say it. */
export function shareOf(part_mm: number, whole_mm: number): Share {
  const ratio = part_mm / whole_mm;
  if (ratio < 0.16) return { name: 'less', about: false };
  if (ratio > 1.06) return { name: 'more', about: false };
  const byDistance = [...SHARES].sort(([, a], [, b]) => Math.abs(a - ratio) - Math.abs(b - ratio));
  const [name, exact] = byDistance[0] ?? SHARES[0];
  return { name, about: Math.abs(exact - ratio) > EXACT };
}

/** What is seen of one work on the wall: beside the furniture, above it, and beside its nearest neighbour. */
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

/** Every work's facts, in the order of the wall. */
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
    // The neighbour is to the left of this work when its middle is.
    side: other.x_mm <= x_mm ? ('left' as const) : ('right' as const),
    gap_mm: Math.round(Math.abs(other.x_mm - x_mm) - (outer.w_mm + other.outer.w_mm) / 2),
  }));
  return gaps.filter(({ gap_mm }) => gap_mm >= 0).sort((a, b) => a.gap_mm - b.gap_mm)[0];
}
