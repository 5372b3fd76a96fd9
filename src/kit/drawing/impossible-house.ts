import { type Block, drawSolid, type Point, type SolidDrawing } from './isometric-solid.ts';

/** Which axis is up for those who live there: z, x or y. Each is the one before, turned by a third of a circle. */
export type Gravity = 0 | 1 | 2;
export const GRAVITIES: readonly Gravity[] = [0, 1, 2];

const STEPS = 14;
const TOWER = 8;

/**
 * Where each flight begins. It climbs away from the viewer to a tower; the next one begins below that tower, which for its
 * own people is the tower's far side. After three flights one is back at the first, but a tower's width farther away: only
 * on paper is it the same place.
 */
const STARTS: Record<Gravity, Point> = {
  0: [0, 0, 0],
  1: [0, -STEPS - TOWER, STEPS],
  2: [STEPS, -STEPS - TOWER, -TOWER],
};

/** A point of a flight as its own people would name it: across the stairs, towards the viewer, up. */
function onFlight(gravity: Gravity, [x, y, z]: Point): Point {
  const [startX, startY, startZ] = STARTS[gravity];
  if (gravity === 0) return [startX + x, startY + y, startZ + z];
  if (gravity === 1) return [startX + z, startY + x, startZ + y];
  return [startX + y, startY + z, startZ + x];
}

/** A point of the tower at the top of a flight, counted from where the last step meets its wall. */
export function onTower(gravity: Gravity, [x, y, z]: Point): Point {
  return onFlight(gravity, [x, y - STEPS, z + STEPS]);
}

/** The middle of a step. */
export function tread(gravity: Gravity, index: number): Point {
  return onFlight(gravity, [4, -index - 0.5, index + 1]);
}

/** The middle of the upright between two steps, which is a step for another gravity. */
export function riser(gravity: Gravity, index: number): Point {
  return onFlight(gravity, [4, -index, index + 0.5]);
}

function block(one: Point, other: Point, behind = 0): Block {
  const [x, y, z] = one;
  const [toX, toY, toZ] = other;
  return {
    from: [Math.min(x, toX), Math.min(y, toY), Math.min(z, toZ)],
    to: [Math.max(x, toX), Math.max(y, toY), Math.max(z, toZ)],
    behind,
  };
}

function step(gravity: Gravity, index: number): Block[] {
  // The lie: the lower half of the first flight is hidden as if it stood where the walk round the house has led.
  const behind = gravity === 0 && index < STEPS / 2 ? 3 * TOWER : 0;
  const part = (from: Point, to: Point) => block(onFlight(gravity, from), onFlight(gravity, to), behind);
  const stone = part([1, -index - 1, index - 2], [7, -index, index + 1]);
  // Lower down the parapet would touch the last tower, from which on paper it is far away.
  return index < 2 ? [stone] : [stone, part([0, -index - 1, index - 2], [1, -index, index + 3])];
}

function flight(gravity: Gravity): Block[] {
  return Array.from({ length: STEPS }, (_, index) => step(gravity, index)).flat();
}

function tower(gravity: Gravity): Block[] {
  const part = (from: Point, to: Point) => block(onTower(gravity, from), onTower(gravity, to));
  return [
    part([0, -8, 0], [8, 0, 8]),
    // The cornice, and the parapet around the terrace on it.
    part([-1, -9, 8], [9, 1, 9]),
    part([-1, -9, 9], [0, 1, 10]),
    part([8, -9, 9], [9, 1, 10]),
    part([-1, -9, 9], [9, -8, 10]),
    part([-1, 0, 9], [9, 1, 10]),
  ];
}

let drawing: SolidDrawing | undefined;

/** Computed when it is first looked at: most visitors never lose their way. */
export function drawHouse(): SolidDrawing {
  drawing ??= drawSolid(GRAVITIES.flatMap((gravity) => [...flight(gravity), ...tower(gravity)]));
  return drawing;
}
