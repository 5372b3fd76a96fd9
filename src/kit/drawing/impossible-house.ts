import { type Block, drawSolid, type Point, type SolidDrawing } from './isometric-solid.ts';

/** Which axis is up for its inhabitants: z, x or y. Each is the one before, rotated by a third of a circle. */
export type Gravity = 0 | 1 | 2;
export const GRAVITIES: readonly Gravity[] = [0, 1, 2];

const STEPS = 14;
const TOWER = 8;

/**
 * Where each flight begins. It climbs away from the viewer to a tower; the next one begins below that tower, which
 * for its own inhabitants is the tower's far side. After three flights one is back at the first, but a tower's
 * width farther away: only on paper is it the same place.
 */
const STARTS: Record<Gravity, Point> = {
  0: [0, 0, 0],
  1: [0, -STEPS - TOWER, STEPS],
  2: [STEPS, -STEPS - TOWER, -TOWER],
};

/** A point of a flight in its inhabitants' coordinates: across the stairs, towards the viewer, up. */
function onFlight(gravity: Gravity, [x, y, z]: Point): Point {
  const [startX, startY, startZ] = STARTS[gravity];
  if (gravity === 0) return [startX + x, startY + y, startZ + z];
  if (gravity === 1) return [startX + z, startY + x, startZ + y];
  return [startX + y, startY + z, startZ + x];
}

/** A point of the tower at the top of a flight, from where the last step meets its wall. */
export function onTower(gravity: Gravity, [x, y, z]: Point): Point {
  return onFlight(gravity, [x, y - STEPS, z + STEPS]);
}

export function tread(gravity: Gravity, index: number): Point {
  return onFlight(gravity, [4, -index - 0.5, index + 1]);
}

/** The middle of the riser between two steps, which is a step for another gravity. */
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
  // The trick: the lower half of the first flight is hidden as if it were where the walk round the house ends.
  const behind = gravity === 0 && index < STEPS / 2 ? 3 * TOWER : 0;
  const part = (from: Point, to: Point) => block(onFlight(gravity, from), onFlight(gravity, to), behind);
  const stone = part([1, -index - 1, index - 2], [7, -index, index + 1]);
  // Lower down, the parapet would touch the last tower, although on paper the two are far apart.
  return index < 2 ? [stone] : [stone, part([0, -index - 1, index - 2], [1, -index, index + 3])];
}

function flight(gravity: Gravity): Block[] {
  return Array.from({ length: STEPS }, (_, index) => step(gravity, index)).flat();
}

function tower(gravity: Gravity): Block[] {
  const part = (from: Point, to: Point) => block(onTower(gravity, from), onTower(gravity, to));
  return [
    part([0, -8, 0], [8, 0, 8]),
    // The cornice, and the parapet around its terrace.
    part([-1, -9, 8], [9, 1, 9]),
    part([-1, -9, 9], [0, 1, 10]),
    part([8, -9, 9], [9, 1, 10]),
    part([-1, -9, 9], [9, -8, 10]),
    part([-1, 0, 9], [9, 1, 10]),
  ];
}

let drawing: SolidDrawing | undefined;

/** Computed on first use: most visitors never see the 404 page. */
export function drawHouse(): SolidDrawing {
  drawing ??= drawSolid(GRAVITIES.flatMap((gravity) => [...flight(gravity), ...tower(gravity)]));
  return drawing;
}
