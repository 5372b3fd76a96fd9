import { stepFor } from '#buying/orders/order-steps.rules.ts';
import { refundRequests } from '#buying/orders/server/order-books.service.ts';
import { factsOf } from '#buying/orders/server/order-write.service.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { LIVE_STATES } from '../payment-states.rules.ts';
import { type AttemptRow, knownOf, lockAttempt } from './payment-attempt.service.ts';
import { notedOutcome, recordNews } from './payment-event.service.ts';
import { applyOutcome } from './payment-outcome.service.ts';
import type { Known, Outcome, PaymentProvider } from './payment-provider.ts';
import type { Payments } from './payments.ts';

/**
 * Finds out what has become of an attempt, and does what follows. Whoever has approved is charged, if the order still waits for
 * the money. The provider is asked between two transactions; whoever asks at the same moment is given the same answer.
 */
export async function settleAttempt(payments: Payments, attemptId: string, now = new Date()): Promise<Outcome> {
  const asked = await ask(payments, attemptId, 'read', now);
  if (asked.state !== 'approved') return asked;
  return takeApproved(payments, attemptId, now);
}

/** Charges whoever has come back and says that they approved; the provider knows whether they did. */
export async function takeApproved(payments: Payments, attemptId: string, now = new Date()): Promise<Outcome> {
  const isWanted = await inTransaction(payments.db, async (tx) => {
    const locked = await lockAttempt(tx, attemptId);
    if (!locked || !LIVE_STATES.includes(locked.attempt.state)) return false;
    // Somebody who chose another way of paying meanwhile is not charged by this one.
    const { paytype } = locked.placed.order;
    return (
      paytype === locked.attempt.paytype &&
      stepFor('payment_received', factsOf(locked.placed), now, 'provider') !== undefined
    );
  });
  return isWanted ? ask(payments, attemptId, 'take', now) : { state: 'waiting' };
}

async function ask(payments: Payments, attemptId: string, how: 'take' | 'read', now: Date): Promise<Outcome> {
  const { db, providers } = payments;
  const attempt = await inTransaction(db, async (tx) => (await lockAttempt(tx, attemptId))?.attempt);
  const provider = attempt && providers[attempt.paytype];
  if (!attempt || !provider) return { state: 'unknown', reason: 'no_provider' };
  const refund_requests = await refundRequests(db, attempt.attempt_id);
  const outcome = await answerOf(payments, provider, { ...knownOf(attempt), refund_requests }, { attempt, how, now });
  await inTransaction(db, async (tx) => {
    const locked = await lockAttempt(tx, attemptId);
    if (!locked) return;
    await recordNews(tx, attempt, { how, kind: outcome.state, noted: notedOutcome(outcome), now });
    await applyOutcome(tx, locked, how === 'take' ? asTaken(outcome) : outcome, { now });
  });
  return outcome;
}

async function answerOf(
  { log }: Payments,
  provider: PaymentProvider,
  known: Known,
  { attempt, how, now }: { attempt: AttemptRow; how: 'take' | 'read'; now: Date },
): Promise<Outcome> {
  // An attempt that the provider was never told of cannot have come to anything; somebody may be telling it just now.
  const isBusy = attempt.busy_until !== null && now < attempt.busy_until;
  if (attempt.state === 'new') return isBusy ? { state: 'waiting' } : { state: 'gone', reason: 'never_begun' };
  const call = provider[how];
  if (!call) return { state: 'waiting' };
  try {
    return await call.call(provider, known);
  } catch (error) {
    log.warn({ attempt_id: attempt.attempt_id, how, err: error }, 'a payment provider could not be asked');
    return { state: 'unknown', reason: 'trouble' };
  }
}

/** Whoever was asked to take money and gave no answer may have taken it. */
function asTaken(outcome: Outcome): Outcome {
  return outcome.state === 'unknown' ? { ...outcome, state: 'processing', transaction_id: null } : outcome;
}
