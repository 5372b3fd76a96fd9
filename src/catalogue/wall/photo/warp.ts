import type { Point, Rect } from '#ground/framing/framing.geometry.ts';
import { applyTo, distance, inverse, type Matrix, mapCorners, type Quad, turn } from './homography.rules.ts';

/** Canvas pixels: red, green, blue and opacity, row by row, not premultiplied. */
interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** From this many bitmap pixels per photo pixel, two samples each way prevent flickering at a distant edge. */
const FINE_FROM = 1.35;

/** The whole pixels that a bitmap of this size can touch, clipped to the photo; undefined if it is outside. */
export function touchedArea(toPhoto: Matrix, drawing: Size, photo: Size): Rect | undefined {
  const corners = cornersOf(toPhoto, drawing);
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const x = Math.max(0, Math.floor(Math.min(...xs) - 1));
  const y = Math.max(0, Math.floor(Math.min(...ys) - 1));
  const w = Math.min(photo.width, Math.ceil(Math.max(...xs) + 1)) - x;
  const h = Math.min(photo.height, Math.ceil(Math.max(...ys) + 1)) - y;
  return w > 0 && h > 0 ? { x, y, w, h } : undefined;
}

/**
 * Draws a bitmap over a part of the photo that starts at `origin`. Edges are exact: a pixel covered by a third is mixed
 * by a third.
 */
export function warp(onto: Pixels, origin: Point, from: Pixels, toPhoto: Matrix): void {
  const back = inverse(toPhoto);
  if (!back) return;
  // Browsers compute a canvas's `data` at each access; a plain object is ten times as fast.
  const photo = { data: onto.data, width: onto.width, height: onto.height };
  const drawing = { data: from.data, width: from.width, height: from.height };
  const corners = cornersOf(toPhoto, drawing);
  const coverage = edgeCoverage(corners);
  const grid = drawing.width * drawing.height > FINE_FROM ** 2 * areaOf(corners) ? 2 : 1;
  const [m0, m1, m2, m3, m4, m5, m6, m7, m8] = back;
  const sum = new Float64Array(4);
  for (let row = 0; row < photo.height; row++) {
    for (let column = 0; column < photo.width; column++) {
      const x = origin.x + column;
      const y = origin.y + row;
      const covered = coverage(x + 0.5, y + 0.5);
      if (covered <= 0) continue;
      sum.fill(0);
      for (let sample = 0; sample < grid * grid; sample++) {
        const sx = x + ((sample % grid) + 0.5) / grid;
        const sy = y + (Math.floor(sample / grid) + 0.5) / grid;
        const w = m6 * sx + m7 * sy + m8;
        addSample(drawing, (m0 * sx + m1 * sy + m2) / w, (m3 * sx + m4 * sy + m5) / w, sum);
      }
      blend(photo.data, 4 * (row * photo.width + column), sum, covered / (255 * grid * grid));
    }
  }
}

interface Size {
  width: number;
  height: number;
}

function cornersOf(toPhoto: Matrix, { width, height }: Size): Quad {
  const corners: Quad = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return mapCorners(corners, (corner) => applyTo(toPhoto, corner));
}

/** How much of the pixel around a point is inside the four edges, 0 to 1, from its distance to each. */
function edgeCoverage(corners: Quad): (x: number, y: number) => number {
  const [a, b, c] = corners;
  const sign = Math.sign(turn(a, b, c));
  const lines = corners.map((from, index) => {
    const to = corners[(index + 1) % 4] ?? from;
    const length = Math.max(distance(from, to), 1e-9) * sign;
    const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length];
    // A slanting edge needs more than one pixel to pass, hence the sum of both components.
    return { nx, ny, offset: -(nx * from.x + ny * from.y), span: Math.abs(nx) + Math.abs(ny) };
  });
  return (x, y) => {
    let covered = 1;
    for (const { nx, ny, offset, span } of lines) {
      const inside = (nx * x + ny * y + offset) / span + 0.5;
      if (inside <= 0) return 0;
      if (inside < 1) covered *= inside;
    }
    return covered;
  };
}

/** Bilinear, with the border extended outwards, so that nothing bleeds into the edge. Premultiplied colours. */
function addSample({ data, width, height }: Pixels, u: number, v: number, sum: Float64Array): void {
  const x = Math.min(width - 1, Math.max(0, u - 0.5));
  const y = Math.min(height - 1, Math.max(0, v - 0.5));
  const left = x | 0;
  const top = y | 0;
  const fx = x - left;
  const fy = y - top;
  const a = 4 * (top * width + left);
  const b = left + 1 < width ? a + 4 : a;
  const down = top + 1 < height ? 4 * width : 0;
  const c = a + down;
  const d = b + down;
  const wa = (1 - fx) * (1 - fy) * (data[a + 3] ?? 0);
  const wb = fx * (1 - fy) * (data[b + 3] ?? 0);
  const wc = (1 - fx) * fy * (data[c + 3] ?? 0);
  const wd = fx * fy * (data[d + 3] ?? 0);
  for (let part = 0; part < 3; part++) {
    sum[part] =
      (sum[part] ?? 0) +
      wa * (data[a + part] ?? 0) +
      wb * (data[b + part] ?? 0) +
      wc * (data[c + part] ?? 0) +
      wd * (data[d + part] ?? 0);
  }
  sum[3] = (sum[3] ?? 0) + wa + wb + wc + wd;
}

/** `scale` converts the summed opacity to a share of the pixel. */
function blend(data: Uint8ClampedArray, at: number, sum: Float64Array, scale: number): void {
  const alpha = sum[3] ?? 0;
  if (alpha === 0) return;
  const share = alpha * scale;
  for (let part = 0; part < 3; part++) {
    const below = data[at + part] ?? 0;
    data[at + part] = below + ((sum[part] ?? 0) / alpha - below) * share;
  }
}

function areaOf([a, b, c, d]: Quad): number {
  return Math.abs((c.x - a.x) * (d.y - b.y) - (c.y - a.y) * (d.x - b.x)) / 2;
}
