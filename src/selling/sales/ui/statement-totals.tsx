import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '#kit/use-locale.ts';
import type { Currency } from '#shared/money.ts';
import { CURRENCY_NAMES } from '../currency-names.rules.ts';
import type { Statement } from '../sales.contract.ts';
import { signedMoney } from '../statement.rules.ts';

interface StatementTotalsProps {
  totals: Statement['totals'];
  currencies: readonly Currency[];
}

/** The year in each currency: from the buyers' payments to the share. */
export function StatementTotals({ totals, currencies }: StatementTotalsProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  return (
    <div className="mt-8 grid gap-6 sm:grid-cols-2">
      {currencies.map((currency) => {
        const { sales, gross, net, share } = totals[currency];
        const money = (amount: number) => signedMoney(amount, currency, locale);
        return (
          <section key={currency} className="border border-hairline p-5">
            <h2 className="font-text text-ink-soft text-small">{i18n._(CURRENCY_NAMES[currency])}</h2>
            <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 tabular-nums">
              <dt>
                <Trans>Prints sold</Trans>
              </dt>
              <dd className="text-end">{i18n.number(sales)}</dd>
              <dt>
                <Trans>Price with tax</Trans>
              </dt>
              <dd className="text-end">{money(gross)}</dd>
              <dt>
                <Trans>Price before tax</Trans>
              </dt>
              <dd className="text-end">{money(net)}</dd>
              <dt className="mt-2 flex items-end border-ink border-t pt-2">
                <Trans>Your share</Trans>
              </dt>
              <dd className="-ms-4 mt-2 border-ink border-t ps-4 pt-2 text-end font-display text-title leading-tight">
                {money(share)}
              </dd>
            </dl>
          </section>
        );
      })}
    </div>
  );
}
