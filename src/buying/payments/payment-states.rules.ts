import { CODE_METHODS } from '#catalogue/site/pay-methods.rules.ts';

/** The state of a payment attempt. The order handles its money: one payment is accepted, and others are owed back. */
export const ATTEMPT_STATES = [
  /** The provider has not answered yet; the buyer has not left the shop. */
  'new',
  /** The buyer is at the provider. */
  'open',
  /** The provider has the money, or is about to: it will report later. */
  'processing',
  /** Staff have to check: a payment in review, of another amount, or with an unknown result. */
  'held',
  /** Its money is the order's payment. */
  'paid',
  /** Its money arrived unexpectedly, and is refunded. */
  'excess',
  'declined',
  'cancelled',
  /** Abandoned until no money could arrive any more. */
  'gone',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** Finance decides about a held payment: it is the order's, it is to be refunded, or there is none. */
export const DECISIONS = ['came', 'give_back', 'none_came'] as const;
export type Decision = (typeof DECISIONS)[number];

/** The state in which staff have to decide. */
export const DECISION_STATE = 'held' satisfies AttemptState;

/** These may still change. */
export const LIVE_STATES: readonly AttemptState[] = ['new', 'open', 'processing', 'held'];
/** Its money arrived. */
export const SETTLED_STATES: readonly AttemptState[] = ['paid', 'excess'];
/** Money may be in transit, so no second payment can start. The first state takes precedence. */
export const PENDING_STATES = ['held', 'processing'] as const satisfies readonly AttemptState[];

export function isPending(state: AttemptState): state is (typeof PENDING_STATES)[number] {
  return PENDING_STATES.some((pending) => pending === state);
}

/** Whether finance can ask the provider about it: it may still change, or its money may have been refunded there. */
export function canBeAsked(state: AttemptState): boolean {
  return LIVE_STATES.includes(state) || SETTLED_STATES.includes(state);
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** After this time without a message, we ask the provider about an attempt. */
export const FIRST_CHECK_MS = 2 * MINUTE_MS;
/** The providers give a buyer three hours; a little later no money can arrive. */
const OPEN_MS = 3.5 * HOUR_MS;

/** How long a number for an ATM or a store can be paid. */
export const NUMBER_DAYS = 3;
/** Stores report a payment with a delay: we ask this long after a number has expired. */
const NUMBER_GRACE_MS = 24 * HOUR_MS;
/** An order is kept open this long after its number has expired, so that a payment of the last minute is not late. */
export const LAPSE_GRACE_MS = HOUR_MS;

/** When an attempt began, and what is known of its number to pay. */
interface Awaited {
  paytype: string;
  created_at: Date;
  pay_until: Date | null;
}

/** Until when money may arrive for an attempt. If the message about its number was lost, the buyer may still pay that number. */
export function openUntil({ paytype, created_at, pay_until }: Awaited): Date {
  const pageEnds = created_at.getTime() + OPEN_MS;
  const isNumbered = CODE_METHODS.some((method) => method === paytype);
  const numberEnds = pay_until?.getTime() ?? (isNumbered ? pageEnds + NUMBER_DAYS * 24 * HOUR_MS : 0);
  return new Date(Math.max(pageEnds, numberEnds + NUMBER_GRACE_MS));
}

/** A provider that gives no usable answer is asked until this long after the last moment for money; then staff decide. */
const ASK_UNTIL_MS = 3 * 24 * HOUR_MS;

/** Whether we stop asking a provider that does not say what became of an attempt. */
export function isTooOldToAsk(attempt: Awaited, now: Date): boolean {
  return now.getTime() > openUntil(attempt).getTime() + ASK_UNTIL_MS;
}

/** An electronic cheque takes up to six banking days; then staff check money that is still in transit. */
const IN_TRANSIT_MS = 10 * 24 * HOUR_MS;

/** Whether money is in transit for too long. */
export function isOverdue(attempt: Awaited, now: Date): boolean {
  return now.getTime() > openUntil(attempt).getTime() + IN_TRANSIT_MS;
}

/** We ask sooner about money in transit. */
export const SOON_MS = 15_000;

/** The next time we ask: soon at first, then less often, and at least every hour. */
export function nextCheck(looks: number, now: Date, first = FIRST_CHECK_MS): Date {
  return new Date(now.getTime() + Math.min(first * 2 ** Math.min(looks, 10), HOUR_MS));
}
