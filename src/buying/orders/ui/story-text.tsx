import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Currency } from '#shared/money.ts';
import type { StoryEntry, StoryKind } from '../order-story.rules.ts';
import { useOrderFormat } from './use-order-format.ts';

export function StoryText({ entry, currency }: { entry: StoryEntry; currency: Currency }) {
  const { money, lastDay } = useOrderFormat();
  const {
    amount: sum = 0,
    carrier = '',
    tracking = '',
    digits = '',
    waived = 0,
    picked_up_by: person = '',
    until,
  } = entry.event?.data ?? {};
  const amount = money(Number(sum), currency);
  const rest = money(Number(waived), currency);
  const keptUntil = until ? lastDay(String(until)) : '';
  const texts: Record<StoryKind, ReactNode> = {
    placed: <Trans>Ordered</Trans>,
    report_transfer: (
      <Trans>
        Transfer of {amount} reported, account ending in {digits}
      </Trans>
    ),
    transfer_not_found: <Trans>Transfer not found; order held for one more day</Trans>,
    paid: <Trans>Paid</Trans>,
    payment_declined: <Trans>The payment was declined</Trans>,
    record_payment: <Trans>Unexpected payment of {amount} received; it will be refunded</Trans>,
    give_account: <Trans>Account for the refund received, ending in {digits}</Trans>,
    expire: <Trans>Not paid in time; the order has lapsed</Trans>,
    start_production: <Trans>In production</Trans>,
    complete: <Trans>Framed and packed</Trans>,
    ship: entry.at ? (
      <Trans>
        Shipped with {carrier}, tracking number {tracking}
      </Trans>
    ) : (
      <Trans>Shipped</Trans>
    ),
    arrive: <Trans>Arrived</Trans>,
    ready_pickup: entry.at ? <Trans>Ready for pickup, kept until {keptUntil}</Trans> : <Trans>Ready for pickup</Trans>,
    pick_up: entry.at ? <Trans>Picked up by {person}</Trans> : <Trans>Picked up</Trans>,
    pickup_late: <Trans>Not picked up in time; still kept for the buyer</Trans>,
    undo_arrival: <Trans>Not arrived yet; the arrival was marked by mistake</Trans>,
    cancel: <Trans>Cancelled</Trans>,
    request_cancel: <Trans>Cancellation requested</Trans>,
    decide_cancellation_yes: <Trans>Cancellation accepted</Trans>,
    decide_cancellation_no: <Trans>Cancellation refused</Trans>,
    owe_refund: <Trans>Refund of {amount} started</Trans>,
    refund: waived ? (
      <Trans>
        {amount} refunded; the remaining {rest} is not due
      </Trans>
    ) : (
      <Trans>{amount} refunded</Trans>
    ),
    request_return: entry.event?.data.collected ? (
      <Trans>Return requested; we will collect it</Trans>
    ) : (
      <Trans>Return requested</Trans>
    ),
    decide_return_yes: <Trans>Return accepted</Trans>,
    decide_return_no: <Trans>Return refused</Trans>,
    receive_return: <Trans>Returned parcel received</Trans>,
    exchange: <Trans>Exchanged for another print</Trans>,
  };
  return texts[entry.what];
}
