import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { staffNotice } from '#ground/staff-notices/server/notice.tables.ts';
import { voidUntil } from '../invoice-periods.rules.ts';
import { invoice, invoiceAllowance } from './invoice.tables.ts';
import type { InvoiceDesk } from './testing-invoices.ts';

/** The invoices of an order, the oldest first. */
export async function rowsOf(db: Db, code: string) {
  return db.select().from(invoice).where(eq(invoice.code, code)).orderBy(invoice.invoice_id);
}

export async function rowOf(db: Db, code: string) {
  const [row] = await rowsOf(db, code);
  if (!row) throw new Error('no invoice');
  return row;
}

export const allowanceStates = async (db: Db) =>
  (await db.select().from(invoiceAllowance).orderBy(invoiceAllowance.allowance_id)).map(({ state }) => state);

/** The notices to staff about an invoice. */
export const problems = (db: Db, code: string) =>
  db
    .select({ handled_at: staffNotice.handled_at })
    .from(staffNotice)
    .where(and(eq(staffNotice.kind, 'invoice_problem'), eq(staffNotice.subject, code)));

/** Moves the clocks to some time before or after the last moment of a void. */
export async function passTo(desk: InvoiceDesk, period: string | null, distance: number): Promise<void> {
  await desk.pass(voidUntil(period ?? '').getTime() + distance - desk.now().getTime());
}

/** A buyer for a replacement. */
export const company = {
  choice: { type: 'company' as const, tax_id: '04595257', title: 'Mist Ltd' },
  name: 'Mei',
  email: 'a@b.test',
  address: 'Taipei',
};
