import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Spot } from './hanging-kit.rules.ts';

/** The wall shown by one sheet at 1:1; x and y as on the wall. */
export interface Window extends Extent {
  left_mm: number;
  bottom_mm: number;
}

/** Two sheets that meet: the second is cut along one of its edges and laid on the first, mark on mark. */
export interface Join {
  first: number;
  second: number;
  /** The edge along which the second is cut. */
  cut: 'left' | 'top' | 'bottom';
  /** On the cut edge, and in the window of the first: as far apart as possible. */
  marks: readonly [Spot, Spot];
}

/** The marks are this far from the ends of the common edge. */
const IN_MM = 15;
const CLOSE_MM = 0.01;

/** How sheets that touch or overlap are joined; each sheet is joined to at most one before it, so no marks contradict. */
export function joinsOf(sheets: readonly Window[], meet_mm: number): Join[] {
  return sheets.flatMap((second, at) => {
    const ways = sheets
      .slice(0, at)
      .flatMap((first, index) => joinOf(first, second, meet_mm).map((join) => ({ ...join, first: index, second: at })));
    const lengths = ways.toSorted((a, b) => lengthOf(b) - lengthOf(a));
    return lengths.slice(0, 1);
  });
}

function lengthOf({ marks: [one, other] }: Pick<Join, 'marks'>): number {
  return Math.abs(one.x_mm - other.x_mm) + Math.abs(one.y_mm - other.y_mm);
}

/** The second is never further left than the first. */
function joinOf(first: Window, second: Window, meet_mm: number): Pick<Join, 'cut' | 'marks'>[] {
  const [a, b] = [edgesOf(first), edgesOf(second)];
  const [low, high] = [Math.max(a.bottom, b.bottom), Math.min(a.top, b.top)];
  const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
  const ways: Pick<Join, 'cut' | 'marks'>[] = [];
  if (high - low >= meet_mm && b.left > a.left && b.left <= a.right + CLOSE_MM) {
    const mark = (y_mm: number) => ({ x_mm: b.left, y_mm });
    ways.push({ cut: 'left', marks: [mark(high - IN_MM), mark(low + IN_MM)] });
  }
  if (right - left < meet_mm) return ways;
  const mark = (y_mm: number) => (x_mm: number) => ({ x_mm, y_mm });
  const across = (y_mm: number): [Spot, Spot] => [mark(y_mm)(left + IN_MM), mark(y_mm)(right - IN_MM)];
  if (b.top < a.top && b.top >= a.bottom - CLOSE_MM) ways.push({ cut: 'top', marks: across(b.top) });
  if (b.bottom > a.bottom && b.bottom <= a.top + CLOSE_MM) ways.push({ cut: 'bottom', marks: across(b.bottom) });
  return ways;
}

function edgesOf({ left_mm, bottom_mm, w_mm, h_mm }: Window) {
  return { left: left_mm, right: left_mm + w_mm, bottom: bottom_mm, top: bottom_mm + h_mm };
}
