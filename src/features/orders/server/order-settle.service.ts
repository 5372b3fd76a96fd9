import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import type { StaffForm } from '../order-staff.contract.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';
import {
  keptPayment,
  openRefunds,
  oweRefund,
  payRefund,
  payRefundThrough,
  type Settled,
} from './order-refund.service.ts';
import { closeReturn, requireKeepable, worthOfReturn } from './order-return.service.ts';
import type { Hand, WholeOrder } from './order-write.service.ts';

/** A provider's word that it has paid back so much of a transaction, in all. */
interface RefundAtProvider {
  provider: string;
  transaction_id: string;
  refunded: number;
  now: Date;
}

/** Pays the refund that staff name, or what came back and is owed nothing for yet. */
export async function settleRefund(
  tx: Db,
  whole: WholeOrder,
  { refund_id, ...paid }: StaffForm<'refund'>,
  hand: Hand,
): Promise<void> {
  if (refund_id === undefined) return settleReturn(tx, whole, paid, hand);
  await payByHand(tx, whole, refund_id, { ...paid, ...hand });
}

/**
 * What came back is owed its price first, or more if staff found that right. What a provider took is only owed here: the
 * provider pays it back.
 */
async function settleReturn(
  tx: Db,
  whole: WholeOrder,
  paid: Omit<StaffForm<'refund'>, 'refund_id'>,
  hand: Hand,
): Promise<void> {
  const { order } = whole;
  if (order.refund_due > 0 || order.return_status !== 'received') throw new Refusal('conflict');
  const { payment, left } = await keptPayment(tx, whole);
  // Everything was paid back before, by goodwill: the return only has to end.
  if (left === 0) return closeReturn(tx, whole, hand.now);
  const worth = await worthOfReturn(tx, whole);
  if (payment.provider) return oweThroughProvider(tx, whole, { worth, ...paid }, hand);
  const owing = await oweRefund(tx, whole, {
    amount: Math.max(worth, paid.amount ?? 0),
    why: 'returned',
    now: hand.now,
  });
  const [owed] = await openRefunds(tx, order.order_id);
  if (!owed) throw new Error(`order ${order.order_id} owes a return and has no refund`);
  await payByHand(tx, owing, owed.refund_id, { ...paid, ...hand });
}

/** The provider pays all that is owed: less than a return is worth is owed only if staff say that the rest is not. */
async function oweThroughProvider(
  tx: Db,
  whole: WholeOrder,
  { worth, amount = worth, waive_rest, reason = '' }: Omit<StaffForm<'refund'>, 'refund_id'> & { worth: number },
  { by, now }: Hand,
): Promise<void> {
  const isLess = amount < worth;
  if (isLess && !waive_rest) throw new Refusal('amount_differs');
  if (isLess) await requireKeepable(tx, whole);
  await oweRefund(tx, whole, { amount, why: 'returned', now, ...(isLess && { by, reason }) });
}

async function payByHand(
  tx: Db,
  whole: WholeOrder,
  refundId: number,
  paid: Parameters<typeof payRefund>[3],
): Promise<void> {
  const settled = await payRefund(tx, whole, refundId, paid);
  if (settled.waived > 0 && settled.why === 'returned') await requireKeepable(tx, whole);
  await endReturn(tx, settled, paid.now);
}

/** A provider has paid a refund back. */
export async function settleRefundThrough(
  tx: Db,
  whole: WholeOrder,
  refundId: number,
  { reference, now }: { reference: string; now: Date },
): Promise<WholeOrder> {
  const settled = await payRefundThrough(tx, whole, refundId, { reference, by: { actor: 'provider' }, now });
  if (!settled) return whole;
  await endReturn(tx, settled, now);
  return settled.whole;
}

/**
 * A provider says how much of a transaction it has paid back in all. What the books do not have is first what the shop owes
 * anyway, and then a refund that somebody made at the provider's own pages.
 */
export async function noteRefundAtProvider(tx: Db, whole: WholeOrder, told: RefundAtProvider): Promise<void> {
  const { provider, transaction_id: reference, refunded, now } = told;
  const refunds = await refundsOf(tx, provider, reference);
  let rest = refunded - refunds.reduce((sum, { amount, done_at }) => sum + (done_at ? amount : 0), 0);
  let next = whole;
  for (const { refund_id, amount } of refunds.filter(({ done_at }) => !done_at)) {
    if (amount > rest) return;
    rest -= amount;
    next = await settleRefundThrough(tx, next, refund_id, { reference, now });
  }
  if (rest <= 0) return;
  const owing = await oweRefund(tx, next, { amount: rest, why: 'goodwill', now });
  const added = (await refundsOf(tx, provider, reference)).at(-1);
  if (added) await settleRefundThrough(tx, owing, added.refund_id, { reference, now });
}

async function refundsOf(tx: Db, provider: string, transactionId: string) {
  const rows = await tx
    .select({ refund: orderRefund })
    .from(orderRefund)
    .innerJoin(orderPayment, eq(orderPayment.payment_id, orderRefund.payment_id))
    .where(and(eq(orderPayment.provider, provider), eq(orderPayment.transaction_id, transactionId)))
    .orderBy(asc(orderRefund.refund_id));
  return rows.map(({ refund }) => refund);
}

/** A return ends with the refund that was owed for it, once nothing of it is owed any more. */
async function endReturn(tx: Db, { whole, why, rest }: Settled, now: Date): Promise<void> {
  if (why === 'returned' && rest === 0 && whole.order.return_status === 'received') await closeReturn(tx, whole, now);
}
