import { voidUntil } from './invoice-periods.rules.ts';
import type { AllowanceState, InvoiceProblem, InvoiceState, InvoiceWay } from './invoice-states.rules.ts';

interface InvoiceFacts {
  state: InvoiceState;
  way: InvoiceWay | null;
  tries: number;
  number: string | null;
  period: string | null;
  isDonated: boolean;
  currency_total: number;
  problem: InvoiceProblem | null;
}

export interface AllowanceFacts {
  allowance_id: number;
  state: AllowanceState;
  currency_total: number;
  /** In NT dollars. */
  total: number;
}

/** The next step of an invoice. */
export type InvoiceStep =
  | { step: 'issue' }
  /** The last call had no answer: ask the provider before issuing. */
  | { step: 'find' }
  /** Nothing was issued and everything was refunded. */
  | { step: 'drop' }
  | { step: 'void' }
  /** Too late to void, but a call that was made in time may have succeeded: ask the provider first. */
  | { step: 'find_void' }
  /** The void came too late, or was refused: its refunds become allowances. */
  | { step: 'give_up_void' }
  | { step: 'allowance'; allowance_id: number; isKnown: boolean }
  | { step: 'rest' };

/** An allowance that still has to be issued. */
const OPEN: readonly AllowanceState[] = ['queued', 'issuing', 'failed'];
/** One that counts. */
export const VALID_STATES: readonly AllowanceState[] = ['issued', 'voiding'];
/** Problems that need no correction: the queue tries again. */
export const PASSING: readonly InvoiceProblem[] = ['unreachable', 'rate_limited', 'keys_refused', 'numbers_used_up'];
/** The provider may have an invoice under our number. */
export const UNPROVED: readonly InvoiceProblem[] = ['differs', 'number_taken'];

/**
 * The next step of an invoice and its allowances, in the order of the refunds. A full refund voids the invoice while that is
 * possible: until the 13th after its period, if it has no valid allowance, and if it was not donated.
 */
export function nextStep(invoice: InvoiceFacts, allowances: readonly AllowanceFacts[], now: Date): InvoiceStep {
  const { state } = invoice;
  const isGone = isRefunded(invoice, allowances) && !allowances.some((one) => VALID_STATES.includes(one.state));
  switch (state) {
    case 'queued':
      return { step: isGone ? 'drop' : 'issue' };
    case 'issuing':
      return { step: 'find' };
    case 'voiding':
      if (canStillVoid(invoice, now)) return { step: 'void' };
      return { step: invoice.way === 'ecpay' && invoice.tries > 0 ? 'find_void' : 'give_up_void' };
    case 'void':
      return { step: 'rest' };
    case 'failed': {
      const isUnissued = invoice.number === null && !(invoice.problem && UNPROVED.includes(invoice.problem));
      return { step: isGone && isUnissued ? 'drop' : 'rest' };
    }
    case 'issued': {
      const isCalled = allowances.some((one) => one.state === 'issuing');
      if (isGone && !isCalled && canStillVoid(invoice, now)) return { step: 'void' };
      const next = allowances.find((one) => one.state === 'queued' || one.state === 'issuing');
      if (!next) return { step: 'rest' };
      return { step: 'allowance', allowance_id: next.allowance_id, isKnown: next.state === 'issuing' };
    }
  }
}

/** Whether it can be voided at that moment: after the provider has refused it, allowances are the only way. */
export function canStillVoid({ period, isDonated, problem }: InvoiceFacts, now: Date): boolean {
  if (!period || isDonated || (problem && !PASSING.includes(problem))) return false;
  return now <= voidUntil(period);
}

/** Whether all of the order's money was refunded. */
export function isRefunded(
  { currency_total }: Pick<InvoiceFacts, 'currency_total'>,
  allowances: readonly AllowanceFacts[],
): boolean {
  const counted = allowances.filter((one) => OPEN.includes(one.state) || VALID_STATES.includes(one.state));
  return counted.reduce((sum, one) => sum + one.currency_total, 0) >= currency_total;
}

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

/** The next try: soon at first, then less often, at least every hour. */
export function nextTry(tries: number, problem: InvoiceProblem, now: Date): Date {
  if (problem === 'rate_limited') return new Date(now.getTime() + HOUR_MS / 2);
  if (problem === 'numbers_used_up') return new Date(now.getTime() + HOUR_MS);
  return new Date(now.getTime() + Math.min(5 * SECOND_MS * 2 ** Math.min(tries, 12), HOUR_MS));
}
