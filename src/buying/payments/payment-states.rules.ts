/**
 * How far an attempt to pay an order has come. Money that came of it is the order's own affair: it is kept once, and owed back
 * otherwise.
 */
export const ATTEMPT_STATES = [
  /** The provider has not answered yet; the buyer has not left the shop. */
  'new',
  /** The buyer is at the provider's. */
  'open',
  /** The provider has the money, or is about to: it will say so later. */
  'processing',
  /** Somebody of the staff has to look: a payment in review, of another amount, or of which nobody knows what became. */
  'held',
  /** Its money is the order's payment. */
  'paid',
  /** Its money came although none was awaited, and is paid back. */
  'excess',
  'declined',
  'cancelled',
  /** Left alone until nothing could come of it any more. */
  'gone',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** What finance can decide about a payment that is held: it is the order's, it is to be paid back, or there is none. */
export const DECISIONS = ['came', 'give_back', 'none_came'] as const;
export type Decision = (typeof DECISIONS)[number];

/** The state in which staff have to decide. */
export const DECISION_STATE = 'held' satisfies AttemptState;

/** Something may still become of these. */
export const LIVE_STATES: readonly AttemptState[] = ['new', 'open', 'processing', 'held'];
/** Money may be under way in these: no second payment is begun meanwhile. The first of them is told before the second. */
export const PENDING_STATES = ['held', 'processing'] as const satisfies readonly AttemptState[];

/** Whether money may be under way. */
export function isPending(state: AttemptState): state is (typeof PENDING_STATES)[number] {
  return PENDING_STATES.some((pending) => pending === state);
}

/** Whether finance can ask the provider about it: something may still become of it, or its money may have been refunded there. */
export function canBeAsked(state: AttemptState): boolean {
  return LIVE_STATES.includes(state) || state === 'paid' || state === 'excess';
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** An attempt that nobody has spoken of for so long is asked about. */
export const FIRST_LOOK_MS = 2 * MINUTE_MS;
/** The providers give a buyer three hours; after that and a little more nothing comes of an attempt. */
export const OPEN_MS = 3.5 * HOUR_MS;

/** Money that is under way is asked about sooner. */
export const SOON_MS = 15_000;

/** When something is looked at again: soon at first, then ever more seldom, and every hour at least. */
export function nextLook(looks: number, now: Date, first = FIRST_LOOK_MS): Date {
  return new Date(now.getTime() + Math.min(first * 2 ** Math.min(looks, 10), HOUR_MS));
}
