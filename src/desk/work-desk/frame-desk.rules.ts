import type { FrameGroup } from '#catalogue/works/frame-groups.rules.ts';
import type { Frame } from '#ground/framing/framing.contract.ts';

/** The facts that decide how a frame is cut and drawn: fixed once it has been ordered. */
const FRAME_SHAPE = ['material', 'profile', 'face_mm', 'rebate_mm', 'depth_mm', 'mat', 'glazing'] as const;
type Shape = { [Part in Exclude<(typeof FRAME_SHAPE)[number], 'mat'>]: Frame[Part] } & {
  mat: NonNullable<Frame['mat']> | null;
};

/** Whether two frames are cut and drawn the same. */
export function isSameShape(one: Shape, other: Shape): boolean {
  const plain = ({ mat, ...rest }: Shape) =>
    FRAME_SHAPE.map((part) => (part === 'mat' ? mat && [mat.width_mm, mat.colour.toLowerCase()] : rest[part]));
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

/** Why a shape cannot be made; undefined if it can. Only the bare print has no moulding. */
export function shapeFault({
  material,
  profile,
  face_mm,
  rebate_mm,
  depth_mm,
  mat,
  glazing,
}: Shape): 'bare' | 'rebate' | 'depth' | undefined {
  const isBare = material === 'paper' || profile === 'none' || face_mm === 0;
  if (isBare) {
    const isPaper = material === 'paper' && profile === 'none' && face_mm === 0;
    return isPaper && rebate_mm === 0 && depth_mm === 0 && !mat && glazing === 'none' ? undefined : 'bare';
  }
  // Without a lip the print would fall through.
  if (rebate_mm < 1 || rebate_mm >= face_mm) return 'rebate';
  return depth_mm < 5 ? 'depth' : undefined;
}

/** The buyers' groups; repeated here because the shop's own list is in the first-load bundle. */
export const DESK_GROUPS = ['wood', 'mat', 'metal', 'gilt', 'unframed'] as const satisfies readonly FrameGroup[];

interface Listed {
  frame_id: number;
  group: FrameGroup;
}

/** The frames of one group, in their order. */
export function groupedWith<F extends Listed>(frames: readonly F[], frameId: number | undefined): F[] {
  const one = frames.find(({ frame_id }) => frame_id === frameId);
  return frames.filter(({ group }) => group === one?.group);
}

/**
 * The order of all frames after one was moved past its neighbour in its group; undefined if it is already at that
 * end. The two swap places, so that frames of other groups do not move.
 */
export function movedFrames(frames: readonly Listed[], frameId: number, by: 1 | -1): number[] | undefined {
  const group = groupedWith(frames, frameId);
  const other = group[group.findIndex(({ frame_id }) => frame_id === frameId) + by];
  if (!other) return undefined;
  const places = new Map([
    [frameId, other.frame_id],
    [other.frame_id, frameId],
  ]);
  return frames.map(({ frame_id }) => places.get(frame_id) ?? frame_id);
}
