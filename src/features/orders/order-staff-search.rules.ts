import { readKeyword } from '#shared/keyword.ts';
import type { OrderQueue } from './order-staff.contract.ts';

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

/** What staff look at; it stands in the address. */
export interface StaffSearch {
  queue?: OrderQueue;
  keyword?: string;
  page?: number;
}

/** Reads an address; what is not understood is left out. */
export function readStaffSearch({ queue, keyword, page }: Record<string, unknown>): StaffSearch {
  const known = STAFF_QUEUES.find((name) => name === queue);
  const text = readKeyword(keyword);
  const number = Number(page);
  return {
    ...(known && known !== 'all' && { queue: known }),
    ...(text && { keyword: text }),
    ...(Number.isInteger(number) && number > 1 && number <= 10_000 && { page: number }),
  };
}
