import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefundReason, StaffRefund } from './order-staff.contract.ts';
import { refundStage } from './refund-ledger.rules.ts';

/** Who has a refund to pay now: nobody any more, the provider that is to be asked or was asked, or staff by hand. */
type RefundStanding = 'done' | 'provider' | 'asked' | 'stuck' | 'hand';

type Standing = Pick<StaffRefund, 'why' | 'done_at' | 'sent_at' | 'through' | 'stuck'>;

/** How far a refund has come. What a provider could not pay back is for staff. */
export function refundStanding(refund: Standing): RefundStanding {
  const stage = refundStage(refund);
  if (stage === 'done' || stage === 'foreign') return 'done';
  if (stage === 'asked') return 'asked';
  if (refund.through === 'hand') return 'hand';
  return refund.stuck === null ? 'provider' : 'stuck';
}

/** Whether it is for staff to pay a refund back. */
export function isByHand(refund: Standing): boolean {
  const standing = refundStanding(refund);
  return standing === 'hand' || standing === 'stuck';
}

/**
 * Whether staff have something to pay back: a refund of theirs, or, while nothing is owed, the return that was received. What
 * the providers pay back by themselves would otherwise be paid twice.
 */
export function isForStaff(refunds: readonly Standing[]): boolean {
  return refunds.some(isByHand) || !refunds.some(isAtProvider);
}

function isAtProvider(refund: Standing): boolean {
  const standing = refundStanding(refund);
  return standing === 'provider' || standing === 'asked';
}

/** Whether the money for a return is owed and not paid back yet: then it can no longer end with another print. */
export function isReturnOwed(refunds: readonly { why: RefundReason; done_at: unknown }[]): boolean {
  return refunds.some(({ why, done_at }) => why === 'returned' && done_at === null);
}

/** Why a provider does not pay a refund back; what is not here is the provider's own code. */
export const STUCK_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  no_attempt: msg`No payment at the provider belongs to it`,
  by_hand: msg`Can only be refunded by hand`,
};

// @chunk log
