import { Trans } from '@lingui/react/macro';
import { useLoaderData } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OrderDetail, OrderSummary } from '../order.contract.ts';
import { collectUntil, withdrawUntil } from '../order.rules.ts';
import { type NextStep, nextStep } from '../order-story.rules.ts';
import { useOrderFormat } from './use-order-format.ts';

export function NextStepText({
  order,
}: {
  order: OrderSummary & Partial<Pick<OrderDetail, 'returns' | 'pay_number'>>;
}) {
  const format = useOrderFormat();
  const total = format.money(order.total, order.currency);
  // The order is open a little longer than its number, so that a payment of the last minute still counts.
  const { pay_number: number } = order;
  const deadline = number?.paytype === order.paytype ? number.until : order.pay_by;
  const payBy = deadline ? format.time(deadline) : '';
  const returnUntil = order.return_until ? format.lastDay(order.return_until) : '';
  const { carrier, id: tracking, times } = order.freight;
  const freeUntil = times.arrival ? format.lastDay(withdrawUntil(new Date(times.arrival)).toISOString()) : '';
  const asked = order.returns?.at(-1)?.requested_at;
  const keptUntil = order.pickup_until ? format.lastDay(order.pickup_until) : '';
  const fetchedBy = asked ? format.lastDay(collectUntil(new Date(asked)).toISOString()) : '';
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
      <Trans>
        Your payment is being confirmed. You do not need to do anything; we will e-mail you when it is complete.
      </Trans>
    ),
    payment_looked_at: (
      <Trans>
        Our staff need to check your payment. Please do not pay again; we will e-mail you as soon as we know more.
      </Trans>
    ),
    being_checked: (
      <Trans>
        We are checking for your transfer and will e-mail you as soon as it arrives. If we have not found it by {payBy},
        the order lapses.
      </Trans>
    ),
    cancel_asked: <Trans>You have asked us to cancel this order. We will answer soon.</Trans>,
    will_be_made: <Trans>Paid. Our workshop will start soon; until then you can cancel right away.</Trans>,
    being_made: <Trans>Your prints are being made and framed.</Trans>,
    packed: <Trans>Packed and ready for the carrier.</Trans>,
    under_way: (
      <Trans>
        On its way with {carrier}, tracking number {tracking}.
      </Trans>
    ),
    made_for_pickup: <Trans>Framed and packed. We will e-mail you as soon as you can pick it up.</Trans>,
    ready_for_pickup: <Trans>Ready for pickup. We will keep it for you until {keptUntil}.</Trans>,
    late_for_pickup: (
      <Trans>
        Ready for pickup. The pickup period ended on {keptUntil}, but we still have your order. Please pick it up soon,
        or tell us if you need more time.
      </Trans>
    ),
    may_withdraw: (
      <Trans>
        Delivered. If you are not happy with it, you can return it by {returnUntil}. Until {freeUntil}, no reason is
        needed, and it costs you nothing.
      </Trans>
    ),
    may_return: <Trans>Delivered. If you are not happy with it, you can return it by {returnUntil}.</Trans>,
    refunded: <Trans>This order was refunded in full.</Trans>,
    partly_refunded: <Trans>Part of this order was refunded.</Trans>,
    returned: <Trans>Your return is complete, and we have refunded you.</Trans>,
    exchanged: <Trans>Your return is complete, and we have replaced the prints you sent back.</Trans>,
    return_asked: <Trans>You have requested a return. We will answer soon.</Trans>,
    return_accepted: <Trans>Your return is accepted.</Trans>,
    collected_soon: (
      <Trans>
        Your return is accepted. We will collect the prints at our expense by {fetchedBy} and refund you within 15 days
        of receiving them.
      </Trans>
    ),
    send_back: (
      <Trans>
        Your return is accepted. Please write the order number on the parcel and send it to <ShopAddress />, unless our
        reply names another address. We will refund you within 15 days of receiving it.
      </Trans>
    ),
    bring_or_collected: (
      <Trans>
        Your return is accepted. Bring the prints to where you picked them up, or we will collect them at our expense by{' '}
        {fetchedBy}. We will refund you within 15 days of receiving them.
      </Trans>
    ),
    bring_or_send: (
      <Trans>
        Your return is accepted. Please bring the prints to where you picked them up, or send them to us. We will refund
        you within 15 days of receiving them.
      </Trans>
    ),
    return_came: <Trans>We have received your return. You will get your refund within 15 days.</Trans>,
    refund_comes: <Trans>A refund is in progress.</Trans>,
    expired: <Trans>We did not receive the payment in time, so the order has lapsed. You owe nothing.</Trans>,
    cancelled: <Trans>This order was cancelled.</Trans>,
    done: <Trans>Arrived. We hope you enjoy it.</Trans>,
  };
  return sentences[nextStep(order)];
}

function ShopAddress() {
  return useLoaderData({ from: '__root__', select: ({ info }) => info.address });
}

// @chunk account
