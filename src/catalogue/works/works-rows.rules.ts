/** Tablets and desktops (rem). */
const PAIRS_FROM = 44;

/** Phones (rem), and the least width of a label there: a name fits on one line. */
const PHONE_UNTIL = 34;
const COLUMN = 8.25;
const NARROW_COLUMN = 7.5;

/** Desktops (rem): a list beside its filters, which hardly grows, and a full-width wall, which does. */
const DESK_FROM = 61.5;
const ALONE_FROM = 70;

/** A range of widths in rem: rows are broken for `at`, and apply from `from` to the next band. */
interface Band {
  from: number;
  at: number;
  /**
   * The widths at which no row may be too low, and no single work may miss the edge: on a desktop the band's start and
   * end.
   */
  least: number;
  most: number;
  gap: number;
  /** Heights of a row in rem: between `low` and `high`, ideally `best`. */
  low: number;
  best: number;
  high: number;
  /** Whether at least two works share a row, unless one is a panorama. */
  pairs: boolean;
  /** The least width of a work that shares its row: its label is as wide as its picture. */
  column: number;
}

/**
 * The same as in works-rows.css. From the seventh on (desktops) rows are 280–340 px high, and never outside 260–360.
 */
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
  column: from < PHONE_UNTIL ? (from > 0 ? COLUMN : NARROW_COLUMN) : 0,
}));

/** A wider work may have its own row. */
const PANORAMA = 2.2;
/** Wide works that fit in no other way share a row that is slightly too low. */
const SQUEEZED = 0.7;
/** More than all imperfect rows of a wall together. */
const FAULT = 10_000;
/** With at least this much free space (rem) per work a row is short: it ends where its works end. The last row sooner. */
const SHORT = 4;
const SHORT_END = 0.5;

interface Rows {
  /** The number of works up to the end of each row. */
  ends: number[];
  /** Indices of short rows: they have more free space than gaps should take. */
  short: number[];
  /** Rows that are too low, do not reach the edge, or contain a single work that is not a panorama. */
  faults: number;
}

interface Row {
  /** Of the works' proportions. */
  sum: number;
  count: number;
  narrowest: number;
}

/** The rest of a row's width (rem) at the works' maximum height: its gaps take it. */
function freeIn(sum: number, count: number, band: Band, scale: number): number {
  return Math.max(0, band.at - band.gap * (count - 1) - band.high * scale * sum);
}

/** How far a row is from the best, plus FAULT if it is not allowed. */
function costOfRow(row: Row, band: Band, scale: number): number {
  const { sum, count, narrowest } = row;
  const wide = band.at - band.gap * (count - 1);
  const height = wide / sum / scale;
  const free = freeIn(sum, count, band, scale);
  const isAlone = count === 1 && band.pairs && (band.most > band.high * scale * sum || sum < PANORAMA);
  const isLow = height - (band.at - band.least) / sum / scale < band.low - 1e-9;
  const off = free > 0 ? 1 + ((free / wide) * 14) ** 2 : ((height / band.best - 1) * 8) ** 2;
  // A name must fit at all widths of the band.
  const atLeast = ((band.from || band.at) - band.gap * (count - 1)) / sum / scale;
  const isTight = count > 1 && narrowest * Math.min(atLeast, band.high) * scale < band.column - 1e-9;
  // A panorama on a phone is low in any row; a narrow work beside it would be a second fault.
  return off + (isAlone || isLow ? FAULT : 0) + (isTight ? FAULT : 0);
}

/** The cheapest rows: the cost up to each work, and the start of the row that ends with it. */
function waysFor(aspects: readonly number[], band: Band, scale: number) {
  const costs = [0];
  const starts = [0];
  for (let end = 1; end <= aspects.length; end++) {
    let sum = 0;
    let narrowest = Number.POSITIVE_INFINITY;
    let least = Number.POSITIVE_INFINITY;
    for (let from = end - 1; from >= 0; from--) {
      sum += aspects[from] ?? 1;
      narrowest = Math.min(narrowest, aspects[from] ?? 1);
      const count = end - from;
      // Two wide works that fit in no other way may share a row that is too low.
      if (count > 1 && band.at - band.gap * (count - 1) < band.low * SQUEEZED * sum * scale) break;
      const cost = (costs[from] ?? 0) + costOfRow({ sum, count, narrowest }, band, scale);
      if (cost >= least) continue;
      least = cost;
      starts[end] = from;
    }
    costs[end] = least;
  }
  return { cost: costs[aspects.length] ?? 0, starts };
}

export function costOfRows(aspects: readonly number[], band: number): number {
  return waysFor(aspects, BANDS[band] as Band, 1).cost;
}

/** Whether rows of this cost have no faults. */
export function areRight(cost: number): boolean {
  return cost < FAULT;
}

/** Breaks works into rows for one band: the way whose rows are nearest to the best height. */
export function rowsFor(aspects: readonly number[], kind: number, scale = 1): Rows {
  const band = BANDS[kind] as Band;
  const { cost, starts } = waysFor(aspects, band, scale);
  const ends: number[] = [];
  for (let end = aspects.length; end > 0; end = starts[end] ?? 0) ends.unshift(end);
  const short = ends.flatMap((end, row) => {
    const works = aspects.slice(ends[row - 1] ?? 0, end);
    const sum = works.reduce((total, aspect) => total + aspect, 0);
    const most = row === ends.length - 1 ? SHORT_END : SHORT;
    return freeIn(sum, works.length, band, scale) >= most * works.length ? [row] : [];
  });
  return { ends, short, faults: Math.floor(cost / FAULT) };
}

/** The CSS classes that break rows at every width: one per work. */
export function rowClasses(aspects: readonly number[], scale = 1): string[] {
  const works = aspects.map(() => '');
  BANDS.forEach((_, band) => {
    const { ends, short } = rowsFor(aspects, band, scale);
    for (const end of ends.slice(0, -1)) works[end - 1] += ` b${band}`;
    for (const row of short) {
      const [from, end] = [ends[row - 1] ?? 0, ends[row] ?? 0];
      for (let at = from; at < end; at++) works[at] += ` s${band}`;
      works[end - 1] += ` m${band}`;
    }
  });
  return works;
}

// @chunk later
