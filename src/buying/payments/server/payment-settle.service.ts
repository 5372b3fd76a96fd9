import { stepFor } from '#buying/orders/order-steps.rules.ts';
import { refundRequests } from '#buying/orders/server/order-books.service.ts';
import { factsOf } from '#buying/orders/server/order-write.service.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { LIVE_STATES } from '../payment-states.rules.ts';
import { type AttemptRow, knownOf, lockAttempt } from './payment-attempt.service.ts';
import { notedOutcome, recordNews } from './payment-event.service.ts';
import { applyOutcome } from './payment-outcome.service.ts';
import type { Known, Outcome, PaymentProvider } from './payment-provider.ts';
import { type Payments, providerOf } from './payments.ts';

/**
 * Reads an attempt's result and applies it. If the buyer has approved and the order still awaits the money, it is captured. The
 * provider is asked between two transactions; concurrent calls share the answer.
 */
export async function settleAttempt(payments: Payments, attemptId: string, now = new Date()): Promise<Outcome> {
  const asked = await ask(payments, attemptId, 'read', now);
  if (asked.state !== 'approved') return asked;
  return captureApproved(payments, attemptId, now);
}

/** Captures the money of a buyer who returned and says they approved; the provider knows whether they did. */
export async function captureApproved(payments: Payments, attemptId: string, now = new Date()): Promise<Outcome> {
  const isWanted = await inTransaction(payments.db, async (tx) => {
    const locked = await lockAttempt(tx, attemptId);
    if (!locked || !LIVE_STATES.includes(locked.attempt.state)) return false;
    // Another provider's return address was opened with this attempt: it says nothing about it.
    if (!providerOf(payments, locked.attempt)?.take) return false;
    // The buyer may have chosen another payment method in the meantime; then this one charges nothing.
    const { paytype } = locked.placed.order;
    return (
      paytype === locked.attempt.paytype &&
      stepFor('payment_received', factsOf(locked.placed), now, 'provider') !== undefined
    );
  });
  return isWanted ? ask(payments, attemptId, 'take', now) : { state: 'waiting' };
}

const NO_PROVIDER: Outcome = { state: 'unknown', reason: 'no_provider' };

async function ask(payments: Payments, attemptId: string, how: 'take' | 'read', now: Date): Promise<Outcome> {
  const { db } = payments;
  const attempt = await inTransaction(db, async (tx) => (await lockAttempt(tx, attemptId))?.attempt);
  if (!attempt) return NO_PROVIDER;
  const provider = providerOf(payments, attempt);
  if (!provider) {
    const outcome = unsentOutcome(attempt, now) ?? NO_PROVIDER;
    // Removed from the connections since: asked ever less often, and then a matter for staff.
    await inTransaction(db, async (tx) => {
      const locked = await lockAttempt(tx, attemptId);
      if (locked) await applyOutcome(tx, locked, outcome, { now });
    });
    return outcome;
  }
  const refund_requests = await refundRequests(db, attempt.attempt_id);
  const outcome = await answerOf(payments, provider, { ...knownOf(attempt), refund_requests }, { attempt, how, now });
  await inTransaction(db, async (tx) => {
    const locked = await lockAttempt(tx, attemptId);
    if (!locked) return;
    await recordNews(tx, attempt, { how, kind: outcome.state, noted: notedOutcome(outcome), now });
    await applyOutcome(tx, locked, how === 'take' ? captureOutcome(outcome) : outcome, { now });
  });
  return outcome;
}

async function answerOf(
  { log }: Payments,
  provider: PaymentProvider,
  known: Known,
  { attempt, how, now }: { attempt: AttemptRow; how: 'take' | 'read'; now: Date },
): Promise<Outcome> {
  const unsent = unsentOutcome(attempt, now);
  if (unsent) return unsent;
  const call = provider[how];
  if (!call) return { state: 'waiting' };
  try {
    return await call.call(provider, known);
  } catch (error) {
    log.warn({ attempt_id: attempt.attempt_id, how, err: error }, 'a payment provider could not be asked');
    return { state: 'unknown', reason: 'trouble' };
  }
}

/** An attempt that never reached its provider has no result there; another process may be starting it now. */
function unsentOutcome({ state, busy_until }: AttemptRow, now: Date): Outcome | undefined {
  if (state !== 'new') return undefined;
  return busy_until !== null && now < busy_until ? { state: 'waiting' } : { state: 'gone', reason: 'never_begun' };
}

/** A provider that gave no answer to a capture may have charged. */
function captureOutcome(outcome: Outcome): Outcome {
  return outcome.state === 'unknown' ? { ...outcome, state: 'processing', transaction_id: null } : outcome;
}
