import { and, asc, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { sendNotice } from '#db/server/notices.ts';
import { Refusal } from '#shared/errors.ts';
import { leftOf, paidBack, refundSums } from '../refund-ledger.rules.ts';
import { mailAbout } from './order-mail.service.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';
import { reverseOrder } from './order-shares.service.ts';
import {
  applyStep,
  type By,
  type Hand,
  letEditionsGo,
  type Move,
  type OrderWithLines,
  recordEvent,
  saveOrder,
} from './order-write.service.ts';

/** Tells whoever sends refunds that there is one. */
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

interface Settling extends Hand {
  amount?: number | undefined;
  /** The number that staff wrote down. */
  reference?: string | undefined;
  /** The provider's own number. */
  provider_refund_id?: string | undefined;
  /** What is not paid of it is not owed any more, for this reason. */
  waive_rest?: boolean | undefined;
  reason?: string | undefined;
}

export interface Settled {
  placed: OrderWithLines;
  why: RefundRow['why'];
  /** How much of it is still owed, and how much was waived. */
  rest: number;
  waived: number;
}

/**
 * Owes the member a part of the payment that was kept, or all that is left of it. What was paid and what is owed or paid back
 * is compared while the order is held, so that several refunds at once never exceed the payment.
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

/** Owes something out of goodwill; whoever had not seen all that is owed or was paid back already is refused. */
export async function oweGoodwill(
  tx: Db,
  placed: OrderWithLines,
  { seen, ...owing }: Omit<Owing, 'why'> & { seen?: number | undefined },
): Promise<OrderWithLines> {
  const refunds = await tx.$count(orderRefund, eq(orderRefund.order_id, placed.order.order_id));
  if (seen !== undefined && refunds !== seen) throw new Refusal('conflict');
  return oweRefund(tx, placed, { ...owing, why: 'goodwill' });
}

/** The payment that was kept, and how much of it is neither paid back nor owed. */
export async function ordinaryPayment(
  db: Db,
  { order }: OrderWithLines,
): Promise<{ payment: PaymentRow; left: number }> {
  const payments = await db.select().from(orderPayment).where(eq(orderPayment.order_id, order.order_id));
  const payment = payments.find(({ kept }) => kept);
  if (!payment) throw new Refusal('conflict');
  return { payment, left: leftOf(payment.amount, refundSums(await refundsOf(db, payment.payment_id))) };
}

/** All refunds of one payment, the oldest first. */
export function refundsOf(db: Db, paymentId: number): Promise<RefundRow[]> {
  return db.select().from(orderRefund).where(eq(orderRefund.payment_id, paymentId)).orderBy(asc(orderRefund.refund_id));
}

/** What an order owes and nobody has paid back yet, the oldest first. */
export function openRefunds(db: Db, orderId: number): Promise<RefundRow[]> {
  return db
    .select()
    .from(orderRefund)
    .where(and(eq(orderRefund.order_id, orderId), isNull(orderRefund.done_at)))
    .orderBy(asc(orderRefund.refund_id));
}

/** Owes an amount of one payment back, to the one it came from: a provider pays back what it took. */
export async function addRefund(
  tx: Db,
  placed: OrderWithLines,
  payment: PaymentRow,
  { amount, why, now }: { amount: number; why: RefundRow['why']; now: Date },
): Promise<OrderWithLines> {
  const { order_id, code, refund_due } = placed.order;
  const { payment_id, provider, attempt_id, transaction_id } = payment;
  const at = provider ? ({ through: 'provider', provider, attempt_id, transaction_id, next_at: now } as const) : {};
  const added = await insertOne(
    tx
      .insert(orderRefund)
      .values({ order_id, payment_id, amount, why, due_at: now, ...at })
      .returning(),
  );
  if (provider) {
    await nameRequest(tx, added.refund_id, `${code}-R${added.refund_id}`);
    await sendNotice(tx, REFUND_CHANNEL, '');
  }
  return saveOrder(tx, placed, { refund_due: refund_due + amount }, now);
}

/** Under which number a refund is asked for at its provider: 50 characters at most, readable on the provider's pages. */
export async function nameRequest(tx: Db, refundId: number, request_id: string): Promise<void> {
  await tx.update(orderRefund).set({ request_id }).where(eq(orderRefund.refund_id, refundId));
}

/**
 * Settles a refund that is paid back by hand: staff have done it. Less than was owed may be paid, never more, and the rest goes
 * on being owed unless they say that it is not. What a provider pays back is not theirs, unless the provider could not.
 */
export async function payRefund(
  tx: Db,
  placed: OrderWithLines,
  refundId: number,
  settling: Settling,
): Promise<Settled> {
  const byHand = or(eq(orderRefund.through, 'hand'), isNotNull(orderRefund.stuck));
  return settle(tx, placed, and(eq(orderRefund.refund_id, refundId), byHand), settling);
}

/** Settles a refund that its provider has paid back; nothing happens when that is known already. */
export async function payRefundThrough(
  tx: Db,
  placed: OrderWithLines,
  refundId: number,
  settling: Settling,
): Promise<Settled | undefined> {
  const [refund] = await tx.select().from(orderRefund).where(eq(orderRefund.refund_id, refundId));
  if (!refund || refund.done_at) return undefined;
  return settle(tx, placed, eq(orderRefund.refund_id, refundId), settling);
}

/** A provider has begun to pay back, or has paid what staff wrote down: from now on we know its number of it. */
export async function nameAtProvider(tx: Db, refundId: number, provider_refund_id: string): Promise<void> {
  await tx.update(orderRefund).set({ provider_refund_id }).where(eq(orderRefund.refund_id, refundId));
}

/** A provider cannot pay back: from now on it is for staff to do by hand. */
export async function stickRefund(tx: Db, refundId: number, reason: string): Promise<void> {
  await tx
    .update(orderRefund)
    .set({ stuck: reason, next_at: null })
    .where(and(eq(orderRefund.refund_id, refundId), isNull(orderRefund.done_at)));
}

async function settle(
  tx: Db,
  placed: OrderWithLines,
  which: SQL | undefined,
  { amount, reference, provider_refund_id, waive_rest = false, reason = '', by, now, quiet }: Settling,
): Promise<Settled> {
  const [due] = await tx
    .select()
    .from(orderRefund)
    .where(and(eq(orderRefund.order_id, placed.order.order_id), isNull(orderRefund.done_at), which));
  if (!due) throw new Refusal('conflict');
  const paid = amount ?? due.amount;
  if (paid > due.amount) throw new Refusal('amount_differs');
  await tx
    .update(orderRefund)
    .set({
      amount: paid,
      done_at: now,
      member_id: by.member_id ?? null,
      reference: reference ?? due.reference,
      provider_refund_id: provider_refund_id ?? due.provider_refund_id,
      next_at: null,
    })
    .where(eq(orderRefund.refund_id, due.refund_id));
  const unpaid = due.amount - paid;
  const rest = waive_rest ? 0 : unpaid;
  const waived = unpaid - rest;
  if (rest > 0) await oweRest(tx, due, rest);
  const less = await saveOrder(tx, placed, { refund_due: placed.order.refund_due - paid - waived }, now);
  const data = { amount: paid, ...(waived > 0 && { waived, reason }) };
  const next = await afterRefund(tx, less, { ...due, amount: paid }, { by, now, data });
  await mailAbout(tx, next, { kind: 'refunded', amount: paid }, { quiet });
  return { placed: next, why: due.why, rest, waived };
}

/** What was not paid of a refund is owed as that was: for the same reason, since the same day, and by whoever had to pay it. */
async function oweRest(tx: Db, due: RefundRow, amount: number): Promise<void> {
  const { order_id, payment_id, why, due_at, through, stuck, provider, attempt_id, transaction_id } = due;
  await tx
    .insert(orderRefund)
    .values({ order_id, payment_id, amount, why, due_at, through, stuck, provider, attempt_id, transaction_id });
}

/** A payment that was not the order's own leaves its status alone; the own one ends paid back in part or in full. */
async function afterRefund(
  tx: Db,
  placed: OrderWithLines,
  settled: RefundRow,
  { by, now, data }: Pick<Move<'refund'>, 'by' | 'now' | 'data'>,
): Promise<OrderWithLines> {
  const refunds = await refundsOf(tx, settled.payment_id);
  const [payment] = await tx.select().from(orderPayment).where(eq(orderPayment.payment_id, settled.payment_id));
  if (payment?.kept) await reverseOrder(tx, placed, settled, refunds, now);
  const isOpen = refunds.some(({ done_at }) => done_at === null);
  if (!payment?.kept || isOpen) {
    await recordEvent(tx, placed, { what: 'refund', by, now, ...(data && { data }) });
    return placed;
  }
  const to = paidBack(refundSums(refunds)) === payment.amount ? 'refunded' : 'partially_refunded';
  const next = await applyStep(tx, placed, { action: 'refund', to, by, now, ...(data && { data }) });
  const isStopped = to === 'refunded' && ['none', 'preparing', 'complete'].includes(next.order.freight_stage);
  return isStopped ? letEditionsGo(tx, next) : next;
}
