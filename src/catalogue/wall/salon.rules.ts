import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Hung } from './hanging.rules.ts';
import { boundsOf, type Place } from './view.rules.ts';

/** How much a place far from the middle costs, beside a group that takes more of the wall. */
const FAR = 0.35;

/**
 * As in a salon: the largest work in the middle and all others close around it, with this gap to a neighbour at least.
 * Each work goes to the place that keeps the group most like the free wall in shape.
 */
export function salonLayout(outers: readonly Extent[], gap_mm: number, zone: Extent): Hung[] {
  const order = outers
    .map((outer, at) => ({ outer, at }))
    .sort((a, b) => b.outer.w_mm * b.outer.h_mm - a.outer.w_mm * a.outer.h_mm || a.at - b.at);
  const hung: (Hung & { at: number })[] = [];
  for (const { outer, at } of order) hung.push({ outer, at, ...bestPlace(outer, hung, gap_mm, zone) });
  return hung.sort((a, b) => a.at - b.at).map(({ at: _at, ...work }) => work);
}

function bestPlace(outer: Extent, hung: readonly Hung[], gap_mm: number, zone: Extent): Place {
  let best = { x_mm: 0, y_mm: 0 };
  let least = Number.POSITIVE_INFINITY;
  if (hung.length === 0) return best;
  const bounds = boundsOf(hung);
  const [xs, ys] = [linesOf(outer, hung, gap_mm, 'x_mm'), linesOf(outer, hung, gap_mm, 'y_mm')];
  for (const x_mm of xs) {
    for (const y_mm of ys) {
      const work = { outer, x_mm, y_mm };
      const cost = costOf(work, bounds, zone);
      // Far fewer places are cheaper than free.
      if (cost >= least || !isBeside(work, hung, gap_mm)) continue;
      [best, least] = [{ x_mm, y_mm }, cost];
    }
  }
  return best;
}

/** Where a centre is beside a work, or shares one of its edges or its centre. */
function linesOf(outer: Extent, hung: readonly Hung[], gap_mm: number, axis: 'x_mm' | 'y_mm'): number[] {
  const side = axis === 'x_mm' ? 'w_mm' : 'h_mm';
  const lines = hung.flatMap((other) => {
    const centre = other[axis];
    const beside = (other.outer[side] + outer[side]) / 2 + gap_mm;
    const shared = (other.outer[side] - outer[side]) / 2;
    return [centre, centre + beside, centre - beside, centre + shared, centre - shared];
  });
  // The nearest to the middle first: of equal places the first one wins.
  return [...new Set(lines)].sort((a, b) => Math.abs(a) - Math.abs(b) || b - a);
}

function costOf({ outer, x_mm, y_mm }: Hung, bounds: ReturnType<typeof boundsOf>, zone: Extent): number {
  const left = Math.min(bounds.left, x_mm - outer.w_mm / 2);
  const right = Math.max(bounds.right, x_mm + outer.w_mm / 2);
  const top = Math.max(bounds.top, y_mm + outer.h_mm / 2);
  const bottom = Math.min(bounds.bottom, y_mm - outer.h_mm / 2);
  const size = Math.max((right - left) / zone.w_mm, (top - bottom) / zone.h_mm);
  const far = Math.hypot(x_mm / zone.w_mm, y_mm / zone.h_mm);
  // A centre of the group that moves away makes it lean to one side.
  const lean = Math.hypot((left + right) / 2 / zone.w_mm, (top + bottom) / 2 / zone.h_mm);
  return size + FAR * (far + lean);
}

/** The gap to every work, and exactly this gap to one beside, above or below it. */
function isBeside(work: Hung, hung: readonly Hung[], gap_mm: number): boolean {
  let touches = false;
  for (const other of hung) {
    const dx = Math.abs(work.x_mm - other.x_mm) - (work.outer.w_mm + other.outer.w_mm) / 2;
    const dy = Math.abs(work.y_mm - other.y_mm) - (work.outer.h_mm + other.outer.h_mm) / 2;
    if (Math.max(dx, dy) < gap_mm) return false;
    if (Math.max(dx, dy) === gap_mm && Math.min(dx, dy) < 0) touches = true;
  }
  return touches;
}
