import { and, asc, eq, isNull } from 'drizzle-orm';
import { isRefundedByHand } from '#buying/checkout/pay-types.rules.ts';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { sendNotice } from '#db/server/notices.ts';
import { raiseNotice } from '#ground/staff-notices/server/raise-notice.service.ts';
import { Refusal } from '#shared/errors.ts';
import { leftOf, refundSums } from '../refund-ledger.rules.ts';
import { shopOrder } from './order.tables.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';
import { applyStep, type By, type OrderWithLines, saveOrder } from './order-write.service.ts';
import { askForAccount } from './refund-account.service.ts';

/** Notifies the process that sends refunds. */
export const REFUND_CHANNEL = 'refund';

export type RefundRow = typeof orderRefund.$inferSelect;
export type PaymentRow = typeof orderPayment.$inferSelect;

interface Owing {
  amount?: number;
  why: RefundRow['why'];
  reason?: string;
  by?: By;
  now: Date;
}

/**
 * Owes the member a part of the accepted payment, or all that is left of it. The sums are compared while the order is locked,
 * so that concurrent refunds never exceed the payment.
 */
export async function oweRefund(
  tx: Db,
  placed: OrderWithLines,
  { amount, why, reason = '', by = { actor: 'shop' }, now }: Owing,
): Promise<OrderWithLines> {
  const { payment, left } = await ordinaryPayment(tx, placed);
  const owed = amount ?? left;
  if (owed > left || owed <= 0) throw new Refusal('amount_differs');
  const isOwing = by.actor === 'shop' && placed.order.payment_status === 'refunding';
  const next = isOwing
    ? placed
    : await applyStep(tx, placed, { action: 'owe_refund', by, now, data: { amount: owed, reason } });
  return addRefund(tx, next, payment, { amount: owed, why, now });
}

/** Refused if staff had not seen every refund already owed or paid. */
export async function oweGoodwill(
  tx: Db,
  placed: OrderWithLines,
  { seen, quiet, ...owing }: Omit<Owing, 'why'> & { seen?: number | undefined; quiet?: boolean | undefined },
): Promise<OrderWithLines> {
  const refunds = await tx.$count(orderRefund, eq(orderRefund.order_id, placed.order.order_id));
  if (seen !== undefined && refunds !== seen) throw new Refusal('conflict');
  const owed = await oweRefund(tx, placed, { ...owing, why: 'goodwill' });
  await askForAccount(tx, owed, { now: owing.now, quiet });
  return owed;
}

/** The accepted payment, and how much of it is neither refunded nor owed. */
export async function ordinaryPayment(
  db: Db,
  { order }: OrderWithLines,
): Promise<{ payment: PaymentRow; left: number }> {
  const payments = await db.select().from(orderPayment).where(eq(orderPayment.order_id, order.order_id));
  const payment = payments.find(({ kept }) => kept);
  if (!payment) throw new Refusal('conflict');
  return { payment, left: leftOf(payment.amount, refundSums(await refundsOf(db, payment.payment_id))) };
}

/** The oldest first. */
export function refundsOf(db: Db, paymentId: number): Promise<RefundRow[]> {
  return db.select().from(orderRefund).where(eq(orderRefund.payment_id, paymentId)).orderBy(asc(orderRefund.refund_id));
}

/** Owed and not refunded yet, the oldest first. */
export function openRefunds(db: Db, orderId: number): Promise<RefundRow[]> {
  return db
    .select()
    .from(orderRefund)
    .where(and(eq(orderRefund.order_id, orderId), isNull(orderRefund.done_at)))
    .orderBy(asc(orderRefund.refund_id));
}

/** Owes an amount of one payment: a provider refunds what it took. */
export async function addRefund(
  tx: Db,
  placed: OrderWithLines,
  payment: PaymentRow,
  { amount, why, now }: { amount: number; why: RefundRow['why']; now: Date },
): Promise<OrderWithLines> {
  const { order_id, code, refund_due } = placed.order;
  const { payment_id, provider, attempt_id, transaction_id } = payment;
  const isSent = provider !== null && !isRefundedByHand(payment.paytype);
  const at = isSent ? ({ through: 'provider', provider, attempt_id, transaction_id, next_at: now } as const) : {};
  const added = await insertOne(
    tx
      .insert(orderRefund)
      .values({ order_id, payment_id, amount, why, due_at: now, ...at })
      .returning(),
  );
  if (isSent) {
    await nameRequest(tx, added.refund_id, `${code}-R${added.refund_id}`);
    await sendNotice(tx, REFUND_CHANNEL, '');
  }
  return saveOrder(tx, placed, { refund_due: refund_due + amount }, now);
}

/** The number of our request at the provider: 50 characters at most, readable on the provider's pages. */
export async function nameRequest(tx: Db, refundId: number, request_id: string): Promise<void> {
  await tx.update(orderRefund).set({ request_id }).where(eq(orderRefund.refund_id, refundId));
}

/** A provider has started a refund, or has paid one that staff recorded: saves its number. */
export async function nameAtProvider(tx: Db, refundId: number, provider_refund_id: string): Promise<void> {
  await tx.update(orderRefund).set({ provider_refund_id }).where(eq(orderRefund.refund_id, refundId));
}

/** A provider cannot refund: staff have to do it by hand. */
export async function stickRefund(tx: Db, refundId: number, reason: string): Promise<void> {
  const [stuck] = await tx
    .update(orderRefund)
    .set({ stuck: reason, next_at: null })
    .where(and(eq(orderRefund.refund_id, refundId), isNull(orderRefund.done_at)))
    .returning({ order_id: orderRefund.order_id, amount: orderRefund.amount });
  if (!stuck) return;
  const { code, currency, test } = shopOrder;
  const [order] = await tx
    .select({ code, currency, test })
    .from(shopOrder)
    .where(eq(shopOrder.order_id, stuck.order_id));
  if (!order) return;
  const mark = order.test ? ({ test: true } as const) : {};
  const facts = { what: 'refund_stuck', amount: stuck.amount, currency: order.currency, ...mark } as const;
  await raiseNotice(tx, { kind: 'payment_problem', subject: order.code, occurrence: `refund ${refundId}`, facts });
}
