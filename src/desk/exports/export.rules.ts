import { dayOf } from '#shared/calendar-day.ts';

/** The tables that can be exported, in the order of the page. */
export const DATASETS = [
  'orders',
  'order_lines',
  'payments',
  'refunds',
  'invoices',
  'allowances',
  'shares',
  'payouts',
] as const;
export type DatasetName = (typeof DATASETS)[number];

export const FORMATS = ['xlsx', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

/** The period in the URL. */
export interface ExportSearch {
  from?: string;
  to?: string;
}

/** Ignores what is no day; reversed days are exchanged. */
export function readExportSearch({ from, to }: Record<string, unknown>): ExportSearch {
  const [first, last] = [dayOf(from), dayOf(to)];
  const days = first && last && first > last ? { from: last, to: first } : { from: first, to: last };
  return Object.fromEntries(Object.entries(days).filter(([, day]) => day !== undefined));
}

/** The month before a day: what an accountant asks for. */
export function lastMonth(today: string): { from: string; to: string } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  return { from: day(Date.UTC(year, month - 2, 1)), to: day(Date.UTC(year, month - 1, 0)) };
}
