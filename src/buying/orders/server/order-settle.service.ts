import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import type { StaffForm } from '../order-staff.contract.ts';
import { AT_PROVIDER, type RefundNews, type RefundThere, refundNews } from '../refund-ledger.rules.ts';
import { paymentAt } from './order-money.service.ts';
import { orderRefund } from './order-money.tables.ts';
import {
  addRefund,
  nameAtProvider,
  openRefunds,
  ordinaryPayment,
  oweRefund,
  type PaymentRow,
  refundsOf,
  stickRefund,
} from './order-refund.service.ts';
import { closeReturn, requireKeepable, worthOfReturn } from './order-return.service.ts';
import { applyStep, type Hand, type OrderWithLines } from './order-write.service.ts';
import { caseNumbers, openCase } from './refund-case.service.ts';
import { payRefund, payRefundThrough, type Settled } from './refund-payment.service.ts';

interface RefundsAtProvider {
  provider: string;
  transaction_id: string;
  refunds: readonly RefundThere[];
  now: Date;
}

/** Pays the refund that staff name, or the returned prints for which nothing is owed yet. */
export async function settleRefund(
  tx: Db,
  placed: OrderWithLines,
  { refund_id, ...paid }: StaffForm<'refund'>,
  hand: Hand,
): Promise<void> {
  if (refund_id === undefined) return settleReturn(tx, placed, paid, hand);
  await payByHand(tx, placed, refund_id, { ...paid, ...hand });
}

/**
 * Owes the price of a return first, or more if staff decide so. Money that a provider took is only owed here: the provider
 * refunds it.
 */
async function settleReturn(
  tx: Db,
  placed: OrderWithLines,
  paid: Omit<StaffForm<'refund'>, 'refund_id'>,
  hand: Hand,
): Promise<void> {
  const { order } = placed;
  if (order.refund_due > 0 || order.return_status !== 'received') throw new Refusal('conflict');
  const { payment, left } = await ordinaryPayment(tx, placed);
  // Everything was refunded before, as goodwill: the return only has to end.
  if (left === 0) return closeReturn(tx, placed, hand.now);
  const { amount: worth } = await worthOfReturn(tx, placed);
  if (payment.provider) return oweThroughProvider(tx, placed, { worth, ...paid }, hand);
  const owing = await oweRefund(tx, placed, {
    amount: Math.max(worth, paid.amount ?? 0),
    why: 'returned',
    now: hand.now,
  });
  const [owed] = await openRefunds(tx, order.order_id);
  if (!owed) throw new Error(`order ${order.order_id} owes a return and has no refund`);
  await payByHand(tx, owing, owed.refund_id, { ...paid, ...hand });
}

/** The provider pays everything owed: to refund less than the return is worth, staff have to waive the rest. */
async function oweThroughProvider(
  tx: Db,
  placed: OrderWithLines,
  { worth, amount = worth, waive_rest, reason = '' }: Omit<StaffForm<'refund'>, 'refund_id'> & { worth: number },
  { by, now }: Hand,
): Promise<void> {
  const isLess = amount < worth;
  if (isLess && !waive_rest) throw new Refusal('amount_differs');
  if (isLess) await requireKeepable(tx, placed);
  await oweRefund(tx, placed, { amount, why: 'returned', now, ...(isLess && { by, reason }) });
}

async function payByHand(
  tx: Db,
  placed: OrderWithLines,
  refundId: number,
  paid: Parameters<typeof payRefund>[3],
): Promise<void> {
  const settled = await payRefund(tx, placed, refundId, paid);
  if (settled.waived > 0 && settled.why === 'returned') await requireKeepable(tx, placed);
  await endReturn(tx, settled, paid.now);
}

