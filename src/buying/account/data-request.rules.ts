/** What somebody can ask about their data. */
export const REQUEST_KINDS = ['export', 'deletion'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** How they asked, when they did not do it in their account themselves. */
export const REQUEST_CHANNELS = ['mail', 'phone', 'letter'] as const;
export type RequestChannel = (typeof REQUEST_CHANNELS)[number];

export const REQUEST_STATES = ['open', 'done', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** The two lists of the desk. */
export const REQUEST_LISTS = ['open', 'closed'] as const;
export type RequestList = (typeof REQUEST_LISTS)[number];

/** So long a request may take at most: Personal Data Protection Act of Taiwan, article 13. */
const DUE_DAYS: Record<RequestKind, number> = { export: 15, deletion: 30 };

/** Until when a request that came in on a day of the shop's calendar is to be done: the end of the last day. */
export function requestDueAt(kind: RequestKind, receivedOn: string): Date {
  return new Date(Date.parse(`${receivedOn}T00:00:00+08:00`) + (DUE_DAYS[kind] + 1) * 86_400_000 - 1_000);
}

/** What the desk looks at; it stands in the address. */
export interface RequestSearch {
  state?: RequestList;
}

/** Reads an address; what is not understood is left out. */
export function readRequestSearch({ state }: Record<string, unknown>): RequestSearch {
  return state === 'closed' ? { state } : {};
}
