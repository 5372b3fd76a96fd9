import type { AllowanceView, InvoiceAction, InvoiceDetail, InvoiceSummary, OrderInvoice } from '../invoice.contract.ts';
import { voidUntil } from '../invoice-periods.rules.ts';
import { canStillVoid, isRefunded, VALID_STATES } from '../invoice-step.rules.ts';
import type { AllowanceRow, InvoiceRow } from './invoice-lease.service.ts';
import { stepFacts } from './invoice-result.service.ts';

export interface WithAllowances {
  invoice: InvoiceRow;
  allowances: readonly AllowanceRow[];
}

/** For the buyer. */
export function orderInvoiceOf({ state, number, issued_at, random_code }: InvoiceRow): OrderInvoice {
  return { state, number, date: iso(issued_at), random_code };
}

export function summaryOf({ invoice, allowances }: WithAllowances): InvoiceSummary {
  const { invoice_id, code, state, way, number, period, tax_kind, net, tax, total, buyer } = invoice;
  const valid = allowances.filter((one) => VALID_STATES.includes(one.state));
  const open = allowances.filter((one) => ['queued', 'issuing', 'failed'].includes(one.state));
  return {
    invoice_id,
    code,
    state,
    way,
    kind: buyer.choice.type,
    number,
    issued_at: iso(invoice.issued_at),
    period,
    tax_kind,
    net,
    tax,
    total,
    allowed: valid.reduce((sum, one) => sum + one.total, 0),
    open_allowances: open.length,
    paid_at: invoice.paid_at.toISOString(),
    created_at: invoice.created_at.toISOString(),
    ...problemOf(invoice),
    next_at: iso(invoice.next_at),
  };
}

export function detailOf(one: WithAllowances, events: InvoiceDetail['events'], standing: Standing): InvoiceDetail {
  const { invoice, allowances } = one;
  const { relate_number, random_code, buyer, lines, tax_rate, zero_reason, clearance, currency } = invoice;
  return {
    ...summaryOf(one),
    relate_number,
    random_code,
    buyer,
    lines,
    tax_rate,
    zero_reason,
    clearance,
    currency,
    currency_total: invoice.currency_total,
    exchange_rate: invoice.exchange_rate,
    voided_at: iso(invoice.voided_at),
    void_reason: invoice.void_reason,
    difference: invoice.difference,
    difference_there: invoice.difference_there,
    void_until: invoice.period ? voidUntil(invoice.period).toISOString() : null,
    allowances: allowances.map((allowance) => allowanceView(allowance, invoice, standing.hasProvider)),
    events,
    actions: actionsOn(one, standing),
  };
}

interface Standing {
  now: Date;
  /** Whether the shop has the keys of a provider. */
  hasProvider: boolean;
}

/** What staff can do about it now. */
export function actionsOn(one: WithAllowances, { now, hasProvider }: Standing): InvoiceAction[] {
  const { invoice, allowances } = one;
  const { state, way, number } = invoice;
  const isOpen = state === 'queued' || state === 'failed';
  // Its keys were removed: staff do by hand on its pages what it began.
  const isLeft = way === 'ecpay' && !hasProvider;
  const hasFailed = allowances.some((one) => one.state === 'failed');
  const hasMissing = allowances.some((one) => lacksNumber(one, invoice, hasProvider));
  const hasAllowance = allowances.some((one) => one.state !== 'void' && one.state !== 'covered');
  const can: Record<InvoiceAction, boolean> = {
    retry: state === 'failed' || hasFailed || (way === 'manual' && state === 'queued'),
    correct: isOpen && number === null,
    enter:
      (way === 'manual' && state === 'queued') || (isLeft && state === 'issuing') || state === 'failed' || hasMissing,
    enter_void: canEnterVoid(one, hasProvider),
    // Staff may order a void again that was refused: the reason may be gone.
    void: state === 'issued' && !isLeft && !hasAllowance && canStillVoid({ ...stepFacts(invoice), problem: null }, now),
    hand_over: isLeft && number === null && (state === 'queued' || state === 'issuing'),
  };
  return (Object.keys(can) as InvoiceAction[]).filter((action) => can[action]);
}

/**
 * Whether it may have been voided without the shop: by the accountant, whose void staff may enter after the last day of it, or on the
 * provider's own pages, as the comparison has found; without the provider's keys nothing compares.
 */
function canEnterVoid({ invoice, allowances }: WithAllowances, hasProvider: boolean): boolean {
  const { state, way, number, problem, difference } = invoice;
  if (number === null || state === 'void' || allowances.some((one) => VALID_STATES.includes(one.state))) return false;
  if (way !== 'manual' && hasProvider) return difference === 'void_there';
  return state === 'voiding' || problem === 'too_late_to_void' || isRefunded(invoice, allowances);
}

/** Whether staff have to enter its number: the accountant issues it, or the provider cannot send it. */
export function lacksNumber(
  { state, problem }: AllowanceRow,
  { way, number }: InvoiceRow,
  hasProvider: boolean,
): boolean {
  if (problem === 'number_missing' || state === 'failed') return true;
  if (way === 'manual') return state === 'queued';
  return way === 'ecpay' && number !== null && !hasProvider && (state === 'queued' || state === 'issuing');
}

function allowanceView(row: AllowanceRow, invoice: InvoiceRow, hasProvider: boolean): AllowanceView {
  const { allowance_id, refund_id, state, number, period, net, tax, total, lines, refunded_at } = row;
  const isOpen = state === 'queued' || state === 'issuing';
  const amounts = { net, tax, total, lines };
  const dates = { issued_at: iso(row.issued_at), period, refunded_at: refunded_at.toISOString() };
  return {
    allowance_id,
    refund_id,
    state,
    number,
    ...dates,
    ...amounts,
    lacks_number: lacksNumber(row, invoice, hasProvider),
    ...problemOf(row),
    next_at: isOpen ? iso(invoice.next_at) : null,
  };
}

function problemOf({ problem, problem_code, problem_words, tries }: InvoiceRow | AllowanceRow) {
  return { problem, problem_code, problem_words, tries };
}

function iso(moment: Date | null): string | null {
  return moment ? moment.toISOString() : null;
}
