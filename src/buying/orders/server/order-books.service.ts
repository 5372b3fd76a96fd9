import { and, asc, eq, gte, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { LedgerRefund } from '../refund-ledger.rules.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';
import { refundCase } from './refund-case.tables.ts';

/** The most refunds of one attempt that we look up at a provider that lists them one by one. */
const MOST_REQUESTS = 50;

/** Our ledger of one payment at a provider, in minor units. */
interface PaymentBook {
  transaction_id: string | null;
  paid: number;
  refunds: LedgerRefund[];
  /** Numbers of refunds there that staff have not decided about. */
  undecided: string[];
  /** Numbers about which staff decided that nothing follows. */
  seen: string[];
}

/** The ledger of the payments of an attempt; empty if there were none. */
export async function booksOfAttempt(db: Db, attemptId: string): Promise<PaymentBook[]> {
  const payments = await db
    .select()
    .from(orderPayment)
    .where(eq(orderPayment.attempt_id, attemptId))
    .orderBy(asc(orderPayment.payment_id));
  const ids = payments.map(({ payment_id }) => payment_id);
  const refunds = await db
    .select()
    .from(orderRefund)
    .where(inArray(orderRefund.payment_id, ids))
    .orderBy(asc(orderRefund.refund_id));
  const cases = await db.select().from(refundCase).where(inArray(refundCase.payment_id, ids));
  return payments.map(({ payment_id, transaction_id, amount: paid }) => {
    const own = cases.filter((one) => one.payment_id === payment_id);
    return {
      transaction_id,
      paid,
      refunds: refunds.filter((refund) => refund.payment_id === payment_id),
      undecided: own.flatMap((one) => (one.decided_at === null ? one.provider_refund_id : [])),
      seen: own.flatMap((one) => (one.decision === 'seen' ? one.provider_refund_id : [])),
    };
  });
}

/** The numbers of our refund requests for an attempt. */
export async function refundRequests(db: Db, attemptId: string): Promise<string[]> {
  const rows = await db
    .select({ request_id: orderRefund.request_id })
    .from(orderRefund)
    .innerJoin(orderPayment, eq(orderPayment.payment_id, orderRefund.payment_id))
    .where(and(eq(orderPayment.attempt_id, attemptId), isNotNull(orderRefund.sent_at)))
    .orderBy(asc(orderRefund.refund_id))
    .limit(MOST_REQUESTS);
  return rows.flatMap(({ request_id }) => request_id ?? []);
}

/** Attempts with refunds requested or paid in this period. */
export function refundedAttempts(db: Db, from: Date, to: Date) {
  const within = (column: typeof orderRefund.done_at | typeof orderRefund.sent_at) =>
    and(gte(column, from), lt(column, to));
  return db
    .select({ attempt_id: orderRefund.attempt_id })
    .from(orderRefund)
    .where(and(isNotNull(orderRefund.attempt_id), or(within(orderRefund.done_at), within(orderRefund.sent_at))));
}
