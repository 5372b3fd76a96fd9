import { Trans, useLingui } from '@lingui/react/macro';
import { openPayTypes, PAY_TYPES, type PayType } from '#features/checkout/pay-types.rules.ts';
import { Button } from '#web/kit/button.tsx';
import type { OrderDetail } from '../order.contract.ts';
import { usePayAgain } from '../order.queries.ts';

/** Pays an order that is not paid: the same way again, or another way that takes the same amount. */
export function PayAgain({ order }: { order: OrderDetail }) {
  const { i18n } = useLingui();
  const { mutate, isPending, variables } = usePayAgain(order.code);
  const ways = openPayTypes(order.currency);
  const pay = (paytype: PayType) => ({
    kind: 'primary' as const,
    busy: isPending && variables === paytype,
    onClick: () => mutate(paytype, { onSuccess: ({ url }) => url && window.location.assign(url) }),
  });
  if (ways.length === 0)
    return (
      <p className="basis-full">
        <Trans>This order cannot be paid online at the moment. Please write to us, and we find another way.</Trans>
      </p>
    );
  return ways.map((paytype) => {
    if (paytype === order.paytype)
      return (
        <Button key={paytype} {...pay(paytype)}>
          {order.payment_status === 'failed' ? <Trans>Try to pay again</Trans> : <Trans>Pay now</Trans>}
        </Button>
      );
    const way = i18n._(PAY_TYPES[paytype].name);
    return (
      <Button key={paytype} {...pay(paytype)}>
        <Trans>Pay another way: {way}</Trans>
      </Button>
    );
  });
}
