import { describe, expect, test } from 'vitest';
import { outerSize, sizesFor } from '#ground/framing/framing.rules.ts';
import { seedFrames } from '#ground/framing/testing-frames.ts';
import { MAX_WORKS, ROOM_IDS } from '#ground/wall-address/wall-address.ts';
import { ARRANGEMENTS, type Arrangement, arranged, isFree, overlap } from './arrangements.rules.ts';
import type { Edge, Hung } from './hanging.rules.ts';
import { ROOMS } from './rooms/rooms.ts';
import { boundsOf } from './view.rules.ts';

const { living, bedroom } = ROOMS;
const GAP_MM = 60;
const [thin] = seedFrames('en').filter(({ face_mm }) => face_mm > 0);

/** Framed prints of usual proportions, in sizes from small to large. */
function worksOf(count: number, step: number) {
  return Array.from({ length: count }, (_, at) => {
    const sizes = sizesFor([0.7, 1.5, 1, 0.75, 1.33][at % 5] ?? 1, { w_px: 9000, h_px: 9000 });
    const size = sizes[Math.min(sizes.length - 1, step + (at % 2))] ?? { w_mm: 300, h_mm: 300 };
    return outerSize(size, thin ?? { face_mm: 20, rebate_mm: 5 });
  });
}

function hang(outers: ReturnType<typeof worksOf>, kind: Arrangement, edge: Edge = 'centre', room = living) {
  const { places, fits } = arranged(outers, { kind, gap_mm: GAP_MM, edge }, room);
  const hung = outers.map((outer, at): Hung => ({ outer, ...(places[at] ?? { x_mm: 0, y_mm: 0 }) }));
  return { hung, fits, places };
}

const pairs = (hung: readonly Hung[]) => hung.flatMap((a, at) => hung.slice(at + 1).map((b) => [a, b] as const));
const apart = ([a, b]: readonly [Hung, Hung]) =>
  Math.max(
    Math.abs(a.x_mm - b.x_mm) - (a.outer.w_mm + b.outer.w_mm) / 2,
    Math.abs(a.y_mm - b.y_mm) - (a.outer.h_mm + b.outer.h_mm) / 2,
  );

describe.each(ARRANGEMENTS)('the arrangement %s', (kind) => {
  test('is the same every time, in every room, and no work comes closer to another than the gap', () => {
    for (const id of ROOM_IDS) {
      for (let count = 1; count <= MAX_WORKS; count += 1) {
        const outers = worksOf(count, 0);
        const first = hang(outers, kind, 'centre', ROOMS[id]);

        expect(hang(outers, kind, 'centre', ROOMS[id]).places).toEqual(first.places);
        expect(first.places).toHaveLength(count);
        for (const pair of pairs(first.hung)) {
          expect(overlap(...pair)).toBe(false);
          // Steps go up, so that only their sides have the gap.
          expect(apart(pair), `${id}, ${count} works`).toBeGreaterThanOrEqual(GAP_MM - 0.001);
        }
      }
    }
  });

  test('says truly whether it fits the free part of the wall', () => {
    for (const id of ROOM_IDS) {
      for (const step of [0, 2, 4]) {
        const { hung, fits } = hang(worksOf(6, step), kind, 'top', ROOMS[id]);

        expect(fits).toBe(hung.every((work) => isFree(work, ROOMS[id])));
      }
    }
  });

  test('hangs four small prints fully on the free part of every wall, over the middle of the furniture', () => {
    for (const id of ROOM_IDS) {
      const { hung, fits } = hang(worksOf(4, 0), kind, 'centre', ROOMS[id]);
      const { left, right } = boundsOf(hung);

      expect(fits, id).toBe(true);
      expect((left + right) / 2, id).toBeCloseTo(ROOMS[id].furniture.x_mm, 6);
    }
  });

  test('does not depend on where the works hang, and leaves an empty wall alone', () => {
    expect(hang([], kind)).toEqual({ hung: [], places: [], fits: true });
  });
});

describe('a row', () => {
  test('shares its centres, top or bottom edges, with equal gaps', () => {
    for (const edge of ['centre', 'top', 'bottom'] as const) {
      const { hung } = hang(worksOf(4, 0), 'row', edge);
      const side = { centre: 0, top: 0.5, bottom: -0.5 }[edge];

      expect(new Set(hung.map(({ y_mm, outer }) => y_mm + side * outer.h_mm)).size).toBe(1);
      hung.slice(1).forEach((work, at) => {
        expect(apart([work, hung[at] as Hung])).toBeCloseTo(GAP_MM, 6);
      });
    }
  });

  test('becomes two rows if the wall is too narrow', () => {
    const { hung, fits } = hang(worksOf(10, 0), 'row', 'bottom');

    expect(fits).toBe(true);
    expect(new Set(hung.map(({ y_mm, outer }) => y_mm - outer.h_mm / 2)).size).toBeGreaterThan(1);
  });
});

test('a grid of equal prints has straight columns and rows', () => {
  const { hung } = hang(
    Array.from({ length: 6 }, () => ({ w_mm: 400, h_mm: 500 })),
    'grid',
  );

  expect(new Set(hung.map(({ x_mm }) => x_mm)).size).toBe(3);
  expect(new Set(hung.map(({ y_mm }) => y_mm)).size).toBe(2);
  expect(new Set(pairs(hung).map(apart))).toContain(GAP_MM);
});

test('in a salon the largest work is in the middle of the group, and every other has a neighbour at the gap', () => {
  const outers = [...worksOf(7, 0), { w_mm: 700, h_mm: 700 }];
  const { hung } = hang(outers, 'salon');
  const largest = hung[7] as Hung;
  const nearer = hung.filter((work) => work !== largest && apart([work, largest]) <= GAP_MM);

  expect(nearer.length).toBeGreaterThanOrEqual(2);
  for (const work of hung) {
    const gaps = hung.filter((other) => other !== work).map((other) => apart([work, other]));
    expect(Math.min(...gaps)).toBeCloseTo(GAP_MM, 6);
  }
});

test('stairs rise by the same measure from left to right', () => {
  const { hung } = hang(worksOf(4, 0), 'stairs');
  const rises = hung.slice(1).map(({ y_mm }, at) => y_mm - (hung[at]?.y_mm ?? 0));

  expect(new Set(rises.map(Math.round)).size).toBe(1);
  expect(rises[0]).toBeGreaterThan(0);
});

test('over a bed the largest work is in the middle, and the group is no wider than suits the bed', () => {
  const outers = [...worksOf(4, 0), { w_mm: 600, h_mm: 800 }];
  const { hung } = hang(outers, 'over', 'centre', bedroom);
  const { left, right } = boundsOf(hung);

  expect(Math.abs((hung[4]?.x_mm ?? 0) - bedroom.furniture.x_mm)).toBeLessThan(100);
  expect(right - left).toBeLessThan(bedroom.furniture.w_mm * 1.15);
  expect(hung.filter(({ x_mm }) => x_mm < (hung[4]?.x_mm ?? 0))).toHaveLength(2);
});

test('twelve works that are too large for the wall are arranged, and said not to fit', () => {
  for (const kind of ARRANGEMENTS) expect(hang(worksOf(12, 4), kind).fits).toBe(false);
});
