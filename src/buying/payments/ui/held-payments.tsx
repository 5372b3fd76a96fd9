import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { PAY_TYPES } from '#buying/checkout/pay-types.rules.ts';
import { codeWords } from '../payment.words.ts';
import type { PaymentBooks } from '../payment-staff.contract.ts';
import { usePaymentFormat } from './use-payment-format.ts';

/** The payments that need a decision, the oldest first. */
export function HeldPayments({ held }: Pick<PaymentBooks, 'held'>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title">
        <Trans>Awaiting your decision</Trans>
      </h2>
      <p className="prose-text mt-2 text-ink-soft">
        <Trans>Check the provider’s own pages, then decide on the order’s page.</Trans>
      </p>
      {held.length === 0 ? (
        <p className="mt-5 border-hairline border-y py-4">
          <Trans>No payments to decide</Trans>
        </p>
      ) : (
        <ul className="mt-5 border-hairline border-t">
          {held.map((payment) => (
            <HeldPayment key={payment.attempt_id} payment={payment} />
          ))}
        </ul>
      )}
    </section>
  );
}

function HeldPayment({ payment }: { payment: PaymentBooks['held'][number] }) {
  const { i18n } = useLingui();
  const { money, time } = usePaymentFormat();
  const { code, changed_at, reason } = payment;
  const since = time(changed_at);
  return (
    <li className="relative grid gap-x-6 border-hairline border-b py-4 transition-colors duration-quick hover:bg-wall-deep sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p>
          <Link
            to="/admin/order/$code"
            params={{ code }}
            className="text-link tabular-nums after:absolute after:inset-0"
          >
            {code}
          </Link>
        </p>
        <p className="text-ink-soft text-small">
          {i18n._(PAY_TYPES[payment.paytype].name)} · <span className="tabular-nums">{payment.reference}</span>
        </p>
        {reason && <p className="text-bad text-small [overflow-wrap:anywhere]">{codeWords(i18n, reason)}</p>}
      </div>
      <div className="text-small tabular-nums sm:text-end">
        <p className="font-medium">{money(payment.amount, payment.currency)}</p>
        <p className="text-ink-soft">
          <Trans>Pending since {since}</Trans>
        </p>
      </div>
    </li>
  );
}
