import type { Mark } from './room-drawing.ts';

/** A projected rectangle on the wall: x from the wall's middle, y up from the floor. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Numbers per path command. */
const TAKES: Record<string, number> = { M: 2, L: 2, C: 6, Z: 0, h: 1, v: 1, q: 4, a: 7 };

/** Bounding boxes of every mark; curves by their control points, so rather too large than too small. */
export function boxesOf(marks: readonly Mark[]): Box[] {
  return marks.flatMap(({ d, width = 0 }) =>
    d
      .split(/(?=M)/)
      .filter(Boolean)
      .map((part) => boxAround(spotsOf(part), width / 2)),
  );
}

function boxAround(spots: readonly (readonly [number, number])[], pen: number): Box {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => -y)];
  return {
    left: Math.min(...xs) - pen,
    right: Math.max(...xs) + pen,
    top: Math.max(...ys) + pen,
    bottom: Math.min(...ys) - pen,
  };
}

function spotsOf(part: string): [number, number][] {
  const spots: [number, number][] = [];
  let [x, y] = [0, 0];
  const go = (toX: number, toY: number) => {
    [x, y] = [toX, toY];
    spots.push([x, y]);
  };
  for (const [, command = '', rest = ''] of part.matchAll(/([MLCZhvqa])([^MLCZhvqa]*)/g)) {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const takes = TAKES[command] ?? 0;
    for (let at = 0; takes > 0 && at + takes <= numbers.length; at += takes) {
      const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0, i = 0] = numbers.slice(at, at + takes);
      if (command === 'h') go(x + a, y);
      else if (command === 'v') go(x, y + a);
      else if (command === 'q') go(x + c, y + e);
      else if (command === 'a') {
        spots.push([x, y - b], [x, y + b]);
        go(x + g, y + i);
      } else if (command === 'C') {
        spots.push([a, b], [c, e]);
        go(f, g);
      } else go(a, b);
    }
  }
  return spots;
}
