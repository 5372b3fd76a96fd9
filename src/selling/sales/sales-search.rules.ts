import { readKeyword } from '#shared/keyword.ts';
import { idFromPath } from '#shared/row-id.ts';
import type { SalesSort } from './sales.contract.ts';

/** What the page of sales shows, one at a time. */
export const SALES_TABS = ['overview', 'online', 'offline', 'analysis'] as const;
export type SalesTab = (typeof SALES_TABS)[number];

/** Named here again because the contract's file brings the schemas with it. */
export const SORTS = ['new', 'title', 'sales', 'share', 'views', 'collectors'] as const satisfies readonly SalesSort[];

/** What a seller looks at; it stands in the address. */
export interface SalesSearch {
  tab?: SalesTab;
  year?: number;
  artist?: number;
  keyword?: string;
  sort?: SalesSort;
  page?: number;
}

/** Reads an address; what is not understood, and what is so anyway, is left out. */
export function readSalesSearch({ tab, year, artist, keyword, sort, page }: Record<string, unknown>): SalesSearch {
  const open = SALES_TABS.find((name) => name === tab);
  const order = SORTS.find((name) => name === sort);
  const text = readKeyword(keyword);
  const who = idFromPath(String(artist));
  const number = Number(page);
  return {
    ...(open && open !== 'overview' && { tab: open }),
    ...readYear({ year }),
    ...(who !== undefined && { artist: who }),
    ...(text && { keyword: text }),
    ...(order && order !== 'new' && { sort: order }),
    ...(Number.isInteger(number) && number > 1 && number <= 10_000 && { page: number }),
  };
}

/** A year of an address, if it can be one. */
export function readYear({ year }: Record<string, unknown>): { year?: number } {
  const number = Number(year);
  return Number.isInteger(number) && number >= 2000 && number <= 2999 ? { year: number } : {};
}
