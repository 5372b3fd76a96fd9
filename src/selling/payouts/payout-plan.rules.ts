import type { Currency, Prices } from '#shared/money.ts';
import type { PayeeFact } from './payee.rules.ts';

/** Why the open shares of a payee in one currency are paid out in a run, or not. */
export const PLAN_OUTCOMES = ['pay', 'nothing', 'hold', 'negative', 'small', 'incomplete'] as const;
export type PlanOutcome = (typeof PLAN_OUTCOMES)[number];

interface OpenBalance {
  currency: Currency;
  /** All shares that are in no run. */
  open: number;
  /** Shares that are due. */
  payable: number;
}

/**
 * What a run does with a payee's shares in one currency. A negative balance is carried forward: nothing is paid until
 * sales exceed it. Missing data blocks only this payee.
 */
export function planOutcome(
  { currency, open, payable }: OpenBalance,
  { minimum, missing }: { minimum: Prices; missing: readonly PayeeFact[] },
): PlanOutcome {
  if (payable < 0) return 'negative';
  if (payable === 0) return open > 0 ? 'hold' : open < 0 ? 'negative' : 'nothing';
  if (payable < Math.max(1, minimum[currency])) return 'small';
  return missing.length > 0 ? 'incomplete' : 'pay';
}

/** The states of a run. A draft can be recomputed or discarded; an approved run can become a draft again until it is paid. */
export const RUN_STATES = ['draft', 'approved', 'paid', 'discarded'] as const;
export type RunState = (typeof RUN_STATES)[number];
export const RUN_STEPS = ['recompute', 'approve', 'reopen', 'record', 'discard'] as const;
export type RunStep = (typeof RUN_STEPS)[number];

const STEP_FROM: Record<RunStep, readonly RunState[]> = {
  recompute: ['draft'],
  approve: ['draft'],
  reopen: ['approved'],
  record: ['approved'],
  discard: ['draft', 'approved'],
};

export function canStep(state: RunState, step: RunStep): boolean {
  return STEP_FROM[step].includes(state);
}
