import type { Extent } from '#ground/framing/framing.contract.ts';
import { isSharpAt } from '#ground/framing/framing.rules.ts';
import { hasShapeOf } from './work-desk.rules.ts';

interface Former {
  original_w_px: number;
  original_h_px: number;
  /** The sizes that were offered with it, and those right after it was replaced. */
  offered_before: readonly Extent[];
  offered_after: readonly Extent[];
}

/**
 * What a work is offered in once its former picture hangs again: sizes that the replacement withdrew come back, those that it
 * brought go, and what staff did to the others since stays. Prices stay as they are now. `lost` are sizes that somebody has
 * added since and that the former picture cannot be printed in.
 */
export function sizesPutBack<Size extends Extent & { enabled: boolean }>(now: readonly Size[], former: Former) {
  const { offered_before, offered_after } = former;
  const original = { w_px: former.original_w_px, h_px: former.original_h_px };
  const isIn = (sizes: readonly Extent[], one: Extent) =>
    sizes.some(({ w_mm, h_mm }) => w_mm === one.w_mm && h_mm === one.h_mm);
  const cameWithOther = (one: Size) => isIn(offered_after, one) && !isIn(offered_before, one);
  const fits = (one: Size) => isIn(offered_before, one) || (isSharpAt(one, original) && hasShapeOf(one, original));
  const wasWithdrawn = (one: Size) => isIn(offered_before, one) && !isIn(offered_after, one);
  const lost = now.filter((one) => one.enabled && !fits(one) && !cameWithOther(one));
  const sizes = now.map((one) => ({
    ...one,
    enabled: wasWithdrawn(one) || (one.enabled && fits(one) && !cameWithOther(one)),
  }));
  return { sizes, lost };
}
