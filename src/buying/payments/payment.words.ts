import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { STUCK_WORDS } from '#buying/orders/order-refunds.rules.ts';
import { localeOfI18n } from '#shared/locale.ts';
import { inParentheses } from '#shared/parentheses.ts';
import type { StaffPayments } from './payment-staff.contract.ts';
import type { AttemptState, Decision } from './payment-states.rules.ts';

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

export const EVENT_HOW_WORDS: Record<StaffPayments['events'][number]['how'], MessageDescriptor> = {
  notify: msg`Message from the provider`,
  back: msg`The buyer returned to the shop`,
  begin: msg`Payment started`,
  take: msg`Payment captured`,
  read: msg`Provider asked`,
  refund: msg`Refund requested`,
  staff: msg`Decided by staff`,
};

interface DecisionWords {
  /** On the button that opens the form, and on the one that sends it. */
  name: MessageDescriptor;
  /** What to do before, and the consequences; a decision cannot be undone. */
  effect: MessageDescriptor;
}

export const DECISION_WORDS: Record<Decision, DecisionWords> = {
  came: {
    name: msg`The payment has arrived`,
    effect: msg`Check the provider’s own pages first: the whole amount must be there. The order will be paid. If the order is no longer awaiting payment, we will refund the amount. If another amount was charged, choose “Record and refund” instead.`,
  },
  give_back: {
    name: msg`Record and refund`,
    effect: msg`Choose this if the provider charged an amount that does not belong to the order. We will record the charge and refund it through the provider. The buyer can pay again.`,
  },
  none_came: {
    name: msg`No payment has arrived`,
    effect: msg`Check the provider’s own pages first: nothing was charged, and no charge is pending. The payment will be declined, and the buyer can pay again. This decision stays until the provider reports money.`,
  },
};

/** The shop's own codes. Providers have hundreds more, which are shown unchanged. */
const CODE_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  // Results of reading, capturing or starting.
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
  // Reasons.
  amount_differs: msg`Amount differs from the order`,
  partial_approval: msg`Only a part of the amount was approved`,
  numbered: msg`The buyer has a number to pay with`,
  left: msg`The buyer left and did not come back`,
  never_begun: msg`Never sent to the provider`,
  no_provider: msg`This provider is no longer connected`,
  given_up: msg`The provider has not said for days whether it was paid. Check its own pages`,
  still_processing: msg`The provider has said for days that the payment is still in transit. Check its own pages`,
  ...STUCK_WORDS,
  staff: msg`Decided by staff`,
  not_understood: msg`Unreadable answer`,
  several_captures: msg`Captured more than once`,
  REVIEW: msg`The bank’s risk check requires a manual review`,
  several_transactions: msg`Several payments under one number`,
  // Why a message was not verified.
  signature: msg`The signature is wrong`,
  other_attempt: msg`It is about another payment`,
  age: msg`Too old`,
  unknown_payment: msg`It is about a payment that is not ours`,
  unusable: msg`Its numbers cannot be ours`,
  not_checked: msg`Too many unverified messages from the same network`,
};

/** A number after the code is the provider's reason. */
export function codeWords(i18n: I18n, code: string): string {
  const [, name = code, number] = /^(\w+) (\d+)$/.exec(code) ?? [];
  const words = Object.hasOwn(CODE_WORDS, name) ? CODE_WORDS[name] : undefined;
  if (!words) return code;
  return number ? inParentheses(i18n._(words), number, localeOfI18n(i18n)) : i18n._(words);
}

// @chunk log
