import { DESK_OWNERS, type DeskOwner } from '#shared/desk-owner.rules.ts';

/** A general question, showing works with us, or pictures for a business. */
export const ENQUIRY_KINDS = ['contact', 'partner', 'collaboration'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

export const ENQUIRY_STATES = ['open', 'answered'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

interface Asked {
  thread_id: number | null;
  created_at: Date;
  answered_at: Date | null;
}

/**
 * When an enquiry became open: a visitor's when it was sent, until we answer it; a member's with the first unanswered message
 * in its conversation. Null if nobody is waiting.
 */
export function enquiryWaitsSince({ thread_id, created_at, answered_at }: Asked, inThread: Date | null): Date | null {
  if (thread_id !== null) return inThread;
  return answered_at === null ? created_at : null;
}

export function stateOf(waitsSince: Date | null): EnquiryState {
  return waitsSince === null ? 'answered' : 'open';
}

/** Spec §5: contents required and at most 500 characters. */
export const CONTENTS_MAX = 500;

export interface DeskSearch {
  state?: EnquiryState;
  who?: DeskOwner;
  page?: number;
}

/** Ignores values it does not know. */
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
