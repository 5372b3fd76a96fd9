import { and, asc, eq, isNull } from 'drizzle-orm';
import type { PayType } from '#buying/checkout/pay-types.rules.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import { countSales } from '#catalogue/works/server/edition.service.ts';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { Refusal } from '#shared/errors.ts';
import { AWAITED, retryUntil } from '../order.rules.ts';
import { reportDeadline } from '../order-deadlines.rules.ts';
import { isUnexpectedPayment } from '../order-steps.rules.ts';
import { mailAbout } from './order-mail.service.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';
import { addRefund, type PaymentRow } from './order-refund.service.ts';
import { freezeOrder } from './order-shares.service.ts';
import {
  applyStep,
  factsOf,
  type Hand,
  type OrderRow,
  type OrderWithLines,
  recordEvent,
  saveOrder,
} from './order-write.service.ts';

/** Where money is at a provider. */
interface Transaction {
  provider: string;
  transaction_id: string;
  /** The attempt to pay that it came of. */
  attempt_id?: string;
  /** False when only staff say that this is its number. */
  proved?: boolean;
}

/** Money that has come. */
export interface Money extends Hand {
  amount: number;
  paytype: PayType;
  /** What a provider that took it calls it; one transaction is one payment, however often it is told. */
  transaction?: Transaction;
}

interface Received extends Money {
  /** The step that the money makes: a staff member's, or a provider's. */
  action: 'confirm_transfer' | 'payment_received';
}

/** Takes the money an order waits for: all of it, once. From here on the workshop may begin. */
export async function receivePayment(tx: Db, placed: OrderWithLines, received: Received): Promise<OrderWithLines> {
  const { action, amount, paytype, by, now } = received;
  if (amount !== placed.order.total) throw new Refusal('amount_differs');
  // Of two ways that were tried, the order was paid by this one.
  const paid = await applyStep(tx, placed, { action, by, now, set: { paytype }, data: { amount } });
  await notePayment(tx, placed, received, true);
  await freezeOrder(tx, paid, received);
  const set = { generate_at: now };
  const prepared = await applyStep(tx, paid, { action: 'prepare', by: { actor: 'shop' }, now, set });
  await countSales(tx, placed.lines);
  await mailAbout(tx, prepared, { kind: 'paid' }, received);
  return prepared;
}

/** A provider refused the payment, or charged what the order cannot keep: the member may try again for a while (product §6). */
export async function declinePayment(
  tx: Db,
  placed: OrderWithLines,
  { by, now, quiet, charged }: Hand & { charged?: number },
): Promise<OrderWithLines> {
  const set = { pay_by: new Date(Math.max(placed.order.pay_by.getTime(), retryUntil(placed.order).getTime())) };
  const declined = await applyStep(tx, placed, { action: 'payment_declined', by, now, set });
  await mailAbout(tx, declined, { kind: 'payment_failed', ...(charged !== undefined && { charged }) }, { quiet });
  return declined;
}

/**
 * Notes whether an order's money is under way. From the moment it is, the order waits for it as long as for a transfer that was
 * reported, if it waits for money at all.
 */
export async function notePending(
  tx: Db,
  placed: OrderWithLines,
  pending_payment: OrderRow['pending_payment'],
  now: Date,
): Promise<void> {
  const { order } = placed;
  if (order.pending_payment === pending_payment) return;
  const isBegun = order.pending_payment === null && AWAITED.includes(order.payment_status);
  const later = isBegun ? { pay_by: reportDeadline(order.pay_by, now, (await readSettings(tx)).calendar) } : {};
  await saveOrder(tx, placed, { pending_payment, ...later }, now);
}

/** Notes money that nobody waited for, late, twice or of another amount, and that it is owed back; the order stays what it is. */
export async function noteUnexpectedPayment(tx: Db, placed: OrderWithLines, money: Money): Promise<OrderWithLines> {
  const { amount, by, now } = money;
  if (amount === placed.order.total && !isUnexpectedPayment(factsOf(placed), now)) throw new Refusal('conflict');
  const payment = await notePayment(tx, placed, money, false);
  await recordEvent(tx, placed, { what: 'record_payment', by, now, data: { amount } });
  return addRefund(tx, placed, payment, { amount, why: 'unexpected_payment', now });
}

/** Staff found such money at the bank. What they had not seen when they noted it may be the same. */
export async function recordPayment(
  tx: Db,
  placed: OrderWithLines,
  { seen, ...money }: Omit<Money, 'paytype' | 'transaction'> & { seen: number },
): Promise<OrderWithLines> {
  const { order_id, paytype } = placed.order;
  if ((await tx.$count(orderPayment, eq(orderPayment.order_id, order_id))) !== seen) throw new Refusal('conflict');
  return noteUnexpectedPayment(tx, placed, { ...money, paytype });
}

/** The payment that a provider's transaction is in the books, kept or owed back. */
export async function paymentAt(db: Db, provider: string, transactionId: string): Promise<PaymentRow | undefined> {
  const which = and(eq(orderPayment.provider, provider), eq(orderPayment.transaction_id, transactionId));
  const [row] = await db.select().from(orderPayment).where(which);
  return row;
}

/** All payments that came of one attempt, the first one first. */
export function paymentsOfAttempt(db: Db, attemptId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(orderPayment)
    .where(eq(orderPayment.attempt_id, attemptId))
    .orderBy(asc(orderPayment.payment_id));
}

/**
 * The provider reports the money of an attempt whose payment staff had accepted under a number that the provider does not know:
 * it is the same money, and from now on it has the provider's number, as have the refunds that were not asked for yet.
 */
export async function correctNumber(tx: Db, { payment_id }: PaymentRow, transaction_id: string): Promise<void> {
  await tx.update(orderPayment).set({ transaction_id, proved: true }).where(eq(orderPayment.payment_id, payment_id));
  await tx
    .update(orderRefund)
    .set({ transaction_id })
    .where(and(eq(orderRefund.payment_id, payment_id), isNull(orderRefund.done_at)));
}

async function notePayment(
  tx: Db,
  { order }: OrderWithLines,
  { amount, paytype, transaction, by, now }: Money,
  kept: boolean,
) {
  const member_id = by.member_id ?? null;
  return insertOne(
    tx
      .insert(orderPayment)
      .values({ order_id: order.order_id, paytype, amount, kept, received_at: now, member_id, ...transaction })
      .returning(),
  );
}
