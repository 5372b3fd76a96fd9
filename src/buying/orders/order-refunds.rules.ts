import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefundReason, StaffRefund } from './order-staff.contract.ts';
import { refundStage } from './refund-ledger.rules.ts';

/** Who has to pay a refund now: nobody, the provider (not yet asked, or asked), or staff by hand. */
type RefundStanding = 'done' | 'provider' | 'asked' | 'stuck' | 'hand';

/** As the page or the database has it. */
export type Standing = Pick<StaffRefund, 'why' | 'through' | 'stuck'> & {
  done_at: Date | string | null;
  sent_at: Date | string | null;
};

/** If a provider could not pay a refund, staff have to. */
export function refundStanding(refund: Standing): RefundStanding {
  const stage = refundStage(refund);
  if (stage === 'done' || stage === 'foreign') return 'done';
  if (stage === 'asked') return 'asked';
  if (refund.through === 'hand') return 'hand';
  return refund.stuck === null ? 'provider' : 'stuck';
}

export function isByHand(refund: Standing): boolean {
  const standing = refundStanding(refund);
  return standing === 'hand' || standing === 'stuck';
}

/**
 * Whether staff have something to refund: their own refunds, or, while nothing is owed, the received return. Refunds that
 * providers pay automatically are excluded, or they would be paid twice.
 */
export function isForStaff(refunds: readonly Standing[]): boolean {
  return refunds.some(isByHand) || !refunds.some(isAtProvider);
}

function isAtProvider(refund: Standing): boolean {
  const standing = refundStanding(refund);
  return standing === 'provider' || standing === 'asked';
}

/** Whether the refund of a return is still owed: then the return can no longer end with an exchange. */
export function isReturnOwed(refunds: readonly { why: RefundReason; done_at: unknown }[]): boolean {
  return refunds.some(({ why, done_at }) => why === 'returned' && done_at === null);
}

/** Why a provider does not pay a refund; other values are the provider's own codes. */
export const STUCK_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  no_attempt: msg`No payment at the provider belongs to it`,
  by_hand: msg`Can only be refunded by hand`,
  answer_lost: msg`The provider’s answer was lost. Check its own pages before you refund by hand`,
  line_pay_1150: msg`LINE Pay does not know this payment`,
  line_pay_1163: msg`LINE Pay no longer refunds this payment: its period has passed`,
  line_pay_1164: msg`LINE Pay has less left of this payment. Check its own pages`,
  line_pay_1165: msg`LINE Pay says that it has already refunded this payment. Check its own pages before you refund by hand`,
};

// @chunk log
