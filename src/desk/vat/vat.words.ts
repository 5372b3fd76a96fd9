import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VatList } from './vat.rules.ts';

/** The figures, and the lists behind them. */
export const VAT_WORDS: Record<VatList, MessageDescriptor> = {
  company: msg`Taxable, companies`,
  consumer: msg`Taxable, consumers`,
  zero_customs: msg`Zero-rated, through customs`,
  zero_post: msg`Zero-rated, not through customs`,
  sold: msg`Invoices of the period`,
  void: msg`Void invoices`,
  allowance: msg`Allowances, taxable`,
  allowance_zero: msg`Allowances, zero-rated`,
  allowed: msg`Allowances of the period`,
  paid: msg`Payments received`,
  matched: msg`With an invoice of this period`,
  elsewhere: msg`Invoice in another period`,
  queued: msg`Invoice not issued yet`,
  failed: msg`Invoice failed`,
  unreplaced: msg`Invoice voided and not replaced`,
  none: msg`No invoice`,
  refunded: msg`No invoice needed: fully refunded`,
  late_invoice: msg`Invoices for payments of other periods`,
  refunds: msg`Refunds paid`,
  refund_matched: msg`With an allowance of this period`,
  refund_elsewhere: msg`Allowance in another period`,
  refund_covered: msg`No allowance needed: the invoice was voided`,
  refund_open: msg`Allowance not issued yet`,
  refund_failed: msg`Allowance failed`,
  refund_none: msg`No allowance`,
  late_allowance: msg`Allowances for refunds of other periods`,
};

/** A rate in whole per cent beside the figure. */
export const rateText = (rate: number): string => `${rate}%`;
