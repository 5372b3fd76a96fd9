import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { CopyButton } from '#kit/copy-button.tsx';
import type { OrderDetail } from '../order.contract.ts';
import { useOrderFormat } from './use-order-format.ts';

interface PayNumberDetailsProps {
  order: Pick<OrderDetail, 'total' | 'currency'>;
  number: NonNullable<OrderDetail['pay_number']>;
}

/** The account of a transfer, or the code for a store; each value can be copied. */
export function PayNumberDetails({ order, number: { bank, number, until } }: PayNumberDetailsProps) {
  const { t } = useLingui();
  const format = useOrderFormat();
  const titleId = useId();
  const payUntil = format.time(until);
  const rows = [
    { name: t`Amount`, value: format.money(order.total, order.currency), copy: String(order.total) },
    ...(bank ? [{ name: t`Bank code`, value: bank, copy: bank }] : []),
    { name: bank ? t`Account number` : t`Payment code`, value: number, copy: number },
  ];
  return (
    <section aria-labelledby={titleId} className="border-accent border-s-2 bg-wall-deep px-5 py-5 sm:px-8 sm:py-6">
      <h2 id={titleId} className="text-title">
        <Trans>Please pay by {payUntil}</Trans>
      </h2>
      <p className="prose-text mt-2 text-ink-soft text-small">
        {bank ? (
          <Trans>
            Transfer exactly this amount at an ATM or in your bank’s app. The account is for this order only, and we
            confirm the payment automatically.
          </Trans>
        ) : (
          <Trans>
            Enter the code at the machine of a convenience store, and pay the printed slip at the counter. We confirm
            the payment automatically.
          </Trans>
        )}
      </p>
      <dl className="mt-4 divide-y divide-hairline border-hairline border-y">
        {rows.map(({ name, value, copy }) => (
          <div key={name} className="grid gap-x-6 py-2 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-center">
            <dt className="text-ink-soft text-small">{name}</dt>
            <dd className="flex min-h-9 items-center justify-between gap-3">
              <span className="min-w-0 tabular-nums [overflow-wrap:anywhere]">{value}</span>
              <CopyButton text={copy} name={name} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
