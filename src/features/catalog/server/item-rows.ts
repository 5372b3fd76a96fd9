import { COLOURS, ORIENTATIONS, SIZE_BANDS } from '../catalog.choices.ts';
import { type BitRows, mark } from './bit-rows.ts';
import { SortedRows } from './sorted-rows.ts';

/** One column for each thing the list can filter, count or sort by, with the narrowest type that holds it. */
const COLUMNS = {
  item_id: Int32Array,
  online: Uint8Array,
  artist_id: Int32Array,
  /** As the loader numbers categories; −1 for one that is not in the shop's list. */
  category: Int16Array,
  orientation: Uint8Array,
  /** Bits, in the order of the contract's COLOURS and SIZE_BANDS. */
  colours: Uint16Array,
  sizes: Uint8Array,
  /** 32 bits, one or more set for each subject word: works that share a word share its bit. */
  subjects: Int32Array,
  price_ntd: Int32Array,
  price_usd: Int32Array,
  outer_w: Uint16Array,
  outer_h: Uint16Array,
  /** Seconds since 1970. */
  online_at: Int32Array,
  popularity: Int32Array,
} as const;

export type ColumnName = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];
type Table = { [Name in ColumnName]: InstanceType<(typeof COLUMNS)[Name]> };
/** Works as they are read: equally long columns. */
export type ItemColumns = Record<ColumnName, Int32Array>;

/** Facets whose every value has a set of rows, numbered as in the contract's lists. */
export type ValueFacet = 'category' | 'orientation' | 'colour' | 'size';

const FIRST_CAPACITY = 1024;

/** The works of the catalogue in columns. A work keeps its row for ever; one that goes offline is no longer `live`. */
export class ItemRows {
  table: Table = makeTable(FIRST_CAPACITY);
  length = 0;
  /** No artist's, and no work's, id is larger. */
  lastArtist = 0;
  lastItem = 0;
  live: BitRows = new Int32Array(FIRST_CAPACITY >>> 5);
  readonly values: Record<ValueFacet, BitRows[]> = {
    category: [],
    orientation: ORIENTATIONS.map(() => new Int32Array(FIRST_CAPACITY >>> 5)),
    colour: COLOURS.map(() => new Int32Array(FIRST_CAPACITY >>> 5)),
    size: SIZE_BANDS.map(() => new Int32Array(FIRST_CAPACITY >>> 5)),
  };
  /** Equal works stand newest number first, so that every order is total and pages never overlap. */
  readonly orders = {
    online_at: new SortedRows((a, b) => this.#compare(this.table.online_at, b, a) || this.#newerFirst(a, b)),
    popularity: new SortedRows((a, b) => this.#compare(this.table.popularity, b, a) || this.#newerFirst(a, b)),
    price_ntd: new SortedRows((a, b) => this.#compare(this.table.price_ntd, a, b) || this.#newerFirst(a, b)),
    price_usd: new SortedRows((a, b) => this.#compare(this.table.price_usd, a, b) || this.#newerFirst(a, b)),
  };
  /** Row by item_id: ids are given out one by one, so a plain array is the smallest map. */
  #rowOf = new Int32Array(FIRST_CAPACITY).fill(-1);

  /** The row of a work that is, or has been, online. */
  rowOf(item_id: number): number | undefined {
    const row = this.#rowOf[item_id] ?? -1;
    return row < 0 ? undefined : row;
  }

  /** Takes over works as they are now; works that were never online are left out. */
  apply(works: ItemColumns): void {
    const changed: number[] = [];
    const moved = new Set<string>();
    for (let at = 0; at < works.item_id.length; at++) {
      const known = this.rowOf(works.item_id[at] ?? 0);
      if (known === undefined && works.online[at] === 0) continue;
      const row = known ?? this.#newRow(works.item_id[at] ?? 0);
      if (this.#write(row, works, at, known === undefined, moved)) changed.push(row);
    }
    const rows = Int32Array.from(changed);
    for (const [column, order] of Object.entries(this.orders)) if (moved.has(column)) order.place(rows);
  }

  /** Adds the set of one more category. */
  addCategory(): void {
    this.values.category.push(new Int32Array(this.live.length));
  }

  #write(row: number, works: ItemColumns, at: number, isNew: boolean, moved: Set<string>): boolean {
    let differs = isNew;
    for (const name of COLUMN_NAMES) {
      const value = works[name][at] ?? 0;
      if (!isNew && this.table[name][row] === value) continue;
      this.table[name][row] = value;
      moved.add(name);
      differs = true;
    }
    if (differs) this.#markRow(row);
    return differs;
  }

  #markRow(row: number): void {
    const { online, category, orientation, colours, sizes, artist_id } = this.table;
    mark(this.live, row, online[row] === 1);
    this.lastArtist = Math.max(this.lastArtist, artist_id[row] ?? 0);
    for (const [value, bits] of this.values.category.entries()) mark(bits, row, category[row] === value);
    for (const [value, bits] of this.values.orientation.entries()) mark(bits, row, orientation[row] === value);
    for (const [value, bits] of this.values.colour.entries())
      mark(bits, row, (((colours[row] ?? 0) >> value) & 1) === 1);
    for (const [value, bits] of this.values.size.entries()) mark(bits, row, (((sizes[row] ?? 0) >> value) & 1) === 1);
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

  #compare(column: Int32Array, one: number, other: number): number {
    return (column[one] ?? 0) - (column[other] ?? 0);
  }

  #newerFirst(one: number, other: number): number {
    return this.#compare(this.table.item_id, other, one);
  }
}

function makeTable(capacity: number): Table {
  const table = Object.fromEntries(COLUMN_NAMES.map((name) => [name, new COLUMNS[name](capacity)]));
  return table as unknown as Table;
}
