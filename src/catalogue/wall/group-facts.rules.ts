import type { Extent } from '#ground/framing/framing.contract.ts';
import { isFree, overlap } from './arrangements.rules.ts';
import type { Hung, Where } from './hanging.rules.ts';
import { distances } from './snapping.rules.ts';
import { boundsOf } from './view.rules.ts';

/** The facts for the sentence about all works together, without words. */
export interface GroupFacts {
  outer: Extent;
  /** The smallest and the largest gap between neighbours; missing if nothing hangs beside anything. */
  gaps?: { least_mm: number; most_mm: number };
  /** The indices of two works that cover each other. */
  overlap?: [number, number];
  /** Whether all are on the free part of the wall. */
  free: boolean;
}

/** What a buyer sees at once, for those who do not: the size of the group, its gaps, and what is wrong with it. */
export function describeGroup(hung: readonly Hung[], room: Where): GroupFacts | undefined {
  if (hung.length < 2) return undefined;
  const { left, right, top, bottom } = boundsOf(hung);
  const gaps = hung.flatMap((work) =>
    distances(work, except(hung, work), { furniture: { ...room.furniture, at_wall: false } }).map(({ mm }) => mm),
  );
  const covered = firstOverlap(hung);
  return {
    outer: { w_mm: Math.round(right - left), h_mm: Math.round(top - bottom) },
    ...(gaps.length > 0 && { gaps: { least_mm: Math.min(...gaps), most_mm: Math.max(...gaps) } }),
    ...(covered && { overlap: covered }),
    free: hung.every((work) => isFree(work, room)),
  };
}

function firstOverlap(hung: readonly Hung[]): [number, number] | undefined {
  for (const [a, one] of hung.entries()) {
    const b = hung.findIndex((other, at) => at > a && overlap(one, other));
    if (b >= 0) return [a, b];
  }
  return undefined;
}

const except = (hung: readonly Hung[], work: Hung) => hung.filter((other) => other !== work);
