import { eq, sql } from 'drizzle-orm';
import { booksOfAttempt } from '#buying/orders/server/order-books.service.ts';
import { REFUND_CHANNEL, stickRefund } from '#buying/orders/server/order-refund.service.ts';
import { claimRefund, postponeRefund, type SendingRefund } from '#buying/orders/server/order-refund-sending.service.ts';
import { settleRefundThrough } from '#buying/orders/server/order-settle.service.ts';
import { lockOrder } from '#buying/orders/server/order-write.service.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { nextCheck } from '../payment-states.rules.ts';
import { paymentAttempt } from './payment.tables.ts';
import { askSoon, findAttempt, knownOf, PAYMENT_CHANNEL } from './payment-attempt.service.ts';
import { recordAnswer } from './payment-event.service.ts';
import type { Refunded } from './payment-provider.ts';
import { settleAttempt } from './payment-settle.service.ts';
import { hasWork, type Payments, providerOf } from './payments.ts';

const ROUND_MS = 15_000;
/** A slow answer about one payment does not block the others. */
const AT_ONCE = 4;
/** Longer than two answers of a provider may take. */
const LEASE_MS = 60_000;

/** Asks about every due attempt, a few at a time, until none is left. Returns how many there were. */
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

/** Requests every due refund from its provider, one after another, until none is left. */
export async function refundDue(payments: Payments, signal?: AbortSignal, now = () => new Date()): Promise<number> {
  for (let count = 0; ; count++) {
    const refund = signal?.aborted ? undefined : await claimRefund(payments.db, now());
    if (!refund) return count;
    await sendRefund(payments, refund, now());
  }
}

/** Runs in each process: rows are leased one by one. */
export function paymentJobs(payments: Payments): Job[] {
  if (!hasWork(payments)) return [];
  const job = { runsIn: 'each_process', every: ROUND_MS } as const;
  return [
    { ...job, name: 'payments', wakeOn: PAYMENT_CHANNEL, run: (signal) => settleDue(payments, signal) },
    { ...job, name: 'payment_refunds', wakeOn: REFUND_CHANNEL, run: (signal) => refundDue(payments, signal) },
  ];
}

/** Leases the next due attempt, open payments first: no other process asks about it for a minute. */
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
  // Only the provider that took the money can refund it.
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
      await postponeRefund(tx, refund_id, { next_at: nextCheck(refund.tries, now), ...named });
    }
  });
}

/** The provider's numbers of the refunds of an attempt that are in our books. */
async function bookedRefunds(db: Payments['db'], attemptId: string): Promise<string[]> {
  const books = await booksOfAttempt(db, attemptId);
  return books.flatMap(({ refunds }) => refunds.flatMap(({ provider_refund_id }) => provider_refund_id ?? []));
}

async function askRefund(
  payments: Payments,
  { refund_id, amount, payment, code, first_asked_at, request_id }: SendingRefund & { request_id: string },
  attempt: Parameters<typeof knownOf>[0],
): Promise<Refunded> {
  const provider = providerOf(payments, attempt);
  // The provider's keys were removed. An earlier request may have refunded it.
  if (!provider?.refund) return { state: 'refused', reason: first_asked_at ? 'answer_lost' : 'by_hand' };
  try {
    // The order's code tells the buyer what it is about; the request's number makes a retry the same refund.
    return await provider.refund({
      request_id,
      known: { ...knownOf(attempt), amount: payment.amount },
      amount,
      note: code,
      first_asked_at,
      booked: await bookedRefunds(payments.db, attempt.attempt_id),
    });
  } catch (error) {
    payments.log.warn({ refund_id, err: error }, 'a refund could not be asked for');
    return { state: 'unknown', reason: 'trouble' };
  }
}

function textsOf({ state: _state, ...rest }: Refunded): Record<string, string> {
  return rest;
}
