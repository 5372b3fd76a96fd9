import { describe, expect, test } from 'vitest';
import { ROOM_IDS } from '#ground/wall-address/wall-address.ts';
import { type Hung, resettled, rowOf } from '../hanging.rules.ts';
import { boundsOf } from '../view.rules.ts';
import type { Room } from './room.ts';
import { drawingOf, ROOMS } from './rooms.ts';
import { type Box, boxesOf } from './testing-marks.ts';

/** Typical framed works. */
const USUAL = [
  { w_mm: 360, h_mm: 460 },
  { w_mm: 460, h_mm: 360 },
  { w_mm: 460, h_mm: 610 },
  { w_mm: 760, h_mm: 530 },
  { w_mm: 600, h_mm: 600 },
];
const COUNTS = [1, 2, 3, 4, 5];
const groups = USUAL.flatMap((outer) => COUNTS.map((count) => Array.from({ length: count }, () => outer)));
const named = ({ outer, x_mm, y_mm }: Hung): Box => ({
  left: x_mm - outer.w_mm / 2,
  right: x_mm + outer.w_mm / 2,
  top: y_mm + outer.h_mm / 2,
  bottom: y_mm - outer.h_mm / 2,
});
const cross = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;

const fronts = new Map(ROOM_IDS.map((id) => [id, boxesOf(drawingOf(ROOMS[id]).front)]));

function covered(hung: readonly Hung[], { id }: Room): Box[] {
  const front = fronts.get(id) ?? [];
  return hung.flatMap((work) => front.filter((box) => cross(box, named(work))));
}

describe.each(ROOM_IDS)('in the %s', (id) => {
  const room = ROOMS[id];

  test('nothing covers one to five works of usual sizes', () => {
    for (const outers of groups) {
      const hung = rowOf(outers, room).map((place, at) => ({ ...place, outer: outers[at] ?? { w_mm: 0, h_mm: 0 } }));
      expect(covered(hung, room), `${outers.length} of ${outers[0]?.w_mm} × ${outers[0]?.h_mm}`).toEqual([]);
      hung.forEach((work, at) => {
        const others = hung.filter((_, other) => other !== at);
        expect(others.filter((other) => cross(named(other), named(work)))).toEqual([]);
      });
    }
  });

  test('a group from any other room is fully visible, in the same arrangement', () => {
    for (const from of ROOM_IDS) {
      const outers = [USUAL[0], USUAL[2], USUAL[1]].flatMap((outer) => outer ?? []);
      const before = rowOf(outers, ROOMS[from]).map((place, at) => ({
        ...place,
        outer: outers[at] ?? { w_mm: 0, h_mm: 0 },
      }));
      const after = before.map((work, at) => ({ ...work, ...resettled(before, room)[at] }));

      expect(covered(after, room), from).toEqual([]);
      const apart = (hung: readonly Hung[]) =>
        hung.map(({ x_mm, y_mm }) => [
          Math.round(x_mm - boundsOf(hung).left),
          Math.round(y_mm - boundsOf(hung).bottom),
        ]);
      expect(apart(after)).toEqual(apart(before));
    }
  });
});

test('works stay clear of the hallway’s door', () => {
  const outer = { w_mm: 560, h_mm: 760 };
  const [place] = resettled([{ outer, x_mm: 1900, y_mm: 1450 }], ROOMS.hallway);

  expect((place?.x_mm ?? 0) + outer.w_mm / 2).toBeLessThanOrEqual(ROOMS.hallway.free.right_mm);
});
