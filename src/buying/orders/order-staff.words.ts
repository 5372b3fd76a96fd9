import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderQueue, RefundReason } from './order-staff.contract.ts';
import type { StaffAction } from './order-steps.rules.ts';

export const QUEUE_WORDS: Record<OrderQueue, MessageDescriptor> = {
  all: msg`All`,
  unpaid: msg`Awaiting payment`,
  transfers: msg`Transfers to confirm`,
  transfers_apart: msg`Transfers with a different amount`,
  to_make: msg`To produce`,
  making: msg`In production`,
  to_ship: msg`To ship or hand over`,
  under_way: msg`In transit`,
  pickups: msg`Awaiting pickup`,
  pickups_late: msg`Not picked up in time`,
  cancellations: msg`Cancellations`,
  returns: msg`Returns`,
  refunds: msg`Refunds to pay`,
};

export const REFUND_WHY_WORDS: Record<RefundReason, MessageDescriptor> = {
  cancelled: msg`The order was cancelled`,
  returned: msg`Prints were returned`,
  unexpected_payment: msg`Unexpected payment`,
  goodwill: msg`Refund approved by us`,
  at_provider: msg`Made on the provider’s own pages`,
};

interface StepWords {
  /** On the button that opens the step, and on the one that takes it. */
  name: MessageDescriptor;
  /** The consequences; only an arrival can be undone. */
  effect: MessageDescriptor;
}

export const STAFF_STEP_WORDS: Record<StaffAction, StepWords> = {
  confirm_transfer: {
    name: msg`Confirm the transfer`,
    effect: msg`The money is on the bank statement. The order is marked as paid, the workshop can start, and the buyer is notified.`,
  },
  transfer_not_found: {
    name: msg`Transfer not found`,
    effect: msg`The order stays open for payment for at least one more day, and we notify the buyer.`,
  },
  record_payment: {
    name: msg`Record an unexpected payment`,
    effect: msg`Money arrived that does not belong to this order. It is recorded and will be refunded; the order does not change.`,
  },
  owe_refund: {
    name: msg`Approve a refund`,
    effect: msg`We owe the buyer this part of the payment. It is added to the refunds to pay.`,
  },
  refund: {
    name: msg`Record a refund`,
    effect: msg`You have paid the refund. The oldest refund due is settled, and the buyer is notified.`,
  },
  start_production: {
    name: msg`Start production`,
    effect: msg`From now on the buyer can only request a cancellation.`,
  },
  complete: { name: msg`Mark as complete`, effect: msg`Everything is framed, checked and packed.` },
  ship: { name: msg`Ship`, effect: msg`The parcel has been shipped; the buyer gets its tracking number.` },
  arrive: { name: msg`Mark as arrived`, effect: msg`Starts the return period and notifies the buyer.` },
  ready_pickup: {
    name: msg`Ready for pickup`,
    effect: msg`The prints are at the pickup point. We will e-mail the buyer the address, the last day and the pickup code.`,
  },
  pick_up: {
    name: msg`Mark as picked up`,
    effect: msg`Ask for the pickup code in the e-mail or on the order page. Without it, check a document with the name on the order. Starts the return period and notifies the buyer.`,
  },
  undo_arrival: {
    name: msg`Undo the arrival`,
    effect: msg`The parcel is in transit again, and the return period starts when it arrives. From now on only you can mark it as arrived. The buyer sees this on the order page and gets no e-mail.`,
  },
  receive_return: {
    name: msg`Returned parcel received`,
    effect: msg`The returned prints have arrived and been checked. They can now be refunded.`,
  },
  cancel: {
    name: msg`Cancel the order`,
    effect: msg`The order is cancelled, its edition numbers are released, the amount paid is due for refund, and the buyer sees your reason.`,
  },
  decide_cancellation: {
    name: msg`Decide on the cancellation`,
    effect: msg`The buyer sees your decision and your text. If you accept, the amount paid is due for refund.`,
  },
  decide_return: {
    name: msg`Decide on the return`,
    effect: msg`The buyer sees your decision and your text. If you accept, say where to send the parcel. Returns in the first 7 days do not appear here: by law they are accepted automatically, and we collect them.`,
  },
  exchange: {
    name: msg`End with an exchange`,
    effect: msg`The buyer gets another print instead of money. The return ends here.`,
  },
};

/** Instead, if a payment provider took the money. */
export const REFUNDED_BY_PROVIDER = msg`The payment provider will refund this automatically, and we will notify the buyer. Do not transfer the money yourself.`;

// @chunk account
