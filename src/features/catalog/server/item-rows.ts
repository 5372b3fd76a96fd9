import { COLOURS } from '#ground/pictures/colours.ts';
import { ORIENTATIONS, SIZE_BANDS } from '../catalog-choices.rules.ts';
import { ArtistRuns } from './artist-runs.ts';
import { type BitRows, mark } from './bit-rows.ts';
import { MOST_PLACED, SortedRows } from './sorted-rows.ts';
import { traitOf } from './work-traits.ts';

/** One column of integers for everything the list can filter, count or sort by. */
export const COLUMN_NAMES = [
  'item_id',
  'artist_id',
  /** Status, orientation, size bands, colours and category in one; see TRAITS. */
  'traits',
  /** One of SUBJECT_BITS for each subject word: works that share a word share its bit. */
  'subjects',
  'price_ntd',
  'price_usd',
  /** The dearest print that is offered; `price_*` are the cheapest. */
  'price_to_ntd',
  'price_to_usd',
  'outer_w',
  'outer_h',
  /** Seconds since 1970. */
  'online_at',
  'popularity',
] as const;
export type ColumnName = (typeof COLUMN_NAMES)[number];
/** Works as they are read: equally long columns. */
export type ItemColumns = Record<ColumnName, Int32Array>;

/** Facets whose every value has a set of rows, numbered as in the contract's lists. */
export type ValueFacet = 'category' | 'orientation' | 'colour' | 'size';

/** A power of two, at least a word of bits. */
const FIRST_CAPACITY = 1024;
const emptyBits = () => new Int32Array(FIRST_CAPACITY >>> 5);

/** The works of the catalogue in columns. A work keeps its row; one that goes offline is no longer `live`. */
export class ItemRows {
  table: ItemColumns = makeTable(FIRST_CAPACITY);
  length = 0;
  /** Another number after every change. */
  version = 0;
  /** No artist's, and no work's, id is larger. */
  lastArtist = 0;
  lastItem = 0;
  live: BitRows = emptyBits();
  readonly values: Record<ValueFacet, BitRows[]> = {
    category: [],
    orientation: ORIENTATIONS.map(emptyBits),
    colour: COLOURS.map(emptyBits),
    size: SIZE_BANDS.map(emptyBits),
  };
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
  /** Known rows that an order must place anew; new rows are those behind its length. */
  readonly #moved = new Map<SortedRows, Set<number>>();
  #runs: ArtistRuns | undefined;
  /** Row by item_id: ids are given out one by one, so a plain array is the smallest map. */
  #rowOf = new Int32Array(FIRST_CAPACITY).fill(-1);

  /** The row of a work that is, or has been, online. */
  rowOf(item_id: number): number | undefined {
    const row = this.#rowOf[item_id] ?? -1;
    return row < 0 ? undefined : row;
  }

  /** The rows of some artists. */
  rowsBy(artists: readonly number[]): BitRows {
    return this.#artistRuns().rows(artists, this.table.artist_id, this.length);
  }

  /** How many works of a set each artist has, by artist_id. */
  countByArtist(works: BitRows): Int32Array {
    return this.#artistRuns().counts(works, this.table.artist_id, this.length, this.lastArtist);
  }

