import { type BitRows, hasRow, mark, removeRows, rowsOf } from './bit-rows.ts';
import { newestFirst, runToEnd, sortBy } from './sort-rows.ts';

/** Columns grow, so this is called each time. */
type Column = () => Int32Array;

/**
 * Cached sets of the first sixteenth, the first two … of an order, so that any range needs only a few words of bits.
 */
const MARKS = 16;

/** Rows in one order of the list, kept sorted while works change. Equal works are in descending order of ids. */
export class SortedRows {
  readonly #column: Column;
  readonly #ids: Column;
  readonly #descending: boolean;
  #rows: Int32Array = new Int32Array(0);
  /** Built on first use, discarded when the order changes. */
  #marks: BitRows[] | undefined;

  constructor(column: Column, ids: Column, direction: 'ascending' | 'descending') {
    this.#column = column;
    this.#ids = ids;
    this.#descending = direction === 'descending';
  }

  get length(): number {
    return this.#rows.length;
  }

  /**
   * Inserts changed and new rows, given in descending order of ids; new rows have the next numbers. No queries while it
   * pauses.
   */
  *place(changed: Int32Array): Generator<void, void> {
    this.#marks = undefined;
    const placed = yield* sortBy(changed, this.#column(), { isDescending: this.#descending });
    const remaining = this.#without(changed);
    if (remaining.length === 0) {
      this.#rows = placed;
      return;
    }
    const rows = new Int32Array(remaining.length + placed.length);
    let from = 0;
    for (let before = 0; before < placed.length; before++) {
      const row = placed[before] ?? 0;
      const to = this.#placeOf(remaining, row, from);
      rows.set(remaining.subarray(from, to), from + before);
      rows[to + before] = row;
      from = to;
    }
    rows.set(remaining.subarray(from), from + placed.length);
    this.#rows = rows;
  }

  /**
   * The rows `from` … `from + count` of a set in this order or its reverse. Walks the order for a large set, sorts a
   * small one. `within` are the possible values of the set's rows.
   */
  page(found: BitRows, total: number, { from, count, backwards, within }: PageRange): number[] {
    if (from >= total) return [];
    const steps = ((from + count) * this.#rows.length) / total;
    if (total * Math.log2(total + 1) < steps) return this.#sortedPage(found, total, { from, count, backwards });
    const rows = this.#rows;
    const step = backwards ? -1 : 1;
    const page: number[] = [];
    let skip = from;
    for (let at = this.#start(backwards, within); at >= 0 && at < rows.length && page.length < count; at += step) {
      const row = rows[at] as number;
      if (!hasRow(found, row)) continue;
      if (skip > 0) skip--;
      else page.push(row);
    }
    return page;
  }

  /** For an ascending order. */
  between(min: number, max: number): BitRows {
    const bits = this.#firstRows(this.#firstAbove(max));
    const before = this.#firstAbove(min - 1);
    if (before > 0) removeRows(bits, this.#firstRows(before));
    return bits;
  }

  #firstRows(count: number): BitRows {
    this.#marks ??= this.#makeMarks();
    const step = Math.max(1, Math.ceil(this.#rows.length / MARKS));
    const nearest = Math.min(Math.round(count / step), this.#marks.length - 1);
    const bits = (this.#marks[nearest] as BitRows).slice();
    for (let at = nearest * step; at < count; at++) mark(bits, this.#rows[at] as number, true);
    for (let at = count; at < nearest * step; at++) mark(bits, this.#rows[at] as number, false);
    return bits;
  }

  #makeMarks(): BitRows[] {
    const step = Math.ceil(this.#rows.length / MARKS);
    const bits = new Int32Array(this.#column().length >>> 5);
    const marks = [bits.slice()];
    for (let at = 0; at < this.#rows.length; at++) {
      mark(bits, this.#rows[at] as number, true);
      if ((at + 1) % step === 0) marks.push(bits.slice());
    }
    return marks;
  }

  #sortedPage(found: BitRows, total: number, { from, count, backwards }: PageRange): number[] {
    const newest = runToEnd(newestFirst(rowsOf(found, total), this.#ids()));
    const rows = runToEnd(sortBy(newest, this.#column(), { isDescending: this.#descending }));
    if (backwards) rows.reverse();
    return [...rows.subarray(from, from + count)];
  }

  /** The start of a walk: skips rows outside the range. */
  #start(backwards: boolean, within: PageRange['within']): number {
    const last = this.#rows.length - 1;
    if (!within || this.#descending) return backwards ? last : 0;
    return backwards ? this.#firstAbove(within.max) - 1 : this.#firstAbove(within.min - 1);
  }

  #firstAbove(value: number): number {
    const column = this.#column();
    let low = 0;
    let high = this.#rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((column[this.#rows[middle] ?? 0] ?? 0) <= value) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #without(changed: Int32Array): Int32Array {
    const before = this.#rows.length;
    if (before === 0) return this.#rows;
    const moved = new Int32Array((before >>> 5) + 1);
    let count = 0;
    for (const row of changed) {
      if (row >= before) continue;
      mark(moved, row, true);
      count++;
    }
    if (count === 0) return this.#rows;
    const remaining = new Int32Array(before - count);
    let next = 0;
    for (let at = 0; at < before; at++) {
      const row = this.#rows[at] as number;
      if (!hasRow(moved, row)) remaining[next++] = row;
    }
    return remaining;
  }

  /** The first place from `from` on whose row comes after `row`. */
  #placeOf(remaining: Int32Array, row: number, from: number): number {
    const ids = this.#ids();
    const column = this.#column();
    const sign = this.#descending ? -1 : 1;
    const key = sign * (column[row] ?? 0);
    const id = ids[row] ?? 0;
    let low = from;
    let high = remaining.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = remaining[middle] as number;
      const otherKey = sign * (column[other] as number);
      if (otherKey < key || (otherKey === key && (ids[other] as number) > id)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

interface PageRange {
  from: number;
  count: number;
  backwards: boolean;
  within?: { min: number; max: number } | undefined;
}
