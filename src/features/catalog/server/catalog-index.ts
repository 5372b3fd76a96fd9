import type { Extent } from '#features/framing/framing.contract.ts';
import type { Currency } from '#shared/money.ts';
import type { SORTS } from '../catalog.choices.ts';
import {
  addRows,
  type BitRows,
  countBoth,
  countRows,
  keepBoth,
  mark,
  rowsFlagged,
  rowsWithin,
  tally,
} from './bit-rows.ts';
import { ItemRows, type ValueFacet } from './item-rows.ts';
import { similarRows } from './similar-rows.ts';

export type FilterName = ValueFacet | 'artist' | 'price' | 'fits' | 'keyword';

/** A filter that is left out lets every work through; one whose values nobody has lets none through. */
export interface IndexQuery {
  category?: readonly number[];
  orientation?: readonly number[];
  colour?: readonly number[];
  size?: readonly number[];
  artist?: readonly number[];
  /** In minor units of `currency`, both ends included. */
  price?: { min: number; max: number };
  /** The free piece of wall that the smallest framed size must fit. */
  fits?: Extent;
  /** The works that a keyword found. */
  keyword?: readonly number[];
  currency: Currency;
  sort: (typeof SORTS)[number];
  from: number;
  count: number;
}

export interface IndexAnswer {
  ids: number[];
  total: number;
  /** How many works each value would show, given all other filters. */
  counts: Record<ValueFacet, number[]>;
  /** The same for the artists with most works, and for those asked for. */
  artists: { artist_id: number; count: number }[];
  price: { min: number; max: number };
  /** When nothing was found: how many works dropping one filter would show, most first. */
  relax: { filter: FilterName; count: number }[];
}

export const ARTISTS_COUNTED = 30;
const VALUE_FACETS: readonly ValueFacet[] = ['category', 'orientation', 'colour', 'size'];

type Filters = Map<FilterName, BitRows>;

/**
 * The filterable columns of all online works in this process's memory, about 60 bytes a work. Every filter is a set of
 * rows; totals and the counts of all facets are exact, and cost a few milliseconds at a million works.
 */
export class CatalogIndex {
  readonly rows = new ItemRows();

  /** The page that a query asks for, its total and its counts. */
  find(query: IndexQuery): IndexAnswer {
    const filters = this.#filters(query);
    const all = this.#matching(filters);
    const total = countRows(all);
    // A facet's own choice does not narrow its counts: they say what choosing another value would show.
    const given = (name: FilterName) => (filters.has(name) ? this.#matching(filters, name) : all);
    const counts = { category: [], orientation: [], colour: [], size: [] } as Record<ValueFacet, number[]>;
    for (const facet of VALUE_FACETS) {
      const works = given(facet);
      counts[facet] = this.rows.values[facet].map((bits) => countBoth(bits, works));
    }
    return {
      ids: this.#page(all, total, query),
      total,
      counts,
      artists: this.#artists(given('artist'), query.artist ?? []),
      price: this.#priceRange(given('price'), query.currency),
      relax: total === 0 ? this.#relax(filters) : [],
    };
  }

  /** Works of other artists that share most subjects and colours with a work, best first; a bounded part of the catalogue is looked at. */
  similar(item_id: number, count: number): number[] {
    return similarRows(this.rows, item_id, count).map((row) => this.rows.table.item_id[row] ?? 0);
  }

  #filters(query: IndexQuery): Filters {
    const { table } = this.rows;
    const filters: Filters = new Map();
    for (const facet of VALUE_FACETS) {
      const chosen = query[facet];
      if (chosen) filters.set(facet, this.#withAny(facet, chosen));
    }
    if (query.artist) filters.set('artist', rowsFlagged(table.artist_id, this.#flags(query.artist)));
    if (query.price) {
      filters.set('price', rowsWithin(table[priceColumn(query.currency)], query.price.min, query.price.max));
    }
    if (query.fits) {
      const bits = rowsWithin(table.outer_w, 0, query.fits.w_mm);
      keepBoth(bits, rowsWithin(table.outer_h, 0, query.fits.h_mm));
      filters.set('fits', bits);
    }
    if (query.keyword) filters.set('keyword', this.#withIds(query.keyword));
    return filters;
  }

  #withAny(facet: ValueFacet, chosen: readonly number[]): BitRows {
    const bits = new Int32Array(this.rows.live.length);
    for (const value of chosen) addRows(bits, this.rows.values[facet][value] ?? new Int32Array(0));
    return bits;
  }

  #withIds(ids: readonly number[]): BitRows {
    const bits = new Int32Array(this.rows.live.length);
    for (const id of ids) {
      const row = this.rows.rowOf(id);
      if (row !== undefined) mark(bits, row, true);
    }
    return bits;
  }

  #flags(artists: readonly number[]): Uint8Array {
    const flags = new Uint8Array(this.rows.lastArtist + 1);
    for (const artist of artists) if (artist < flags.length) flags[artist] = 1;
    return flags;
  }

  #matching(filters: Filters, except?: FilterName): BitRows {
    const bits = this.rows.live.slice();
    for (const [name, rows] of filters) if (name !== except) keepBoth(bits, rows);
    return bits;
  }

  #page(found: BitRows, total: number, { sort, currency, from, count }: IndexQuery): number[] {
    const { orders, table } = this.rows;
    const range = { from, count, backwards: sort === '-price' };
    const byPrice = orders[priceColumn(currency)];
    const order = sort === 'new' ? orders.online_at : sort === 'popular' ? orders.popularity : byPrice;
    return order.page(found, total, range).map((row) => table.item_id[row] ?? 0);
  }

  #artists(works: BitRows, asked: readonly number[]): IndexAnswer['artists'] {
    const counts = tally(works, this.rows.table.artist_id, this.rows.lastArtist + 1);
    const most = mostFrequent(counts, ARTISTS_COUNTED);
    const shown = [...new Set([...most, ...asked])];
    return shown.map((artist_id) => ({ artist_id, count: counts[artist_id] ?? 0 }));
  }

  #priceRange(works: BitRows, currency: Currency): { min: number; max: number } {
    const column = priceColumn(currency);
    const total = countRows(works);
    const end = (backwards: boolean) =>
      this.rows.orders[column].page(works, total, { from: 0, count: 1, backwards })[0];
    return { min: this.rows.table[column][end(false) ?? -1] ?? 0, max: this.rows.table[column][end(true) ?? -1] ?? 0 };
  }

  #relax(filters: Filters): IndexAnswer['relax'] {
    return [...filters.keys()]
      .map((filter) => ({ filter, count: countRows(this.#matching(filters, filter)) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
  }
}

function priceColumn(currency: Currency): 'price_ntd' | 'price_usd' {
  return currency === 'NTD' ? 'price_ntd' : 'price_usd';
}

/** The values that occur most, most first and the smaller value first among equals. */
function mostFrequent(counts: Int32Array, limit: number): number[] {
  const most: number[] = [];
  let least = 0;
  for (let value = 0; value < counts.length; value++) {
    const count = counts[value] ?? 0;
    if (count === 0 || (most.length === limit && count <= least)) continue;
    let at = most.length;
    while (at > 0 && (counts[most[at - 1] ?? 0] ?? 0) < count) at--;
    most.splice(at, 0, value);
    if (most.length > limit) most.pop();
    least = counts[most.at(-1) ?? 0] ?? 0;
  }
  return most;
}
