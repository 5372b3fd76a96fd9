import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { handleNotices } from '#ground/staff-notices/server/raise-notice.service.ts';
import type { InvoiceBuyer } from '../invoice.contract.ts';
import { invoice, invoiceAllowance, invoiceEvent } from './invoice.tables.ts';
import { type InvoiceRow, type LeasedInvoice, lockLeased } from './invoice-lease.service.ts';
import type { Result } from './invoice-result.service.ts';
import { relateNumber } from './relate-number.ts';

interface Ending {
  event: NonNullable<Result['event']>;
  /** Data that the provider's answer adds. */
  set?: Partial<InvoiceRow>;
  /** The buyer of the order's next invoice, or null if there is none; usually the one that staff chose. */
  next?: InvoiceBuyer | null;
  now: Date;
}

/**
 * The invoice is void, at the provider or because it was never issued. Its open refunds are covered by that. With a replacement
 * the next invoice of the order is queued: only now may it have a new number of ours.
 */
export async function endInvoice(db: Db, leased: LeasedInvoice, ending: Ending): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockLeased(tx, leased);
    if (locked) await voidInvoiceRow(tx, locked.invoice, { ...ending, voided_at: ending.now });
  });
}

export async function voidInvoiceRow(
  tx: Db,
  row: InvoiceRow,
  { event, set = {}, next = row.replace_with, voided_at, now }: Ending & { voided_at: Date },
): Promise<void> {
  const { invoice_id, code } = row;
  const done = { problem: null, problem_code: null, problem_words: null, tries: 0, next_at: null, leased_until: null };
  // It is compared with the provider again soon: a difference may be over.
  const compared = { compared_at: null, difference: null, difference_there: null };
  await tx.insert(invoiceEvent).values({ ...event, invoice_id, at: now });
  await tx
    .update(invoice)
    .set({ ...set, ...done, ...compared, state: 'void', voided_at, changed_at: now })
    .where(eq(invoice.invoice_id, invoice_id));
  await handleNotices(tx, { kinds: ['invoice_problem'], subjects: [code] });
  const isOpen = and(
    eq(invoiceAllowance.invoice_id, invoice_id),
    inArray(invoiceAllowance.state, ['queued', 'issuing', 'failed']),
  );
  if (next) {
    const replacement = await queueReplacement(tx, row, next, now);
    await tx.update(invoiceAllowance).set({ invoice_id: replacement }).where(isOpen);
    return;
  }
  await tx.update(invoiceAllowance).set({ state: 'covered', problem: null, changed_at: now }).where(isOpen);
}

async function queueReplacement(tx: Db, row: InvoiceRow, buyer: InvoiceBuyer, now: Date): Promise<number> {
  const { order_id, code, exchange_rate, paid_at } = row;
  const attempt = (await tx.$count(invoice, eq(invoice.order_id, order_id))) + 1;
  const { lines, tax_kind, tax_rate, zero_reason, clearance, net, tax, total, currency, currency_total } = row;
  const copied = { lines, tax_kind, tax_rate, zero_reason, clearance, net, tax, total, currency, currency_total };
  const dates = { paid_at, next_at: now, created_at: now, changed_at: now };
  const relate_number = relateNumber(code, attempt);
  const { invoice_id } = await insertOne(
    tx
      .insert(invoice)
      .values({ ...copied, ...dates, order_id, code, relate_number, buyer, exchange_rate })
      .returning({ invoice_id: invoice.invoice_id }),
  );
  return invoice_id;
}
