import type { MessageDescriptor } from '@lingui/core';
import { INVOICE_DIFFERENCE_WORDS } from '#buying/invoices/invoice-difference.rules.ts';
import { PAYMENT_DIFFERENCE_WORDS } from '#buying/payments/payment-difference.rules.ts';
import type { CaseBooks } from '#ground/books-cases/books-case.rules.ts';
import { PAYOUT_DIFFERENCE_WORDS } from '#selling/payouts/payout-difference.rules.ts';

/** A sentence for each kind of difference; the modules that compare have the words. */
const DIFFERENCES: Readonly<Record<CaseBooks, Readonly<Record<string, MessageDescriptor>>>> = {
  invoice: INVOICE_DIFFERENCE_WORDS,
  payment: PAYMENT_DIFFERENCE_WORDS,
  payout: PAYOUT_DIFFERENCE_WORDS,
};

/** Undefined for a kind of difference that an earlier version of the shop reported. */
export function differenceOf(books: CaseBooks, difference: string): MessageDescriptor | undefined {
  const words = DIFFERENCES[books];
  return Object.hasOwn(words, difference) ? words[difference] : undefined;
}
