import { paysByTransfer } from '#buying/checkout/pay-types.rules.ts';
import type { OrderDetail } from './order.contract.ts';
import { AWAITED, type OrderFacts, orderStatus } from './order.rules.ts';

/** The last word in the address of an order's result page (spec §2). */
export type ResultStatus = 'success' | 'fail';

/** `success` only for an order that is paid and goes on. An order that was placed to be paid by transfer begins with it (spec §4). */
export function resultStatus(
  order: Pick<OrderFacts, 'payment_status' | 'freight_stage' | 'cancellation'>,
): ResultStatus {
  const isPaid = order.payment_status === 'paid' || order.payment_status === 'partially_refunded';
  return isPaid && orderStatus(order) !== 'cancelled' ? 'success' : 'fail';
}

/** What the result page says: the truth about the order, whatever its address claims. */
export type Result =
  | 'thanks'
  | 'transfer_reported'
  | 'awaiting_payment'
  | 'payment_pending'
  | 'payment_failed'
  | 'expired'
  | 'cancelled'
  | 'refunding'
  | 'refunded'
  | 'partly_refunded';

type Facts = Pick<OrderDetail, 'status' | 'payment_status' | 'pending_payment' | 'paytype'>;

/** Only an order without its money depends on the address: it says whether the buyer was just sent back without having paid. */
export function resultOf({ status, payment_status, pending_payment, paytype }: Facts, said: ResultStatus): Result {
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
      if (said === 'fail') return 'payment_failed';
      return paysByTransfer(paytype) ? 'thanks' : 'awaiting_payment';
    default:
      return payment_status;
  }
}
