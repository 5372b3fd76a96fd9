import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '#kit/use-locale.ts';
import { useMonthName } from '#kit/use-month-name.ts';
import type { Currency } from '#shared/money.ts';
import type { Statement } from '../sales.contract.ts';
import { signedMoney } from '../statement.rules.ts';

interface StatementMonthsProps {
  months: Statement['months'];
  totals: Statement['totals'];
  currencies: readonly Currency[];
}

const figure = 'py-2 ps-3 text-end tabular-nums whitespace-nowrap sm:ps-5';
/** Two lines on a phone, so that the figures below stay in sight. */
const head = 'py-2 ps-3 text-end align-bottom break-keep font-normal sm:ps-5';

/** Prints and share per month, the currencies side by side, with the year's total below. */
export function StatementMonths({ months, totals, currencies }: StatementMonthsProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const monthName = useMonthName();
  const cells = (sums: Statement['totals']) => (
    <>
      <td className={figure}>{i18n.number(sums.NTD.sales + sums.USD.sales)}</td>
      {currencies.map((currency) => (
        <td key={currency} className={figure}>
          {signedMoney(sums[currency].share, currency, locale)}
        </td>
      ))}
    </>
  );
  return (
    <section className="mt-12">
      <h2 className="font-display text-title">
        <Trans>By month</Trans>
      </h2>
      <div className="mt-3 overflow-x-auto">
        <table className="w-full border-collapse text-small">
          <caption className="sr-only">{t`By month`}</caption>
          <thead>
            <tr className="border-ink border-b text-ink-soft">
              <th scope="col" className="py-2 text-start align-bottom font-normal">
                <Trans>Month</Trans>
              </th>
              <th scope="col" className={head}>
                <Trans>Prints sold</Trans>
              </th>
              {currencies.map((currency) => (
                <th key={currency} scope="col" className={head}>
                  {currency === 'NTD' ? <Trans>Share in NTD</Trans> : <Trans>Share in USD</Trans>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, ...sums }) => (
              <tr key={month} className="border-hairline border-b">
                <th scope="row" className="whitespace-nowrap py-2 text-start font-normal">
                  {monthName(month)}
                </th>
                {cells(sums)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-ink border-t font-medium">
              <th scope="row" className="py-2 text-start font-medium">
                <Trans context="table">Total</Trans>
              </th>
              {cells(totals)}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