  /** Made when first needed: what comes later stands behind the runs. */
  #artistRuns(): ArtistRuns {
    this.#runs ??= new ArtistRuns(this.table.artist_id, this.length);
    return this.#runs;
  }

  /** Takes over works as they are now; works that were never online are left out. `settle` must follow before anybody asks. */
  apply(works: ItemColumns): void {
    for (let at = 0; at < works.item_id.length; at++) {
      const id = works.item_id[at] as number;
      const known = this.#keptRow(id, works.artist_id[at] as number);
      if (known === undefined && traitOf(works.traits[at] as number, 'online') === 0) continue;
      const row = known ?? this.#newRow(id);
      if (!this.#write(row, works, at, known === undefined)) continue;
      this.#markRow(row);
      this.version++;
    }
  }

  /** Places rows in one order, of those that wait for it; false when all are placed. One at a time, so that a reader can pause. */
  settle(): boolean {
    for (const order of Object.values(this.orders)) {
      const moved = [...(this.#moved.get(order) ?? [])];
      this.#moved.delete(order);
      const added = Math.min(this.length - order.length, MOST_PLACED);
      if (moved.length + added === 0) continue;
      const rows = new Int32Array(moved.length + added);
      rows.set(moved);
      for (let at = 0; at < added; at++) rows[moved.length + at] = order.length + at;
      order.place(rows);
      return true;
    }
    return false;
  }

  /** Adds the set of one more category. */
  addCategory(): void {
    this.version++;
    this.values.category.push(new Int32Array(this.live.length));
  }

  /** A work that changes hands leaves its row, which stands among the works of its first artist. */
  #keptRow(item_id: number, artist_id: number): number | undefined {
    const row = this.rowOf(item_id);
    if (row === undefined || this.table.artist_id[row] === artist_id) return row;
    this.table.traits[row] = 0;
    this.#markRow(row);
    this.version++;
    return undefined;
  }

  #write(row: number, works: ItemColumns, at: number, isNew: boolean): boolean {
    let differs = isNew;
    for (const name of COLUMN_NAMES) {
      const value = works[name][at] as number;
      if (!isNew && this.table[name][row] === value) continue;
      this.table[name][row] = value;
      differs = true;
      if (!isNew && name in this.orders) this.#move(this.orders[name as keyof ItemRows['orders']], row);
    }
    return differs;
  }

  #move(order: SortedRows, row: number): void {
    if (row >= order.length) return;
    const rows = this.#moved.get(order);
    if (rows) rows.add(row);
    else this.#moved.set(order, new Set([row]));
  }

  #markRow(row: number): void {
    const traits = this.table.traits[row] as number;
    mark(this.live, row, traitOf(traits, 'online') === 1);
    markValue(this.values.category, row, traitOf(traits, 'category') - 1);
    markValue(this.values.orientation, row, traitOf(traits, 'orientation'));
    markBits(this.values.colour, row, traitOf(traits, 'colour'));
    markBits(this.values.size, row, traitOf(traits, 'size'));
    this.lastArtist = Math.max(this.lastArtist, this.table.artist_id[row] as number);
  }

  #newRow(item_id: number): number {
    if (this.length === this.table.item_id.length) this.#grow(this.length * 2);
    if (item_id >= this.#rowOf.length) {
      const rowOf = new Int32Array(Math.max(item_id + 1, this.#rowOf.length * 2)).fill(-1);
      rowOf.set(this.#rowOf);
      this.#rowOf = rowOf;
    }
    this.#rowOf[item_id] = this.length;
    this.lastItem = Math.max(this.lastItem, item_id);
    return this.length++;
  }

  #grow(capacity: number): void {
    const table = makeTable(capacity);
    for (const name of COLUMN_NAMES) table[name].set(this.table[name]);
    this.table = table;
    const grown = (bits: BitRows) => {
      const larger = new Int32Array(capacity >>> 5);
      larger.set(bits);
      return larger;
    };
    this.live = grown(this.live);
    for (const facet of Object.keys(this.values) as ValueFacet[]) this.values[facet] = this.values[facet].map(grown);
  }

  #order(name: ColumnName, direction: 'ascending' | 'descending'): SortedRows {
    return new SortedRows(
      () => this.table[name],
      () => this.table.item_id,
      direction,
    );
  }
}

function makeTable(capacity: number): ItemColumns {
  return mapColumns(() => new Int32Array(capacity));
}

/** Columns made one by one. */
export function mapColumns(column: (name: ColumnName) => Int32Array): ItemColumns {
  return Object.fromEntries(COLUMN_NAMES.map((name) => [name, column(name)])) as ItemColumns;
}

function markValue(values: readonly BitRows[], row: number, only: number): void {
  for (let value = 0; value < values.length; value++) mark(values[value] as BitRows, row, value === only);
}

function markBits(values: readonly BitRows[], row: number, bits: number): void {
  for (let value = 0; value < values.length; value++) mark(values[value] as BitRows, row, ((bits >> value) & 1) === 1);
}
