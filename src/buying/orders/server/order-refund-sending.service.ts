import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { shopOrder } from './order.tables.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';

/** The lease of a refund, longer than a provider may take to answer; afterwards another process asks, which is safe. */
const LEASE_MS = 60_000;

export interface SendingRefund {
  refund_id: number;
  order_id: number;
  code: string;
  amount: number;
  tries: number;
  /** When we first asked the provider for it, if we did. */
  first_asked_at: Date | null;
  /** Our number: with it, a retry is the same refund. */
  request_id: string | null;
  attempt_id: string | null;
  transaction_id: string | null;
  payment: typeof orderPayment.$inferSelect;
}

/** Leases the next due refund, so that no other process takes it for a minute. */
export async function claimRefund(db: Db, now: Date): Promise<SendingRefund | undefined> {
  const next = sql`(select refund_id from order_refund where next_at <= ${now.toISOString()}::timestamptz and done_at is null
    and stuck is null order by next_at, refund_id limit 1 for update skip locked)`;
  const [claimed] = await db
    .update(orderRefund)
    .set({
      next_at: new Date(now.getTime() + LEASE_MS),
      sent_at: sql`coalesce(${orderRefund.sent_at}, ${now.toISOString()}::timestamptz)`,
      tries: sql`${orderRefund.tries} + 1`,
    })
    .where(eq(orderRefund.refund_id, next))
    .returning();
  if (!claimed) return undefined;
  const [row] = await db
    .select({ code: shopOrder.code, payment: orderPayment })
    .from(orderPayment)
    .innerJoin(shopOrder, eq(shopOrder.order_id, orderPayment.order_id))
    .where(eq(orderPayment.payment_id, claimed.payment_id));
  if (!row) throw new Error(`refund ${claimed.refund_id} is of no payment`);
  const { refund_id, order_id, amount, tries, request_id, attempt_id, transaction_id, sent_at } = claimed;
  const first_asked_at = tries > 1 ? sent_at : null;
  return { refund_id, order_id, amount, tries, request_id, attempt_id, transaction_id, first_asked_at, ...row };
}

/**
 * The provider has not refunded yet, or the result is unknown: we ask again later, unless it is settled or with staff
 * in the meantime.
 */
export async function postponeRefund(
  db: Db,
  refundId: number,
  set: { next_at: Date; provider_refund_id?: string },
): Promise<void> {
  await db
    .update(orderRefund)
    .set(set)
    .where(and(eq(orderRefund.refund_id, refundId), isNull(orderRefund.done_at), isNull(orderRefund.stuck)));
}
