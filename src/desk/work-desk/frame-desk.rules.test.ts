import { describe, expect, test } from 'vitest';
import { FRAME_GROUPS } from '#catalogue/works/frame-groups.rules.ts';
import { DESK_GROUPS, movedFrames } from './frame-desk.rules.ts';

const frames = [
  { frame_id: 1, group: 'wood' },
  { frame_id: 2, group: 'gilt' },
  { frame_id: 3, group: 'wood' },
  { frame_id: 4, group: 'mat' },
] as const;

test('the groups are those of the shop, in its order', () => {
  expect(DESK_GROUPS).toEqual(FRAME_GROUPS);
});

describe('a frame that is moved', () => {
  test('changes places with its neighbour in the group; the others stay', () => {
    expect(movedFrames(frames, 1, 1)).toEqual([3, 2, 1, 4]);
    expect(movedFrames(frames, 3, -1)).toEqual([3, 2, 1, 4]);
  });

  test('stays at the end of its group', () => {
    expect(movedFrames(frames, 1, -1)).toBeUndefined();
    expect(movedFrames(frames, 3, 1)).toBeUndefined();
    expect(movedFrames(frames, 4, 1)).toBeUndefined();
    expect(movedFrames(frames, 9, 1)).toBeUndefined();
  });

  test('and moved back leaves the frames as they were', () => {
    const moved = movedFrames(frames, 1, 1)?.map((id) => ({ frame_id: id, group: id % 2 ? 'wood' : 'gilt' }) as const);

    expect(movedFrames(moved ?? [], 1, -1)).toEqual([1, 2, 3, 4]);
  });
});
