import { describe, expect, test } from 'vitest';
import { outerSize, sizesFor } from '#ground/framing/framing.rules.ts';
import { seedFrames } from '#ground/framing/testing-frames.ts';
import { ROOM_IDS } from '#ground/wall-address/wall-address.ts';
import {
  ABOVE_FURNITURE_MM,
  aligned,
  centred,
  EYE_LINE_MM,
  firstPlace,
  type Hung,
  keepOnWall,
  movedByKey,
  nextPlace,
  rowOf,
  SPACING_MM,
  spaced,
} from './hanging.rules.ts';
import { ROOMS } from './rooms/rooms.ts';

const { living, bedroom, gallery } = ROOMS;
const small = { w_mm: 300, h_mm: 400 };
const large = { w_mm: 800, h_mm: 1200 };
const at = (outer: Hung['outer'], x_mm: number, y_mm: number): Hung => ({ outer, x_mm, y_mm });
const gaps = (hung: readonly Hung[]) => {
  const row = [...hung].sort((a, b) => a.x_mm - b.x_mm);
  return row.slice(1).map((work, index) => {
    const before = row[index] as Hung;
    return work.x_mm - before.x_mm - (work.outer.w_mm + before.outer.w_mm) / 2;
  });
};

describe('a first work', () => {
  test('hangs with its centre at 145 cm, over the middle of the furniture', () => {
    expect(firstPlace(small, living)).toEqual({ x_mm: living.furniture.x_mm, y_mm: 1450 });
  });

  test('hangs higher if it would touch the furniture', () => {
    const { y_mm } = firstPlace(large, living);

    expect(y_mm).toBe(living.furniture.top_mm + ABOVE_FURNITURE_MM + 600);
    expect(firstPlace(large, gallery).y_mm).toBe(EYE_LINE_MM);
  });

  test('of every size in every frame is fully on the wall of every room', () => {
    for (const id of ROOM_IDS) {
      const { wall } = ROOMS[id];
      for (const aspect of [0.7, 1, 1.5, 2.4, 1 / 2.4]) {
        for (const size of sizesFor(aspect, { w_px: 20_000, h_px: 20_000 })) {
          for (const frame of seedFrames('en')) {
            const outer = outerSize(size, frame);
            const { x_mm, y_mm } = firstPlace(outer, ROOMS[id]);
            expect(Math.abs(x_mm) + outer.w_mm / 2).toBeLessThanOrEqual(wall.w_mm / 2);
            expect(y_mm + outer.h_mm / 2).toBeLessThanOrEqual(wall.h_mm);
            expect(y_mm - outer.h_mm / 2).toBeGreaterThanOrEqual(0);
          }
        }
      }
    }
  });
});

describe('one more work', () => {
  test('hangs to the right of the others, on their line', () => {
    const place = nextPlace(small, [at(small, 0, 1500)], living);

    expect(place).toEqual({ x_mm: 300 + SPACING_MM, y_mm: 1500 });
  });

  test('hangs to the left if there is no space at the right', () => {
    const place = nextPlace(large, [at(large, 1500, 1450)], living);

    expect(place.x_mm).toBe(1500 - 800 - SPACING_MM);
  });

  test('stays on the wall if there is no space at all', () => {
    const full = [-1800, -900, 0, 900, 1800].map((x_mm) => at(large, x_mm, 1450));

    expect(Math.abs(nextPlace(large, full, living).x_mm) + 400).toBeLessThanOrEqual(living.wall.w_mm / 2);
  });

  test('of several added together hangs in a row over the furniture', () => {
    const outers = [small, large, small];
    const row = rowOf(outers, bedroom);
    const hung = row.map((place, index) => ({ outer: outers[index] ?? small, ...place }));

    expect(gaps(hung)).toEqual([SPACING_MM, SPACING_MM]);
    expect(new Set(row.map(({ y_mm }) => y_mm)).size).toBe(1);
    expect(row[1]?.x_mm).toBe(bedroom.furniture.x_mm);
  });

  test.each(ROOM_IDS)('stays on the wall if a dozen are added together: %s', (id) => {
    const outer = { w_mm: 628, h_mm: 528 };
    const { wall } = ROOMS[id];
    for (const { x_mm, y_mm } of rowOf(Array(12).fill(outer), ROOMS[id])) {
      expect(Math.abs(x_mm) + outer.w_mm / 2).toBeLessThanOrEqual(wall.w_mm / 2);
      expect(y_mm + outer.h_mm / 2).toBeLessThanOrEqual(wall.h_mm);
    }
  });
});

