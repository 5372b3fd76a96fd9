import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InvoiceDifference } from './invoice-states.rules.ts';

/** A sentence for each kind of difference between our invoices and the provider's. */
export const INVOICE_DIFFERENCE_WORDS: Record<InvoiceDifference, MessageDescriptor> = {
  missing_there: msg`The provider does not know this invoice.`,
  void_there: msg`At the provider this invoice is void.`,
  not_void_there: msg`At the provider this invoice is not void.`,
  total: msg`At the provider the invoice has another total.`,
  buyer: msg`At the provider the invoice has another buyer.`,
  remainder: msg`At the provider another amount remains after allowances.`,
  not_uploaded: msg`The provider has not uploaded this invoice to the ministry yet. The law gives two days for consumers’ invoices and seven for companies’. Ask the provider.`,
};

// @chunk log
