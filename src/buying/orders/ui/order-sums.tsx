import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderSummary } from '../order.contract.ts';
import { useOrderFormat } from './use-order-format.ts';

type Figures = Pick<
  OrderSummary,
  'currency' | 'subtotal' | 'shipping_fee' | 'total' | 'net' | 'tax' | 'tax_rate' | 'pickup_type'
>;

/** The total includes the tax; an export has none. */
export function OrderSums({ order }: { order: Figures }) {
  const { money } = useOrderFormat();
  const { currency, subtotal, shipping_fee, total, net, tax, tax_rate: rate } = order;
  return (
    <dl className="ms-auto mt-6 grid max-w-sm gap-y-2">
      <Sum label={<Trans>Subtotal</Trans>} amount={money(subtotal, currency)} />
      <Sum
        label={order.pickup_type === 'pickup' ? <Trans>Pickup</Trans> : <Trans>Delivery fee</Trans>}
        amount={shipping_fee === 0 ? <Trans>free</Trans> : money(shipping_fee, currency)}
      />
      <div className="mt-2 flex justify-between gap-6 border-ink border-t pt-3 text-lead">
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd className="tabular-nums">{money(total, currency)}</dd>
      </div>
      {rate > 0 && (
        <>
          <Sum soft label={<Trans>Total before tax</Trans>} amount={money(net, currency)} />
          <Sum soft label={<Trans>VAT included ({rate}%)</Trans>} amount={money(tax, currency)} />
        </>
      )}
    </dl>
  );
}

function Sum({ label, amount, soft }: { label: ReactNode; amount: ReactNode; soft?: boolean }) {
  return (
    <div className={`flex justify-between gap-6 ${soft ? 'text-ink-soft text-small' : ''}`}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
}
