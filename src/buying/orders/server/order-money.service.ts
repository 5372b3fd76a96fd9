import { and, asc, eq, isNull } from 'drizzle-orm';
import { isRefundedByHand, type PayType } from '#buying/checkout/pay-types.rules.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import { countSales } from '#catalogue/works/server/edition.service.ts';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { Refusal } from '#shared/errors.ts';
import { AWAITED, retryUntil } from '../order.rules.ts';
import { reportDeadline } from '../order-deadlines.rules.ts';
import type { PayNumber } from '../order-facts.contract.ts';
import { isUnexpectedPayment, stepFor } from '../order-steps.rules.ts';
import { invoicePayment } from './order-invoice.service.ts';
import { mailAbout } from './order-mail.service.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';
import { addRefund, type PaymentRow } from './order-refund.service.ts';
import { freezeOrder } from './order-shares.service.ts';
import {
  applyStep,
  factsOf,
  type Hand,
  type Moment,
  type OrderRow,
  type OrderWithLines,
  recordEvent,
  saveOrder,
} from './order-write.service.ts';
import { askForAccount } from './refund-account.service.ts';

interface Transaction {
  provider: string;
  transaction_id: string;
  /** The payment attempt it belongs to. */
  attempt_id?: string;
  /** False if only staff say that this is its number. */
  proved?: boolean;
}

export interface Money extends Hand {
  amount: number;
  paytype: PayType;
  /** The provider's transaction; one transaction is one payment, even if it is reported several times. */
  transaction?: Transaction;
}

interface Received extends Money {
  /** The step of the payment: a staff member's, or a provider's. */
  action: 'confirm_transfer' | 'payment_received';
}

/** Records the payment that an order awaits: all of it, once. Production may then start. */
export async function receivePayment(tx: Db, placed: OrderWithLines, received: Received): Promise<OrderWithLines> {
  const { action, amount, paytype, by, now } = received;
  if (amount !== placed.order.total) throw new Refusal('amount_differs');
  // If two methods were tried, this one paid the order.
  const paid = await applyStep(tx, placed, { action, by, now, set: { paytype }, data: { amount } });
  await notePayment(tx, placed, received, true);
  if (!placed.order.test) await freezeOrder(tx, paid, received);
  await invoicePayment(tx, paid, received);
  const set = { generate_at: now };
  const prepared = await applyStep(tx, paid, { action: 'prepare', by: { actor: 'shop' }, now, set });
  if (!placed.order.test) await countSales(tx, placed.lines);
  await mailAbout(tx, prepared, { kind: 'paid' }, received);
  return prepared;
}

/**
 * A provider declined the payment, or charged an amount the order cannot accept: the member may retry for a while (product §6).
 */
export async function declinePayment(
  tx: Db,
  placed: OrderWithLines,
  { by, now, quiet, charged }: Hand & { charged?: number },
): Promise<OrderWithLines> {
  const { transfer_days } = (await readSettings(tx)).orders;
  const retry = retryUntil(placed.order, transfer_days);
  const set = { pay_by: new Date(Math.max(placed.order.pay_by.getTime(), retry.getTime())) };
  const declined = await applyStep(tx, placed, { action: 'payment_declined', by, now, set });
  await mailAbout(tx, declined, { kind: 'payment_failed', ...(charged !== undefined && { charged }) }, { quiet });
  return declined;
}

/**
 * Records whether a payment is in progress. An order that awaits money then has the same deadline as with a reported transfer.
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

/** The buyer got a number to pay with: the order waits for it, its page shows it, and a mail repeats it. */
export async function noteNumber(
  tx: Db,
  placed: OrderWithLines,
  number: PayNumber,
  { lapses_at, now, quiet }: Moment & { lapses_at: Date },
): Promise<void> {
  const { order } = placed;
  const isAwaited = stepFor('payment_received', factsOf(placed), now, 'provider') !== undefined;
  if (!isAwaited || order.paytype !== number.paytype) return;
  const pay_by = new Date(Math.max(order.pay_by.getTime(), lapses_at.getTime()));
  const noted = await saveOrder(tx, placed, { pay_number: number, pay_by }, now);
  const { bank, number: digits, until } = number;
  await mailAbout(tx, noted, { kind: 'payment_number', pay_bank: bank, pay_number: digits, until }, { quiet });
}

/** Records money that nobody expected (late, twice or another amount) and owes it back; the order does not change. */
export async function noteUnexpectedPayment(tx: Db, placed: OrderWithLines, money: Money): Promise<OrderWithLines> {
  const { amount, by, now, transaction } = money;
  // What staff enter may be the payment that the order awaits. What a provider charged is recorded in any case.
  const isAwaited = amount === placed.order.total && !isUnexpectedPayment(factsOf(placed), now);
  if (isAwaited && !transaction) throw new Refusal('conflict');
  const payment = await notePayment(tx, placed, money, false);
  await recordEvent(tx, placed, { what: 'record_payment', by, now, data: { amount } });
  const owed = await addRefund(tx, placed, payment, { amount, why: 'unexpected_payment', now });
  if (!payment.provider || isRefundedByHand(payment.paytype)) await askForAccount(tx, owed, money);
  return owed;
}

/** Staff found such money at the bank. A payment they had not seen when they recorded it may be the same one. */
export async function recordPayment(
  tx: Db,
  placed: OrderWithLines,
  { seen, ...money }: Omit<Money, 'paytype' | 'transaction'> & { seen: number },
): Promise<OrderWithLines> {
  const { order_id, paytype } = placed.order;
  if ((await tx.$count(orderPayment, eq(orderPayment.order_id, order_id))) !== seen) throw new Refusal('conflict');
  return noteUnexpectedPayment(tx, placed, { ...money, paytype });
}

/** The payment of a provider's transaction in our ledger, accepted or owed back. */
export async function paymentAt(db: Db, provider: string, transactionId: string): Promise<PaymentRow | undefined> {
  const which = and(eq(orderPayment.provider, provider), eq(orderPayment.transaction_id, transactionId));
  const [row] = await db.select().from(orderPayment).where(which);
  return row;
}

/** All payments of one attempt, the first one first. */
export function paymentsOfAttempt(db: Db, attemptId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(orderPayment)
    .where(eq(orderPayment.attempt_id, attemptId))
    .orderBy(asc(orderPayment.payment_id));
}

/**
 * The provider reports the money of an attempt whose payment staff had accepted under a number unknown to the provider. It is
 * the same money: the payment gets the provider's number, and so do the refunds not yet requested.
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
      .values({
        order_id: order.order_id,
        test: order.test,
        paytype,
        amount,
        kept,
        received_at: now,
        member_id,
        ...transaction,
      })
      .returning(),
  );
}