export async function settleRefundThrough(
  tx: Db,
  placed: OrderWithLines,
  refundId: number,
  { provider_refund_id, now }: { provider_refund_id: string; now: Date },
): Promise<OrderWithLines> {
  const by = { actor: 'provider' } as const;
  const settled = await payRefundThrough(tx, placed, refundId, { provider_refund_id, by, now });
  if (!settled) return placed;
  await endReturn(tx, settled, now);
  return settled.placed;
}

/**
 * A provider reports its refunds of a transaction. Each is matched to ours by its number; others are recorded or become a case
 * for staff. Returns whether we have to ask again, because one of ours is still in flight.
 */
export async function noteRefundsAtProvider(
  tx: Db,
  placed: OrderWithLines,
  { provider, transaction_id, refunds, now }: RefundsAtProvider,
): Promise<{ lookAgain: boolean }> {
  const payment = await paymentAt(tx, provider, transaction_id);
  if (!payment || refunds.length === 0) return { lookAgain: false };
  const ours = await refundsOf(tx, payment.payment_id);
  const known = await knownNumbers(tx, payment, refunds);
  let next = placed;
  let lookAgain = false;
  for (const news of refundNews({ paid: payment.amount, ours, known }, refunds)) {
    if (news.what === 'look_again') lookAgain = true;
    else next = await follow(tx, next, payment, news, now);
  }
  return { lookAgain };
}

async function follow(
  tx: Db,
  placed: OrderWithLines,
  payment: PaymentRow,
  news: Exclude<RefundNews, { what: 'look_again' }>,
  now: Date,
): Promise<OrderWithLines> {
  switch (news.what) {
    case 'settle':
      return settleRefundThrough(tx, placed, news.refund_id, { ...news, now });
    case 'add_foreign':
      return addForeign(tx, placed, payment, news.there, now);
    case 'open_case':
      await openCase(tx, payment, news, now);
      return placed;
    case 'stick':
      await stickRefund(tx, news.refund_id, news.reason);
      return placed;
    case 'name':
      await nameAtProvider(tx, news.refund_id, news.provider_refund_id);
      return placed;
  }
}

/** A refund made on the provider's own pages: owed and settled in one step. */
export async function addForeign(
  tx: Db,
  placed: OrderWithLines,
  payment: PaymentRow,
  { amount, provider_refund_id }: Pick<RefundThere, 'amount' | 'provider_refund_id'>,
  now: Date,
): Promise<OrderWithLines> {
  const isOwn = payment.kept && placed.order.payment_status !== 'refunding';
  const owing = isOwn ? await applyStep(tx, placed, { action: 'owe_refund', by: { actor: 'shop' }, now }) : placed;
  const added = await addRefund(tx, owing, payment, { amount, why: AT_PROVIDER, now });
  const latest = (await refundsOf(tx, payment.payment_id)).at(-1);
  if (!latest) throw new Error('a refund was added and is not there');
  return settleRefundThrough(tx, added, latest.refund_id, { provider_refund_id, now });
}

/** Numbers at the provider that belong to another payment, or that staff have a case for. */
async function knownNumbers(
  tx: Db,
  { provider, payment_id }: PaymentRow,
  refunds: readonly RefundThere[],
): Promise<Set<string>> {
  const numbers = refunds.map(({ provider_refund_id }) => provider_refund_id);
  if (!provider) return new Set();
  const booked = await tx
    .select({ number: orderRefund.provider_refund_id })
    .from(orderRefund)
    .where(
      and(
        eq(orderRefund.provider, provider),
        inArray(orderRefund.provider_refund_id, numbers),
        ne(orderRefund.payment_id, payment_id),
      ),
    );
  const asked = await caseNumbers(tx, provider, numbers);
  return new Set([...booked.flatMap(({ number }) => number ?? []), ...asked]);
}

/** A return ends with its refund, once nothing of it is owed. */
export async function endReturn(tx: Db, { placed, why, rest }: Settled, now: Date): Promise<void> {
  if (why === 'returned' && rest === 0 && placed.order.return_status === 'received') await closeReturn(tx, placed, now);
}
