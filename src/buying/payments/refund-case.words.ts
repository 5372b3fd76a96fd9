import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaseDecision } from '#buying/orders/refund-case.rules.ts';
import type { RefundCaseKind, RefundStage } from '#buying/orders/refund-ledger.rules.ts';

/** Why a refund at the provider needs a decision, and what to check. */
export const CASE_WORDS: Record<RefundCaseKind, MessageDescriptor> = {
  foreign_refund: msg`This refund was made on the provider’s own pages, and we have not recorded it. Decide whether it is a refund that is still due for this order, or a separate one.`,
  refund_amount: msg`The provider’s amount for this refund differs from ours. Check it on the provider’s own pages, then decide.`,
  refund_undone: msg`We have recorded this refund as paid, but the provider says that it failed. Contact the buyer and pay it another way if the money did not arrive.`,
};

export const CASE_DECISION_NAMES: Record<CaseDecision, MessageDescriptor> = {
  same: msg`It is this refund`,
  separate: msg`It is a separate refund`,
  theirs: msg`Use the provider’s amount`,
  seen: msg`Nothing more to do`,
};

/** The consequences of each decision; it cannot be undone. */
export const CASE_DECISION_EFFECTS: Record<CaseDecision, MessageDescriptor> = {
  same: msg`We will mark the refund you choose as paid with the provider’s number. If it was smaller, the rest will still be due.`,
  separate: msg`We will record it as a separate refund. If it exceeds the rest of the payment, the refund due for this order is reduced by the difference.`,
  theirs: msg`We will record the provider’s amount. If it was smaller, the rest will still be due.`,
  seen: msg`We will close this case without changing the books.`,
};

export const REFUND_STAGE_WORDS: Record<RefundStage, MessageDescriptor> = {
  owed: msg`owed`,
  asked: msg`asked for`,
  done: msg`refunded`,
  foreign: msg`refunded on the provider’s own pages`,
};
