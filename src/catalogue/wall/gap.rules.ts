import type { Extent, Frame, Size } from '#ground/framing/framing.contract.ts';
import { offeredFrames, outerSize, unitPrice } from '#ground/framing/framing.rules.ts';
import type { Currency } from '#shared/money.ts';
import { clearAbove, EDGE_MM, type Hung, type Where } from './hanging.rules.ts';
import { boundsOf, type Place } from './view.rules.ts';

/** A free part of the wall: its edges, y up from the floor. */
export interface Gap {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** No print with a frame is smaller. */
const LEAST_MM = 200;
/** A group that is lower is completed by works up to this height. */
const BAND_MM = 700;

/**
 * The largest free rectangle beside, above or between the works, with this gap to each of them, at about their height:
 * a work there belongs to the group. Undefined if nothing fits.
 */
export function largestGap(hung: readonly Hung[], room: Where, gap_mm: number): Gap | undefined {
  if (hung.length === 0) return undefined;
  const bounds = boundsOf(hung);
  const more = Math.max(0, BAND_MM - (bounds.top - bounds.bottom)) / 2;
  const top = Math.min(room.wall.h_mm - EDGE_MM, bounds.top + more);
  const bottom = Math.max(0, bounds.bottom - more);
  const taken = hung.map((work) => grown(work, gap_mm));
  const xs = cuts(
    [room.free.left_mm, room.free.right_mm],
    taken.flatMap(({ left, right }) => [left, right]),
  );
  const ys = cuts(
    [bottom, top],
    taken.flatMap(({ bottom: low, top: high }) => [low, high]),
  );
  let best: Gap | undefined;
  let most = 0;
  for (const [left, right] of pairs(xs)) {
    const low = clearAbove((left + right) / 2, right - left, room);
    for (const [from, to] of pairs([low, ...ys].filter((y) => y >= low && y <= top).sort((a, b) => a - b))) {
      const gap = { left, right, top: to, bottom: from };
      const area = worth(gap);
      if (area > most && !taken.some((other) => covers(other, gap))) [best, most] = [gap, area];
    }
  }
  return best && { ...best };
}

/** A long strip holds no larger work than a part of it. */
function worth({ left, right, top, bottom }: Gap): number {
  const [w_mm, h_mm] = [right - left, top - bottom];
  return Math.min(w_mm, 2 * h_mm) * Math.min(h_mm, 2 * w_mm);
}

function grown({ outer, x_mm, y_mm }: Hung, by: number): Gap {
  return {
    left: x_mm - outer.w_mm / 2 - by,
    right: x_mm + outer.w_mm / 2 + by,
    top: y_mm + outer.h_mm / 2 + by,
    bottom: y_mm - outer.h_mm / 2 - by,
  };
}

const covers = (a: Gap, b: Gap) => a.left < b.right && a.right > b.left && a.bottom < b.top && a.top > b.bottom;

function cuts([first, last]: [number, number], between: readonly number[]): number[] {
  const inside = between.filter((at) => at > first && at < last);
  return [...new Set([first, ...inside, last])].sort((a, b) => a - b);
}

function pairs(cut: readonly number[]): [number, number][] {
  return cut.flatMap((from, at) =>
    cut.slice(at + 1).flatMap((to): [number, number][] => (to - from >= LEAST_MM ? [[from, to]] : [])),
  );
}

export const gapExtent = ({ left, right, top, bottom }: Gap): Extent => ({
  w_mm: Math.floor(right - left),
  h_mm: Math.floor(top - bottom),
});

/** The place in the gap that is nearest to the middle of the group: with the gap's edge beside its neighbour. */
export function placeInGap(outer: Extent, gap: Gap, hung: readonly Hung[]): Place {
  const { left, right, top, bottom } = boundsOf(hung);
  const within = (wanted: number, from: number, to: number) => Math.max(from, Math.min(to, wanted));
  return {
    x_mm: within((left + right) / 2, gap.left + outer.w_mm / 2, gap.right - outer.w_mm / 2),
    y_mm: within((top + bottom) / 2, gap.bottom + outer.h_mm / 2, gap.top - outer.h_mm / 2),
  };
}

/** The most that a print may cost, in minor units. */
export interface Budget {
  amount: number;
  currency: Currency;
}

interface Print {
  size_id: number;
  frame_id: number;
  outer: Extent;
}

/** The largest print of a work that fits the gap and the budget, in the wall's frame if possible. */
export function printFor(
  { sizes, frames }: { sizes: readonly Size[]; frames: readonly Frame[] },
  gap: Gap,
  wanted_frame: number | undefined,
  budget?: Budget,
): Print | undefined {
  const extent = gapExtent(gap);
  const prints = sizes.flatMap((size) =>
    offeredFrames(size, frames).map((frame) => ({ size, frame, outer: outerSize(size, frame) })),
  );
  const [best] = prints
    .filter(({ outer }) => outer.w_mm <= extent.w_mm && outer.h_mm <= extent.h_mm)
    .filter(({ size, frame }) => !budget || unitPrice(size, frame, budget.currency) <= budget.amount)
    .sort(
      (a, b) =>
        Number(b.frame.frame_id === wanted_frame) - Number(a.frame.frame_id === wanted_frame) ||
        Number(b.frame.face_mm > 0) - Number(a.frame.face_mm > 0) ||
        b.size.w_mm * b.size.h_mm - a.size.w_mm * a.size.h_mm ||
        a.frame.frame_id - b.frame.frame_id,
    );
  return best && { size_id: best.size.size_id, frame_id: best.frame.frame_id, outer: best.outer };
}
