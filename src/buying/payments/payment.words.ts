import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { STUCK_WORDS } from '#buying/orders/order-refunds.rules.ts';
import type { BookDifference } from './payment-books.rules.ts';
import type { StaffPayments } from './payment-staff.contract.ts';
import type { AttemptState, Decision } from './payment-states.rules.ts';

/** How far an attempt has come, as staff read it. */
export const ATTEMPT_STATE_WORDS: Record<AttemptState, MessageDescriptor> = {
  new: msg`Starting`,
  open: msg`The buyer is at the provider’s page`,
  processing: msg`The provider is still processing it`,
  held: msg`Finance has to decide`,
  paid: msg`Paid`,
  excess: msg`Unexpected payment: see the refunds`,
  declined: msg`Declined`,
  cancelled: msg`Cancelled by the buyer`,
  gone: msg`Ended without payment`,
};

/** Who said something of a payment. */
export const EVENT_HOW_WORDS: Record<StaffPayments['events'][number]['how'], MessageDescriptor> = {
  notify: msg`Message from the provider`,
  back: msg`The buyer came back`,
  begin: msg`Payment started`,
  take: msg`Payment captured`,
  read: msg`Provider asked`,
  refund: msg`Refund requested`,
  staff: msg`Decided by staff`,
};

/** How the books differ from the provider's, and what that means for whoever reads it. */
export const BOOK_DIFFERENCE_WORDS: Record<BookDifference, MessageDescriptor> = {
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

interface DecisionWords {
  /** On the button that opens the form, and on the one that sends it. */
  name: MessageDescriptor;
  /** What to do before, and what follows; there is no way back. */
  effect: MessageDescriptor;
}

export const DECISION_WORDS: Record<Decision, DecisionWords> = {
  came: {
    name: msg`The payment has arrived`,
    effect: msg`Check the provider’s own pages first: the whole amount must be there. The order will be paid. If the order is no longer awaiting payment, we will refund the amount. If another amount was charged, choose “Record and refund” instead.`,
  },
  give_back: {
    name: msg`Record and refund`,
    effect: msg`Choose this if the provider charged an amount that the order cannot keep. We will record what was charged and refund it through the provider. The buyer can pay again.`,
  },
  none_came: {
    name: msg`No payment has arrived`,
    effect: msg`Check the provider’s own pages first: nothing was charged, and no charge is pending. The payment will be declined, and the buyer can pay again. This decision stays until the provider reports money.`,
  },
};

/** Short codes that the shop writes down itself. Providers have hundreds more, which are shown as they are. */
const CODE_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  // What came of asking, taking or beginning.
  waiting: msg`The buyer has not approved it yet`,
  approved: msg`Approved by the buyer`,
  paid: msg`Paid`,
  processing: msg`The provider is still processing it`,
  review: msg`The provider requires a manual review`,
  declined: msg`Declined`,
  again: msg`The buyer has to choose another card or account`,
  gone: msg`Cannot be paid any more`,
  unknown: msg`Unreadable answer`,
  redirect: msg`The buyer was sent to the provider’s page`,
  form: msg`The buyer was sent to the provider’s page`,
  trouble: msg`The provider could not be reached`,
  done: msg`Refunded`,
  pending: msg`Being refunded`,
  refused: msg`Refused`,
  decision: msg`Decision`,
  // Why.
  amount_differs: msg`Amount differs from the order`,
  partial_approval: msg`Only a part of the amount was approved`,
  left: msg`The buyer left and did not come back`,
  never_begun: msg`Never sent to the provider`,
  no_provider: msg`This provider is no longer connected`,
  ...STUCK_WORDS,
  staff: msg`Decided by staff`,
  not_understood: msg`Unreadable answer`,
  several_captures: msg`Captured more than once`,
  REVIEW: msg`The bank’s risk check requires a manual review`,
  several_transactions: msg`Several payments under one number`,
  // Why a message is not believed.
  signature: msg`The signature is wrong`,
  other_attempt: msg`It is about another payment`,
  age: msg`Too old`,
  unknown_payment: msg`It is about a payment that is not ours`,
  unusable: msg`Its numbers cannot be ours`,
  not_checked: msg`Too many unverified messages from the same network`,
};

/** A short code in words, or as it is when it is the provider's own; a number behind it is the provider's reason. */
export function codeWords(i18n: I18n, code: string): string {
  const [, name = code, number] = /^(\w+) (\d+)$/.exec(code) ?? [];
  const words = Object.hasOwn(CODE_WORDS, name) ? CODE_WORDS[name] : undefined;
  if (!words) return code;
  return number ? `${i18n._(words)} (${number})` : i18n._(words);
}

// @chunk log
