import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '../order.contract.ts';
import { withdrawUntil } from '../order.rules.ts';
import { useOrderFormat } from './use-order-format.ts';

type Returned = Pick<OrderDetail, 'shipping_fee' | 'currency'> & { freight: { times: { arrival: string | null } } };

/** What somebody gets back who returns prints now: product §6 refunds the delivery fee of a whole order for a week. */
export function WhatIsRefunded({ order }: { order: Returned }) {
  const format = useOrderFormat();
  const { arrival } = order.freight.times;
  const until = arrival && withdrawUntil(new Date(arrival));
  const fee = format.money(order.shipping_fee, order.currency);
  if (order.shipping_fee === 0 || !until)
    return <Trans>Within 15 days of having the prints back, we refund their price.</Trans>;
  if (until < new Date())
    return (
      <Trans>Within 15 days of having the prints back, we refund their price, without the delivery fee of {fee}.</Trans>
    );
  const day = format.day(until.toISOString());
  return (
    <Trans>
      Within 15 days of having the prints back, we refund their price. If you return the whole order by {day}, we refund
      the delivery fee of {fee} too.
    </Trans>
  );
}
