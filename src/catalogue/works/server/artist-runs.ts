import { type BitRows, countRange, hasRow, mark, markRange, rowsOf } from './bit-rows.ts';

/** Nanoseconds: counting a run takes about twenty, checking one work about four. */
const RUN_COST = 20;
const WORK_COST = 4;

/**
 * The rows of each artist. The catalogue is loaded artist by artist, so the first rows are runs of one artist each, and
 * a run is counted by a few words of bits; later works follow in any order.
 */
export class ArtistRuns {
  /** Artist and first row of each run, and the row after the last run. */
  readonly #artists: Int32Array;
  readonly #starts: Int32Array;
  readonly #end: number;

  constructor(column: Int32Array, length: number) {
    const artists: number[] = [];
    const starts: number[] = [];
    let row = 0;
    for (let last = -1; row < length && (column[row] ?? 0) >= last; row++) {
      const artist = column[row] ?? 0;
      if (artist === last) continue;
      artists.push(artist);
      starts.push(row);
      last = artist;
    }
    this.#end = row;
    this.#artists = Int32Array.from(artists);
    this.#starts = Int32Array.from([...starts, row]);
  }

  /** By artist_id. */
  counts(
    { bits, total }: { bits: BitRows; total: number },
    { column, length, lastArtist }: { column: Int32Array; length: number; lastArtist: number },
  ): Int32Array {
    const counts = new Int32Array(lastArtist + 1);
    if (total * WORK_COST < this.#artists.length * RUN_COST) {
      for (const row of rowsOf(bits, total)) {
        const artist = column[row] as number;
        counts[artist] = (counts[artist] as number) + 1;
      }
      return counts;
    }
    const artists = this.#artists;
    const starts = this.#starts;
    for (let run = 0; run < artists.length; run++) {
      counts[artists[run] as number] = countRange(bits, starts[run] as number, starts[run + 1] as number);
    }
    for (let row = this.#end; row < length; row++) {
      if (!hasRow(bits, row)) continue;
      const artist = column[row] as number;
      counts[artist] = (counts[artist] as number) + 1;
    }
    return counts;
  }

  rows(artists: readonly number[], column: Int32Array, length: number): BitRows {
    const bits = new Int32Array(column.length >>> 5);
    for (const artist of artists) {
      const run = this.#runOf(artist);
      if (run !== undefined) markRange(bits, this.#starts[run] ?? 0, this.#starts[run + 1] ?? 0);
    }
    for (let row = this.#end; row < length; row++) if (artists.includes(column[row] as number)) mark(bits, row, true);
    return bits;
  }

  #runOf(artist: number): number | undefined {
    let low = 0;
    let high = this.#artists.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#artists[middle] ?? 0) < artist) low = middle + 1;
      else high = middle;
    }
    return this.#artists[low] === artist ? low : undefined;
  }
}
