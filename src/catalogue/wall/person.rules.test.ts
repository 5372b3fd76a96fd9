import { describe, expect, test } from 'vitest';
import { ROOM_IDS } from '#ground/wall-address/wall-address.ts';
import { rowOf } from './hanging.rules.ts';
import { personX } from './person.rules.ts';
import { ROOMS } from './rooms/rooms.ts';

const WIDE = 472;
const hungIn = (id: (typeof ROOM_IDS)[number], count: number) => {
  const outer = { w_mm: 560, h_mm: 460 };
  const outers = Array.from({ length: count }, () => outer);
  return rowOf(outers, ROOMS[id]).map((place) => ({ ...place, outer }));
};

describe('the person', () => {
  test.each(ROOM_IDS)('in the %s stands on the floor of the room, beside one to three works', (id) => {
    for (const count of [1, 2, 3]) {
      const hung = hungIn(id, count);
      const x_mm = personX(hung, ROOMS[id], WIDE);
      for (const work of hung) {
        expect(Math.abs(work.x_mm - x_mm)).toBeGreaterThanOrEqual((work.outer.w_mm + WIDE) / 2);
      }
      expect(Math.abs(x_mm) + WIDE / 2).toBeLessThanOrEqual(ROOMS[id].wall.w_mm / 2);
    }
  });

  test('moves to the other side if a work takes the place', () => {
    const outer = { w_mm: 560, h_mm: 460 };
    const right = { outer, x_mm: 1400, y_mm: 1450 };

    expect(personX([right], ROOMS.living, WIDE)).toBeLessThan(1400 - 280);
    expect(personX([{ ...right, x_mm: -1400 }], ROOMS.living, WIDE)).toBeGreaterThan(-1400 + 280);
  });

  test('stands at an end of a full wall', () => {
    const wide = { outer: { w_mm: 4500, h_mm: 900 }, x_mm: 0, y_mm: 1450 };

    expect(Math.abs(personX([wide], ROOMS.living, WIDE))).toBe(2300 - WIDE / 2);
    expect(personX([], ROOMS.living, WIDE)).toBe(ROOMS.living.person_x_mm);
  });
});
