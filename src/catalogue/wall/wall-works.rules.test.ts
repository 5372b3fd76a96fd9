import { describe, expect, test } from 'vitest';
import type { ShopWorkReply } from '#catalogue/works/works.contract.ts';
import { sizesFor } from '#ground/framing/framing.rules.ts';
import { seedFrames } from '#ground/framing/testing-frames.ts';
import { ROOMS } from './rooms/rooms.ts';
import { hangWorks, inRoom, totalPrice, withChoice, withPlaces } from './wall-works.rules.ts';

const frames = seedFrames('en');

function work(
  item_id: number,
  changes: Partial<ShopWorkReply['item']> = {},
): Pick<ShopWorkReply, 'item' | 'sizes' | 'frames'> {
  const sizes = sizesFor(0.75, { w_px: 9000, h_px: 12_000 }).map((size, index) => ({
    ...size,
    item_id,
    size_id: item_id * 10 + index,
  }));
  const item = { item_id, title: `Work ${item_id}`, aspect: 0.75, status: 'online', sale_mode: 'online', ...changes };
  return { item: item as ShopWorkReply['item'], sizes, frames };
}

const shop = new Map([1, 2, 3].map((id) => [id, work(id)]));

describe('the works of an address', () => {
  test('hang in a row if only their ids are given', () => {
    const hung = hangWorks([{ item_id: 1 }, { item_id: 2 }], shop, ROOMS.living);

    expect(hung.map(({ y_mm }) => y_mm)).toEqual([hung[0]?.y_mm, hung[0]?.y_mm]);
    expect(hung[0]?.x_mm).toBeLessThan(hung[1]?.x_mm ?? 0);
    expect(hung[0]?.frame.face_mm).toBeGreaterThan(0);
  });

  test('hang where they were placed, and a new one beside them', () => {
    const hung = hangWorks([{ item_id: 1, x_mm: -600, y_mm: 1500 }, { item_id: 2 }], shop, ROOMS.living);

    expect(hung[0]).toMatchObject({ x_mm: -600, y_mm: 1500 });
    expect(hung[1]?.y_mm).toBe(1500);
  });

  test('are hung without unknown ones', () => {
    expect(hangWorks([{ item_id: 99 }, { item_id: 2 }], shop, ROOMS.living).map(({ index }) => index)).toEqual([1]);
  });

  test('get another frame if the wished one is too weak for the size', () => {
    const brass = frames.find(({ material }) => material === 'brass');
    const [hung] = hangWorks([{ item_id: 1, size_id: 14, frame_id: brass?.frame_id ?? 0 }], shop, ROOMS.living);

    expect(hung?.offered).not.toContain(brass);
    expect(hung?.frame).not.toBe(brass);
  });

  test('stay in place when one of them is moved', () => {
    const wishes = [{ item_id: 1 }, { item_id: 2 }, { item_id: 3 }];
    const hung = hangWorks(wishes, shop, ROOMS.living);
    const moved = withPlaces(wishes, hung, new Map([[1, { x_mm: 0, y_mm: 1700 }]]));

    const after = hangWorks(moved, shop, ROOMS.living);
    expect(after[1]).toMatchObject({ x_mm: 0, y_mm: 1700 });
    expect(Math.abs((after[0]?.x_mm ?? 0) - (hung[0]?.x_mm ?? 9))).toBeLessThan(1);
    expect(Math.abs((after[2]?.x_mm ?? 0) - (hung[2]?.x_mm ?? 9))).toBeLessThan(1);
  });

  test('keep their centre when they grow', () => {
    const wishes = [{ item_id: 1, size_id: 10, frame_id: 2, x_mm: 100, y_mm: 1600 }];
    const [before] = hangWorks(wishes, shop, ROOMS.living);
    if (!before) throw new Error('nothing hangs');

    const [after] = hangWorks(withChoice(wishes, before, { size_id: 13 }), shop, ROOMS.living);
    expect(after?.outer.w_mm).toBeGreaterThan(before.outer.w_mm);
    expect(after).toMatchObject({ x_mm: 100, y_mm: 1600 });
  });

  test('have a total price, without those that are not for sale', () => {
    const sold = new Map([
      [1, work(1)],
      [2, work(2, { sale_mode: 'exhibition' })],
    ]);
    const hung = hangWorks([{ item_id: 1 }, { item_id: 2 }, { item_id: 1 }], sold, ROOMS.living);

    expect(totalPrice(hung).NTD).toBe(2 * (hung[0]?.price.NTD ?? 0));
  });
});

describe('another room', () => {
  test('hangs works again that nobody has placed', () => {
    const wishes = [{ item_id: 1 }, { item_id: 2 }];

    expect(inRoom(wishes, hangWorks(wishes, shop, ROOMS.living), ROOMS.hallway)).toEqual(wishes);
  });

  test('moves placed works into its free part, together', () => {
    const wishes = [
      { item_id: 1, x_mm: -2000, y_mm: 1500 },
      { item_id: 2, x_mm: -1200, y_mm: 1600 },
    ];
    const hung = hangWorks(wishes, shop, ROOMS.living);
    const [first, second] = inRoom(wishes, hung, ROOMS.hallway);

    expect((first?.x_mm ?? 0) - (hung[0]?.outer.w_mm ?? 0) / 2).toBeGreaterThanOrEqual(ROOMS.hallway.free.left_mm);
    expect((second?.x_mm ?? 0) - (first?.x_mm ?? 0)).toBeCloseTo((hung[1]?.x_mm ?? 0) - (hung[0]?.x_mm ?? 0), -1);
    expect((second?.y_mm ?? 0) - (first?.y_mm ?? 0)).toBe(100);
  });
});
