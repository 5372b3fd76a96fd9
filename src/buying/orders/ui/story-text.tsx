import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Currency } from '#shared/money.ts';
import type { StoryEntry, StoryKind } from '../order-story.rules.ts';
import { useOrderFormat } from './use-order-format.ts';

/** What an entry of an order's story is called. */
export function StoryText({ entry, currency }: { entry: StoryEntry; currency: Currency }) {
  const { money } = useOrderFormat();
  const { amount: sum = 0, carrier = '', tracking = '', digits = '', waived = 0 } = entry.event?.data ?? {};
  const amount = money(Number(sum), currency);
  const rest = money(Number(waived), currency);
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
    cancel: <Trans>Cancelled</Trans>,
    request_cancel: <Trans>Cancellation requested</Trans>,
    decide_cancellation_yes: <Trans>Cancellation accepted</Trans>,
    decide_cancellation_no: <Trans>Cancellation refused</Trans>,
    owe_refund: <Trans>Refund of {amount} started</Trans>,
    refund: waived ? (
      <Trans>
        {amount} refunded; the other {rest} is not owed
      </Trans>
    ) : (
      <Trans>{amount} refunded</Trans>
    ),
    request_return: entry.event?.data.collected ? (
      <Trans>Return announced; we collect it</Trans>
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
