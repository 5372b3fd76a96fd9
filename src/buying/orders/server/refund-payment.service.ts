import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { handleNotices } from '#ground/staff-notices/server/raise-notice.service.ts';
import { Refusal } from '#shared/errors.ts';
import { shopDay } from '#shared/shop-time.ts';
import { paidBack, refundSums } from '../refund-ledger.rules.ts';
import { invoiceRefund } from './order-invoice.service.ts';
import { mailAbout } from './order-mail.service.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';
import { type RefundRow, refundsOf } from './order-refund.service.ts';
import { reverseOrder } from './order-shares.service.ts';
import {
  applyStep,
  type Hand,
  letEditionsGo,
  type Move,
  type OrderWithLines,
  recordEvent,
  saveOrder,
} from './order-write.service.ts';
import { requirePastDay } from './paid-day.ts';
import { deleteAccountSoon } from './refund-account.service.ts';

interface Settling extends Hand {
  amount?: number | undefined;
  /** The number that staff recorded. */
  reference?: string | undefined;
  provider_refund_id?: string | undefined;
  /** The day of the transfer. */
  paid_on?: string | undefined;
  /** The unpaid rest is no longer owed, for this reason. */
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
 * Settles a refund by hand: staff have paid it. They may pay less than was owed, never more, and the rest stays owed unless
 * they waive it. Refunds of a provider are excluded, unless the provider could not pay.
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

/** Settles a refund that its provider has paid; does nothing if it is already settled. */
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

async function settle(
  tx: Db,
  placed: OrderWithLines,
  which: SQL | undefined,
  { amount, reference, paid_on, provider_refund_id, waive_rest = false, reason = '', by, now, quiet }: Settling,
): Promise<Settled> {
  const [due] = await tx
    .select()
    .from(orderRefund)
    .where(and(eq(orderRefund.order_id, placed.order.order_id), isNull(orderRefund.done_at), which));
  if (!due) throw new Refusal('conflict');
  requirePastDay(placed.order.created_at, paid_on, now);
  const paid = amount ?? due.amount;
  if (paid > due.amount) throw new Refusal('amount_differs');
  await tx
    .update(orderRefund)
    .set({
      amount: paid,
      done_at: now,
      member_id: by.member_id ?? null,
      reference: reference ?? due.reference,
      paid_on: paid_on ?? (due.through === 'hand' ? shopDay(now) : null),
      provider_refund_id: provider_refund_id ?? due.provider_refund_id,
      next_at: null,
    })
    .where(eq(orderRefund.refund_id, due.refund_id));
  if (due.stuck !== null)
    await handleNotices(tx, {
      kinds: ['payment_problem'],
      subjects: [placed.order.code],
      occurrence: `refund ${due.refund_id}`,
      by: by.member_id,
    });
  const unpaid = due.amount - paid;
  const rest = waive_rest ? 0 : unpaid;
  const waived = unpaid - rest;
  if (rest > 0) await oweRest(tx, due, rest);
  const less = await saveOrder(tx, placed, { refund_due: placed.order.refund_due - paid - waived }, now);
  if (less.order.refund_due === 0) await deleteAccountSoon(tx, less, now);
  const data = { amount: paid, ...(waived > 0 && { waived, reason }) };
  const next = await afterRefund(tx, less, { ...due, amount: paid }, { by, now, data });
  await mailAbout(tx, next, { kind: 'refunded', amount: paid }, { quiet });
  return { placed: next, why: due.why, rest, waived };
}

/** The rest is owed like the refund itself: for the same reason, since the same day, and through the same payer. */
async function oweRest(tx: Db, due: RefundRow, amount: number): Promise<void> {
  const { order_id, payment_id, why, due_at, through, stuck, provider, attempt_id, transaction_id } = due;
  await tx
    .insert(orderRefund)
    .values({ order_id, payment_id, amount, why, due_at, through, stuck, provider, attempt_id, transaction_id });
}

/** A payment that was not the order's own does not change its status; the order's own ends partly or fully refunded. */
async function afterRefund(
  tx: Db,
  placed: OrderWithLines,
  settled: RefundRow,
  { by, now, data }: Pick<Move<'refund'>, 'by' | 'now' | 'data'>,
): Promise<OrderWithLines> {
  const refunds = await refundsOf(tx, settled.payment_id);
  const [payment] = await tx.select().from(orderPayment).where(eq(orderPayment.payment_id, settled.payment_id));
  if (payment?.kept) {
    await reverseOrder(tx, placed, settled, refunds, now);
    await invoiceRefund(tx, placed.order, settled, now);
  }
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
