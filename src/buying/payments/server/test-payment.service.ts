import { holdTestMode } from '#catalogue/site/server/test-mode.service.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { TestChoice } from '../payment.contract.ts';
import { LIVE_STATES } from '../payment-states.rules.ts';
import { cancelAttempt, resultPath } from './payment.service.ts';
import { testPayment } from './payment.tables.ts';
import { type AttemptRow, lockAttempt } from './payment-attempt.service.ts';
import { captureApproved } from './payment-settle.service.ts';
import type { Payments } from './payments.ts';
import { testChoicesOf } from './test-provider.ts';

/**
 * The simulated payment that a buyer is asked about; undefined if it is over. A shop that is not in test mode has no such
 * page, and none exists of a real order.
 */
export function askedPayment({ db }: Payments, attemptId: string): Promise<AttemptRow | undefined> {
  return inTransaction(db, async (tx) => {
    const attempt = await testAttempt(tx, attemptId);
    return LIVE_STATES.includes(attempt.state) ? attempt : undefined;
  });
}

/** Takes a buyer's choice; the first one counts. Returns the page of the result. */
export async function choosePayment(
  payments: Payments,
  attemptId: string,
  choice: TestChoice,
  now = new Date(),
): Promise<string | undefined> {
  const { db } = payments;
  await requireWithinLimit(db, { limit: 'payment_return', who: attemptId });
  await inTransaction(db, async (tx) => {
    const attempt = await testAttempt(tx, attemptId);
    if (!testChoicesOf(attempt.paytype).includes(choice)) throw new Refusal('not_found');
    if (choice === 'cancel' || !LIVE_STATES.includes(attempt.state)) return;
    await tx.insert(testPayment).values({ attempt_id: attemptId, choice, chosen_at: now }).onConflictDoNothing();
  });
  if (choice === 'cancel') await cancelAttempt(db, attemptId, now);
  else await captureApproved(payments, attemptId, now);
  return resultPath(db, attemptId);
}

/** Locks the order and the mode, so that test mode cannot end while a choice is being written. */
async function testAttempt(tx: Payments['db'], attemptId: string): Promise<AttemptRow> {
  const locked = await lockAttempt(tx, attemptId);
  if (!locked?.attempt.test || !(await holdTestMode(tx))) throw new Refusal('not_found');
  return locked.attempt;
}
