import { PAY_TYPE_CODES } from '#buying/checkout/pay-types.rules.ts';
import { readKeyword } from '#shared/keyword.ts';
import { CURRENCIES } from '#shared/money.ts';
import { idFromPath } from '#shared/row-id.ts';
import { PAYMENT_STATUSES } from './order.rules.ts';
import type { OrderQueue, OrderSort } from './order-staff.contract.ts';

/** The queues in the order of the day's work. Named here again because the contract's file brings the schemas with it. */
export const STAFF_QUEUES = [
  'all',
  'transfers',
  'transfers_apart',
  'to_make',
  'making',
  'to_ship',
  'under_way',
  'cancellations',
  'returns',
  'refunds',
  'unpaid',
] as const satisfies readonly OrderQueue[];

/** How a list can be sorted, named here again for the same reason. */
export const STAFF_SORTS = ['newest', 'oldest', 'highest'] as const satisfies readonly OrderSort[];

/** What a list is narrowed to, each as the address has it. */
const FILTERS = {
  payment: (text: string) => PAYMENT_STATUSES.find((name) => name === text),
  paytype: (text: string) => PAY_TYPE_CODES.find((name) => name === text),
  currency: (text: string) => CURRENCIES.find((name) => name === text),
  country: (text: string) => (/^[A-Z]{2}$/.test(text) ? text : undefined),
  from: dayOf,
  to: dayOf,
  sort: (text: string) => STAFF_SORTS.find((name) => name === text),
  /** One member's, by their number. */
  member: (text: string) => (idFromPath(text) === undefined ? undefined : text),
} as const;
export type StaffFilters = { [Name in keyof typeof FILTERS]?: NonNullable<ReturnType<(typeof FILTERS)[Name]>> };

/** What staff look at; it stands in the address. */
export interface StaffSearch extends StaffFilters {
  queue?: OrderQueue;
  keyword?: string;
  page?: number;
}

/** Reads an address; what is not understood is left out. */
export function readStaffSearch({ queue, keyword, page, ...more }: Record<string, unknown>): StaffSearch {
  const known = STAFF_QUEUES.find((name) => name === queue);
  const text = readKeyword(keyword);
  const number = Number(page);
  return {
    ...(known && known !== 'all' && { queue: known }),
    ...(text && { keyword: text }),
    ...readFilters(more),
    ...(Number.isInteger(number) && number > 1 && number <= 10_000 && { page: number }),
  };
}

/** The filters among the values of an address or a form. */
function readFilters(values: Record<string, unknown>): StaffFilters {
  const read = Object.entries(FILTERS).map(([name, filter]) => [name, filter(String(values[name] ?? ''))]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

function dayOf(text: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}
