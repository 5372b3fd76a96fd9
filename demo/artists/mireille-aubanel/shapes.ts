export type Point = readonly [number, number];

/** Distance in full-size units to the edge of a field: positive inside it. */
export type Shape = (x: number, y: number) => number;

/** The smaller of two distances with the corner rounded off, as a wide brush rounds it. */
const soft = (a: number, b: number, round: number): number => {
  const h = Math.max(round - Math.abs(a - b), 0) / round;
  return Math.min(a, b) - h * h * round * 0.25;
};

/** A brushed field; `slant` sets its sides a little out of true. */
export const field =
  (x0: number, y0: number, x1: number, y1: number, slant = 0): Shape =>
  (x, y) => {
    const [px, py] = [x + (y - (y0 + y1) / 2) * slant, y - (x - (x0 + x1) / 2) * slant * 0.6];
    const round = Math.min(90, 0.25 * Math.min(x1 - x0, y1 - y0));
    return soft(Math.min(px - x0, x1 - px), Math.min(py - y0, y1 - py), round);
  };

/** A pull of the brush: firm along its length, running dry at both ends. */
export const pull =
  (x0: number, y0: number, x1: number, y1: number, lean: number): Shape =>
  (x, y) => {
    const py = y - (x - (x0 + x1) / 2) * lean;
    return Math.min((x - x0) / 7, (x1 - x) / 4, py - y0, y1 - py);
  };

/** Everything on one side of a line: left of it when going from `a` to `b` downwards. */
export const besides = (a: Point, b: Point): Shape => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  return (x, y) => ((a[0] - x) * dy - (a[1] - y) * dx) / length;
};

export const both =
  (...shapes: Shape[]): Shape =>
  (x, y) =>
    Math.min(...shapes.map((shape) => shape(x, y)));

export const pool =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) =>
    (1 - Math.hypot((x - cx) / rx, (y - cy) / ry)) * Math.min(rx, ry);
