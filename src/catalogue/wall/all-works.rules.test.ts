import { describe, expect, test } from 'vitest';
import type { ShopWorkReply } from '#catalogue/works/works.contract.ts';
import { sizesFor } from '#ground/framing/framing.rules.ts';
import { seedFrames } from '#ground/framing/testing-frames.ts';
import { framesForAll, inFrame, inSizes, sizeSteps, stepOf } from './all-works.rules.ts';
import { describeGroup } from './group-facts.rules.ts';
import { ROOMS } from './rooms/rooms.ts';
import { hangWorks } from './wall-works.rules.ts';

const frames = seedFrames('en');

function work(item_id: number, aspect: number, w_px = 9000): Pick<ShopWorkReply, 'item' | 'sizes' | 'frames'> {
  const sizes = sizesFor(aspect, { w_px, h_px: w_px / aspect });
  return {
    item: { item_id, title: String(item_id), aspect, status: 'online', sale_mode: 'online' } as ShopWorkReply['item'],
    sizes: sizes.map((size, at) => ({ ...size, item_id, size_id: item_id * 10 + at })),
    frames,
  };
}

const shop = new Map([work(1, 0.75), work(2, 1.5), work(3, 1, 2600)].map((reply) => [reply.item.item_id, reply]));
const hung = hangWorks([{ item_id: 1 }, { item_id: 2 }, { item_id: 3 }], shop, ROOMS.living);

describe('the size of all works', () => {
  const steps = sizeSteps(hung);

  test('has a step for each size of the work that has the most, from small to large', () => {
    expect(steps).toHaveLength(Math.max(...hung.map(({ sizes }) => sizes.length)));
    const longest = steps.map(({ up_to_mm }) => up_to_mm);
    expect(longest).toEqual([...longest].sort((a, b) => a - b));
  });

  test('changes every work to its size nearest in area; one that has no larger size keeps its largest', () => {
    const largest = inSizes(hung, steps.at(-1) ?? { up_to_mm: 0, sizes: [] });

    expect(largest.map(({ size_id }) => size_id)).toEqual(hung.map(({ sizes }) => sizes.at(-1)?.size_id));
    expect(largest[0]?.outer.w_mm).toBeGreaterThan(hung[0]?.outer.w_mm ?? 0);
  });

  test('is known if all have the same step, and not if one differs', () => {
    const [small] = steps;
    const same = hung.map((each, at) => ({ ...each, size: small?.sizes[at] ?? each.size }));

    expect(stepOf(same, steps)).toBe(0);
    expect(
      stepOf([{ ...(same[0] as (typeof same)[0]), size: hung[0]?.sizes.at(-1) as never }, ...same.slice(1)], steps),
    ).toBeUndefined();
  });
});

describe('the frame of all works', () => {
  test('is the same for all that can have it; those too large for it keep their own', () => {
    const brass = frames.find(({ material }) => material === 'brass');
    const large = hangWorks(
      [
        { item_id: 1, size_id: 14, frame_id: hung[0]?.frame.frame_id ?? 0 },
        { item_id: 2, size_id: 20, frame_id: 0 },
      ],
      shop,
      ROOMS.living,
    );
    const framed = inFrame(large, brass?.frame_id ?? 0);

    expect(framed[0]?.frame_id).toBe(large[0]?.frame.frame_id);
    expect(framed[1]?.frame_id).toBe(brass?.frame_id);
    expect(framesForAll(large)).toContain(brass);
  });
});

describe('a group in words', () => {
  const outer = { w_mm: 300, h_mm: 400 };
  const at = (x_mm: number, y_mm: number) => ({ outer, x_mm, y_mm });

  test('names its outer size and its gaps', () => {
    expect(describeGroup([at(-380, 1500), at(0, 1500), at(400, 1500)], ROOMS.living)).toEqual({
      outer: { w_mm: 1080, h_mm: 400 },
      gaps: { least_mm: 80, most_mm: 100 },
      free: true,
    });
  });

  test('names two works that cover each other, and a group that is not free', () => {
    expect(describeGroup([at(0, 1500), at(1100, 1500), at(200, 1500)], ROOMS.living)?.overlap).toEqual([0, 2]);
    expect(describeGroup([at(0, 1500), at(2000, 1500)], ROOMS.living)?.free).toBe(false);
    expect(describeGroup([at(0, 1500)], ROOMS.living)).toBeUndefined();
  });
});
