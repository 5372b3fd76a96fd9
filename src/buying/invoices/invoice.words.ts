import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InvoiceProblem, InvoiceState } from './invoice-states.rules.ts';

export const INVOICE_STATE_WORDS: Record<InvoiceState, MessageDescriptor> = {
  queued: msg`Queued`,
  issuing: msg`Being issued`,
  issued: msg`Issued`,
  voiding: msg`Being voided`,
  void: msg`Void`,
  failed: msg`Failed`,
};

/** Why an invoice or an allowance is not done, and what staff can do. */
export const INVOICE_PROBLEM_WORDS: Record<InvoiceProblem, MessageDescriptor> = {
  unreachable: msg`The provider does not answer. We will try again.`,
  rate_limited: msg`The provider received too many calls. We will try again in 30 minutes.`,
  keys_refused: msg`The provider refuses our keys, or we have none. Please check them under “Connections”.`,
  numbers_used_up: msg`There are no invoice numbers left, or their range is not enabled. Please add a range at the provider; we try again every hour.`,
  carrier_refused: msg`The carrier’s code does not exist. Please ask the buyer and correct it.`,
  donation_refused: msg`The donation code does not exist. Please ask the buyer and correct it.`,
  tax_id_refused: msg`The tax ID was refused. Please ask the buyer and correct it.`,
  buyer_incomplete: msg`The name, address or e-mail of the buyer was refused. Please correct it.`,
  amounts_refused: msg`The provider refused the amounts. Please report this to your developer.`,
  export_facts_missing: msg`The provider needs the reason for the zero rate, or how the goods left Taiwan. Please correct it.`,
  number_taken: msg`Our number for this invoice is taken at the provider. Please check its pages before you try again.`,
  differs: msg`The provider has different data under our number. Please compare both before you do anything.`,
  too_late_to_void: msg`It can no longer be voided, so refunds become allowances.`,
  allowance_in_the_way: msg`It cannot be voided because it has an allowance, so refunds become allowances.`,
  already_void: msg`It is already void at the provider. Please compare both.`,
  over_remainder: msg`The allowance is more than what is left of the invoice at the provider. Please compare both.`,
  not_found_there: msg`The provider does not know it. Please compare both.`,
  number_missing: msg`The provider has issued the allowance, but its answer was lost. Please copy the number from the provider’s pages.`,
  rate_to_check: msg`It was queued later than the payment, at the exchange rate of that later day. Please check its total; “Try again” issues it as it is.`,
  refused: msg`The provider refused it. Its own words are below.`,
};
