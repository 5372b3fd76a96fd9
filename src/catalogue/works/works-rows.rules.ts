/** Tablets and desks (rem). */
const PAIRS_FROM = 44;

/** A desk (rem): a list beside its filters, which hardly becomes wider, and a wall of its own, which does. */
const DESK_FROM = 61.5;
const ALONE_FROM = 70;

/** A kind of width that a wall of works can have, in rem: rows are broken for `at`, and hold from `from` to the next kind. */
interface Band {
  from: number;
  at: number;
  /** Where no row may be too low, and where no single work may fall short of the edge: on a desk where the kind begins and ends. */
  least: number;
  most: number;
  gap: number;
  /** Heights of a row in rem: never lower than `low` nor higher than `high`, and `best` if it can be. */
  low: number;
  best: number;
  high: number;
  /** Where at least two works share a row, unless one is a panorama. */
  pairs: boolean;
}

/** As in works-rows.css. From the seventh on (a desk) rows are 280–340 px high, and never out of 260–360. */
export const BANDS: readonly Band[] = [
  [0, 18, 1, 10.5, 13, 18],
  [20, 22.4, 1, 11.5, 14, 22.5],
  [26, 30, 1, 9.5, 14, 18],
  [34, 39, 1.5, 11, 15, 20],
  [44, 47, 1.5, 13, 17, 21],
  [52, 56, 1.5, 14.5, 18, 22],
  [61.5, 62, 1.5, 16.25, 19.4, 22.5],
  [70, 71.5, 1.5, 16.25, 19.4, 22.5],
  [81.5, 82, 1.5, 16.25, 19.4, 22.5],
].map(([from = 0, at = 0, gap = 0, low = 0, best = 0, high = 0], kind, all) => ({
  from,
  at,
  gap,
  low,
  best,
  high,
  least: from < DESK_FROM ? at : from,
  most: from < ALONE_FROM ? at : (all[kind + 1]?.[0] ?? at),
  pairs: from >= PAIRS_FROM,
}));

/** A wider work may have a row to itself. */
const PANORAMA = 2.2;
/** Wide works that fit in no other way share a row that is a little too low. */
const SQUEEZED = 0.7;
/** Dearer than all rows of a wall together that are merely not the best. */
const FAULT = 10_000;
/** Where a row leaves at least so much (rem) free for each of its works, labels hang beside them, as in a museum. */
const LABEL = 7;

interface Rows {
  /** How many works hang up to the end of each row. */
  ends: number[];
  /** Rows whose labels hang beside the works, by their place: they leave more free than gaps should take. */
  airy: number[];
  /** Rows that are too low, that do not reach the edge, or that hold one work which is no panorama. */
  faults: number;
}

/** What is left of a row's width (rem) when its works are as high as they may be: its gaps take it. */
function freeIn(sum: number, count: number, band: Band, scale: number): number {
  return Math.max(0, band.at - band.gap * (count - 1) - band.high * scale * sum);
}

/** How far a row is from the best; more than all others if it may not be. */
function costOfRow(sum: number, count: number, band: Band, scale: number): number {
  const wide = band.at - band.gap * (count - 1);
  const height = wide / sum / scale;
  const free = freeIn(sum, count, band, scale);
  const isAlone = count === 1 && (band.most > band.high * scale * sum || (band.pairs && sum < PANORAMA));
  const isLow = height - (band.at - band.least) / sum / scale < band.low - 1e-9;
  const off = free > 0 ? 1 + ((free / wide) * 14) ** 2 : ((height / band.best - 1) * 8) ** 2;
  return isAlone || isLow ? off + FAULT : off;
}

/** The cheapest rows of a wall: what they cost up to each work, and where the row that ends with it begins. */
function waysFor(aspects: readonly number[], band: Band, scale: number) {
  const costs = [0];
  const starts = [0];
  for (let end = 1; end <= aspects.length; end++) {
    let sum = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let from = end - 1; from >= 0; from--) {
      sum += aspects[from] ?? 1;
      const count = end - from;
      // Two wide works that fit in no other way may share a row that is too low.
      if (count > 1 && band.at - band.gap * (count - 1) < band.low * SQUEEZED * sum * scale) break;
      const cost = (costs[from] ?? 0) + costOfRow(sum, count, band, scale);
      if (cost >= least) continue;
      least = cost;
      starts[end] = from;
    }
    costs[end] = least;
  }
  return { cost: costs[aspects.length] ?? 0, starts };
}

/** How far the best rows of a wall are from what rows should be. */
export function costOfRows(aspects: readonly number[], band: number): number {
  return waysFor(aspects, BANDS[band] as Band, 1).cost;
}

/** Whether rows of this cost are all as they must be. */
export function areRight(cost: number): boolean {
  return cost < FAULT;
}

/** Breaks works into rows for one kind of width: of all ways the one whose rows come nearest to the best height. */
export function rowsFor(aspects: readonly number[], kind: number, scale = 1): Rows {
  const band = BANDS[kind] as Band;
  const { cost, starts } = waysFor(aspects, band, scale);
  const ends: number[] = [];
  for (let end = aspects.length; end > 0; end = starts[end] ?? 0) ends.unshift(end);
  const airy = ends.flatMap((end, row) => {
    const works = aspects.slice(ends[row - 1] ?? 0, end);
    const sum = works.reduce((total, aspect) => total + aspect, 0);
    return freeIn(sum, works.length, band, scale) >= LABEL * works.length ? [row] : [];
  });
  return { ends, airy, faults: Math.floor(cost / FAULT) };
}

/** The class names by which the style sheet breaks the rows of works at every width: one for each work. */
export function rowClasses(aspects: readonly number[], scale = 1): string[] {
  const works = aspects.map(() => '');
  BANDS.forEach((_, band) => {
    const { ends, airy } = rowsFor(aspects, band, scale);
    for (const end of ends.slice(0, -1)) works[end - 1] += ` b${band}`;
    for (const row of airy) {
      const [from, end] = [ends[row - 1] ?? 0, ends[row] ?? 0];
      for (let at = from; at < end; at++) works[at] += ` s${band}`;
      if (end - from > 1) works[end - 1] += ` m${band}`;
    }
  });
  return works;
}

// @chunk later
