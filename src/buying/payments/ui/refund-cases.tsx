import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { RefundCaseView } from '../payment-staff.contract.ts';
import { CASE_WORDS } from '../refund-case.words.ts';
import { usePaymentFormat } from './use-payment-format.ts';

/** The oldest first; staff decide each on its order's page. */
export function RefundCases({ cases }: { cases: readonly RefundCaseView[] }) {
  const id = useId();
  const { i18n } = useLingui();
  const { money, time } = usePaymentFormat();
  if (cases.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title">
        <Trans>Refunds to match</Trans>
      </h2>
      <p className="prose-text mt-2 text-ink-soft">
        <Trans>Check the provider’s own pages, then decide on the order’s page.</Trans>
      </p>
      <ul className="mt-5 border-hairline border-t">
        {cases.map(({ case_id, code, kind, amount, currency, opened_at }) => (
          <li
            key={case_id}
            className="relative grid gap-x-6 border-hairline border-b py-4 transition-colors duration-quick hover:bg-wall-deep sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <Link
                to="/admin/order/$code"
                params={{ code }}
                className="text-link tabular-nums after:absolute after:inset-0"
              >
                {code}
              </Link>
              <p className="prose-text text-ink-soft text-small">{i18n._(CASE_WORDS[kind])}</p>
            </div>
            <p className="text-small sm:text-end">
              <span className="font-medium tabular-nums">{money(amount, currency)}</span>
              <time dateTime={opened_at} className="block text-ink-soft tabular-nums">
                {time(opened_at)}
              </time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
