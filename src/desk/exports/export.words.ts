import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DatasetName } from './export.rules.ts';

export const DATASET_WORDS: Record<DatasetName, MessageDescriptor> = {
  orders: msg`Orders`,
  order_lines: msg`Order lines`,
  payments: msg`Payments`,
  refunds: msg`Refunds`,
  invoices: msg`Uniform invoices`,
  allowances: msg`Allowances`,
  shares: msg`Shares`,
  payouts: msg`Payouts`,
};

/** What each file contains, and which day puts a row into the period. */
export const DATASET_NOTES: Record<DatasetName, MessageDescriptor> = {
  orders: msg`By the day the order was placed, with buyer, invoice details, amounts and VAT`,
  order_lines: msg`The works in these orders: size, frame, price and VAT`,
  payments: msg`By the day the money was received, including duplicate payments`,
  refunds: msg`By the day the refund was paid`,
  invoices: msg`By the date of the invoice, including void ones, with buyer, VAT and allowances`,
  allowances: msg`By the date of the allowance, with the number of its invoice`,
  shares: msg`By the day of the payment or refund: what artists and galleries earn`,
  payouts: msg`By the day of the payment: what was paid to artists and galleries, and what was withheld`,
};
