import { describe, expect, test } from 'vitest';
import { ROOM_IDS } from '#ground/wall-address/wall-address.ts';
import { drawnView, phoneNear, phoneOverview, planeStyle, WORK_SHARE } from './camera.rules.ts';
import { firstPlace } from './hanging.rules.ts';
import { ROOMS } from './rooms/rooms.ts';

const outer = { w_mm: 700, h_mm: 500 };

describe.each(ROOM_IDS)('a phone in the %s', (id) => {
  const room = ROOMS[id];
  const work = { outer, ...firstPlace(outer, room) };

  test('opens close: one work takes 45 % of the width, in the middle', () => {
    const near = phoneNear(room, [work]);

    expect(outer.w_mm / near.w_mm).toBeCloseTo(WORK_SHARE, 6);
    expect(near.x_mm + near.w_mm / 2).toBeCloseTo(work.x_mm, 6);
    expect(-(near.y_mm + near.h_mm / 2)).toBeCloseTo(work.y_mm, 6);
  });

  test('shows the person and all works of a group', () => {
    const pair = [work, { ...work, x_mm: work.x_mm + 780 }];
    const near = phoneNear(room, pair, work.x_mm - 700);

    expect(near.x_mm).toBeLessThan(work.x_mm - 700 - 236);
    expect(near.x_mm + near.w_mm).toBeGreaterThan(work.x_mm + 780 + 350);
  });

  test('never shows more than is drawn', () => {
    const drawn = drawnView(room);
    for (const x_mm of [-1500, 0, 1500]) {
      for (const camera of [phoneNear(room, [{ ...work, x_mm }]), phoneOverview(room, [{ ...work, x_mm }])]) {
        const tall = camera.w_mm / 0.77;
        const middle = camera.y_mm + camera.h_mm / 2;
        expect(camera.x_mm).toBeGreaterThanOrEqual(drawn.x_mm);
        expect(camera.x_mm + camera.w_mm).toBeLessThanOrEqual(drawn.x_mm + drawn.w_mm);
        expect(middle - tall / 2).toBeGreaterThanOrEqual(drawn.y_mm - 1);
        expect(middle + tall / 2).toBeLessThanOrEqual(drawn.y_mm + drawn.h_mm + 1);
      }
    }
  });
});

test('CSS that follows the camera fits its width and its height', () => {
  const drawn = { x_mm: -1000, y_mm: -2000, w_mm: 2000, h_mm: 2000 };

  expect(planeStyle(drawn, { x_mm: -500, y_mm: -1500, w_mm: 1000, h_mm: 500 })).toEqual({
    width: 'min(200.000cqw, 400.000cqh)',
    shift: 'translate(-50.000%, -37.500%)',
  });
});
