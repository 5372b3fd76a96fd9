import { inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { invoice, invoiceAllowance, invoiceEvent } from './invoice.tables.ts';

/** Removes the invoices of these orders. The database refuses it, unless the orders are marked as the demo's. */
export async function removeInvoicesOf(tx: Db, orderIds: readonly number[]): Promise<void> {
  const ids = [...orderIds];
  const own = tx.select({ invoice_id: invoice.invoice_id }).from(invoice).where(inArray(invoice.order_id, ids));
  await tx.delete(invoiceEvent).where(inArray(invoiceEvent.invoice_id, own));
  await tx.delete(invoiceAllowance).where(inArray(invoiceAllowance.order_id, ids));
  await tx.delete(invoice).where(inArray(invoice.order_id, ids));
}
