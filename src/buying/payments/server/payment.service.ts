import { type ResultStatus, resultStatus } from '#buying/orders/order-result.rules.ts';
import { findOrder } from '#buying/orders/server/order.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { findAttempt, lockAttempt } from './payment-attempt.service.ts';
import { endAttempt } from './payment-outcome.service.ts';
import { takeApproved } from './payment-settle.service.ts';
import type { Payments } from './payments.ts';

/**
 * A buyer has come back and says that they approved. Answers where they go on: to the provider once more, if it wants so, or to
 * the order's result.
 */
export async function comeBack(
  payments: Payments,
  attemptId: string,
): Promise<{ url: string } | { path: string | undefined }> {
  const { db } = payments;
  await requireWithinLimit(db, { limit: 'payment_return', who: attemptId });
  const outcome = await takeApproved(payments, attemptId);
  return outcome.state === 'again' ? { url: outcome.url } : { path: await resultPath(db, attemptId) };
}

/** A buyer has turned back at the provider's: nothing was charged, and they may begin anew. */
export async function cancelAttempt(db: Db, attemptId: string, now = new Date()): Promise<void> {
  await requireWithinLimit(db, { limit: 'payment_return', who: attemptId });
  await inTransaction(db, async (tx) => {
    const locked = await lockAttempt(tx, attemptId);
    const isThere = locked?.attempt.state === 'new' || locked?.attempt.state === 'open';
    if (locked && isThere) await endAttempt(tx, locked, 'cancelled', 'buyer', now);
  });
}

/** The result page for a buyer who comes back; its address says `success` only if the order is paid. */
export async function resultPath(db: Db, attemptId: string): Promise<string | undefined> {
  const attempt = await findAttempt(db, attemptId);
  if (!attempt) return undefined;
  const { order } = await findOrder(db, attempt.code);
  return pathOf(attempt.code, resultStatus(order));
}

/** The result page of an order. */
export function pathOf(code: string, status: ResultStatus): string {
  return `/cart/check?${new URLSearchParams({ status, code })}`;
}
