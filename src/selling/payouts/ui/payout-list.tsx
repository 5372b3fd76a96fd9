import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { FileButton } from '#kit/file-button.tsx';
import type { PayeeBalance, PayoutOfPayee } from '../payee.contract.ts';
import { payoutReference } from '../payout.rules.ts';
import { OUTCOME_WORDS, RUN_STATE_WORDS } from '../payout.words.ts';
import { usePayoutFormat } from './use-payout-format.ts';

/** Payouts, the latest first; staff see those of every run, with a link to it. */
export function PayoutList({ payouts, isStaff }: { payouts: readonly PayoutOfPayee[]; isStaff: boolean }) {
  const { i18n } = useLingui();
  const { money, day } = usePayoutFormat();
  if (payouts.length === 0)
    return (
      <p className="mt-3 text-ink-soft">
        <Trans>No payouts yet.</Trans>
      </p>
    );
  return (
    <ul className="mt-3 border-hairline border-t">
      {payouts.map((payout) => {
        const { line_id, run_id, currency, gross, withholding, premium, net } = payout;
        const reference = payoutReference(payout);
        const paidOn = day(payout.pay_on);
        const path = isStaff ? '/api/admin/payout/statement' : '/api/payout/statement';
        return (
          <li
            key={line_id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-hairline border-b py-4"
          >
            <div className="min-w-0 tabular-nums">
              <p>
                {isStaff ? (
                  <Link to="/admin/payout/$id" params={{ id: String(run_id) }} className="text-link">
                    {reference}
                  </Link>
                ) : (
                  reference
                )}{' '}
                · {payout.state === 'paid' ? paidOn : i18n._(RUN_STATE_WORDS[payout.state])}
              </p>
              <p className="text-ink-soft text-small">
                <Trans>
                  Shares {money(gross, currency)}, tax withheld {money(withholding, currency)}, supplementary premium{' '}
                  {money(premium, currency)}
                </Trans>
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-4">
              <span className="font-medium tabular-nums">{money(net, currency)}</span>
              <FileButton path={`${path}/${line_id}`} name={`${reference}.pdf`}>
                <Trans>Statement (PDF)</Trans>
              </FileButton>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** What is open, and what happens to it. */
export function Balances({ balances }: { balances: readonly PayeeBalance[] }) {
  const { i18n } = useLingui();
  const { money } = usePayoutFormat();
  if (balances.length === 0)
    return (
      <p className="mt-3 text-ink-soft">
        <Trans>No shares yet.</Trans>
      </p>
    );
  return (
    <div className="mt-3 grid gap-5 sm:grid-cols-2">
      {balances.map(({ currency, earned, paid, planned, open, payable, outcome }) => (
        <dl
          key={currency}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 border border-hairline p-5 tabular-nums"
        >
          <dt>
            <Trans>Shares of all sales</Trans>
          </dt>
          <dd className="text-end">{money(earned, currency)}</dd>
          <dt>
            <Trans>Paid out, before tax</Trans>
          </dt>
          <dd className="text-end">{money(paid, currency)}</dd>
          {planned > 0 && (
            <>
              <dt>
                <Trans>In the open run</Trans>
              </dt>
              <dd className="text-end">{money(planned, currency)}</dd>
            </>
          )}
          <dt>
            <Trans context="payout">Open</Trans>
          </dt>
          <dd className="text-end">{money(open, currency)}</dd>
          <dt className="mt-2 border-ink border-t pt-2">
            <Trans>Due now</Trans>
            <span className="block text-ink-soft text-small">{i18n._(OUTCOME_WORDS[outcome])}</span>
          </dt>
          <dd className="-ms-4 mt-2 border-ink border-t ps-4 pt-2 text-end font-display text-title leading-tight">
            {money(payable, currency)}
          </dd>
        </dl>
      ))}
    </div>
  );
}
