import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaseBooks, CaseFact, CaseState, CaseStep, CaseWord } from './books-case.rules.ts';

export const CASE_BOOKS_WORDS: Record<CaseBooks, MessageDescriptor> = {
  payment: msg`Payments and refunds`,
  invoice: msg`Invoices`,
  payout: msg`Payouts`,
};

export const CASE_FACT_WORDS: Record<CaseFact, MessageDescriptor> = {
  paid: msg`Paid`,
  refunded: msg`Refunded`,
  net: msg`Net amount`,
  tax: msg`VAT`,
  total: msg`Total`,
  remainder: msg`Left after allowances`,
  number: msg`Number`,
  tax_id: msg`Tax ID`,
  state: msg`State`,
  day: msg`Day`,
};

export const CASE_VALUE_WORDS: Record<CaseWord, MessageDescriptor> = {
  issued: msg`Issued`,
  void: msg`Void`,
  not_uploaded: msg`Not uploaded`,
};

export const CASE_STATE_WORDS: Record<CaseState, MessageDescriptor> = {
  open: msg({ message: 'Open', context: 'a case of the books' }),
  closed: msg({ message: 'Closed', context: 'a case of the books' }),
};

/** What happened, in the history of a case. */
export const CASE_STEP_WORDS: Record<CaseStep, MessageDescriptor> = {
  opened: msg`Difference found`,
  changed: msg`The difference has changed`,
  noted: msg`Note`,
  closed: msg`Closed with a reason`,
  agreed: msg`The books agree again`,
  reopened: msg`Opened again`,
};

// @chunk log
