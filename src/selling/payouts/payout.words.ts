import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IncomeCode, LegalForm, Residency } from './payee.rules.ts';
import type { PlanOutcome, RunState } from './payout-plan.rules.ts';
import type { AppliedRule, WithholdingReason } from './payout-tax.rules.ts';

export const RESIDENCY_WORDS: Record<Residency, MessageDescriptor> = {
  resident: msg`Resident of Taiwan`,
  non_resident: msg`Not resident in Taiwan`,
};

export const LEGAL_FORM_WORDS: Record<LegalForm, MessageDescriptor> = {
  individual: msg`Person`,
  company: msg`Company`,
};

export const INCOME_CODE_WORDS: Record<IncomeCode, MessageDescriptor> = {
  '9A': msg`9A: professional fee`,
  '9B': msg`9B: author’s fee`,
  53: msg`53: royalty`,
};

export const RUN_STATE_WORDS: Record<RunState, MessageDescriptor> = {
  draft: msg({ message: 'Draft', context: 'payout run' }),
  approved: msg({ message: 'Approved', context: 'payout run' }),
  paid: msg({ message: 'Paid', context: 'payout run' }),
  discarded: msg({ message: 'Discarded', context: 'payout run' }),
};

/** What happens to a payee’s open shares. */
export const OUTCOME_WORDS: Record<PlanOutcome, MessageDescriptor> = {
  pay: msg`Ready to pay`,
  nothing: msg`Nothing open`,
  hold: msg`Not due yet`,
  negative: msg`Negative, carried forward`,
  small: msg`Below the minimum, carried forward`,
  incomplete: msg`Data missing`,
};

const REASON_WORDS: Record<Exclude<WithholdingReason, 'rate'>, MessageDescriptor> = {
  small: msg`none (below the limit)`,
  invoice: msg`none (the company issues an invoice)`,
  not_insured: msg`none (not insured)`,
  exempt: msg`none (exempt)`,
  not_for_code: msg`none for this income code`,
};

/** How an amount was withheld: its rate with the first day, or why nothing was. */
export function ruleText(i18n: I18n, { reason, rate_bp, from }: AppliedRule): string {
  const rate = i18n.number(rate_bp / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  if (reason !== 'rate') return i18n._(REASON_WORDS[reason]);
  if (from === null) return rate;
  const since = i18n.date(new Date(`${from}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
  return i18n._(msg`${{ rate }}, in force since ${{ from: since }}`);
}
