import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '../order.contract.ts';
import { withdrawUntil } from '../order.rules.ts';
import { useOrderFormat } from './use-order-format.ts';

type Returned = Pick<OrderDetail, 'shipping_fee' | 'currency'> & { freight: { times: { arrival: string | null } } };

/** The refund for prints returned now: product §6 includes the delivery fee of a whole order for a week. */
export function WhatIsRefunded({ order }: { order: Returned }) {
  const format = useOrderFormat();
  const { arrival } = order.freight.times;
  const until = arrival && withdrawUntil(new Date(arrival));
  const fee = format.money(order.shipping_fee, order.currency);
  if (order.shipping_fee === 0 || !until)
    return <Trans>We refund the price of the prints within 15 days of receiving them.</Trans>;
  if (until < new Date())
    return (
      <Trans>
        We refund the price of the prints, without the delivery fee of {fee}, within 15 days of receiving them.
      </Trans>
    );
  const day = format.lastDay(until.toISOString());
  return (
    <Trans>
      We refund the price of the prints within 15 days of receiving them. If you return the whole order by {day}, we
      also refund the delivery fee of {fee}.
    </Trans>
  );
}
