import { PAY_TYPE_CODES } from '#buying/checkout/pay-types.rules.ts';
import { PICKUP_TYPES } from '#catalogue/site/pickup.rules.ts';
import { dayOf } from '#shared/calendar-day.ts';
import { readKeyword } from '#shared/keyword.ts';
import { CURRENCIES } from '#shared/money.ts';
import { idFromPath } from '#shared/row-id.ts';
import { PAYMENT_STATUSES } from './order.rules.ts';
import type { GiftFilter, OrderQueue, OrderSort } from './order-staff.contract.ts';

/** In the order of the day's work. Repeated here because importing the contract would load its schemas too. */
export const STAFF_QUEUES = [
  'all',
  'transfers',
  'transfers_apart',
  'to_make',
  'making',
  'to_ship',
  'under_way',
  'pickups',
  'pickups_late',
  'cancellations',
  'returns',
  'refunds',
  'unpaid',
] as const satisfies readonly OrderQueue[];

/** Repeated here for the same reason. */
export const STAFF_SORTS = ['newest', 'oldest', 'highest'] as const satisfies readonly OrderSort[];

export const STAFF_GIFTS = ['any', 'held'] as const satisfies readonly GiftFilter[];

export const ORDER_KINDS = ['real', 'test'] as const;

/** The filters, as the URL has them. */
const FILTERS = {
  payment: (text: string) => PAYMENT_STATUSES.find((name) => name === text),
  paytype: (text: string) => PAY_TYPE_CODES.find((name) => name === text),
  currency: (text: string) => CURRENCIES.find((name) => name === text),
  country: (text: string) => (/^[A-Z]{2}$/.test(text) ? text : undefined),
  pickup_type: (text: string) => PICKUP_TYPES.find((name) => name === text),
  gift: (text: string) => STAFF_GIFTS.find((name) => name === text),
  kind: (text: string) => ORDER_KINDS.find((name) => name === text),
  from: dayOf,
  to: dayOf,
  paid_from: dayOf,
  paid_to: dayOf,
  refunded_from: dayOf,
  refunded_to: dayOf,
  item: idOf,
  artist: idOf,
  category: (text: string) => (text !== '' && text.length <= 40 ? text : undefined),
  sort: (text: string) => STAFF_SORTS.find((name) => name === text),
  /** One member's orders, by member id. */
  member: idOf,
} as const;
export type StaffFilters = { [Name in keyof typeof FILTERS]?: NonNullable<ReturnType<(typeof FILTERS)[Name]>> };

export interface StaffSearch extends StaffFilters {
  queue?: OrderQueue;
  keyword?: string;
  page?: number;
}

/** Ignores values it does not know. */
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

function readFilters(values: Record<string, unknown>): StaffFilters {
  const read = Object.entries(FILTERS).map(([name, filter]) => [name, filter(String(values[name] ?? ''))]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

function idOf(text: string): string | undefined {
  return idFromPath(text) === undefined ? undefined : text;
}
