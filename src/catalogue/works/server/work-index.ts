import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Currency } from '#shared/money.ts';
import type { SORTS } from '../work-choices.rules.ts';
import { type BitRows, inAll, mark, removeRows } from './bit-rows.ts';
import type { ValueFacet } from './facet-sets.ts';
import { FoundWorks } from './found-works.ts';
import { similarRows } from './similar-rows.ts';
import { WorkRows } from './work-rows.ts';

export type FilterName = ValueFacet | 'artist' | 'price' | 'fits' | 'match' | 'keyword';

/** A missing filter matches every work; one with unknown values matches none. */
export interface IndexQuery {
  category?: readonly number[];
  orientation?: readonly number[];
  colour?: readonly number[];
  size?: readonly number[];
  artist?: readonly number[];
  /**
   * In minor units of `currency`, both ends included; a work covers the range from its cheapest to its most expensive
   * print.
   */
  price?: { min: number; max: number };
  /** The free wall that the smallest framed size must fit. */
  fits?: Extent;
  /** Colours of which a work must have one of each group, and colours it must not have. */
  match?: { every: readonly (readonly number[])[]; none: readonly number[] };
  /** The works for a keyword. */
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
  /** The same for the artists with most works, and for those in the query. */
  artists: { artist_id: number; count: number }[];
  price: { min: number; max: number };
  /** If nothing was found: how many works dropping one filter would show, most first. */
  relax: { filter: FilterName; count: number }[];
}

const VALUE_FACETS: readonly ValueFacet[] = ['category', 'orientation', 'colour', 'size'];

const PRICE_COLUMNS = {
  NTD: { from: 'price_ntd', to: 'price_to_ntd' },
  USD: { from: 'price_usd', to: 'price_to_usd' },
} as const satisfies Record<Currency, { from: keyof WorkRows['orders']; to: keyof WorkRows['orders'] }>;
type PriceColumn = (typeof PRICE_COLUMNS)[Currency]['from' | 'to'];
const DEAREST = 2 ** 31 - 1;

/** Cached sets of works: most queries repeat a recent one, or add one filter. */
const MOST_CACHED = 64;

/** An active filter: its values, and the works that match. */
interface Filter {
  /** Missing if it cannot be cached. */
  key?: string;
  rows: () => BitRows;
}
type Filters = ReadonlyMap<FilterName, Filter>;

/**
 * The filterable columns of all online works in memory, about 110 bytes per work. Every filter is a set of rows; totals
 * and facet counts are exact, and cost a few milliseconds at a million works.
 */
export class WorkIndex {
  readonly rows = new WorkRows();
  readonly #kept = new Map<string, FoundWorks>();
  #keptVersion = 0;

