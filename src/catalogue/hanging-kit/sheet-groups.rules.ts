import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Nail } from './hanging-kit.rules.ts';

/** Which nails one sheet has: a few indexes. */
type Group = readonly number[];

interface Way {
  groups: readonly Group[];
  /** Works whose nails are on several sheets, once for each sheet. */
  split: number;
  /** How far apart the nails of the sheets are, together. */
  spread_mm: number;
}

const NONE: Way = { groups: [], split: 0, spread_mm: 0 };

/**
 * The nails in as few groups as possible, each of which fits one of the shapes. Among the ways with that number, the one that
 * keeps the nails of a work together, then the closest.
 */
export function fewestGroups(nails: readonly Nail[], shapes: readonly Extent[]): Group[] {
  const fitting = fittingGroups(nails, shapes);
  const known = new Map<string, Way>();
  const wayFor = (open: Group): Way => {
    const [first] = open;
    if (first === undefined) return NONE;
    const key = open.join();
    const found =
      known.get(key) ?? shortest(fitting.filter((group) => group.includes(first)).map((group) => step(open, group)));
    known.set(key, found);
    return found;
  };
  const step = (open: Group, group: Group): Way => {
    const taken = open.filter((index) => group.includes(index));
    const rest = wayFor(open.filter((index) => !group.includes(index)));
    return {
      groups: [taken, ...rest.groups],
      split: rest.split + splitWorks(nails, taken),
      spread_mm: rest.spread_mm + spreadOf(nails, taken),
    };
  };
  return [...wayFor(nails.map((_, index) => index)).groups].map((group) => [...group]);
}

function shortest(ways: readonly Way[]): Way {
  const order = (a: Way, b: Way) => a.groups.length - b.groups.length || a.split - b.split || a.spread_mm - b.spread_mm;
  return ways.reduce((best, way) => (order(way, best) < 0 ? way : best), ways[0] ?? NONE);
}

/**
 * The groups worth trying: for each shape with its left edge at one nail and its lower edge at another, the nails inside, and
 * of those the nails of works that are inside as a whole.
 */
function fittingGroups(nails: readonly Nail[], shapes: readonly Extent[]): Group[] {
  const found = new Map<string, Group>();
  const add = (group: Group) => void (group.length > 0 && found.set(group.join(), group));
  for (const { w_mm, h_mm } of shapes) {
    for (const { x_mm: left } of nails) {
      for (const { y_mm: low } of nails) {
        const inside = nails.flatMap(({ x_mm, y_mm }, index) =>
          x_mm >= left && x_mm <= left + w_mm && y_mm >= low && y_mm <= low + h_mm ? [index] : [],
        );
        add(inside);
        add(inside.filter((index) => isWhole(nails, inside, nails[index]?.work)));
      }
    }
  }
  return [...found.values()];
}

function isWhole(nails: readonly Nail[], group: Group, work: number | undefined): boolean {
  return nails.every((nail, index) => nail.work !== work || group.includes(index));
}

function splitWorks(nails: readonly Nail[], group: Group): number {
  const works = new Set(group.map((index) => nails[index]?.work));
  return [...works].filter((work) => !isWhole(nails, group, work)).length;
}

function spreadOf(nails: readonly Nail[], group: Group): number {
  const xs = group.map((index) => nails[index]?.x_mm ?? 0);
  const ys = group.map((index) => nails[index]?.y_mm ?? 0);
  return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys);
}
