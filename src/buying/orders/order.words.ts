import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PickupType } from '#catalogue/site/pickup.rules.ts';
import type { FreightStage, OrderStatus, PaymentStatus } from './order.rules.ts';

/** Spec §4: the five statuses as people read them. */
const STATUS_WORDS: Record<OrderStatus, MessageDescriptor> = {
  processing: msg`Processing`,
  preparing: msg`Preparing`,
  shipped: msg`Shipped`,
  failed: msg`Failed`,
  cancelled: msg`Cancelled`,
};

/** An order that its buyer picks up is not shipped: it is ready, and then picked up. */
export function statusWords({ status, pickup_type, freight_stage }: Shown): MessageDescriptor {
  if (status !== 'shipped' || pickup_type !== 'pickup') return STATUS_WORDS[status];
  return freight_stage === 'shipped' ? msg`Ready for pickup` : msg`Picked up`;
}
type Shown = { status: OrderStatus; pickup_type: PickupType; freight_stage: FreightStage };

export const PAYMENT_WORDS: Record<PaymentStatus, MessageDescriptor> = {
  unpaid: msg`Awaiting payment`,
  reported: msg`Transfer reported, being checked`,
  paid: msg`Paid`,
  failed: msg`Payment failed`,
  expired: msg`Not paid in time`,
  refunding: msg`Refund in progress`,
  partially_refunded: msg`Partly refunded`,
  refunded: msg`Refunded`,
};

/** A cancelled order awaits no money. */
export function paymentWords(
  i18n: I18n,
  { payment_status, status }: { payment_status: PaymentStatus; status: OrderStatus },
): string {
  if (status === 'cancelled' && payment_status === 'unpaid') return i18n._(msg`Not paid`);
  return i18n._(PAYMENT_WORDS[payment_status]);
}

// @chunk account
