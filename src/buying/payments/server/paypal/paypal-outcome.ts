import type { RefundThere } from '#buying/orders/refund-ledger.rules.ts';
import type { Known, Outcome } from '../payment-provider.ts';
import { readPaypalAmount } from './paypal-amount.ts';
import type { PaypalCapture, PaypalOrder, PaypalUnit } from './paypal-answers.ts';

const unknown = (reason: string): Outcome => ({ state: 'unknown', reason });

/** `merchantId`: the expected payee, if configured. */
export function paypalOutcome(order: PaypalOrder, known: Known, merchantId: string | undefined): Outcome {
  const [unit, ...others] = order.purchase_units;
  if (order.id !== known.provider_id) return unknown('other_order');
  if (!unit || others.length > 0) return unknown('purchase_units');
  if ((unit.custom_id ?? known.attempt_id) !== known.attempt_id) return unknown('custom_id');
  if ((unit.invoice_id ?? known.reference) !== known.reference) return unknown('invoice_id');
  const live = unit.payments.captures.filter(({ status }) => status !== 'DECLINED' && status !== 'FAILED');
  if (live.length > 1) return { state: 'review', transaction_id: null, reason: 'several_captures' };
  const capture = live[0] ?? unit.payments.captures.at(-1);
  if (!capture) return withoutCapture(order.status);
  if (merchantId !== undefined && unit.payee?.merchant_id !== merchantId) return unknown('payee');
  return ofCapture(capture, unit, known);
}

function withoutCapture(status: string): Outcome {
  switch (status) {
    case 'CREATED':
    case 'SAVED':
    case 'PAYER_ACTION_REQUIRED':
      return { state: 'waiting' };
    case 'APPROVED':
      return { state: 'approved' };
    case 'VOIDED':
      return { state: 'gone', reason: status };
    default:
      return unknown(`order_${status}`);
  }
}

function ofCapture(capture: PaypalCapture, unit: PaypalUnit, known: Known): Outcome {
  const { id: transaction_id, status } = capture;
  if (capture.custom_id !== known.attempt_id) return unknown('capture_custom_id');
  if (capture.invoice_id !== known.reference) return unknown('capture_invoice_id');
  const reason = capture.status_details?.reason ?? status;
  if (status === 'DECLINED' || status === 'FAILED') return { state: 'declined', reason };
  const taken = readPaypalAmount(capture.amount);
  if (!taken) return { state: 'review', transaction_id, reason: 'amount_unreadable' };
  if (taken.amount !== known.amount || taken.currency !== known.currency)
    return { state: 'review', transaction_id, reason: 'amount_differs', ...taken };
  switch (status) {
    case 'COMPLETED':
      return { state: 'paid', transaction_id, ...taken, refunds: refundsOf(unit) };
    case 'PENDING':
      return { state: 'processing', transaction_id, reason };
    case 'PARTIALLY_REFUNDED':
    case 'REFUNDED': {
      const refunds = refundsOf(unit);
      return refunds.length > 0 ? { state: 'paid', transaction_id, ...taken, refunds } : unknown('refund_amount');
    }
    default:
      return unknown(`capture_${status}`);
  }
}

const REFUND_STATES: Readonly<Record<string, RefundThere['state']>> = {
  COMPLETED: 'done',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

/** Omits a refund with an unreadable amount; the comparison of sums then shows it. */
function refundsOf({ payments }: PaypalUnit): RefundThere[] {
  return payments.refunds.flatMap(({ id, status, amount, invoice_id }) => {
    const read = amount && readPaypalAmount(amount);
    const state = REFUND_STATES[status];
    if (!read || !state) return [];
    return { provider_refund_id: id, request_id: invoice_id ?? null, amount: read.amount, state };
  });
}

type Refusal = 'again' | 'declined' | 'gone' | 'read' | 'review' | 'later';

/** The meaning of PayPal's refusals to capture; for others we ask again later. */
export const CAPTURE_ISSUES: Readonly<Record<string, Refusal>> = {
  ORDER_NOT_APPROVED: 'again',
  PAYER_ACTION_REQUIRED: 'again',
  INSTRUMENT_DECLINED: 'again',
  ORDER_ALREADY_CAPTURED: 'read',
  ORDER_COMPLETION_IN_PROGRESS: 'later',
  // The invoice id is the attempt's own: it was paid under another order at PayPal.
  DUPLICATE_INVOICE_ID: 'review',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'declined',
  PAYER_CANNOT_PAY: 'declined',
  PAYER_ACCOUNT_RESTRICTED: 'declined',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'declined',
  TRANSACTION_REFUSED: 'declined',
  COMPLIANCE_VIOLATION: 'declined',
  PAYEE_BLOCKED_TRANSACTION: 'declined',
  PAYEE_ACCOUNT_RESTRICTED: 'declined',
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: 'declined',
  ORDER_EXPIRED: 'gone',
  ORDER_VOIDED: 'gone',
};
