import { eq, sql } from 'drizzle-orm';
import { REFUND_CHANNEL, stickRefund } from '#buying/orders/server/order-refund.service.ts';
import { claimRefund, postponeRefund, type SendingRefund } from '#buying/orders/server/order-refund-sending.service.ts';
import { settleRefundThrough } from '#buying/orders/server/order-settle.service.ts';
import { lockOrder } from '#buying/orders/server/order-write.service.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { nextLook } from '../payment-states.rules.ts';
import { paymentAttempt } from './payment.tables.ts';
import { askSoon, findAttempt, knownOf, PAYMENT_CHANNEL } from './payment-attempt.service.ts';
import { recordAnswer } from './payment-event.service.ts';
import type { Refunded } from './payment-provider.ts';
import { settleAttempt } from './payment-settle.service.ts';
import { hasProviders, type Payments } from './payments.ts';

const ROUND_MS = 15_000;
/** A provider that answers slowly about one payment does not keep the others waiting. */
const AT_ONCE = 4;
/** Longer than a provider may take to answer twice. */
const LEASE_MS = 60_000;

/** Asks about every attempt that is due, a few at a time, until none is. Answers how many were. */
export async function settleDue(payments: Payments, signal?: AbortSignal, now = () => new Date()): Promise<number> {
  const one = async (): Promise<number> => {
    for (let count = 0; ; count++) {
      const attemptId = signal?.aborted ? undefined : await claimAttempt(payments, now());
      if (attemptId === undefined) return count;
      await settleAttempt(payments, attemptId, now());
    }
  };
  const counts = await Promise.all(Array.from({ length: AT_ONCE }, one));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Has every refund that is due paid back by its provider, one after another, until none is. */
export async function refundDue(payments: Payments, signal?: AbortSignal, now = () => new Date()): Promise<number> {
  for (let count = 0; ; count++) {
    const refund = signal?.aborted ? undefined : await claimRefund(payments.db, now());
    if (!refund) return count;
    await sendRefund(payments, refund, now());
  }
}

/** The work of the payments in the background, in each process: rows are leased one by one. */
export function paymentJobs(payments: Payments): Job[] {
  if (!hasProviders(payments)) return [];
  const job = { runsIn: 'each_process', every: ROUND_MS } as const;
  return [
    { ...job, name: 'payments', wakeOn: PAYMENT_CHANNEL, run: (signal) => settleDue(payments, signal) },
    { ...job, name: 'payment_refunds', wakeOn: REFUND_CHANNEL, run: (signal) => refundDue(payments, signal) },
  ];
}

/** Claims the next attempt that is due, payments that are still open first: no other process asks about it for a minute. */
async function claimAttempt({ db }: Payments, now: Date): Promise<string | undefined> {
  const next = sql`(select attempt_id from payment_attempt where due_at <= ${now.toISOString()}::timestamptz
    order by (state in ('new', 'open', 'processing', 'held')) desc, due_at limit 1 for update skip locked)`;
  const [claimed] = await db
    .update(paymentAttempt)
    .set({ due_at: new Date(now.getTime() + LEASE_MS) })
    .where(eq(paymentAttempt.attempt_id, next))
    .returning({ attempt_id: paymentAttempt.attempt_id });
  return claimed?.attempt_id;
}

async function sendRefund(payments: Payments, refund: SendingRefund, now: Date): Promise<void> {
  const { db } = payments;
  const { refund_id, attempt_id, transaction_id, request_id, code } = refund;
  const attempt = attempt_id ? await findAttempt(db, attempt_id) : undefined;
  // Nobody is asked to pay back what somebody else took.
  if (!attempt || !transaction_id || !request_id) return stickRefund(db, refund_id, 'no_attempt');
  const refunded = await askRefund(payments, { ...refund, request_id }, { ...attempt, transaction_id });
  await inTransaction(db, async (tx) => {
    const placed = await lockOrder(tx, code);
    const noted = { refund_id: String(refund_id), amount: String(refund.amount), ...textsOf(refunded) };
    await recordAnswer(tx, attempt, { how: 'refund', kind: refunded.state, noted, now });
    if (refunded.state === 'done') await settleRefundThrough(tx, placed, refund_id, { ...refunded, now });
    else if (refunded.state === 'refused') {
      await stickRefund(tx, refund_id, refunded.reason);
      // It may have been refunded on the provider's own pages: staff see that before they pay it by hand.
      await askSoon(tx, attempt.attempt_id, now);
    } else {
      const { provider_refund_id } = refunded.state === 'pending' ? refunded : {};
      const named = provider_refund_id === undefined ? {} : { provider_refund_id };
      await postponeRefund(tx, refund_id, { next_at: nextLook(refund.tries, now), ...named });
    }
  });
}

async function askRefund(
  { providers, log }: Payments,
  { refund_id, amount, payment, code, first_asked_at, request_id }: SendingRefund & { request_id: string },
  attempt: Parameters<typeof knownOf>[0],
): Promise<Refunded> {
  const provider = providers[attempt.paytype];
  if (!provider?.refund) return { state: 'refused', reason: 'by_hand' };
  try {
    // The order's code tells the buyer what it is about; the request's number makes asking again the same refund.
    return await provider.refund({
      request_id,
      known: { ...knownOf(attempt), amount: payment.amount },
      amount,
      note: code,
      first_asked_at,
    });
  } catch (error) {
    log.warn({ refund_id, err: error }, 'a refund could not be asked for');
    return { state: 'unknown', reason: 'trouble' };
  }
}

function textsOf({ state: _state, ...rest }: Refunded): Record<string, string> {
  return rest;
}
