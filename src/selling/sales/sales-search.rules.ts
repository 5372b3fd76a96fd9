import { readKeyword } from '#shared/keyword.ts';
import { idFromPath } from '#shared/row-id.ts';
import type { SalesSort } from './sales.contract.ts';

/** The tabs of the sales page. */
export const SALES_TABS = ['overview', 'online', 'offline', 'analysis'] as const;
export type SalesTab = (typeof SALES_TABS)[number];

/** Repeated here because the contract's file imports the schemas. */
export const SORTS = ['new', 'title', 'sales', 'share', 'views', 'collectors'] as const satisfies readonly SalesSort[];

/** The seller's filters, as the URL carries them. */
export interface SalesSearch {
  tab?: SalesTab;
  year?: number;
  artist?: number;
  keyword?: string;
  sort?: SalesSort;
  page?: number;
}

/** Leaves out unknown and default values. */
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

export function readYear({ year }: Record<string, unknown>): { year?: number } {
  const number = Number(year);
  return Number.isInteger(number) && number >= 2000 && number <= 2999 ? { year: number } : {};
}
