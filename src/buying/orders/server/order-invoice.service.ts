import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { orderInvoice } from '#buying/invoices/server/invoice.service.ts';
import { enterPastInvoice } from '#buying/invoices/server/invoice-past.service.ts';
import { queueAllowance, queueInvoice } from '#buying/invoices/server/invoice-queue.service.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { rateOf } from '#shared/exchange.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';
import { lockOrder, type Moment, type OrderRow, type OrderWithLines } from './order-write.service.ts';

/** Queues the invoice of an accepted payment, at the exchange rate of this moment. Tests and later records of old payments have none. */
export async function invoicePayment(tx: Db, { order, lines }: OrderWithLines, { now, quiet }: Moment): Promise<void> {
  if (order.test || quiet) return;
  const exchange_rate = order.currency === 'NTD' ? null : rateOf((await readSettings(tx)).exchange);
  await queueInvoice(tx, order, lines, { at: now, exchange_rate });
}

/** Queues the allowance of a refund that was just paid, of the accepted payment. */
export async function invoiceRefund(
  tx: Db,
  order: OrderRow,
  { refund_id, amount }: { refund_id: number; amount: number },
  now: Date,
): Promise<void> {
  if (order.test) return;
  await queueAllowance(tx, { refund_id, order_id: order.order_id, amount, at: now });
}

/** The number for a mail that tells the buyer about the prints; empty if there is none yet. */
export async function issuedInvoice(tx: Db, { order_id }: OrderRow): Promise<{ invoice_number?: string }> {
  const issued = await orderInvoice(tx, order_id);
  return issued?.state === 'issued' && issued.number !== null ? { invoice_number: issued.number } : {};
}

/** Enters the invoice and the allowances of a past order that was paid without them, for the demo; does nothing without a payment. */
export async function invoicePastOrder(tx: Db, code: string, number: string): Promise<void> {
  const { order, lines } = await lockOrder(tx, code);
  const [payment] = await tx
    .select()
    .from(orderPayment)
    .where(and(eq(orderPayment.order_id, order.order_id), eq(orderPayment.kept, true)));
  if (!payment || order.test) return;
  const refunds = await tx
    .select({ refund_id: orderRefund.refund_id, amount: orderRefund.amount, at: orderRefund.done_at })
    .from(orderRefund)
    .where(and(eq(orderRefund.payment_id, payment.payment_id), isNotNull(orderRefund.done_at)))
    .orderBy(asc(orderRefund.done_at));
  const exchange_rate = order.currency === 'NTD' ? null : rateOf((await readSettings(tx)).exchange);
  await enterPastInvoice(tx, order, lines, {
    number,
    at: payment.received_at,
    exchange_rate,
    refunds: refunds.flatMap(({ at, ...refund }) => (at ? [{ ...refund, at }] : [])),
  });
}