  find(query: IndexQuery): IndexAnswer {
    const filters = this.#filters(query);
    const all = this.#works(filters);
    // A facet's own choice does not narrow its counts: they show the effect of choosing another value.
    const given = (name: FilterName) => (filters.has(name) ? this.#works(filters, name) : all);
    const artists = given('artist').artists();
    return {
      ids: this.#page(all, query),
      total: all.total,
      counts: {
        category: given('category').counts('category'),
        orientation: given('orientation').counts('orientation'),
        colour: given('colour').counts('colour'),
        size: given('size').counts('size'),
      },
      artists: [...new Set([...artists.most, ...(query.artist ?? [])])].map((artist_id) => ({
        artist_id,
        count: artists.counts[artist_id] ?? 0,
      })),
      price: this.#priceRange(given('price'), query.currency),
      relax: all.total === 0 ? this.#relax(filters) : [],
    };
  }

  /**
   * Works of other artists that share most subjects and colours, best first; compares a bounded part of the catalogue.
   */
  similar(item_id: number, count: number): number[] {
    return similarRows(this.rows, item_id, count).map((row) => this.rows.table.item_id[row] ?? 0);
  }

  #filters(query: IndexQuery): Filters {
    const { artist, price, fits, match, keyword, currency } = query;
    const filters = new Map<FilterName, Filter>();
    const turnOn = (name: FilterName, key: string, rows: () => BitRows) => filters.set(name, { key, rows: once(rows) });
    for (const facet of VALUE_FACETS) {
      const chosen = query[facet];
      if (chosen) turnOn(facet, `${chosen}`, () => this.rows.facets.withAny(facet, chosen));
    }
    if (artist) turnOn('artist', `${artist}`, () => this.rows.rowsBy(artist));
    if (price) turnOn('price', `${currency} ${price.min} ${price.max}`, () => this.#priced(price, currency));
    if (fits) turnOn('fits', `${fits.w_mm} ${fits.h_mm}`, () => this.#fitting(fits));
    if (match) turnOn('match', JSON.stringify(match), () => this.#matching(match));
    if (keyword) filters.set('keyword', { rows: once(() => this.#withIds(keyword)) });
    return filters;
  }

  #priced({ min, max }: { min: number; max: number }, currency: Currency): BitRows {
    const { from, to } = PRICE_COLUMNS[currency];
    if (min > max) return new Int32Array(this.rows.live.length);
    return inAll(this.rows.orders[from].between(0, max), [this.rows.orders[to].between(min, DEAREST)]);
  }

  #fitting({ w_mm, h_mm }: Extent): BitRows {
    const { outer_w, outer_h } = this.rows.orders;
    return inAll(outer_w.between(0, w_mm), [outer_h.between(0, h_mm)]);
  }

  #matching({ every, none }: NonNullable<IndexQuery['match']>): BitRows {
    const { facets, live } = this.rows;
    const matching = inAll(
      live,
      every.map((group) => facets.withAny('colour', group)),
    );
    removeRows(matching, facets.withAny('colour', none));
    return matching;
  }

  #withIds(ids: readonly number[]): BitRows {
    const bits = new Int32Array(this.rows.live.length);
    for (const id of ids) {
      const row = this.rows.rowOf(id);
      if (row !== undefined) mark(bits, row, true);
    }
    return bits;
  }

  /** The works that match all filters, or all but one. */
  #works(filters: Filters, except?: FilterName): FoundWorks {
    const on = [...filters].filter(([name]) => name !== except);
    const key = on.every(([, filter]) => filter.key !== undefined)
      ? JSON.stringify(on.map(([name, { key }]) => [name, key]))
      : undefined;
    const cached = key === undefined ? undefined : this.#recall(key);
    if (cached) return cached;
    const bits = inAll(
      this.rows.live,
      on.map(([, filter]) => filter.rows()),
    );
    const works = new FoundWorks(this.rows, bits);
    if (key !== undefined) this.#keep(key, works);
    return works;
  }

  #recall(key: string): FoundWorks | undefined {
    if (this.#keptVersion !== this.rows.version) this.#kept.clear();
    this.#keptVersion = this.rows.version;
    const works = this.#kept.get(key);
    if (works) this.#keep(key, works);
    return works;
  }

  #keep(key: string, works: FoundWorks): void {
    this.#kept.delete(key);
    this.#kept.set(key, works);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > MOST_CACHED && !oldest.done) this.#kept.delete(oldest.value);
  }

  #page(works: FoundWorks, { sort, currency, price, from, count }: IndexQuery): number[] {
    const { orders, table } = this.rows;
    const byPrice = orders[PRICE_COLUMNS[currency].from];
    const order = sort === 'new' ? orders.online_at : sort === 'popular' ? orders.popularity : byPrice;
    const within = order === byPrice && price ? { min: 0, max: price.max } : undefined;
    const rows = order.page(works.bits, works.total, { from, count, backwards: sort === '-price', within });
    return rows.map((row) => table.item_id[row] ?? 0);
  }

  #priceRange({ bits, total }: FoundWorks, currency: Currency): { min: number; max: number } {
    const end = (column: PriceColumn, backwards: boolean) => {
      const [row = -1] = this.rows.orders[column].page(bits, total, { from: 0, count: 1, backwards });
      return this.rows.table[column][row] ?? 0;
    };
    return { min: end(PRICE_COLUMNS[currency].from, false), max: end(PRICE_COLUMNS[currency].to, true) };
  }

  #relax(filters: Filters): IndexAnswer['relax'] {
    return [...filters.keys()]
      .map((filter) => ({ filter, count: this.#works(filters, filter).total }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
