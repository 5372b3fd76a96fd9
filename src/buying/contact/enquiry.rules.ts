import { DESK_OWNERS, type DeskOwner } from '#shared/desk-owner.rules.ts';

/** What an enquiry is about: a question of any kind, showing works with us, or pictures for a trade. */
export const ENQUIRY_KINDS = ['contact', 'partner', 'collaboration'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** Whether an enquiry waits for the shop. */
export const ENQUIRY_STATES = ['open', 'answered'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

interface Asked {
  thread_id: number | null;
  created_at: Date;
  answered_at: Date | null;
}

/**
 * Since when an enquiry has been open: a visitor's since it was sent, until we answer it; a member's since the first message that
 * we have not answered in its conversation. Null when nobody is waiting.
 */
export function enquiryWaitsSince({ thread_id, created_at, answered_at }: Asked, inThread: Date | null): Date | null {
  if (thread_id !== null) return inThread;
  return answered_at === null ? created_at : null;
}

/** Whether an enquiry is open. */
export function stateOf(waitsSince: Date | null): EnquiryState {
  return waitsSince === null ? 'answered' : 'open';
}

/** Spec §5: contents required and at most 500 characters. */
export const CONTENTS_MAX = 500;

/** What staff look at; it stands in the address. */
export interface DeskSearch {
  state?: EnquiryState;
  who?: DeskOwner;
  page?: number;
}

/** Reads an address; what is not understood is left out. */
export function readDeskSearch({ state, who, page }: Record<string, unknown>): DeskSearch {
  const known = ENQUIRY_STATES.find((name) => name === state);
  const owner = DESK_OWNERS.find((name) => name === who && name !== 'all');
  const number = Number(page);
  return {
    ...(known && { state: known }),
    ...(owner && { who: owner }),
    ...(Number.isInteger(number) && number > 1 && number <= 10_000 && { page: number }),
  };
}
