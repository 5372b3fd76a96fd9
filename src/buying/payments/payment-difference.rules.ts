import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BookDifference } from './payment-books.rules.ts';

/** The difference, and what it means for the reader. */
export const PAYMENT_DIFFERENCE_WORDS: Record<BookDifference, MessageDescriptor> = {
  paid_there_only: msg`The provider shows a payment that we have not recorded. Check its pages: the buyer may have paid although the order is still unpaid.`,
  paid_here_only: msg`We have recorded a payment that the provider does not show. Do not ship until this is resolved.`,
  amount_differs: msg`The provider’s amount differs from ours.`,
  refund_under_way: msg`A refund we owe has not been paid by the provider yet. If this lasts for days, check the order.`,
  refunded_there_only: msg`The provider has refunded more than we have recorded.`,
  refunded_here_only: msg`We have recorded more refunds than the provider shows.`,
  refund_differs: msg`The provider’s amount for the same refund differs from ours.`,
  undecided: msg`The provider or finance has not decided about this payment or its refund yet. If finance has to decide, do so on the order’s page.`,
  no_answer: msg`The provider gave no answer, so nothing could be compared.`,
};

// @chunk log
