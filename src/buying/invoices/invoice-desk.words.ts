import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InvoiceAction, InvoiceDetail, InvoiceQueue, InvoicesQuery } from './invoice.contract.ts';
import type { AllowanceState, InvoiceAct, InvoiceWay, TaxKind } from './invoice-states.rules.ts';

export const QUEUE_WORDS: Record<InvoiceQueue, MessageDescriptor> = {
  troubled: msg`Needs attention`,
  open: msg`Not finished`,
  differs: msg`Differs at the provider`,
  all: msg`All`,
};

export const ALLOWANCE_WORDS: Record<AllowanceState, MessageDescriptor> = {
  queued: msg`Queued`,
  issuing: msg`Being issued`,
  issued: msg`Issued`,
  voiding: msg`Being voided`,
  void: msg`Void`,
  covered: msg`Not needed: the invoice was voided`,
  failed: msg`Failed`,
};

export const WAY_WORDS: Record<InvoiceWay, MessageDescriptor> = {
  ecpay: msg`By ECPay`,
  manual: msg`By the accountant`,
};

export const KIND_WORDS: Record<NonNullable<InvoicesQuery['kind']>, MessageDescriptor> = {
  personal: msg`Personal e-invoice`,
  company: msg`Company, with tax ID`,
  donation: msg`Donated invoice`,
};

export const TAX_WORDS: Record<TaxKind, MessageDescriptor> = {
  taxable: msg`Taxable`,
  zero: msg`Zero-rated`,
};

export const SORT_WORDS: Record<NonNullable<InvoicesQuery['sort']>, MessageDescriptor> = {
  newest: msg`Most recent first`,
  oldest: msg`Oldest first`,
  highest: msg`Highest total first`,
};

export const ACT_WORDS: Record<InvoiceAct, MessageDescriptor> = {
  issue: msg`Issue the invoice`,
  query: msg`Look for the invoice at the provider`,
  void: msg`Void the invoice`,
  allowance: msg`Issue an allowance`,
  void_allowance: msg`Void an allowance`,
  check_buyer: msg`Check the buyer’s code`,
  compare: msg`Compare with the provider`,
  retry: msg`Tried again by staff`,
  correct: msg`Buyer corrected by staff`,
  enter: msg`Number entered by staff`,
  enter_void: msg`Void entered by staff`,
  order_void: msg`Void ordered by staff`,
  hand_over: msg`Left to the accountant by staff`,
};

/** What each button does: its name and the sentence above its form. */
export const ACTION_WORDS: Record<InvoiceAction, { name: MessageDescriptor; effect: MessageDescriptor }> = {
  retry: {
    name: msg`Try again`,
    effect: msg`We first ask the provider whether the invoice exists, and issue it only if it does not.`,
  },
  correct: {
    name: msg`Correct the buyer`,
    effect: msg`The invoice is then issued with the corrected data. The order stays as it is.`,
  },
  enter: {
    name: msg`Enter the number`,
    effect: msg`For an invoice that the accountant has issued. The buyer sees the number on the order page.`,
  },
  enter_void: {
    name: msg`Record the void`,
    effect: msg`For an invoice that was voided by the accountant, or on the provider’s own pages. If the order was not fully refunded, we queue another invoice.`,
  },
  void: {
    name: msg`Void and issue again`,
    effect: msg`We void this invoice and issue another one with the data below. This is possible until the 13th of the month after the period.`,
  },
  hand_over: {
    name: msg`Leave it to the accountant`,
    effect: msg`The connection to the provider was removed. Please check on the provider’s own pages that it has not issued this invoice. The accountant then issues it, and you enter its number here.`,
  },
};

const ENTER_FOUND = msg`The provider may have issued this invoice. If it is on the provider’s own pages, copy its number and day from there.`;

/** The sentence above the form of an act. */
export function effectOf(action: InvoiceAction, { state }: Pick<InvoiceDetail, 'state'>): MessageDescriptor {
  return action === 'enter' && state === 'issuing' ? ENTER_FOUND : ACTION_WORDS[action].effect;
}
