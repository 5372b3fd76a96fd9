import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#db/server/connect.ts';
import { shopMidnight } from '#shared/shop-time.ts';
import type { PaymentStatus } from '../order.rules.ts';
import { PAYMENT_WORDS } from '../order.words.ts';
import type { RefundReason } from '../order-staff.contract.ts';
import { REFUND_WHY_WORDS } from '../order-staff.words.ts';
import { orderLine, shopOrder } from './order.tables.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';

/** Days of the shop's calendar, both included; what happens after `before` is in no page of the export. */
export interface ExportSpan {
  from: string;
  to: string;
  before: Date;
}

function within(column: PgColumn, { from, to, before }: ExportSpan): SQL {
  const end = Math.min(shopMidnight(to, 1).getTime(), before.getTime());
  return sql`${column} >= ${shopMidnight(from).toISOString()}::timestamptz and ${column} < ${new Date(end).toISOString()}::timestamptz`;
}

/** Like the index, which has nulls last in its own direction; otherwise every page would sort the whole period. */
const OLDEST = [sql`${shopOrder.created_at} asc nulls first`, sql`${shopOrder.order_id} asc nulls first`];

// With names of their own: within a subquery, the columns of a query of one table have no table in front.
const paidAt = sql<Date | null>`(select own.received_at from ${orderPayment} as own
  where own.order_id = shop_order.order_id and own.kept)`.mapWith(shopOrder.created_at);
const refunded = sql<number>`(select coalesce(sum(back.amount), 0) from ${orderRefund} as back
  join ${orderPayment} as own on own.payment_id = back.payment_id
  where back.order_id = shop_order.order_id and back.done_at is not null and own.kept)`.mapWith(Number);

/** Real orders by the time they were placed, `limit` after the order with the id `last`. */
export function ordersAfter(db: Db, span: ExportSpan, last: number, limit: number) {
  const after = sql`(${shopOrder.created_at}, ${shopOrder.order_id}) > (select created_at, order_id from ${shopOrder} as seen
    where seen.order_id = ${last})`;
  return db
    .select({ order: shopOrder, paid_at: paidAt, refunded })
    .from(shopOrder)
    .where(and(within(shopOrder.created_at, span), eq(shopOrder.test, false), last > 0 ? after : undefined))
    .orderBy(...OLDEST)
    .limit(limit);
}

/** The lines of the same orders, `limit` after the line with the id `last`. */
export function linesAfter(db: Db, span: ExportSpan, last: number, limit: number) {
  const after = sql`(${shopOrder.created_at}, ${shopOrder.order_id}) >= (select created_at, order_id from ${shopOrder} as seen
      where seen.order_id = (select order_id from ${orderLine} as line where line.line_id = ${last}))
    and (${shopOrder.created_at}, ${shopOrder.order_id}, ${orderLine.position}) > (select created_at, seen.order_id, line.position
      from ${shopOrder} as seen join ${orderLine} as line using (order_id) where line.line_id = ${last})`;
  return db
    .select({ order: shopOrder, line: orderLine, paid_at: paidAt })
    .from(shopOrder)
    .innerJoin(orderLine, eq(orderLine.order_id, shopOrder.order_id))
    .where(and(within(shopOrder.created_at, span), eq(shopOrder.test, false), last > 0 ? after : undefined))
    .orderBy(...OLDEST, asc(orderLine.position))
    .limit(limit);
}

/** All money received for real orders, also what was sent twice. */
export function paymentsAfter(db: Db, span: ExportSpan, last: number, limit: number) {
  const after = sql`(${orderPayment.received_at}, ${orderPayment.payment_id}) > (select received_at, payment_id from ${orderPayment} as seen
    where seen.payment_id = ${last})`;
  return db
    .select({ payment: orderPayment, code: shopOrder.code, currency: shopOrder.currency })
    .from(orderPayment)
    .innerJoin(shopOrder, eq(shopOrder.order_id, orderPayment.order_id))
    .where(and(within(orderPayment.received_at, span), eq(orderPayment.test, false), last > 0 ? after : undefined))
    .orderBy(asc(orderPayment.received_at), asc(orderPayment.payment_id))
    .limit(limit);
}

/** The refunds that were paid, of all that money. */
export function refundsAfter(db: Db, span: ExportSpan, last: number, limit: number) {
  const after = sql`(${orderRefund.done_at}, ${orderRefund.refund_id}) > (select done_at, refund_id from ${orderRefund} as seen
    where seen.refund_id = ${last})`;
  const { code, currency } = shopOrder;
  return db
    .select({ refund: orderRefund, kept: orderPayment.kept, code, currency })
    .from(orderRefund)
    .innerJoin(orderPayment, eq(orderPayment.payment_id, orderRefund.payment_id))
    .innerJoin(shopOrder, eq(shopOrder.order_id, orderRefund.order_id))
    .where(and(within(orderRefund.done_at, span), eq(orderPayment.test, false), last > 0 ? after : undefined))
    .orderBy(asc(orderRefund.done_at), asc(orderRefund.refund_id))
    .limit(limit);
}

/** The words of the order desk for the same columns. */
export const paymentWord = (status: PaymentStatus) => PAYMENT_WORDS[status];
export const refundWord = (why: RefundReason) => REFUND_WHY_WORDS[why];
