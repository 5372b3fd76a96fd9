import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { invoice, invoiceAllowance, invoiceProvider } from './invoice.tables.ts';

/** Longer than two calls may take. No call starts in the last part of it, so another process never works at the same time. */
const LEASE_MS = 90_000;
const LAST_CALL_MS = 45_000;

export type InvoiceRow = typeof invoice.$inferSelect;
export type AllowanceRow = typeof invoiceAllowance.$inferSelect;

export interface LeasedInvoice {
  invoice: InvoiceRow;
  /** In the order of the refunds. */
  allowances: AllowanceRow[];
  /** Until when the lease lasts; it also identifies it. */
  until: Date;
}

/** Whether it is too late in the lease to start a call. */
export function isNearEnd({ until }: Pick<LeasedInvoice, 'until'>, now: Date): boolean {
  return now.getTime() > until.getTime() - LAST_CALL_MS;
}

/** Leases the invoice whose step is due the longest: no other process works on it or on its allowances. */
export async function leaseInvoice(db: Db, now: Date): Promise<LeasedInvoice | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const until = new Date(now.getTime() + LEASE_MS);
  const next = sql`(select invoice_id from invoice where next_at <= ${at} and (leased_until is null or leased_until <= ${at})
    order by next_at, invoice_id limit 1 for update skip locked)`;
  const [leased] = await db
    .update(invoice)
    .set({ leased_until: until })
    .where(eq(invoice.invoice_id, next))
    .returning();
  return leased && { invoice: leased, allowances: await allowancesOf(db, leased.invoice_id), until };
}

/** Locks a leased invoice to write a result; undefined if the lease was lost, and the result is another process's matter. */
export async function lockLeased(tx: Db, { invoice: { invoice_id }, until }: LeasedInvoice) {
  const [row] = await tx
    .select()
    .from(invoice)
    .where(and(eq(invoice.invoice_id, invoice_id), eq(invoice.leased_until, until)))
    .for('update');
  return row && { invoice: row, allowances: await allowancesOf(tx, invoice_id), until };
}

export function allowancesOf(db: Db, invoiceId: number): Promise<AllowanceRow[]> {
  return db
    .select()
    .from(invoiceAllowance)
    .where(eq(invoiceAllowance.invoice_id, invoiceId))
    .orderBy(asc(invoiceAllowance.allowance_id));
}

/** Whether calls are paused because the provider refused too many. */
export async function isPaused(db: Db, now: Date): Promise<boolean> {
  const [row] = await db.select().from(invoiceProvider).where(eq(invoiceProvider.way, 'ecpay'));
  return row?.paused_until !== null && row?.paused_until !== undefined && row.paused_until > now;
}

/** Pauses all processes, because the provider has counted too many calls. */
export async function pauseProvider(db: Db, until: Date): Promise<void> {
  await inTransaction(db, (tx) =>
    tx
      .insert(invoiceProvider)
      .values({ way: 'ecpay', paused_until: until })
      .onConflictDoUpdate({ target: invoiceProvider.way, set: { paused_until: until } }),
  );
}
