import { describe, expect, test } from 'vitest';
import { type Hung, SPACING_MM } from './hanging.rules.ts';
import { ROOMS } from './rooms/rooms.ts';
import { distances, snapped } from './snapping.rules.ts';

const { living, gallery } = ROOMS;
const small = { w_mm: 300, h_mm: 400 };
const large = { w_mm: 800, h_mm: 1200 };
const at = (outer: Hung['outer'], x_mm: number, y_mm: number): Hung => ({ outer, x_mm, y_mm });

describe('a dragged work', () => {
  test('snaps to the eye line and to the middle of the furniture', () => {
    const place = snapped(at(small, living.furniture.x_mm + 20, 1462), [], living);

    expect(place).toMatchObject({ x_mm: living.furniture.x_mm, y_mm: 1450, guide_y: 1450 });
  });

  test('snaps to the edges of its neighbour, and to the usual gap beside it', () => {
    const neighbour = at(large, -900, 1300);
    const place = snapped(at(small, -500 + SPACING_MM + 150 + 12, 1690), [neighbour], living);

    expect(place.x_mm).toBe(-500 + SPACING_MM + 150);
    expect(place.y_mm + 200).toBe(1900);
  });

  test('snaps to the visitor’s own gap, beside a neighbour and above it', () => {
    const neighbour = at(large, -900, 1300);
    const beside = snapped(at(small, -500 + 120 + 150 + 12, 1690), [neighbour], living, { gap_mm: 120 });
    const above = snapped(at(small, -900, 1300 + 600 + 120 + 200 - 9), [neighbour], living, { gap_mm: 120 });

    expect(beside.x_mm).toBe(-500 + 120 + 150);
    expect(above.y_mm).toBe(1300 + 600 + 120 + 200);
  });

  test('does not snap elsewhere, or anywhere when snapping is off', () => {
    expect(snapped(at(small, 633, 1733), [], living)).toEqual({ x_mm: 633, y_mm: 1733 });
    expect(snapped(at(small, 3, 1453), [], living, { reach: 0 })).toEqual({ x_mm: 3, y_mm: 1453 });
  });
});

describe('the distances of a work', () => {
  const work = at(small, 0, 1500);

  test('are the gaps to the nearest work on each side', () => {
    const others = [at(small, -400, 1550), at(small, -900, 1500), at(large, 700, 1300), at(small, 20, 2000)];
    const found = distances(work, others, living);

    expect(found.map(({ side, mm }) => [side, mm])).toEqual([
      ['left', 100],
      ['right', 150],
      ['above', 100],
      ['below', 1300 - living.furniture.top_mm],
    ]);
    // Measured where both works are: from 1350 to 1700 mm of height.
    expect(found[0]).toMatchObject({ from: { x_mm: -250, y_mm: 1525 }, to: { x_mm: -150, y_mm: 1525 } });
  });

  test('leave out works that are neither beside nor above it, and furniture in the middle of the room', () => {
    expect(distances(work, [at(small, 800, 2400), at(small, 100, 1550)], gallery)).toEqual([]);
  });
});
