import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderDetail, OrderSummary } from '../order.contract.ts';
import { collectUntil, withdrawUntil } from '../order.rules.ts';
import { type NextStep, nextStep } from '../order-story.rules.ts';
import { useOrderFormat } from './use-order-format.ts';

/** What happens next with an order, in one or two sentences. */
export function NextStepText({ order }: { order: OrderSummary & Partial<Pick<OrderDetail, 'returns'>> }) {
  const format = useOrderFormat();
  const total = format.money(order.total, order.currency);
  const payBy = order.pay_by ? format.time(order.pay_by) : '';
  const returnUntil = order.return_until ? format.day(order.return_until) : '';
  const { carrier, id: tracking, times } = order.freight;
  const freeUntil = times.arrival ? format.day(withdrawUntil(new Date(times.arrival)).toISOString()) : '';
  const asked = order.returns?.at(-1)?.requested_at;
  const fetchedBy = asked ? format.day(collectUntil(new Date(asked)).toISOString()) : '';
  const sentences: Record<NextStep, ReactNode> = {
    transfer: (
      <Trans>
        Please transfer {total} by {payBy}.
      </Trans>
    ),
    pay: (
      <Trans>
        Please pay {total} by {payBy}.
      </Trans>
    ),
    pay_again: <Trans>The payment did not go through. You can try again until {payBy}.</Trans>,
    payment_confirmed_soon: (
      <Trans>Your payment is being confirmed. You need not do anything; we write to you as soon as it is there.</Trans>
    ),
    payment_looked_at: (
      <Trans>
        Your payment needs a look by our staff. Please do not pay again; we write to you as soon as we know more.
      </Trans>
    ),
    being_checked: (
      <Trans>
        We are looking for your transfer and write to you as soon as it has come. If we have not found it by {payBy},
        the order lapses.
      </Trans>
    ),
    cancel_asked: <Trans>You asked us to cancel this order. We answer soon.</Trans>,
    will_be_made: <Trans>Paid. Our workshop begins soon; until then you can cancel at once.</Trans>,
    being_made: <Trans>Your prints are being made and framed.</Trans>,
    packed: <Trans>Everything is packed and waits for the carrier.</Trans>,
    under_way: (
      <Trans>
        On its way with {carrier}, tracking number {tracking}.
      </Trans>
    ),
    may_withdraw: (
      <Trans>
        Arrived. If you are not happy with it, you can return it by {returnUntil}; until {freeUntil} without giving a
        reason, and at no cost to you.
      </Trans>
    ),
    may_return: <Trans>Arrived. If you are not happy with it, you can return it by {returnUntil}.</Trans>,
    refunded: <Trans>This order was refunded in full.</Trans>,
    partly_refunded: <Trans>Part of this order was refunded.</Trans>,
    returned: <Trans>Your return is complete, and we have refunded it.</Trans>,
    exchanged: <Trans>Your return is complete, and we have exchanged what you sent back.</Trans>,
    return_asked: <Trans>You asked to send something back. We answer soon.</Trans>,
    return_accepted: <Trans>Your return is accepted.</Trans>,
    collected_soon: (
      <Trans>
        Your return is accepted. We collect the prints at our cost by {fetchedBy}, and refund you within 15 days of
        having them back.
      </Trans>
    ),
    send_back: (
      <Trans>
        Your return is accepted. Please send the parcel to us; we refund you within 15 days of having it back.
      </Trans>
    ),
    return_came: <Trans>Your return has reached us. You have the refund within 15 days.</Trans>,
    refund_comes: <Trans>A refund is under way.</Trans>,
    expired: <Trans>The payment did not come in time, so the order has lapsed. Nothing is owed.</Trans>,
    cancelled: <Trans>This order was cancelled.</Trans>,
    done: <Trans>Arrived. We hope you enjoy it.</Trans>,
  };
  return sentences[nextStep(order)];
}

// @chunk account
