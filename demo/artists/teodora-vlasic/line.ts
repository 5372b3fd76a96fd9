/** A place on the sheet. */
export type Point = readonly [x: number, y: number];

export function add([x, y]: Point, angle: number, length: number): Point {
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
}

export function mix(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** A smooth curve through the knots (Catmull-Rom), `steps` points to each span. */
export function curve(knots: readonly Point[], steps = 12): Point[] {
  const knot = (i: number) => knots[Math.max(0, Math.min(knots.length - 1, i))] as Point;
  const path: Point[] = [];
  for (let i = 0; i < knots.length - 1; i++) {
    const [a, b, c, d] = [knot(i - 1), knot(i), knot(i + 1), knot(i + 2)];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const blend = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      path.push([blend(0), blend(1)]);
    }
  }
  path.push(knot(knots.length - 1));
  return path;
}

/** A curve that starts in one direction and turns steadily: how shoots grow. */
export function shoot(from: Point, angle: number, length: number, turn: number, steps = 24): Point[] {
  const path: Point[] = [from];
  for (let i = 1; i <= steps; i++) {
    path.push(add(path[i - 1] as Point, angle + (turn * i) / steps, length / steps));
  }
  return path;
}

/** The point at `t` (0–1) along a path, and the direction there. */
export function along(path: readonly Point[], t: number): { at: Point; angle: number } {
  const place = Math.max(0, Math.min(0.9999, t)) * (path.length - 1);
  const i = Math.floor(place);
  const a = path[i] as Point;
  const b = path[i + 1] as Point;
  return { at: mix(a, b, place - i), angle: Math.atan2(b[1] - a[1], b[0] - a[0]) };
}

/** The outline of a ribbon of changing half-width about a spine. */
export function ribbon(spine: readonly Point[], half: (t: number, side: -1 | 1) => number): Point[] {
  const last = spine.length - 1;
  const edge = (side: -1 | 1) =>
    spine.map((at, i) => add(at, along(spine, i / last).angle + (side * Math.PI) / 2, half(i / last, side)));
  return [...edge(-1), ...edge(1).reverse()];
}
