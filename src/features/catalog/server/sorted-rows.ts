import { type BitRows, hasRow, mark, rowsOf } from './bit-rows.ts';

type Compare = (row: number, other: number) => number;

/** Rows in one order of the list, kept sorted while works come and change. */
export class SortedRows {
  readonly #compare: Compare;
  #rows = new Int32Array(0);

  /** `compare` must tell any two rows apart, or pages would overlap. */
  constructor(compare: Compare) {
    this.#compare = compare;
  }

  /** Puts changed and new rows in their places; new ones are numbered on from the last. */
  place(changed: Int32Array): void {
    const kept = this.#without(changed);
    const placed = changed.slice().sort(this.#compare);
    const rows = new Int32Array(kept.length + placed.length);
    let from = 0;
    placed.forEach((row, before) => {
      const to = this.#findPlace(kept, row, from);
      rows.set(kept.subarray(from, to), from + before);
      rows[to + before] = row;
      from = to;
    });
    rows.set(kept.subarray(from), from + placed.length);
    this.#rows = rows;
  }

  #without(changed: Int32Array): Int32Array {
    const before = this.#rows.length;
    const moved = new Int32Array((before >>> 5) + 1);
    let count = 0;
    for (const row of changed) {
      if (row >= before) continue;
      mark(moved, row, true);
      count++;
    }
    if (count === 0) return this.#rows;
    const kept = new Int32Array(before - count);
    let next = 0;
    for (let at = 0; at < before; at++) {
      const row = this.#rows[at] ?? 0;
      if (!hasRow(moved, row)) kept[next++] = row;
    }
    return kept;
  }

  /** The first place from `from` on whose row comes after `row`. */
  #findPlace(kept: Int32Array, row: number, from: number): number {
    let low = from;
    let high = kept.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(kept[middle] ?? 0, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * The rows `from` … `from + count` of a set in this order, or in the reverse order. A large set is met soon when walking
   * the order, a small one is sorted by itself: the cost stays far below one step for each work of the catalogue.
   */
  page(found: BitRows, total: number, { from, count, backwards }: PageRange): number[] {
    if (from >= total) return [];
    const steps = ((from + count) * this.#rows.length) / total;
    // A comparison while sorting costs several steps of the walk.
    if (total * Math.log2(total + 1) * 8 < steps) return this.#sortedPage(found, total, { from, count, backwards });
    const page: number[] = [];
    const last = this.#rows.length - 1;
    let skip = from;
    for (let at = 0; at <= last && page.length < count; at++) {
      const row = this.#rows[backwards ? last - at : at] ?? 0;
      if (!hasRow(found, row)) continue;
      if (skip > 0) skip--;
      else page.push(row);
    }
    return page;
  }

  #sortedPage(found: BitRows, total: number, { from, count, backwards }: PageRange): number[] {
    const rows = rowsOf(found, total).sort(this.#compare);
    if (backwards) rows.reverse();
    return [...rows.subarray(from, from + count)];
  }
}

export interface PageRange {
  from: number;
  count: number;
  backwards: boolean;
}
