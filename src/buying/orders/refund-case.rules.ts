import {
  type LedgerRefund,
  leftOf,
  type RefundCaseKind,
  type RefundThere,
  refundStage,
  refundSums,
} from './refund-ledger.rules.ts';

/** A refund at the provider that staff have to decide about. */
export interface RefundCase {
  kind: RefundCaseKind;
  there: RefundThere;
  /** Our refund, if it is one of ours. */
  refund_id: number | null;
}

/** It is this refund of ours; it is a separate one; their amount is right; or nothing is left to do. */
export const CASE_DECISIONS = ['same', 'separate', 'theirs', 'seen'] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];

export const DECISIONS_OF: Readonly<Record<RefundCaseKind, readonly CaseDecision[]>> = {
  foreign_refund: ['same', 'separate', 'seen'],
  refund_amount: ['theirs', 'seen'],
  refund_undone: ['seen'],
};

export type CaseChange =
  /** The provider's refund paid ours, with its amount; the missing part stays owed. */
  | { what: 'settle'; refund_id: number; amount: number }
  | { what: 'add_foreign' }
  /** The buyer already has part of it: this much is still owed, or nothing. */
  | { what: 'owe_less'; refund_id: number; amount: number };

/** A decision's changes to the ledger; undefined if it cannot be made now. */
export function caseChanges(
  { paid, ours }: { paid: number; ours: readonly LedgerRefund[] },
  { kind, there, refund_id }: RefundCase,
  { decision, of = refund_id }: { decision: CaseDecision; of?: number | null },
): CaseChange[] | undefined {
  if (!DECISIONS_OF[kind].includes(decision)) return undefined;
  if (decision === 'seen') return [];
  // While one is in flight, the remaining amount is unknown.
  if (ours.some((refund) => refundStage(refund) === 'asked' && refund.refund_id !== refund_id)) return undefined;
  const left = leftOf(paid, refundSums(ours));
  if (decision === 'separate') return separately(there.amount - left, ours);
  const own = ours.find((refund) => refund.refund_id === of);
  if (!own || own.done_at !== null || there.amount - own.amount > left) return undefined;
  return [{ what: 'settle', refund_id: own.refund_id, amount: there.amount }];
}

/** Money refunded beyond the remainder is no longer owed, the newest promise first. */
function separately(excess: number, ours: readonly LedgerRefund[]): CaseChange[] | undefined {
  const changes: CaseChange[] = [];
  let over = excess;
  for (const { refund_id, amount, done_at } of ours.toReversed()) {
    if (over <= 0) break;
    if (done_at !== null) continue;
    const less = Math.min(over, amount);
    over -= less;
    changes.push({ what: 'owe_less', refund_id, amount: amount - less });
  }
  return over > 0 ? undefined : [...changes, { what: 'add_foreign' }];
}
