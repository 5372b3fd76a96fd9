/** A kind of width that a wall of works can have, in rem: rows are broken for `at`, and hold from `from` to the next kind. */
interface Band {
  from: number;
  at: number;
  gap: number;
  /** Heights of a row in rem: never lower than `low` nor higher than `high`, and `best` if it can be. */
  low: number;
  best: number;
  high: number;
}

/** As in works-rows.css. From the seventh on (a desk) rows are 280–340 px high, and never out of 260–360. */
export const BANDS: readonly Band[] = [
  [0, 18, 1, 10.5, 13, 18],
  [20, 22.4, 1, 11.5, 14, 18],
  [26, 30, 1, 9.5, 14, 18],
  [34, 39, 1.5, 11, 15, 20],
  [44, 47, 1.5, 13, 17, 21],
  [52, 56, 1.5, 14.5, 18, 22],
  [60, 62.6, 1.5, 16.25, 19.4, 22.5],
  [70, 75, 1.5, 16.25, 19.4, 22.5],
  [80, 82.4, 1.5, 16.25, 19.4, 22.5],
].map(([from = 0, at = 0, gap = 0, low = 0, best = 0, high = 0]) => ({ from, at, gap, low, best, high }));

/** A wider work may have a row to itself. */
const PANORAMA = 2.2;
/** Where at least two works share a row. */
const PAIRS_FROM = 4;
/** Two wide works that would each hang alone may share a row that is a little too low. */
const SQUEEZED = 0.85;
/** A last row that leaves more of its width free than this is not drawn apart but hangs from the left. */
const LOOSE = 0.2;

interface Rows {
  /** How many works hang up to the end of each row. */
  ends: number[];
  /** The last row hangs from the left: there are not enough works to reach the edge. */
  isShort: boolean;
  /** How far its rows are from the best, all together. */
  cost: number;
}

/** Breaks works into rows for one kind of width: of all ways the one whose rows come nearest to the best height. */
export function rowsFor(aspects: readonly number[], band: number, scale = 1): Rows {
  const { at, gap, low, best, high } = BANDS[band] as Band;
  const ways: { cost: number; from: number; free: number }[] = [{ cost: 0, from: 0, free: 0 }];
  for (let end = 1; end <= aspects.length; end++) {
    let sum = 0;
    for (let from = end - 1; from >= 0; from--) {
      sum += aspects[from] ?? 1;
      const count = end - from;
      const wide = at - gap * (count - 1);
      const height = wide / sum / scale;
      if (height < low * SQUEEZED && count > 1) break;
      // What is left over is shared among the gaps.
      const free = Math.max(0, 1 - (high * scale * sum) / wide);
      const alone = count === 1 && band >= PAIRS_FROM && sum < PANORAMA ? 60 : 0;
      const off = free > 0 ? 1 + (free * 14) ** 2 : ((height / best - 1) * 8) ** 2 + (height < low ? 9 : 0);
      const cost = (ways[from]?.cost ?? 0) + off + alone;
      const known = ways[end];
      if (!known || cost < known.cost) ways[end] = { cost, from, free };
    }
  }
  const ends: number[] = [];
  for (let end = aspects.length; end > 0; end = ways[end]?.from ?? 0) ends.unshift(end);
  const { free = 0, cost = 0 } = ways[aspects.length] ?? {};
  return { ends, isShort: free > LOOSE, cost };
}

/** The class names by which the style sheet breaks the rows of works at every width: one for each work, and one for the wall. */
export function rowClasses(aspects: readonly number[], scale = 1): { wall: string; works: string[] } {
  const works = aspects.map(() => '');
  let wall = '';
  BANDS.forEach((_, band) => {
    const { ends, isShort } = rowsFor(aspects, band, scale);
    for (const end of ends.slice(0, -1)) works[end - 1] += ` b${band}`;
    if (!isShort) return;
    wall += ` f${band}`;
    for (let at = ends.at(-2) ?? 0; at < aspects.length; at++) works[at] += ` s${band}`;
  });
  return { wall, works };
}