describe('works that hang together', () => {
  const three = [at(small, -900, 1400), at(large, 0, 1500), at(small, 700, 1650)];

  test('have their centres, tops or bottoms on the line of the selected one', () => {
    expect(aligned(three, 1, 'centre', living.wall).map(({ y_mm }) => y_mm)).toEqual([1500, 1500, 1500]);
    expect(aligned(three, 1, 'top', living.wall).map(({ y_mm }) => y_mm + 0)).toEqual([1900, 1500, 1900]);
    expect(aligned(three, 0, 'bottom', living.wall).map(({ y_mm }) => y_mm)).toEqual([1400, 1800, 1400]);
  });

  test('have equal gaps, and keep the middle of the group', () => {
    const places = spaced(three, 120, living.wall);
    const hung = three.map((work, index) => ({ ...work, ...places[index] }));

    expect(gaps(hung)).toEqual([120, 120]);
    const [left, right] = [
      Math.min(...hung.map((work) => work.x_mm - work.outer.w_mm / 2)),
      Math.max(...hung.map((work) => work.x_mm + work.outer.w_mm / 2)),
    ];
    expect((left + right) / 2).toBeCloseTo((-1050 + 850) / 2, 6);
  });

  test('are spaced in their order on the wall, not in the order of adding', () => {
    const [first, second] = spaced([at(small, 500, 1450), at(small, -500, 1450)], 100, living.wall);

    expect(first?.x_mm).toBeGreaterThan(second?.x_mm ?? 0);
  });

  test('can be centred over the furniture as a group', () => {
    const places = centred([at(small, 500, 1450), at(small, 900, 1450)], living);

    expect(places.map(({ x_mm }) => x_mm - living.furniture.x_mm)).toEqual([-200, 200]);
  });
});

describe('the arrow keys', () => {
  test('move a work by one centimetre, with Shift by ten, and up is higher', () => {
    const work = at(small, 0, 1450);

    expect(movedByKey(work, 'ArrowRight', false, living.wall)).toEqual({ x_mm: 10, y_mm: 1450 });
    expect(movedByKey(work, 'ArrowLeft', true, living.wall)).toEqual({ x_mm: -100, y_mm: 1450 });
    expect(movedByKey(work, 'ArrowUp', false, living.wall)).toEqual({ x_mm: 0, y_mm: 1460 });
    expect(movedByKey(work, 'ArrowDown', true, living.wall)).toEqual({ x_mm: 0, y_mm: 1350 });
    expect(movedByKey(work, 'Enter', false, living.wall)).toBeUndefined();
  });

  test('stop at the edge of the wall', () => {
    const edge = keepOnWall(small, { x_mm: 9000, y_mm: 9000 }, living.wall);

    expect(movedByKey({ outer: small, ...edge }, 'ArrowRight', true, living.wall)?.x_mm).toBe(edge.x_mm);
    expect(movedByKey({ outer: small, ...edge }, 'ArrowUp', true, living.wall)?.y_mm).toBe(edge.y_mm);
  });

  test('do not make a work larger than the wall jump', () => {
    const huge = { w_mm: 6000, h_mm: 4000 };

    expect(keepOnWall(huge, { x_mm: 500, y_mm: 100 }, living.wall)).toEqual({ x_mm: 0, y_mm: living.wall.h_mm / 2 });
  });
});
