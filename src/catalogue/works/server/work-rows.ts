import { ArtistRuns } from './artist-runs.ts';
import { type BitRows, mark } from './bit-rows.ts';
import { FacetSets } from './facet-sets.ts';
import { newestFirst } from './sort-rows.ts';
import { SortedRows } from './sorted-rows.ts';
import { traitOf } from './work-traits.ts';

/** One integer column for everything the list can filter, count or sort by. */
export const COLUMN_NAMES = [
  'item_id',
  'artist_id',
  /** Status, orientation, size bands, colours and category in one; see TRAITS. */
  'traits',
  /** One of SUBJECT_BITS per subject: works that share a word share its bit. */
  'subjects',
  'price_ntd',
  'price_usd',
  /** The most expensive offered print; `price_*` are the cheapest. */
  'price_to_ntd',
  'price_to_usd',
  'outer_w',
  'outer_h',
  /** Seconds since 1970. */
  'online_at',
  'popularity',
] as const;
export type ColumnName = (typeof COLUMN_NAMES)[number];
/** Columns of equal length. */
export type WorkColumns = Record<ColumnName, Int32Array>;

/** A power of two, at least a word of bits. */
const FIRST_CAPACITY = 1024;

/** The catalogue in columns. A work keeps its row; one that goes offline is no longer `live`. */
export class WorkRows {
  table: WorkColumns = makeTable(FIRST_CAPACITY);
  length = 0;
  /** Changes with every change. */
  version = 0;
  /** The largest ids of an artist and of a work. */
  lastArtist = 0;
  lastItem = 0;
  live: BitRows = new Int32Array(FIRST_CAPACITY >>> 5);
  readonly facets = new FacetSets(FIRST_CAPACITY >>> 5);
  readonly orders = {
    online_at: this.#order('online_at', 'descending'),
    popularity: this.#order('popularity', 'descending'),
    price_ntd: this.#order('price_ntd', 'ascending'),
    price_usd: this.#order('price_usd', 'ascending'),
    price_to_ntd: this.#order('price_to_ntd', 'ascending'),
    price_to_usd: this.#order('price_to_usd', 'ascending'),
    outer_w: this.#order('outer_w', 'ascending'),
    outer_h: this.#order('outer_h', 'ascending'),
  };
  /** Existing rows that an order must place again; new rows are those beyond its length. */
  readonly #moved = new Map<SortedRows, Set<number>>();
  #placing: Generator<void, void> | undefined;
  #runs: ArtistRuns | undefined;
  /** Row by item_id: ids are consecutive, so a plain array is the smallest map. */
  #rowOf = new Int32Array(FIRST_CAPACITY).fill(-1);

  /** Of a work that is, or was, online. */
  rowOf(item_id: number): number | undefined {
    const row = this.#rowOf[item_id] ?? -1;
    return row < 0 ? undefined : row;
  }

  rowsBy(artists: readonly number[]): BitRows {
    return this.#artistRuns().rows(artists, this.table.artist_id, this.length);
  }

  /** By artist_id. */
  countByArtist(works: BitRows, total: number): Int32Array {
    const { table, length, lastArtist } = this;
    return this.#artistRuns().counts({ bits: works, total }, { column: table.artist_id, length, lastArtist });
  }

