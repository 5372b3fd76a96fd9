import type { Extent, Frame } from '#ground/framing/framing.contract.ts';
import { offeredFrames } from '#ground/framing/framing.rules.ts';

/** In the order of a framer's counter. */
export const FRAME_GROUPS = ['wood', 'mat', 'metal', 'gilt', 'unframed'] as const;
export type FrameGroup = (typeof FRAME_GROUPS)[number];

type Look = Pick<Frame, 'material' | 'face_mm'> & { mat?: Frame['mat'] | null };

/** The group where people look for a frame: a mat changes a picture more than the wood around it. */
export function groupOf({ material, mat, face_mm }: Look): FrameGroup {
  if (face_mm === 0) return 'unframed';
  if (mat) return 'mat';
  if (material === 'gold') return 'gilt';
  return material === 'brass' || material === 'silver' ? 'metal' : 'wood';
}

/** In the groups' order, without empty groups. */
export function groupedFrames<F extends Look>(frames: readonly F[]): { group: FrameGroup; frames: F[] }[] {
  return FRAME_GROUPS.map((group) => ({ group, frames: frames.filter((frame) => groupOf(frame) === group) })).filter(
    (found) => found.frames.length > 0,
  );
}

/** Undefined if the frame carries none of them. */
export function largestCarried<S extends Extent>(frame: Frame, sizes: readonly S[]): S | undefined {
  return sizes
    .filter((size) => offeredFrames(size, [frame]).length > 0)
    .reduce<S | undefined>(
      (best, size) => (best && best.w_mm * best.h_mm >= size.w_mm * size.h_mm ? best : size),
      undefined,
    );
}
