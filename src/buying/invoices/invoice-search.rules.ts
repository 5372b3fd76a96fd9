import { readKeyword } from '#shared/keyword.ts';
import type { InvoiceQueue, InvoicesQuery } from './invoice.contract.ts';
import { INVOICE_STATES, TAX_KINDS } from './invoice-states.rules.ts';

/** Repeated here because importing the contract would load its schemas for every visitor. */
export const QUEUES = ['troubled', 'open', 'differs', 'all'] as const satisfies readonly InvoiceQueue[];
export const KINDS = ['personal', 'company', 'donation'] as const satisfies readonly NonNullable<
  InvoicesQuery['kind']
>[];
export const SORTS = ['newest', 'oldest', 'highest'] as const satisfies readonly NonNullable<InvoicesQuery['sort']>[];

const FILTERS = {
  state: (text: string) => INVOICE_STATES.find((name) => name === text),
  period: (text: string) => (/^20\d{2}(01|03|05|07|09|11)$/.test(text) ? text : undefined),
  kind: (text: string) => KINDS.find((name) => name === text),
  tax_kind: (text: string) => TAX_KINDS.find((name) => name === text),
  sort: (text: string) => SORTS.find((name) => name === text),
} as const;
export type InvoiceFilters = { [Name in keyof typeof FILTERS]?: NonNullable<ReturnType<(typeof FILTERS)[Name]>> };

export interface InvoiceSearch extends InvoiceFilters {
  queue?: InvoiceQueue;
  keyword?: string;
  page?: number;
}

/** Ignores values it does not know. */
export function readInvoiceSearch({ queue, keyword, page, ...more }: Record<string, unknown>): InvoiceSearch {
  const known = QUEUES.find((name) => name === queue);
  const text = readKeyword(keyword);
  const number = Number(page);
  const filters = Object.entries(FILTERS).map(([name, filter]) => [name, filter(String(more[name] ?? ''))]);
  return {
    ...(known && known !== 'all' && { queue: known }),
    ...(text && { keyword: text }),
    ...Object.fromEntries(filters.filter(([, value]) => value !== undefined)),
    ...(Number.isInteger(number) && number > 1 && number <= 10_000 && { page: number }),
  };
}

/** The latest periods, the current one first: `YYYYMM` of the first of the two months. */
export function latestPeriods(current: string, count: number): string[] {
  const months = Number(current.slice(0, 4)) * 12 + Number(current.slice(4)) - 1;
  return Array.from({ length: count }, (_, back) => {
    const month = months - back * 2;
    return `${Math.floor(month / 12)}${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
