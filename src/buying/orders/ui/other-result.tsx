import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/button-link.tsx';
import type { OrderDetail } from '../order.contract.ts';
import { wasPaid } from '../order.rules.ts';
import type { Result } from '../order-result.rules.ts';
import { NextStepText } from './next-step-text.tsx';
import { ReorderButton } from './reorder-button.tsx';

type Other = Extract<
  Result,
  'transfer_reported' | 'expired' | 'cancelled' | 'refunding' | 'refunded' | 'partly_refunded'
>;

const TITLES: Record<Other, ReactNode> = {
  transfer_reported: <Trans>We are checking for your transfer</Trans>,
  expired: <Trans>This order has lapsed</Trans>,
  cancelled: <Trans>This order was cancelled</Trans>,
  refunding: <Trans>Your refund is in progress</Trans>,
  refunded: <Trans>This order was refunded</Trans>,
  partly_refunded: <Trans>Part of this order was refunded</Trans>,
};

/** The result of an order that is neither just placed nor awaiting payment. */
export function OtherResult({ order, result }: { order: OrderDetail; result: Other }) {
  const { code } = order;
  const isOver = result === 'expired' || result === 'cancelled';
  return (
    <>
      <div role="status">
        <h1 className="text-display">{TITLES[result]}</h1>
        <p className="mt-4 text-lead">
          <Reason order={order} result={result} />
        </p>
        <p className="mt-4">
          <Trans>
            Your order number is <strong className="whitespace-nowrap font-semibold">{code}</strong>.
          </Trans>
        </p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {isOver && <ReorderButton code={code} />}
        <ButtonLink to="/account/order/$code" params={{ code }}>
          <Trans>See the order</Trans>
        </ButtonLink>
        <ButtonLink to="/contact">
          <Trans>Contact us</Trans>
        </ButtonLink>
      </div>
    </>
  );
}

function Reason({ order, result }: { order: OrderDetail; result: Other }) {
  if (result === 'expired')
    return (
      <Trans>
        We did not receive the payment in time, so we closed the order. You can order the same prints again. If you have
        paid, please contact us; we will refund it.
      </Trans>
    );
  if (result !== 'cancelled') return <NextStepText order={order} />;
  if (order.payment_status === 'refunded') return <Trans>We have refunded your payment.</Trans>;
  if (wasPaid(order)) return <Trans>We will refund your payment and e-mail you when we have sent it.</Trans>;
  return (
    <Trans>
      We have received no payment for it, and you owe nothing. If a payment still arrives, we will refund it. You can
      order the same prints again.
    </Trans>
  );
}
