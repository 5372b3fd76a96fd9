import type { PayView } from './refund-account.contract.ts';

/** Not the contract's list: every visitor loads the routes, and only staff the contract. */
const VIEWS: readonly PayView[] = ['all', 'ready', 'missing'];

export interface RefundSearch {
  view?: PayView;
  page?: number;
}

/** Ignores values it does not know. */
export function readRefundSearch({ view, page }: Record<string, unknown>): RefundSearch {
  const known = VIEWS.find((name) => name === view);
  const number = Number(page);
  return {
    ...(known && known !== 'all' && { view: known }),
    ...(Number.isInteger(number) && number > 1 && { page: number }),
  };
}
