import type { Extent, Frame } from './framing.contract.ts';
import type { Point } from './framing.geometry.ts';
import { outerSize, weightG } from './framing.rules.ts';

/** One sawtooth under the top rail, or two D-rings on the side rails, each on its own nail and without a wire, which would sag. */
export type HangerKind = 'sawtooth' | 'rings';

/** Where a framed work rests on its nails; millimetres from the upper left corner of its outside, y down, seen from the front. */
export interface Hanger {
  kind: HangerKind;
  points: readonly Point[];
  /** From the frame's top edge down to the points. */
  drop_mm: number;
  /** From the left and right edges to the points of D-rings; to the middle for a sawtooth. */
  side_mm: number;
  /** The whole work; each point carries an equal part. */
  weight_g: number;
}

export type HungFrame = Pick<Frame, 'face_mm' | 'rebate_mm' | 'mat' | 'glazing' | 'weight_g_per_cm'>;

/** A broader or heavier work tilts on a single point. */
const SAWTOOTH_MOST = { w_mm: 400, weight_g: 2500 };
/** Half of a hanger's plate: nearer to the edge it would be seen beside the frame. */
const PLATE_MM = 8;
/** A fifth of the height keeps a work upright; lower rings make a tall work's nails hard to reach from its top edge. */
const RINGS_DOWN = { share: 0.2, least_mm: 50, most_mm: 120, step_mm: 5 };
const LOWEST_SHARE = 1 / 3;

/** The hanger that the workshop mounts on a framed print; a bare print has none. */
export function hangerOf(size: Extent, frame: HungFrame): Hanger | undefined {
  if (frame.face_mm === 0) return undefined;
  const { w_mm, h_mm } = outerSize(size, frame);
  const weight_g = weightG(size, frame);
  // The middle of the rail's solid back, beside the rebate.
  const inset = Math.max(PLATE_MM, Math.round((frame.face_mm - frame.rebate_mm) / 2));
  if (w_mm <= SAWTOOTH_MOST.w_mm && weight_g <= SAWTOOTH_MOST.weight_g) {
    const side_mm = w_mm / 2;
    return { kind: 'sawtooth', points: [{ x: side_mm, y: inset }], drop_mm: inset, side_mm, weight_g };
  }
  const drop_mm = ringsDown(h_mm);
  const points = [inset, w_mm - inset].map((x) => ({ x, y: drop_mm }));
  return { kind: 'rings', points, drop_mm, side_mm: inset, weight_g };
}

function ringsDown(h_mm: number): number {
  const { share, least_mm, most_mm, step_mm } = RINGS_DOWN;
  const wanted = Math.round((h_mm * share) / step_mm) * step_mm;
  return Math.min(Math.floor(h_mm * LOWEST_SHARE), Math.max(least_mm, Math.min(most_mm, wanted)));
}
