import { paysByTransfer } from '#buying/checkout/pay-types.rules.ts';
import type { OrderDetail } from './order.contract.ts';
import { AWAITED, type OrderFacts, orderStatus } from './order.rules.ts';

/** The status in the URL of an order's result page (spec §2). */
export type ResultStatus = 'success' | 'fail';

/** `success` only for a paid order in progress. An order to be paid by transfer starts with it (spec §4). */
export function resultStatus(
  order: Pick<OrderFacts, 'payment_status' | 'freight_stage' | 'cancellation'>,
): ResultStatus {
  const isPaid = order.payment_status === 'paid' || order.payment_status === 'partially_refunded';
  return isPaid && orderStatus(order) !== 'cancelled' ? 'success' : 'fail';
}

/** The result page shows the order's real state, regardless of its URL. */
export type Result =
  | 'thanks'
  | 'transfer_reported'
  | 'awaiting_payment'
  | 'number_given'
  | 'payment_pending'
  | 'payment_failed'
  | 'expired'
  | 'cancelled'
  | 'refunding'
  | 'refunded'
  | 'partly_refunded';

type Facts = Pick<OrderDetail, 'status' | 'payment_status' | 'pending_payment' | 'paytype' | 'pay_number'>;

/** Only an unpaid order depends on the URL, which says whether the buyer just came back without paying. */
export function resultOf(
  { status, payment_status, pending_payment, paytype, pay_number }: Facts,
  said: ResultStatus,
): Result {
  if (status === 'cancelled') return 'cancelled';
  if (AWAITED.includes(payment_status) && pending_payment) return 'payment_pending';
  switch (payment_status) {
    case 'paid':
      return 'thanks';
    case 'partially_refunded':
      return 'partly_refunded';
    case 'reported':
      return 'transfer_reported';
    case 'failed':
      return 'payment_failed';
    case 'unpaid':
      if (pay_number) return 'number_given';
      if (said === 'fail') return 'payment_failed';
      return paysByTransfer(paytype) ? 'thanks' : 'awaiting_payment';
    default:
      return payment_status;
  }
}
