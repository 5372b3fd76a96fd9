import type { Random } from '../../brush.ts';

/** Moves a point of the surface in place. */
export type Flow = (spot: { x: number; y: number }) => void;

const LONGEST = 7;
const SHORTEST = 1.1;

let scratch = new Float64Array(1 << 16);

/** Carries an outline along, adding points where it is stretched and dropping them where it is squeezed. */
export function moved(outline: Float64Array, move: Flow): Float64Array {
  const count = outline.length;
  const spot = { x: outline[count - 2] as number, y: outline[count - 1] as number };
  let [fromX, fromY] = [spot.x, spot.y];
  move(spot);
  let [lastX, lastY] = [spot.x, spot.y];
  let size = 0;
  for (let i = 0; i < count; i += 2) {
    const toX = outline[i] as number;
    const toY = outline[i + 1] as number;
    spot.x = toX;
    spot.y = toY;
    move(spot);
    const endX = spot.x;
    const endY = spot.y;
    const stretch = Math.sqrt((endX - lastX) ** 2 + (endY - lastY) ** 2);
    if (stretch < SHORTEST && size > 12 && i < count - 2) continue;
    const pieces = Math.min(60, Math.ceil(stretch / LONGEST));
    if (size + pieces * 2 + 4 > scratch.length) scratch = grown(scratch);
    for (let p = 1; p < pieces; p++) {
      spot.x = fromX + ((toX - fromX) * p) / pieces;
      spot.y = fromY + ((toY - fromY) * p) / pieces;
      move(spot);
      scratch[size++] = spot.x;
      scratch[size++] = spot.y;
    }
    scratch[size++] = endX;
    scratch[size++] = endY;
    fromX = toX;
    fromY = toY;
    lastX = endX;
    lastY = endY;
  }
  return scratch.slice(0, size);
}

function grown(full: Float64Array): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(full.length * 2);
  larger.set(full);
  return larger;
}

/** No drop is a circle: the gall spreads it unevenly. */
export function blot(random: Random, x: number, y: number, radius: number): Float64Array {
  const count = Math.max(14, Math.round((2 * Math.PI * radius) / LONGEST));
  const [a, b] = [random() * 7, random() * 7];
  const outline = new Float64Array(count * 2);
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI;
    const r =
      radius * (1 + 0.03 * Math.sin(angle * 2 + a) + 0.02 * Math.sin(angle * 3 + b) + 0.008 * Math.sin(angle * 9 + a));
    outline[i * 2] = x + Math.cos(angle) * r;
    outline[i * 2 + 1] = y + Math.sin(angle) * r;
  }
  return outline;
}

export function boundsOf(outline: Float64Array): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < outline.length; i += 2) {
    const x = outline[i] as number;
    const y = outline[i + 1] as number;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}
