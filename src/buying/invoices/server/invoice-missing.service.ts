import { and, inArray, ne } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { invoice, invoiceAllowance, invoiceStart } from './invoice.tables.ts';

/** Since when the shop invoices payments: earlier ones have no invoices. */
export async function invoicedSince(db: Db): Promise<Date | undefined> {
  const [row] = await db.select().from(invoiceStart);
  return row?.since;
}

/** Those of these orders that never had an invoice. */
export async function ordersWithoutInvoice(db: Db, orderIds: readonly number[]): Promise<Set<number>> {
  const { order_id } = invoice;
  const rows = await db
    .selectDistinct({ order_id })
    .from(invoice)
    .where(inArray(order_id, [...orderIds]));
  const written = new Set(rows.map((row) => row.order_id));
  return new Set(orderIds.filter((id) => !written.has(id)));
}

/** Those of these orders' refunds that lack an allowance. A void invoice needs none. */
export async function refundsWithoutAllowance<Refund extends { refund_id: number; order_id: number }>(
  db: Db,
  refunds: readonly Refund[],
): Promise<Refund[]> {
  const orders = [...new Set(refunds.map(({ order_id }) => order_id))];
  const living = await db
    .select({ order_id: invoice.order_id })
    .from(invoice)
    .where(and(inArray(invoice.order_id, orders), ne(invoice.state, 'void')));
  const known = await db
    .select({ refund_id: invoiceAllowance.refund_id })
    .from(invoiceAllowance)
    .where(inArray(invoiceAllowance.order_id, orders));
  const isInvoiced = new Set(living.map(({ order_id }) => order_id));
  const isKnown = new Set(known.map(({ refund_id }) => refund_id));
  return refunds.filter(({ refund_id, order_id }) => isInvoiced.has(order_id) && !isKnown.has(refund_id));
}
