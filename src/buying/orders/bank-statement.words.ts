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

export const KIND_WORDS: Record<LineKind, MessageDescriptor> = {
  sure: msg`Certain match`,
  probable: msg`Probable match`,
  ambiguous: msg`Several orders`,
  digits_differ: msg`Different digits`,
  wrong_amount: msg`Other amount`,
  other_currency: msg`Other currency`,
  second: msg`Paid twice?`,
  closed: msg`Order is closed`,
  none: msg`No order`,
  confirmed: msg`Confirmed`,
  withdrawal: msg`Withdrawal`,
};

export const OUTCOME_WORDS: Record<LineOutcome, MessageDescriptor> = {
  confirmed: msg`Confirmed; the buyer has been notified.`,
  already: msg`Not confirmed: someone has already confirmed this line.`,
  conflict: msg`Not confirmed: the order has changed.`,
  amount_differs: msg`Not confirmed: the order’s total is different.`,
  other_currency: msg`Not confirmed: the line is in another currency than the order.`,
  not_found: msg`Not confirmed: line or order not found.`,
};
