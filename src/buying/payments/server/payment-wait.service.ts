import type { Db } from '#db/server/connect.ts';
import { type RaisedNotice, raiseNotice } from '#ground/staff-notices/server/raise-notice.service.ts';
import {
  type AttemptState,
  DECISION_STATE,
  isOverdue,
  isPending,
  isTooOldToAsk,
  LIVE_STATES,
  nextCheck,
  openUntil,
  SETTLED_STATES,
  SOON_MS,
} from '../payment-states.rules.ts';
import { type AttemptRow, type LockedAttempt, liveAttempt, saveAttempt } from './payment-attempt.service.ts';
import type { Outcome } from './payment-provider.ts';

/** How often we ask a silent provider again about settled money. */
const MOST_CHECKS = 8;
/** CyberSource's search finds a payment only after some minutes: only then does finding none mean that there is none. */
const SEARCH_LAG_MS = 15 * 60_000;

/**
 * Ends an attempt without money; one that is already over does not change. The buyer may still have the provider's page open,
 * so we ask about it until no money can arrive any more.
 */
export async function endAttempt(
  tx: Db,
  { attempt }: LockedAttempt,
  state: AttemptState,
  reason: string | null,
  now: Date,
): Promise<void> {
  const next = attempt.state === 'new' ? { due_at: null } : nextCheckOf(attempt, now);
  const isLive = LIVE_STATES.includes(attempt.state);
  await saveAttempt(tx, attempt, isLive ? { ...over(state, now), ...next, reason } : next);
}

/** The next time we ask about an abandoned or declined attempt; null once its time is over. */
function nextCheckOf(attempt: AttemptRow, now: Date) {
  const { looks } = attempt;
  return now > openUntil(attempt) ? { due_at: null } : { due_at: nextCheck(looks, now), looks: looks + 1 };
}

/** The provider has the money, or is about to. If it says so for too long, staff check. */
export async function awaitMoney(
  tx: Db,
  locked: LockedAttempt,
  outcome: Extract<Outcome, { state: 'processing' }>,
  now: Date,
): Promise<void> {
  const { attempt } = locked;
  if (isOverdue(attempt, now) && !SETTLED_STATES.includes(attempt.state))
    return stopAsking(tx, locked, now, { reason: 'still_processing', transaction_id: outcome.transaction_id });
  return wait(tx, locked, 'processing', outcome, now);
}

/** Records that money is in transit, or may be. */
export async function wait(
  tx: Db,
  { attempt }: LockedAttempt,
  state: 'processing' | 'held',
  { transaction_id, reason, amount, currency }: Omit<Extract<Outcome, { state: 'review' }>, 'state'>,
  now: Date,
): Promise<void> {
  if (attempt.state === 'paid' || attempt.state === 'excess')
    return void (await saveAttempt(tx, attempt, { due_at: null, busy_until: null }));
  // Only money that arrives can change a decision of staff.
  if (attempt.decided_at !== null) return void (await saveAttempt(tx, attempt, nextCheckOf(attempt, now)));
  const isTaken = await isMethodTaken(tx, attempt);
  const isSame = attempt.state === state;
  // If its state cannot change, we still ask less and less often.
  const looks = isSame || isTaken ? attempt.looks + 1 : 0;
  const next = {
    reason,
    looks,
    due_at: nextCheck(looks, now, SOON_MS),
    transaction_id: transaction_id ?? attempt.transaction_id,
    ...(amount !== undefined && { told_amount: amount, told_currency: currency ?? attempt.currency }),
    busy_until: null,
  };
  if (isSame || isTaken) return void (await saveAttempt(tx, attempt, next));
  await saveAttempt(tx, attempt, { ...next, state, changed_at: now });
  if (state === 'held') await raiseNotice(tx, heldNotice(attempt, now));
}

/** Whether another attempt of the order is live: each method has at most one. */
async function isMethodTaken(tx: Db, { order_id, attempt_id, paytype }: AttemptRow): Promise<boolean> {
  const live = await liveAttempt(tx, order_id, paytype);
  return live !== undefined && live.attempt_id !== attempt_id;
}

/** Finance has to decide about it. */
function heldNotice({ code, number, amount, currency, test }: AttemptRow, now: Date): RaisedNotice {
  const occurrence = `payment ${number} ${now.toISOString()}`;
  return {
    kind: 'payment_problem',
    subject: code,
    occurrence,
    facts: { what: 'payment_held', amount, currency, ...(test && { test }) },
  };
}

/** No result yet. An attempt whose buyer has been away for hours is over. */
export async function checkLater(tx: Db, locked: LockedAttempt, now: Date, reason?: string): Promise<void> {
  const { attempt } = locked;
  const isOld = now > openUntil(attempt);
  const isKnown = reason === undefined;
  if (isKnown && isOld && !isPending(attempt.state)) return endAttempt(tx, locked, 'gone', 'left', now);
  const isOver = !LIVE_STATES.includes(attempt.state);
  const isSettled = SETTLED_STATES.includes(attempt.state);
  if (!isKnown && !isSettled && isTooOldToAsk(attempt, now)) return stopAsking(tx, locked, now);
  // We ask a few more times about settled money, however old: its refunds may be news.
  if (isSettled && (isKnown || attempt.looks >= MOST_CHECKS))
    return void (await saveAttempt(tx, attempt, { due_at: null, busy_until: null, looks: 0 }));
  if (isOver && isKnown) return void (await saveAttempt(tx, attempt, nextCheckOf(attempt, now)));
  const next = { due_at: nextCheck(attempt.looks, now), looks: attempt.looks + 1, busy_until: null };
  // The payment was not in transit after all: the buyer may still approve it.
  const isBack = isKnown && attempt.state === 'processing' && !mayAppear(attempt, now);
  const back = isBack ? ({ state: 'open' } as const) : {};
  await saveAttempt(tx, attempt, { ...next, ...back, ...(isKnown ? {} : { reason }) });
}

/** Whether an uncertain charge may exist although the search did not find it. */
function mayAppear({ provider, changed_at }: AttemptRow, now: Date): boolean {
  return provider === 'cybersource' && now.getTime() - changed_at.getTime() < SEARCH_LAG_MS;
}

/** The provider does not say whether there is money: finance has to check its own pages. We no longer ask by ourselves. */
async function stopAsking(
  tx: Db,
  locked: LockedAttempt,
  now: Date,
  found: Pick<Extract<Outcome, { state: 'processing' }>, 'reason' | 'transaction_id'> = {
    reason: 'given_up',
    transaction_id: null,
  },
): Promise<void> {
  const { attempt } = locked;
  // Staff have been notified already.
  const isKnown = attempt.state === DECISION_STATE || attempt.decided_at !== null;
  // Another payment by the same method is open, and only one can be: staff are asked after it has ended.
  if (!isKnown && (await isMethodTaken(tx, attempt))) {
    const { looks } = attempt;
    return void (await saveAttempt(tx, attempt, { due_at: nextCheck(looks, now), looks: looks + 1, busy_until: null }));
  }
  if (!isKnown) await wait(tx, locked, 'held', found, now);
  await saveAttempt(tx, attempt, { due_at: null, busy_until: null });
}

function over(state: AttemptState, now: Date) {
  return { state, changed_at: now, due_at: null, busy_until: null } as const;
}
