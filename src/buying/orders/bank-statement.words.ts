import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LineKind } from './bank-matching.rules.ts';
import type { LineView } from './bank-search.rules.ts';
import type { LineOutcome } from './bank-statement.contract.ts';

export const VIEW_WORDS: Record<LineView, MessageDescriptor> = {
  open: msg`To decide`,
  confirmed: msg`Confirmed`,
  withdrawal: msg`Withdrawals`,
};

/** What a line is, in a word or two. */
export const KIND_WORDS: Record<LineKind, MessageDescriptor> = {
  sure: msg`Sure`,
  probable: msg`Probable`,
  ambiguous: msg`Several orders`,
  digits_differ: msg`Other digits`,
  wrong_amount: msg`Other amount`,
  other_currency: msg`Other currency`,
  second: msg`Paid twice?`,
  closed: msg`Order is closed`,
  none: msg`No order`,
  confirmed: msg`Confirmed`,
  withdrawal: msg`Withdrawal`,
};

/** What became of a line that was confirmed just now. */
export const OUTCOME_WORDS: Record<LineOutcome, MessageDescriptor> = {
  confirmed: msg`Confirmed; the buyer is told.`,
  already: msg`Not confirmed: somebody had confirmed this line before.`,
  conflict: msg`Not confirmed: the order had changed in the meantime.`,
  amount_differs: msg`Not confirmed: the order costs another amount.`,
  other_currency: msg`Not confirmed: the line is in another currency than the order.`,
  not_found: msg`Not confirmed: this line or order is not there.`,
};
