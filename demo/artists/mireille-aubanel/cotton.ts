import { noise2 } from '../../brush.ts';

export const HAIRS = 1024;

/** The marks of a wide brush as a repeating tile: four units along it, one across. */
export const hairs: Float32Array = (() => {
  const noise = noise2(4711);
  return Float32Array.from({ length: HAIRS * HAIRS }, (_, i) => {
    const [along, across] = [(i % HAIRS) * 4, Math.floor(i / HAIRS)];
    return noise(along / 420, across / 8) * 0.6 + noise(along / 170 + 31, across / 2.8) * 0.4;
  });
})();

/** First and last column of a row of the grid where the wash may reach. */
export function span(
  edge: Float32Array,
  columns: number,
  rows: number,
  row: number,
  least: number,
): readonly [number, number] {
  let [first, last] = [columns, 0];
  const below = Math.min(row + 1, rows - 1);
  for (let c = 0; c < columns; c++) {
    if (Math.max(edge[row * columns + c] as number, edge[below * columns + c] as number) < least) continue;
    first = Math.min(first, c - 1);
    last = Math.max(last, c + 1);
  }
  return [first, last];
}

export function blend(grid: Float32Array, a: number, columns: number, u: number, v: number): number {
  const top = (grid[a] as number) * (1 - u) + (grid[a + 1] as number) * u;
  const low = (grid[a + columns] as number) * (1 - u) + (grid[a + columns + 1] as number) * u;
  return top * (1 - v) + low * v;
}

/** Plain weave with uneven yarn and a slub here and there; 0 in the gaps, 1 on the thread. */
export function threads(w: number, h: number, scale: number, noise: Noise): Float32Array {
  const weave = new Float32Array(w * h);
  const pitch = Math.PI / 4.6;
  for (let y = 0, i = 0; y < h; y++) {
    const fy = y / scale;
    for (let x = 0; x < w; x++, i++) {
      const fx = x / scale;
      const slub = noise(fx / 90, fy / 5) - noise(fx / 5 + 60, fy / 90);
      const warp = Math.sin((fx + slub * 5) * pitch);
      const weft = Math.sin((fy + slub * 5) * pitch);
      weave[i] = 0.5 + 0.2 * warp * weft + 0.22 * slub + 0.26 * (noise(fx / 2.2, fy / 2.2 + 30) - 0.5);
    }
  }
  return weave;
}

export type Noise = ReturnType<typeof noise2>;
