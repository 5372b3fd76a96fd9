import { describe, expect, test } from 'vitest';
import { ROOM_IDS } from '#ground/wall-address/wall-address.ts';
import { FURNITURE_NAMES } from './room.ts';
import { EYE, seen } from './room-drawing.ts';
import { drawingOf, ROOMS } from './rooms.ts';

describe('every room', () => {
  test.each(ROOM_IDS)('%s has realistic dimensions, with furniture on its floor', (id) => {
    const { wall, furniture, lamps, person_x_mm, colour } = ROOMS[id];

    expect(wall.w_mm).toBeGreaterThanOrEqual(3600);
    expect(wall.w_mm).toBeLessThanOrEqual(5000);
    expect(wall.h_mm).toBeGreaterThanOrEqual(2600);
    expect(wall.h_mm).toBeLessThanOrEqual(3000);
    expect(Math.abs(furniture.x_mm) + furniture.w_mm / 2).toBeLessThan(wall.w_mm / 2);
    expect(Math.abs(person_x_mm) + 250).toBeLessThan(wall.w_mm / 2);
    expect(lamps.length).toBeGreaterThan(0);
    expect(colour).toMatch(/^[0-9a-f]{6}$/);
  });

  test.each(ROOM_IDS)('%s is drawn the same on the server and in the browser, without an invalid number', (id) => {
    const once = ROOMS[id].draw();

    expect(ROOMS[id].draw()).toEqual(once);
    expect(drawingOf(ROOMS[id])).toBe(drawingOf(ROOMS[id]));
    const paths = [...once.back, ...once.sun, ...once.front].map(({ d }) => d);
    expect(paths.filter((d) => !d || /NaN|undefined|Infinity/.test(d))).toEqual([]);
  });

  test('has its own piece of furniture', () => {
    const names = ROOM_IDS.map((id) => ROOMS[id].furniture.name);

    expect([...names].sort()).toEqual([...FURNITURE_NAMES].sort());
  });
});

describe('the projection', () => {
  test('shows the wall without foreshortening', () => {
    expect(seen(1234, 987)).toEqual({ x: 1234, y: -987 });
  });

  test('shows nearer things larger, and the floor below the wall', () => {
    const [far, near] = [seen(1000, 0, 0), seen(1000, 0, 900)];

    expect(near.x / far.x).toBeCloseTo(EYE.distance_mm / (EYE.distance_mm - 900), 9);
    expect(near.y).toBeGreaterThan(0);
  });
});
