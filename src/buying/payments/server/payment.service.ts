import { type ResultStatus, resultStatus } from '#buying/orders/order-result.rules.ts';
import { findOrder } from '#buying/orders/server/order.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { findAttempt, lockAttempt } from './payment-attempt.service.ts';
import { captureApproved, settleAttempt } from './payment-settle.service.ts';
import { endAttempt } from './payment-wait.service.ts';
import type { Payments } from './payments.ts';

/**
 * A buyer has returned and says that they approved. Returns the next page: the provider's again, if it requires so, or the
 * order's result.
 */
export async function returnFromProvider(
  payments: Payments,
  attemptId: string,
): Promise<{ url: string } | { path: string | undefined }> {
  const { db } = payments;
  await requireWithinLimit(db, { limit: 'payment_return', who: attemptId });
  const outcome = await captureApproved(payments, attemptId);
  return outcome.state === 'again' ? { url: outcome.url } : { path: await resultPath(db, attemptId) };
}

/** A buyer has returned, and the provider's message may be lost or late: we ask. Returns the page of the order's result. */
export async function recheckAttempt(payments: Payments, attemptId: string): Promise<string | undefined> {
  await requireWithinLimit(payments.db, { limit: 'payment_return', who: attemptId });
  await settleAttempt(payments, attemptId);
  return resultPath(payments.db, attemptId);
}

/** A buyer cancelled at the provider: nothing was charged, and they may start again. */
export async function cancelAttempt(db: Db, attemptId: string, now = new Date()): Promise<void> {
  await requireWithinLimit(db, { limit: 'payment_return', who: attemptId });
  await inTransaction(db, async (tx) => {
    const locked = await lockAttempt(tx, attemptId);
    const isThere = locked?.attempt.state === 'new' || locked?.attempt.state === 'open';
    if (locked && isThere) await endAttempt(tx, locked, 'cancelled', 'buyer', now);
  });
}

/** The result page of a returning buyer; its URL says `success` only if the order is paid. */
export async function resultPath(db: Db, attemptId: string): Promise<string | undefined> {
  const attempt = await findAttempt(db, attemptId);
  if (!attempt) return undefined;
  const { order } = await findOrder(db, attempt.code);
  return pathOf(attempt.code, resultStatus(order));
}

export function pathOf(code: string, status: ResultStatus): string {
  return `/cart/check?${new URLSearchParams({ status, code })}`;
}
