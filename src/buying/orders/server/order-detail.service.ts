import { asc, eq } from 'drizzle-orm';
import { paysByTransfer } from '#buying/checkout/pay-types.rules.ts';
import { orderInvoice } from '#buying/invoices/server/invoice.service.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import { editionSizes } from '#catalogue/works/server/edition.service.ts';
import type { Db } from '#db/server/connect.ts';
import { rolesOf, type SignedIn } from '#shared/rights.ts';
import type { OrderDetail } from '../order.contract.ts';
import { isForStaff, isReturnOwed } from '../order-refunds.rules.ts';
import type { StaffOrderDetail, StaffRefund } from '../order-staff.contract.ts';
import type { StaffAction } from '../order-steps.rules.ts';
import { refundSums } from '../refund-ledger.rules.ts';
import { orderEvent } from './order.tables.ts';
import { expectedArrival } from './order-arrival.service.ts';
import { eveningOf } from './order-evening.ts';
import { bankInfo } from './order-mail.service.ts';
import { orderPayment, orderRefund, orderReturn, orderTransfer } from './order-money.tables.ts';
import { shownPickupCode } from './order-pickup.service.ts';
import { worthOfReturn } from './order-return.service.ts';
import { iso, memberSummary, staffSummary, type Viewing } from './order-view.ts';
import type { LineRow, OrderRow, OrderWithLines } from './order-write.service.ts';
import { decisionsOfOthers } from './own-order.service.ts';
import { accountOf } from './refund-account.service.ts';

/** Without the names of staff, and without how refunds are paid. */
export async function memberDetail(db: Db, placed: OrderWithLines, viewing: Viewing): Promise<OrderDetail> {
  const { events, refunds, ...parts } = await partsOf(db, placed.order, viewing);
  return {
    ...memberSummary(placed, viewing),
    ...parts,
    pickup_code: await shownPickupCode(db, placed.order),
    evening: eveningOf(placed.lines),
    editions: await editionSizes(db, numberedWorks(placed.lines)),
    refunds: refunds.map(({ amount, why, due_at, done_at }) => ({ amount, why, due_at, done_at })),
    events: events.map(({ member_id: _who, ...event }) => event),
  };
}

function numberedWorks(lines: readonly LineRow[]): number[] {
  return lines.filter(({ edition_numbers }) => edition_numbers.length > 0).map(({ item_id }) => item_id);
}

/**
 * For staff: with the person of each step and all payments. A refund that a provider pays automatically can neither be recorded
 * as paid by hand nor exchanged.
 */
export async function staffDetail(
  db: Db,
  placed: OrderWithLines,
  staff: SignedIn,
  viewing: Viewing,
): Promise<StaffOrderDetail> {
  const payments = await db
    .select()
    .from(orderPayment)
    .where(eq(orderPayment.order_id, placed.order.order_id))
    .orderBy(asc(orderPayment.payment_id));
  const { actions, ...summary } = staffSummary(placed, rolesOf(staff), viewing);
  const parts = await partsOf(db, placed.order, viewing);
  const offered = actions.filter((action) => isOffered(action, parts.refunds));
  const forOthers = await decisionsOfOthers(db, placed.order.member_id, staff.member_id);
  return {
    ...summary,
    ...parts,
    actions: offered.filter((action) => !forOthers.includes(action)),
    is_for_others: offered.some((action) => forOthers.includes(action)),
    member_id: placed.order.member_id,
    return_worth: await unpaidReturn(db, placed),
    refund_sums: refundSums(parts.refunds),
    payments: payments.map(({ amount, paytype, kept, received_at }) => ({
      amount,
      paytype,
      kept,
      received_at: received_at.toISOString(),
    })),
  };
}

/** The proposed refund of a received return, until it is owed. */
async function unpaidReturn(db: Db, placed: OrderWithLines): Promise<StaffOrderDetail['return_worth']> {
  const { return_status, refund_due } = placed.order;
  return return_status === 'received' && refund_due === 0 ? worthOfReturn(db, placed) : null;
}

function isOffered(action: StaffAction, refunds: readonly StaffRefund[]): boolean {
  if (action === 'refund') return isForStaff(refunds);
  return action !== 'exchange' || !isReturnOwed(refunds);
}

async function partsOf(db: Db, order: OrderRow, { lang, now }: Viewing) {
  const money = await moneyOf(db, order);
  const settings = await readSettings(db);
  const isAwaited = order.payment_status === 'unpaid' && order.cancellation !== 'accepted';
  const isOpen = isAwaited || (order.payment_status === 'failed' && order.cancellation !== 'accepted');
  return {
    receiver: order.receiver,
    invoice: order.invoice,
    uniform_invoice: order.test ? null : await orderInvoice(db, order.order_id),
    remark: order.remark ?? '',
    agree: order.agree,
    // Staff ask the buyer for it.
    pickup_code: null,
    arrival: expectedArrival(settings, order, now),
    pay_number: isOpen ? usableNumber(order) : null,
    bank: isAwaited && paysByTransfer(order.paytype) ? await bankInfo(db, lang, settings) : null,
    events: await eventsOf(db, order),
    ...money,
    refund_account: await accountOf(db, order, money.refunds),
  };
}

/** The number to pay with, until it expires or the buyer chooses another method. */
function usableNumber({ pay_number, paytype }: OrderRow) {
  if (pay_number?.paytype !== paytype) return null;
  return new Date(pay_number.until) > new Date() ? pay_number : null;
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
        paid_on: numbers.paid_on,
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
