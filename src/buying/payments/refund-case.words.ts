import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaseDecision } from '#buying/orders/refund-case.rules.ts';
import type { RefundCaseKind, RefundStage } from '#buying/orders/refund-ledger.rules.ts';

/** Why a refund at the provider needs a decision, and what to look at. */
export const CASE_WORDS: Record<RefundCaseKind, MessageDescriptor> = {
  foreign_refund: msg`This refund was made on the provider’s own pages, and we have not recorded it. Decide whether it is a refund that this order still owes, or a separate one.`,
  refund_amount: msg`The provider’s amount for this refund differs from ours. Check it on the provider’s own pages, then decide.`,
  refund_undone: msg`We have recorded this refund as paid, but the provider says that it failed. Contact the buyer and pay it another way if the money did not arrive.`,
};

/** What staff can decide, on the button. */
export const CASE_DECISION_NAMES: Record<CaseDecision, MessageDescriptor> = {
  same: msg`It is this refund`,
  separate: msg`It is a separate refund`,
  theirs: msg`Use the provider’s amount`,
  seen: msg`Nothing more to do`,
};

/** What follows from each decision; there is no way back. */
export const CASE_DECISION_EFFECTS: Record<CaseDecision, MessageDescriptor> = {
  same: msg`We will mark the refund you choose as paid with the provider’s number. If it was smaller, the rest will still be owed.`,
  separate: msg`We will record it as a refund of its own. If it exceeds what is left of the payment, this order will owe that much less.`,
  theirs: msg`We will record the provider’s amount. If it was smaller, the rest will still be owed.`,
  seen: msg`We will close this case without changing the books.`,
};

/** How far one of our refunds has come. */
export const REFUND_STAGE_WORDS: Record<RefundStage, MessageDescriptor> = {
  owed: msg`owed`,
  asked: msg`asked for`,
  done: msg`refunded`,
  foreign: msg`refunded on the provider’s own pages`,
};
