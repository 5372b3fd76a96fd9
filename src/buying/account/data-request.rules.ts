import { shopMidnight } from '#shared/shop-time.ts';

export const REQUEST_KINDS = ['export', 'deletion'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** How the request arrived, if the member did not act in their own account. */
export const REQUEST_CHANNELS = ['mail', 'phone', 'letter'] as const;
export type RequestChannel = (typeof REQUEST_CHANNELS)[number];

export const REQUEST_STATES = ['open', 'done', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const REQUEST_LISTS = ['open', 'closed'] as const;
export type RequestList = (typeof REQUEST_LISTS)[number];

/** The legal limit: Personal Data Protection Act of Taiwan, article 13. */
const DUE_DAYS: Record<RequestKind, number> = { export: 15, deletion: 30 };

/** The end of the last day, in the shop's time zone. */
export function requestDueAt(kind: RequestKind, receivedOn: string): Date {
  return new Date(shopMidnight(receivedOn, DUE_DAYS[kind] + 1).getTime() - 1_000);
}

export interface RequestSearch {
  state?: RequestList;
}

/** Ignores values it does not know. */
export function readRequestSearch({ state }: Record<string, unknown>): RequestSearch {
  return state === 'closed' ? { state } : {};
}
