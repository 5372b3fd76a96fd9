interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In points, y down: the part of a page for labels, what they must not cover, and what they should not. */
export interface Obstacles {
  window: Box;
  hard: readonly Box[];
  soft: readonly Box[];
}

/** Beside the nail, then further away: behind the edge of a frame. */
const GAPS = [11, 32];
const OUTSIDE = 100;
const HARD = 10;

/** The place beside a point where a label covers least: below it on the right if all are alike. */
export function labelPlace(
  point: { x: number; y: number },
  { width, height }: { width: number; height: number },
  obstacles: Obstacles,
): { x: number; y: number } {
  const ways = GAPS.flatMap((aside) =>
    [11, -11].flatMap((down) =>
      [aside, -aside].map((right) => ({
        x: right > 0 ? point.x + right : point.x + right - width,
        y: down > 0 ? point.y + down : point.y + down - height,
      })),
    ),
  );
  const costs = ways.map((way) => costOf({ ...way, width, height }, obstacles));
  return ways[costs.indexOf(Math.min(...costs))] ?? point;
}

function costOf(label: Box, { window, hard, soft }: Obstacles): number {
  const isInside =
    label.x > window.x + 2 &&
    label.y > window.y + 2 &&
    label.x + label.width < window.x + window.width - 2 &&
    label.y + label.height < window.y + window.height;
  const covers = (box: Box) => touches(label, box);
  return (isInside ? 0 : OUTSIDE) + HARD * hard.filter(covers).length + soft.filter(covers).length;
}

function touches(a: Box, b: Box): boolean {
  return a.x - 3 <= b.x + b.width && b.x <= a.x + a.width + 3 && a.y - 2 <= b.y + b.height && b.y <= a.y + a.height + 2;
}
