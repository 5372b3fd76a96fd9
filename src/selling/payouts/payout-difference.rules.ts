import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * `line`: a payout and the ledger rows that it pays. `entry`: a payout pays rows that are not in the ledger, or of someone
 * else. `late`: an approved run whose day of payment passed a week ago, and nobody has recorded the payment.
 */
export const PAYOUT_DIFFERENCES = ['line', 'entry', 'late'] as const;
export type PayoutDifferenceKind = (typeof PAYOUT_DIFFERENCES)[number];

/** The difference, and what it means for the reader. */
export const PAYOUT_DIFFERENCE_WORDS: Record<PayoutDifferenceKind, MessageDescriptor> = {
  line: msg`The amount of a payout differs from the shares that it pays.`,
  entry: msg`A payout pays shares that belong to someone else, or are not in the ledger.`,
  late: msg`A payout run was approved, its planned day passed a week ago, and nobody has recorded the payment.`,
};

// @chunk log
