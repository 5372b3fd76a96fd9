import { COLOURS } from '#ground/pictures/colours.ts';
import { readKeyword } from '#shared/keyword.ts';
import { readMatch } from './harmony.rules.ts';
import { ORIENTATIONS, SIZE_BANDS, SORTS } from './work-choices.rules.ts';
import type { AskedList } from './works.contract.ts';

/** Filters with several values, in the address as `colour=blue_green`, which needs no escaping. */
export const LIST_FILTERS = ['category', 'artist', 'orientation', 'colour', 'size'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

const SEPARATORS = /[,_]/;

const SINGLE = ['keyword', 'currency', 'price_min', 'price_max', 'fits', 'match', 'sort', 'page'] as const;

/** The shop page's search: only the visitor's choices. */
export type ShopSearch = Partial<Record<ListFilter | (typeof SINGLE)[number], string>>;

const allowed: Record<ListFilter, (value: string) => boolean> = {
  category: (value) => /^[a-z0-9-]{1,40}$/i.test(value),
  artist: (value) => /^[1-9]\d{0,8}$/.test(value),
  orientation: (value) => ORIENTATIONS.some((known) => known === value),
  colour: (value) => COLOURS.some((known) => known === value),
  size: (value) => SIZE_BANDS.some((known) => known === value),
};

const shapes: Record<(typeof SINGLE)[number], { test: (text: string) => boolean }> = {
  keyword: /^[\s\S]{1,150}$/u,
  currency: /^(NTD|USD)$/,
  price_min: /^\d{1,8}$/,
  price_max: /^\d{1,8}$/,
  fits: /^\d{1,4}(\.\d)?x\d{1,4}(\.\d)?$/,
  match: { test: (text) => readMatch(text) !== undefined },
  sort: new RegExp(`^(${SORTS.join('|')})$`),
  page: /^([1-9]|[1-9]\d|[1-3]\d\d|400)$/,
};

/** Drops invalid values, so that the page still opens. */
export function readShopSearch(given: Record<string, unknown>): ShopSearch {
  const search: ShopSearch = {};
  for (const filter of LIST_FILTERS) {
    const values = String(given[filter] ?? '')
      .split(SEPARATORS)
      .filter(allowed[filter]);
    if (values.length > 0) search[filter] = [...new Set(values)].slice(0, 20).join('_');
  }
  for (const key of SINGLE) {
    const text = String(given[key] ?? '').trim();
    const value = key === 'keyword' ? readKeyword(text) : text;
    if (value && shapes[key].test(text)) search[key] = value;
  }
  return search;
}

export function chosen(search: ShopSearch, filter: ListFilter): string[] {
  return search[filter]?.split(SEPARATORS) ?? [];
}

/** Ticks or unticks one value and returns to the first page. */
export function toggled(search: ShopSearch, filter: ListFilter, value: string): ShopSearch {
  const selected = chosen(search, filter);
  const next = selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value];
  const { page: _page, [filter]: _old, ...rest } = search;
  return next.length > 0 ? { ...rest, [filter]: next.join('_') } : rest;
}

/** Changes some parts, or removes those given as undefined. */
export function changed(search: ShopSearch, changes: { [Key in keyof ShopSearch]?: string | undefined }): ShopSearch {
  const { page: _page, ...rest } = search;
  return Object.fromEntries(Object.entries({ ...rest, ...changes }).filter(([, value]) => value)) as ShopSearch;
}

/** How many filters are active, without sorting and paging. */
export function filterCount(search: ShopSearch): number {
  const lists = LIST_FILTERS.reduce((sum, filter) => sum + chosen(search, filter).length, 0);
  return (
    lists +
    Number(Boolean(search.price_min ?? search.price_max)) +
    Number(Boolean(search.fits)) +
    Number(Boolean(search.match)) +
    Number(Boolean(search.keyword))
  );
}

/** As the API expects it; `readShopSearch` allows only values of its contract. */
export function asListQuery(search: ShopSearch): AskedList {
  const lists = LIST_FILTERS.flatMap((filter) => (search[filter] ? [[filter, chosen(search, filter).join(',')]] : []));
  return { ...search, ...Object.fromEntries(lists) } as AskedList;
}
