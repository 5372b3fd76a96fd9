import { countAttempt, requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import type { InvoiceCheck, InvoiceCheckForm } from '../invoice-forms.contract.ts';
import { isPaused } from './invoice-lease.service.ts';
import type { Invoices } from './invoices.ts';

/** Whether the ministry knows a barcode or a donation code. `unknown` never stops the buyer: we check again later. */
export async function checkInvoiceCode(
  { db, provider }: Invoices,
  { kind, code }: InvoiceCheckForm,
  network: string,
): Promise<InvoiceCheck> {
  await requireWithinLimit(db, { limit: 'invoice_check', who: network });
  if (!provider || (await isPaused(db, new Date()))) return 'unknown';
  // The limit is not the buyer's fault: the code is checked before the invoice is issued.
  if (!(await countAttempt(db, { limit: 'invoice_check_shop', who: 'shop' })).allowed) return 'unknown';
  return provider.check(kind, code);
}
