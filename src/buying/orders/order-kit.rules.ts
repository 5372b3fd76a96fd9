import type { OrderLineView } from './order.contract.ts';

type Framed = Pick<OrderLineView, 'size' | 'outer' | 'nums' | 'returned'>;

/** The lines that hang on nails: framed, and not all sent back. */
export function framedLines<Line extends Framed>(lines: readonly Line[]): Line[] {
  return lines.filter(({ size, outer, nums, returned }) => outer.w_mm > size.w_mm && nums > returned);
}

/** How many works hang together: each print of a line is one. */
export function framedCount(lines: readonly Framed[]): number {
  return lines.reduce((sum, { nums, returned }) => sum + nums - returned, 0);
}
