import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Invoice } from './checkout.contract.ts';

/** The buyer's choice of invoice, one fact to a line. */
export function invoiceLines(i18n: I18n, invoice: Invoice): string[] {
  switch (invoice.type) {
    case 'personal':
      return [i18n._(msg`Personal e-invoice`), carrierLine(i18n, invoice.carrier)];
    case 'donation':
      return [i18n._(msg`Donated e-invoice`), i18n._(msg`Donation code ${{ code: invoice.code }}`)];
    case 'company':
      return [i18n._(msg`Company invoice`), invoice.title, i18n._(msg`Tax ID ${{ tax_id: invoice.tax_id }}`)];
  }
}

/**
 * Abroad, an invoice stored in the member account is the default and is not shown. A buyer who asked for another kind sees it
 * everywhere.
 */
export function showsInvoice({ tax_rate, invoice }: { tax_rate: number; invoice: Invoice }): boolean {
  const isDefault = invoice.type === 'personal' && invoice.carrier.type === 'member';
  return tax_rate > 0 || !isDefault;
}

function carrierLine(i18n: I18n, carrier: Extract<Invoice, { type: 'personal' }>['carrier']): string {
  if (carrier.type === 'member') return i18n._(msg`Kept in the member account`);
  return carrier.type === 'mobile'
    ? i18n._(msg`Mobile barcode ${{ code: carrier.code }}`)
    : i18n._(msg`Citizen certificate ${{ code: carrier.code }}`);
}

// @chunk account
