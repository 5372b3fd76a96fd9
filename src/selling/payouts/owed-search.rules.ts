import type { OwedView } from './payout.contract.ts';

/** Not the contract's list: every visitor loads the routes, and only staff the contract. */
const VIEWS: readonly OwedView[] = ['all', 'payable', 'incomplete', 'negative'];

export interface OwedSearch {
  view?: OwedView;
  keyword?: string;
  page?: number;
}

/** Ignores values it does not know. */
export function readOwedSearch({ view, keyword, page }: Record<string, unknown>): OwedSearch {
  const known = VIEWS.find((name) => name === view);
  const number = Number(page);
  return {
    ...(known && known !== 'all' && { view: known }),
    ...(typeof keyword === 'string' && keyword.trim() && { keyword: keyword.trim() }),
    ...(Number.isInteger(number) && number > 1 && { page: number }),
  };
}
