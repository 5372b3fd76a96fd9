import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { CopyButton } from '#kit/copy-button.tsx';
import type { OrderDetail } from '../order.contract.ts';
import { useOrderFormat } from './use-order-format.ts';

interface BankDetailsProps {
  order: Pick<OrderDetail, 'code' | 'test' | 'total' | 'currency' | 'pay_by'>;
  bank: NonNullable<OrderDetail['bank']>;
}

/** Each value can be copied. */
export function BankDetails({ order, bank }: BankDetailsProps) {
  const { t } = useLingui();
  const format = useOrderFormat();
  const titleId = useId();
  const payBy = order.pay_by ? format.time(order.pay_by) : '';
  const rows: { name: string; value: string; copy?: string }[] = [
    { name: t`Amount`, value: format.money(order.total, order.currency), copy: String(order.total) },
    { name: t`Bank`, value: bank.bank_name },
    { name: t`Bank code`, value: bank.bank_code, copy: bank.bank_code },
    { name: t`Branch`, value: bank.bank_address },
    { name: t`Account number`, value: bank.account_number, copy: bank.account_number.replace(/\D/g, '') },
    { name: t`Account holder`, value: bank.account_holder, copy: bank.account_holder },
    { name: t`Reference`, value: order.code, copy: order.code },
  ];
  return (
    <section aria-labelledby={titleId} className="border-accent border-s-2 bg-wall-deep px-5 py-5 sm:px-8 sm:py-6">
      <h2 id={titleId} className="text-title">
        {order.test ? <Trans>Test: please do not transfer any money</Trans> : <Trans>Please transfer by {payBy}</Trans>}
      </h2>
      <p className="prose-text mt-2 text-ink-soft text-small">
        <Trans>
          Then report the last digits of the bank account you paid from, so we can find your payment sooner.
        </Trans>
      </p>
      <dl className="mt-4 divide-y divide-hairline border-hairline border-y">
        {rows.map(({ name, value, copy }) => (
          <div key={name} className="grid gap-x-6 py-2 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-center">
            <dt className="text-ink-soft text-small">{name}</dt>
            <dd className="flex min-h-9 items-center justify-between gap-3">
              <span className="min-w-0 tabular-nums [overflow-wrap:anywhere]">{value}</span>
              {copy && <CopyButton text={copy} name={name} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