  /** Built on first use: later works follow the runs. */
  #artistRuns(): ArtistRuns {
    this.#runs ??= new ArtistRuns(this.table.artist_id, this.length);
    return this.#runs;
  }

  /** Updates works; those never online are skipped. Call `settle` before any query. */
  apply(works: WorkColumns): void {
    for (let at = 0; at < works.item_id.length; at++) {
      const id = works.item_id[at] as number;
      const known = this.#keptRow(id, works.artist_id[at] as number);
      if (known === undefined && traitOf(works.traits[at] as number, 'online') === 0) continue;
      const row = known ?? this.#newRow(id);
      const before = known === undefined ? undefined : (this.table.traits[row] as number);
      if (!this.#write(row, works, at, known === undefined)) continue;
      this.#markRow(row, before);
      this.version++;
    }
  }

  /** One step of placing pending rows in all orders; false when done. So a loader can pause. */
  settle(): boolean {
    this.#placing ??= this.#place();
    if (!this.#placing.next().done) return true;
    this.#placing = undefined;
    return false;
  }

  *#place(): Generator<void, void> {
    let added: Int32Array = new Int32Array(0);
    for (const order of Object.values(this.orders)) {
      const moved = this.#moved.get(order);
      this.#moved.delete(order);
      // All orders end at the same row, so this is done once.
      if (added.length !== this.length - order.length) added = yield* this.#rowsFrom(order.length);
      if (moved) yield* order.place(yield* newestFirst(Int32Array.from([...moved, ...added]), this.table.item_id));
      else if (added.length > 0) yield* order.place(added);
    }
  }

  #rowsFrom(first: number): Generator<void, Int32Array> {
    const rows = new Int32Array(this.length - first);
    for (let at = 0; at < rows.length; at++) rows[at] = first + at;
    return newestFirst(rows, this.table.item_id);
  }

  /** Reserves rows for the first load, which `put` fills. */
  reserve(works: number): void {
    const capacity = 2 ** Math.ceil(Math.log2(Math.max(works, FIRST_CAPACITY)));
    if (capacity > this.table.item_id.length) this.#grow(capacity);
    this.length = works;
  }

  /** Writes works into these rows, in order. */
  put(works: WorkColumns, rows: Int32Array): void {
    for (const name of COLUMN_NAMES) {
      const [from, to] = [works[name], this.table[name]];
      for (let at = 0; at < rows.length; at++) to[rows[at] as number] = from[at] as number;
    }
    for (let at = 0; at < rows.length; at++) {
      this.#name(works.item_id[at] as number, rows[at] as number);
      this.#markRow(rows[at] as number, undefined);
    }
    this.version++;
  }

  addCategory(): void {
    this.version++;
    this.facets.addCategory();
  }

  /** A work that changes its artist leaves its row, which is among those of its first artist. */
  #keptRow(item_id: number, artist_id: number): number | undefined {
    const row = this.rowOf(item_id);
    if (row === undefined || this.table.artist_id[row] === artist_id) return row;
    const before = this.table.traits[row] as number;
    this.table.traits[row] = 0;
    this.#markRow(row, before);
    this.version++;
    return undefined;
  }

  #write(row: number, works: WorkColumns, at: number, isNew: boolean): boolean {
    let differs = isNew;
    for (const name of COLUMN_NAMES) {
      const value = works[name][at] as number;
      if (!isNew && this.table[name][row] === value) continue;
      this.table[name][row] = value;
      differs = true;
      if (!isNew && name in this.orders) this.#move(this.orders[name as keyof WorkRows['orders']], row);
    }
    return differs;
  }

  #move(order: SortedRows, row: number): void {
    if (row >= order.length) return;
    const rows = this.#moved.get(order);
    if (rows) rows.add(row);
    else this.#moved.set(order, new Set([row]));
  }

  #markRow(row: number, before: number | undefined): void {
    const traits = this.table.traits[row] as number;
    mark(this.live, row, traitOf(traits, 'online') === 1);
    this.facets.mark(row, before, traits);
    this.lastArtist = Math.max(this.lastArtist, this.table.artist_id[row] as number);
  }

  #newRow(item_id: number): number {
    if (this.length === this.table.item_id.length) this.#grow(this.length * 2);
    this.#name(item_id, this.length);
    return this.length++;
  }

  #name(item_id: number, row: number): void {
    if (item_id >= this.#rowOf.length) {
      const rowOf = new Int32Array(Math.max(item_id + 1, this.#rowOf.length * 2)).fill(-1);
      rowOf.set(this.#rowOf);
      this.#rowOf = rowOf;
    }
    this.#rowOf[item_id] = row;
    this.lastItem = Math.max(this.lastItem, item_id);
  }

  #grow(capacity: number): void {
    const table = makeTable(capacity);
    for (const name of COLUMN_NAMES) table[name].set(this.table[name]);
    this.table = table;
    const live = new Int32Array(capacity >>> 5);
    live.set(this.live);
    this.live = live;
    this.facets.grow(capacity >>> 5);
  }

  #order(name: ColumnName, direction: 'ascending' | 'descending'): SortedRows {
    return new SortedRows(
      () => this.table[name],
      () => this.table.item_id,
      direction,
    );
  }
}

function makeTable(capacity: number): WorkColumns {
  return mapColumns(() => new Int32Array(capacity));
}

export function mapColumns(column: (name: ColumnName) => Int32Array): WorkColumns {
  return Object.fromEntries(COLUMN_NAMES.map((name) => [name, column(name)])) as WorkColumns;
}
