import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { countSales } from '#features/catalog/server/edition.service.ts';
import type { PayType } from '#features/checkout/pay-types.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { RETRY_MS } from '../order.rules.ts';
import { isUnexpectedPayment } from '../order-steps.rules.ts';
import { mailAbout } from './order-mail.service.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';
import {
  type By,
  factsOf,
  type Hand,
  letEditionsGo,
  recordEvent,
  saveOrder,
  takeStep,
  type WholeOrder,
} from './order-write.service.ts';

type RefundRow = typeof orderRefund.$inferSelect;

interface Owing {
  amount?: number;
  why: RefundRow['why'];
  reason?: string;
  by?: By;
  now: Date;
}

export interface Received extends Hand {
  /** The step that the money makes: a staff member's, or a provider's. */
  action: 'confirm_transfer' | 'payment_received';
  amount: number;
  paytype: PayType;
}

/** Takes the money an order waits for: all of it, once. From here on the workshop may begin. */
export async function receivePayment(tx: Db, whole: WholeOrder, received: Received): Promise<WholeOrder> {
  const { action, amount, paytype, by, now } = received;
  if (amount !== whole.order.total) throw new Refusal('amount_differs');
  const paid = await takeStep(tx, whole, { action, by, now, data: { amount } });
  await notePayment(tx, whole, { amount, paytype, by, now }, true);
  const set = { generate_at: now };
  const prepared = await takeStep(tx, paid, { action: 'prepare', by: { actor: 'shop' }, now, set });
  await countSales(tx, whole.lines);
  await mailAbout(tx, prepared, { kind: 'paid' }, received);
  return prepared;
}

/** A provider refused the payment: the member may try again for a while (product §6). */
export async function declinePayment(tx: Db, whole: WholeOrder, { by, now, quiet }: Hand): Promise<WholeOrder> {
  const set = { pay_by: new Date(now.getTime() + RETRY_MS) };
  const declined = await takeStep(tx, whole, { action: 'payment_declined', by, now, set });
  await mailAbout(tx, declined, { kind: 'payment_failed' }, { quiet });
  return declined;
}

/** Notes money that nobody waited for, late, twice or of another amount, and that it is owed back; the order stays what it is. */
export async function noteUnexpectedPayment(
  tx: Db,
  whole: WholeOrder,
  { amount, paytype, by, now }: Omit<Received, 'action'>,
): Promise<WholeOrder> {
  if (amount === whole.order.total && !isUnexpectedPayment(factsOf(whole), now)) throw new Refusal('conflict');
  const payment_id = await notePayment(tx, whole, { amount, paytype, by, now }, false);
  await recordEvent(tx, whole, { what: 'record_payment', by, now, data: { amount } });
  return addRefund(tx, whole, { payment_id, amount, why: 'unexpected_payment' }, now);
}

/**
 * Owes the member a part of the payment that was kept, or all that is left of it. What was paid and what is owed or paid back
 * is compared while the order is held, so that several refunds at once never exceed the payment.
 */
export async function oweRefund(
  tx: Db,
  whole: WholeOrder,
  { amount, why, reason = '', by = { actor: 'shop' }, now }: Owing,
): Promise<WholeOrder> {
  const { payment_id, left } = await keptPayment(tx, whole);
  const owed = amount ?? left;
  if (owed > left || owed <= 0) throw new Refusal('amount_differs');
  const isOwing = by.actor === 'shop' && whole.order.payment_status === 'refunding';
  const next = isOwing
    ? whole
    : await takeStep(tx, whole, { action: 'owe_refund', by, now, data: { amount: owed, reason } });
  return addRefund(tx, next, { payment_id, amount: owed, why }, now);
}

/** How much of the kept payment is neither paid back nor owed. */
export async function keptPayment(db: Db, { order }: WholeOrder): Promise<{ payment_id: number; left: number }> {
  const payments = await db.select().from(orderPayment).where(eq(orderPayment.order_id, order.order_id));
  const kept = payments.find((payment) => payment.kept);
  if (!kept) throw new Refusal('conflict');
  const refunds = await db.select().from(orderRefund).where(eq(orderRefund.payment_id, kept.payment_id));
  return { payment_id: kept.payment_id, left: kept.amount - sumOf(refunds) };
}

/** Settles the oldest refund that is owed: staff have paid it back. Less than was owed may be paid, never more. */
export async function payRefund(
  tx: Db,
  whole: WholeOrder,
  { amount, reference, by, now, quiet }: Hand & { amount?: number | undefined; reference?: string | undefined },
): Promise<{ whole: WholeOrder; why: RefundRow['why'] }> {
  const [due] = await tx
    .select()
    .from(orderRefund)
    .where(and(eq(orderRefund.order_id, whole.order.order_id), isNull(orderRefund.done_at)))
    .orderBy(asc(orderRefund.refund_id))
    .limit(1);
  if (!due) throw new Refusal('conflict');
  const paid = amount ?? due.amount;
  if (paid > due.amount) throw new Refusal('amount_differs');
  await tx
    .update(orderRefund)
    .set({ amount: paid, done_at: now, member_id: by.member_id ?? null, reference: reference ?? null })
    .where(eq(orderRefund.refund_id, due.refund_id));
  const less = await saveOrder(tx, whole, { refund_due: whole.order.refund_due - due.amount }, now);
  const next = await afterRefund(tx, less, { ...due, amount: paid }, by, now);
  await mailAbout(tx, next, { kind: 'refunded', amount: paid }, { quiet });
  return { whole: next, why: due.why };
}

/** A payment that was not the order's own leaves its status alone; the own one ends paid back in part or in full. */
async function afterRefund(tx: Db, whole: WholeOrder, settled: RefundRow, by: By, now: Date): Promise<WholeOrder> {
  const refunds = await tx.select().from(orderRefund).where(eq(orderRefund.payment_id, settled.payment_id));
  const [payment] = await tx.select().from(orderPayment).where(eq(orderPayment.payment_id, settled.payment_id));
  const data = { amount: settled.amount };
  const isOpen = refunds.some(({ done_at }) => done_at === null);
  if (!payment?.kept || isOpen) {
    await recordEvent(tx, whole, { what: 'refund', by, now, data });
    return whole;
  }
  const to = sumOf(refunds) === payment.amount ? 'refunded' : 'partially_refunded';
  const next = await takeStep(tx, whole, { action: 'refund', to, by, now, data });
  const isStopped = to === 'refunded' && ['none', 'preparing', 'complete'].includes(next.order.freight_stage);
  return isStopped ? letEditionsGo(tx, next) : next;
}

async function notePayment(
  tx: Db,
  { order }: WholeOrder,
  { amount, paytype, by, now }: Omit<Received, 'action'>,
  kept: boolean,
): Promise<number> {
  const member_id = by.member_id ?? null;
  const [row] = await tx
    .insert(orderPayment)
    .values({ order_id: order.order_id, paytype, amount, kept, received_at: now, member_id })
    .returning({ payment_id: orderPayment.payment_id });
  if (!row) throw new Error('a payment was inserted but not returned');
  return row.payment_id;
}

async function addRefund(
  tx: Db,
  whole: WholeOrder,
  refund: Pick<RefundRow, 'payment_id' | 'amount' | 'why'>,
  now: Date,
): Promise<WholeOrder> {
  await tx.insert(orderRefund).values({ ...refund, order_id: whole.order.order_id, due_at: now });
  return saveOrder(tx, whole, { refund_due: whole.order.refund_due + refund.amount }, now);
}

function sumOf(refunds: readonly Pick<RefundRow, 'amount'>[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
