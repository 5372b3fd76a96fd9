import type { Extent } from '#ground/framing/framing.contract.ts';
import { isSharpAt } from '#ground/framing/framing.rules.ts';
import { hasShapeOf } from './work-desk.rules.ts';

interface Former {
  original_w_px: number;
  original_h_px: number;
  /** The sizes offered with it, and those right after it was replaced. */
  offered_before: readonly Extent[];
  offered_after: readonly Extent[];
}

/**
 * The sizes of a work once its former picture is restored: sizes that the replacement withdrew return, those it
 * added go, and later changes by staff stay. Prices stay as they are now. `lost` are sizes added since that the
 * former picture cannot be printed in.
 */
export function restoredSizes<Size extends Extent & { enabled: boolean }>(now: readonly Size[], former: Former) {
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
