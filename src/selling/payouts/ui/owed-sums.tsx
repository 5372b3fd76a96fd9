import { Trans, useLingui } from '@lingui/react/macro';
import { CURRENCY_NAMES } from '#selling/sales/currency-names.rules.ts';
import type { CurrencySums, Owed } from '../payout.contract.ts';
import { PAYOUT_DIFFERENCE_WORDS } from '../payout-difference.rules.ts';
import { usePayoutFormat } from './use-payout-format.ts';

/** Everything per currency, and whether it agrees: shares = paid out + in the open run + open. */
export function OwedSums({ owed: { sums, differences } }: { owed: Owed }) {
  const { i18n } = useLingui();
  const { money } = usePayoutFormat();
  const agrees =
    differences.length === 0 && sums.every(({ earned, paid, planned, open }) => earned === paid + planned + open);
  if (sums.length === 0) return null;
  return (
    <section aria-labelledby="payout-sums" className="mb-8">
      <h2 id="payout-sums" className="sr-only">
        <Trans>Sums</Trans>
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        {sums.map((one) => (
          <Sums key={one.currency} sums={one} />
        ))}
      </div>
      <p className={agrees ? 'mt-3 text-ink-soft text-small' : 'mt-3 text-bad text-small'}>
        {agrees ? (
          <Trans>Checked: the shares of all sales equal the amounts paid out and still open.</Trans>
        ) : (
          <Trans>The totals do not match. Do not pay anything until the difference is explained.</Trans>
        )}
      </p>
      <ul className="text-bad text-small">
        {differences.map(({ what, subject, there, here, currency }) => (
          <li key={`${what} ${subject}`} className="tabular-nums">
            {subject}: {i18n._(PAYOUT_DIFFERENCE_WORDS[what])} {money(there, currency)}
            {what !== 'late' && there !== here && ` ≠ ${money(here, currency)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sums({ sums: { currency, earned, paid, planned, open, payable } }: { sums: CurrencySums }) {
  const { i18n } = useLingui();
  const { money } = usePayoutFormat();
  return (
    <div className="border border-hairline p-5">
      <h3 className="font-text text-ink-soft text-small">{i18n._(CURRENCY_NAMES[currency])}</h3>
      <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 tabular-nums">
        <dt>
          <Trans>Shares of all sales</Trans>
        </dt>
        <dd className="text-end">{money(earned, currency)}</dd>
        <dt>
          <Trans>Paid out, before tax</Trans>
        </dt>
        <dd className="text-end">{money(paid, currency)}</dd>
        <dt>
          <Trans>In the open run</Trans>
        </dt>
        <dd className="text-end">{money(planned, currency)}</dd>
        <dt>
          <Trans context="payout">Open</Trans>
        </dt>
        <dd className="text-end">{money(open, currency)}</dd>
        <dt className="mt-2 border-ink border-t pt-2">
          <Trans>Due now</Trans>
        </dt>
        <dd className="-ms-4 mt-2 border-ink border-t ps-4 pt-2 text-end font-display text-title leading-tight">
          {money(payable, currency)}
        </dd>
      </dl>
    </div>
  );
}
