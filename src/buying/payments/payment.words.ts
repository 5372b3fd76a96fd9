import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { STUCK_WORDS } from '#buying/orders/order-refunds.rules.ts';
import type { BookDifference } from './payment-books.rules.ts';
import type { StaffPayments } from './payment-staff.contract.ts';
import type { AttemptState, Decision } from './payment-states.rules.ts';

/** How far an attempt has come, as staff read it. */
export const ATTEMPT_STATE_WORDS: Record<AttemptState, MessageDescriptor> = {
  new: msg`Being begun`,
  open: msg`The buyer is at the provider’s page`,
  processing: msg`The provider is still processing it`,
  held: msg`Finance has to decide`,
  paid: msg`Paid`,
  excess: msg`Unexpected payment: see the refunds`,
  declined: msg`Declined`,
  cancelled: msg`Cancelled by the buyer`,
  gone: msg`Ended without money`,
};

/** Who said something of a payment. */
export const EVENT_HOW_WORDS: Record<StaffPayments['events'][number]['how'], MessageDescriptor> = {
  notify: msg`Message from the provider`,
  back: msg`The buyer came back`,
  begin: msg`Payment begun`,
  take: msg`Money taken`,
  read: msg`Provider asked`,
  refund: msg`Refund asked for`,
  staff: msg`Decided by staff`,
};

/** How the books differ from the provider's, and what that means for whoever reads it. */
export const BOOK_DIFFERENCE_WORDS: Record<BookDifference, MessageDescriptor> = {
  paid_there_only: msg`The provider has money that our books do not have. Look at its pages: the order may be unpaid although the buyer has paid.`,
  paid_here_only: msg`Our books have money that the provider does not have. Do not ship before this is cleared up.`,
  amount_differs: msg`The provider has another amount than our books.`,
  refund_under_way: msg`We owe a refund that the provider has not paid yet. If it stays so for days, look at the order.`,
  refunded_there_only: msg`The provider has refunded more than our books say.`,
  refunded_here_only: msg`Our books say that more was refunded than the provider has refunded.`,
  refund_differs: msg`The provider has another amount than our books for the same refund.`,
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
    name: msg`The money is there`,
    effect: msg`Check the provider’s own pages first: the whole amount must be there. The order will be paid. If the order is no longer awaiting payment, we will refund the amount. If another amount was charged, choose “Record and refund” instead.`,
  },
  give_back: {
    name: msg`Record and refund`,
    effect: msg`Choose this if the provider charged an amount that the order cannot keep. We will record what was charged and refund it through the provider. The buyer can pay again.`,
  },
  none_came: {
    name: msg`No money came`,
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
  review: msg`The provider wants somebody to look at it`,
  declined: msg`Declined`,
  again: msg`The buyer has to choose another card or account`,
  gone: msg`Nothing can come of it any more`,
  unknown: msg`No answer that could be understood`,
  redirect: msg`The buyer was sent to the provider’s page`,
  form: msg`The buyer was sent to the provider’s page`,
  trouble: msg`The provider could not be reached`,
  done: msg`Refunded`,
  pending: msg`Being refunded`,
  refused: msg`Refused`,
  decision: msg`Decision`,
  // Why.
  amount_differs: msg`Another amount than we asked for`,
  partial_approval: msg`Only a part of the amount was approved`,
  left: msg`The buyer left and did not come back`,
  never_begun: msg`The provider was never told of it`,
  no_provider: msg`This provider is no longer connected`,
  ...STUCK_WORDS,
  staff: msg`Decided by staff`,
  not_understood: msg`No answer that could be understood`,
  several_captures: msg`Taken more than once`,
  REVIEW: msg`The bank’s risk check wants a person to look`,
  several_transactions: msg`Several payments under one number`,
  // Why a message is not believed.
  signature: msg`The signature is wrong`,
  other_attempt: msg`It is about another payment`,
  age: msg`It is too old`,
  unknown_payment: msg`It is about a payment that is not ours`,
  unusable: msg`Its numbers cannot be ours`,
  not_checked: msg`Too many unverified messages came from the same network`,
};

/** A short code in words, or as it is when it is the provider's own; a number behind it is the provider's reason. */
export function codeWords(i18n: I18n, code: string): string {
  const [, name = code, number] = /^(\w+) (\d+)$/.exec(code) ?? [];
  const words = Object.hasOwn(CODE_WORDS, name) ? CODE_WORDS[name] : undefined;
  if (!words) return code;
  return number ? `${i18n._(words)} (${number})` : i18n._(words);
}

// @chunk log
