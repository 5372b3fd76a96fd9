import { and, asc, eq, gt, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { holdForRate } from '#buying/invoices/server/invoice-late.service.ts';
import {
  invoicedSince,
  ordersWithoutInvoice,
  refundsWithoutAllowance,
} from '#buying/invoices/server/invoice-missing.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { shopOrder } from './order.tables.ts';
import { invoicePayment, invoiceRefund } from './order-invoice.service.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';
import { lockOrder } from './order-write.service.ts';

const PAGE = 500;
const DAY_MS = 86_400_000;
/** Versions overlap for minutes; this also covers a process that was forgotten, or a shop that stood still. */
const RECENT_MS = 92 * DAY_MS;

/**
 * Queues the missing invoices and allowances: during an update, a process of an older version accepts payments and pays refunds
 * without them. Only of recent months. One transaction with a lock for each order; an order that fails does not block the others. Returns how many orders
 * there were.
 */
export async function queueMissingInvoices(
  db: Db,
  signal?: Pick<AbortSignal, 'aborted'>,
  now = new Date(),
): Promise<number> {
  const start = await invoicedSince(db);
  if (!start) return 0;
  const since = new Date(Math.max(start.getTime(), now.getTime() - RECENT_MS));
  let problem: unknown;
  let queued = 0;
  for (let after = 0; ; ) {
    const page = await paidOrders(db, after, since);
    after = page.at(-1)?.order_id ?? 0;
    if (after === 0) break;
    const missing = await ordersInPage(db, page, since);
    for (const { code } of page.filter(({ order_id }) => missing.has(order_id))) {
      if (signal?.aborted) return queued;
      try {
        await inTransaction(db, (tx) => queueOne(tx, code, { since, now }));
        queued += 1;
      } catch (error) {
        problem ??= error;
      }
    }
  }
  if (problem) throw problem;
  return queued;
}

/** Runs once a day, in one process for all. */
export function queueingInvoices(db: Db): Job {
  return {
    name: 'invoices_not_queued',
    runsIn: 'one_process',
    every: DAY_MS,
    run: (signal) => queueMissingInvoices(db, signal),
  };
}

interface Span {
  since: Date;
  now: Date;
}

type Paid = Awaited<ReturnType<typeof paidOrders>>[number];

async function ordersInPage(db: Db, page: readonly Paid[], since: Date): Promise<Set<number>> {
  const recent = page.filter(({ received_at }) => received_at >= since).map(({ order_id }) => order_id);
  const missing = await ordersWithoutInvoice(db, recent);
  const refunds = await refundsSince(
    db,
    page.map(({ payment_id }) => payment_id),
    since,
  );
  for (const { order_id } of await refundsWithoutAllowance(db, refunds)) missing.add(order_id);
  return missing;
}

/** Everything is looked up again under the lock; another process may have been faster. */
async function queueOne(tx: Db, code: string, { since, now }: Span): Promise<void> {
  const placed = await lockOrder(tx, code);
  const { order_id } = placed.order;
  const [payment] = await tx
    .select()
    .from(orderPayment)
    .where(and(eq(orderPayment.order_id, order_id), eq(orderPayment.kept, true)));
  if (!payment) return;
  const isMissing = (await ordersWithoutInvoice(tx, [order_id])).has(order_id);
  if (isMissing && payment.received_at >= since) {
    await invoicePayment(tx, placed, { now: payment.received_at });
    if (placed.order.currency !== 'NTD') await holdForRate(tx, order_id, now);
  }
  const refunds = await refundsSince(tx, [payment.payment_id], since);
  for (const refund of await refundsWithoutAllowance(tx, refunds))
    await invoiceRefund(tx, placed.order, refund, refund.done_at ?? since);
}

/** In the order of their payment. */
function refundsSince(db: Db, paymentIds: readonly number[], since: Date) {
  const { refund_id, order_id, amount, payment_id, done_at } = orderRefund;
  return db
    .select({ refund_id, order_id, amount, done_at })
    .from(orderRefund)
    .where(and(inArray(payment_id, [...paymentIds]), isNotNull(done_at), gte(done_at, since)))
    .orderBy(asc(done_at), asc(refund_id));
}

/** Accepted payments with money that moved since then, except the demo's invented ones, which have no invoices. */
function paidOrders(db: Db, after: number, since: Date) {
  const { order_id, payment_id, received_at } = orderPayment;
  const isDemo = sql`exists (select 1 from demo_row where kind = 'order' and id = ${order_id}::text)`;
  const moment = sql`${since.toISOString()}::timestamptz`;
  const moved = sql`select payment_id from order_payment where received_at >= ${moment}
    union all select payment_id from order_refund where done_at >= ${moment}`;
  return db
    .select({ order_id, payment_id, received_at, code: shopOrder.code })
    .from(orderPayment)
    .innerJoin(shopOrder, eq(shopOrder.order_id, order_id))
    .where(
      and(
        sql`${payment_id} in (${moved})`,
        eq(orderPayment.kept, true),
        eq(orderPayment.test, false),
        gt(order_id, after),
        sql`not ${isDemo}`,
      ),
    )
    .orderBy(asc(order_id))
    .limit(PAGE);
}
