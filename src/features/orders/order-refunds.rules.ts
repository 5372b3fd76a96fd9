import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefundReason, StaffRefund } from './order-staff.contract.ts';

/** Who has a refund to pay now: nobody any more, the provider by itself, or staff by hand. */
export type RefundStanding = 'done' | 'provider' | 'stuck' | 'hand';

/** How far a refund has come. What a provider could not pay back is for staff. */
export function refundStanding({
  done_at,
  through,
  stuck,
}: Pick<StaffRefund, 'done_at' | 'through' | 'stuck'>): RefundStanding {
  if (done_at !== null) return 'done';
  if (through === 'hand') return 'hand';
  return stuck === null ? 'provider' : 'stuck';
}

/** Whether it is for staff to pay a refund back. */
export function isByHand(refund: Pick<StaffRefund, 'done_at' | 'through' | 'stuck'>): boolean {
  const standing = refundStanding(refund);
  return standing === 'hand' || standing === 'stuck';
}

/**
 * Whether staff have something to pay back: a refund of theirs, or, while nothing is owed, the return that was received. What
 * the providers pay back by themselves would otherwise be paid twice.
 */
export function isForStaff(refunds: readonly Pick<StaffRefund, 'done_at' | 'through' | 'stuck'>[]): boolean {
  return refunds.some(isByHand) || !refunds.some((refund) => refundStanding(refund) === 'provider');
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
