import { asc, eq } from 'drizzle-orm';
import { paysByTransfer } from '#buying/checkout/pay-types.rules.ts';
import type { Db } from '#db/server/connect.ts';
import type { StaffRole } from '#shared/rights.ts';
import type { OrderDetail } from '../order.contract.ts';
import { isForStaff, isReturnOwed } from '../order-refunds.rules.ts';
import type { StaffOrderDetail, StaffRefund } from '../order-staff.contract.ts';
import type { StaffAction } from '../order-steps.rules.ts';
import { refundSums } from '../refund-ledger.rules.ts';
import { orderEvent } from './order.tables.ts';
import { bankInfo } from './order-mail.service.ts';
import { orderPayment, orderRefund, orderReturn, orderTransfer } from './order-money.tables.ts';
import { iso, memberSummary, staffSummary, type Viewing } from './order-view.ts';
import type { OrderRow, OrderWithLines } from './order-write.service.ts';

/** Everything an order's page shows its member. Who of the staff did what, and how money goes back, is not among it. */
export async function memberDetail(db: Db, placed: OrderWithLines, viewing: Viewing): Promise<OrderDetail> {
  const { events, refunds, ...parts } = await partsOf(db, placed.order, viewing);
  return {
    ...memberSummary(placed, viewing),
    ...parts,
    refunds: refunds.map(({ amount, why, due_at, done_at }) => ({ amount, why, due_at, done_at })),
    events: events.map(({ member_id: _who, ...event }) => event),
  };
}

/**
 * The same for somebody of the staff, with who did each step and all money that came. What the providers are paying back by
 * themselves is not offered to be recorded as paid back by hand, nor to be exchanged.
 */
export async function staffDetail(
  db: Db,
  placed: OrderWithLines,
  role: StaffRole,
  viewing: Viewing,
): Promise<StaffOrderDetail> {
  const payments = await db
    .select()
    .from(orderPayment)
    .where(eq(orderPayment.order_id, placed.order.order_id))
    .orderBy(asc(orderPayment.payment_id));
  const { actions, ...summary } = staffSummary(placed, role, viewing);
  const parts = await partsOf(db, placed.order, viewing);
  return {
    ...summary,
    ...parts,
    actions: actions.filter((action) => isOffered(action, parts.refunds)),
    member_id: placed.order.member_id,
    refund_sums: refundSums(parts.refunds),
    payments: payments.map(({ amount, paytype, kept, received_at }) => ({
      amount,
      paytype,
      kept,
      received_at: received_at.toISOString(),
    })),
  };
}

function isOffered(action: StaffAction, refunds: readonly StaffRefund[]): boolean {
  if (action === 'refund') return isForStaff(refunds);
  return action !== 'exchange' || !isReturnOwed(refunds);
}

async function partsOf(db: Db, order: OrderRow, { lang }: Viewing) {
  const isAwaited = order.payment_status === 'unpaid' && order.cancellation !== 'accepted';
  return {
    receiver: order.receiver,
    invoice: order.invoice,
    remark: order.remark ?? '',
    agree: order.agree,
    bank: isAwaited && paysByTransfer(order.paytype) ? await bankInfo(db, lang) : null,
    events: await eventsOf(db, order),
    ...(await moneyOf(db, order)),
  };
}

async function eventsOf(db: Db, { order_id }: OrderRow) {
  const rows = await db
    .select()
    .from(orderEvent)
    .where(eq(orderEvent.order_id, order_id))
    .orderBy(asc(orderEvent.event_id));
  return rows.map(({ at, who, what, data, member_id }) => ({ at: at.toISOString(), who, what, data, member_id }));
}

async function moneyOf(db: Db, { order_id }: OrderRow) {
  const transfers = await db
    .select()
    .from(orderTransfer)
    .where(eq(orderTransfer.order_id, order_id))
    .orderBy(asc(orderTransfer.transfer_id));
  const refunds = await db
    .select()
    .from(orderRefund)
    .where(eq(orderRefund.order_id, order_id))
    .orderBy(asc(orderRefund.refund_id));
  const returns = await db
    .select()
    .from(orderReturn)
    .where(eq(orderReturn.order_id, order_id))
    .orderBy(asc(orderReturn.return_id));
  return {
    transfers: transfers.map(({ digits, amount, day, reported_at, outcome }) => ({
      digits,
      amount,
      day,
      reported_at: reported_at.toISOString(),
      outcome,
    })),
    refunds: refunds.map(
      ({ refund_id, amount, why, due_at, sent_at, done_at, through, stuck, ...numbers }): StaffRefund => ({
        refund_id,
        amount,
        why,
        due_at: due_at.toISOString(),
        done_at: iso(done_at),
        through,
        stuck,
        sent_at: iso(sent_at),
        request_id: numbers.request_id,
        provider_refund_id: numbers.provider_refund_id,
        reference: numbers.reference,
      }),
    ),
    returns: returns.map(({ lines, reason, status, answer, requested_at }) => ({
      lines,
      reason,
      status,
      answer: answer ?? '',
      requested_at: requested_at.toISOString(),
    })),
  };
}
