import type { Extent, Frame, Size } from '#ground/framing/framing.contract.ts';
import { offeredFrames, outerSize } from '#ground/framing/framing.rules.ts';
import type { WorkOnWall } from './wall-works.rules.ts';

/** Size and frame of one work after a change of all. */
export interface NewPrint {
  index: number;
  size_id: number;
  frame_id: number;
  outer: Extent;
}

type Printed = Pick<WorkOnWall, 'index' | 'sizes' | 'size' | 'frame' | 'frames'>;

/** Sizes of all works that are about equally large. */
export interface SizeStep {
  /** The longest side of all these prints. */
  up_to_mm: number;
  /** In the order of the works. */
  sizes: Size[];
}

/** The steps in which all prints can be changed, from small to large: as many as the work with the most sizes has. */
export function sizeSteps(works: readonly Printed[]): SizeStep[] {
  const [lead] = [...works].sort((a, b) => b.sizes.length - a.sizes.length);
  return [...(lead?.sizes ?? [])]
    .sort((a, b) => areaOf(a) - areaOf(b))
    .map((wanted) => {
      const sizes = works.map(({ sizes: own, size }) => nearest(own, wanted) ?? size);
      return { up_to_mm: Math.max(...sizes.map(({ w_mm, h_mm }) => Math.max(w_mm, h_mm))), sizes };
    });
}

/** The step that all works have now; undefined if their sizes differ. */
export function stepOf(works: readonly Printed[], steps: readonly SizeStep[]): number | undefined {
  const at = steps.findIndex(({ sizes }) => works.every(({ size }, each) => size.size_id === sizes[each]?.size_id));
  return at < 0 ? undefined : at;
}

/** The sizes that are the nearest in area, as works of one height differ in width. */
function nearest(sizes: readonly Size[], wanted: Extent): Size | undefined {
  const apart = (size: Extent) => Math.abs(Math.log(areaOf(size) / areaOf(wanted)));
  return [...sizes].sort((a, b) => apart(a) - apart(b) || a.size_id - b.size_id)[0];
}

/** All works in sizes of one step. A frame too thin for its new size becomes one that is strong enough. */
export function inSizes(works: readonly Printed[], { sizes }: SizeStep): NewPrint[] {
  return works.map((work, at) => printOf(work, sizes[at] ?? work.size, work.frame));
}

/** All works in one frame; those too large for it keep their own. */
export function inFrame(works: readonly Printed[], frame_id: number): NewPrint[] {
  return works.map((work) => {
    const wanted = offeredFrames(work.size, work.frames).find((frame) => frame.frame_id === frame_id);
    return printOf(work, work.size, wanted ?? work.frame);
  });
}

function printOf({ index, frames }: Printed, size: Size, wanted: Frame): NewPrint {
  const offered = offeredFrames(size, frames);
  const frame =
    offered.find(({ frame_id }) => frame_id === wanted.frame_id) ??
    offered.find(({ face_mm }) => face_mm > 0) ??
    offered[0] ??
    wanted;
  return { index, size_id: size.size_id, frame_id: frame.frame_id, outer: outerSize(size, frame) };
}

/** Frames of which at least one work can have each. */
export function framesForAll(works: readonly Printed[]): Frame[] {
  const found = new Map<number, Frame>();
  for (const { size, frames } of works) {
    for (const frame of offeredFrames(size, frames)) found.set(frame.frame_id, found.get(frame.frame_id) ?? frame);
  }
  return [...found.values()];
}

const areaOf = ({ w_mm, h_mm }: Extent) => w_mm * h_mm;
