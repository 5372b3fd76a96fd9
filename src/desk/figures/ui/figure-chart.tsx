import { Trans, useLingui } from '@lingui/react/macro';
import { TimeChart } from '#kit/charts/time-chart.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { signedMoney } from '#selling/sales/statement.rules.ts';
import { MINOR_UNITS } from '#shared/money.ts';
import type { Figures } from '../figures.contract.ts';
import { currencyOf, type MoneyView, resultOf } from '../figures.rules.ts';
import { MOST_BARS } from '../figures-period.rules.ts';
import { FigureTable } from './figure-table.tsx';
import { usePeriodName } from './use-period-name.ts';

/** The revenue of each part of a period as bars, and all its figures as a table. */
export function FigureChart({
  figures: { period, slice, sums, parts },
  money,
}: {
  figures: Figures;
  money: MoneyView;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const { partName, barNames } = usePeriodName();
  const currency = currencyOf(money);
  if (parts.every(({ gross, refunds, share }) => gross === 0 && refunds === 0 && share === 0))
    return <EmptyState title={<Trans>Nothing was paid or refunded in this period</Trans>} />;
  const bars = parts.map((part) => {
    const { revenue } = resultOf(part);
    return {
      at: part.from,
      name: partName(part.from, slice),
      ...barNames(part.from, slice),
      value: revenue / MINOR_UNITS[currency],
      text: signedMoney(revenue, currency, locale),
    };
  });
  const heads = { day: t`Date`, month: t`Month`, year: t`Year` };
  return (
    <section className="mt-10">
      <h3 className="font-display text-title">
        <Trans>Revenue over the period</Trans>
      </h3>
      {parts.length > 1 && <TimeChart label={t`Revenue over the period`} bars={bars} most={MOST_BARS} />}
      <details className="mt-3" open={parts.length === 1}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link text-small">
          <Trans>Show as a table</Trans>
        </summary>
        <FigureTable
          caption={t`Figures by date`}
          head={heads[slice]}
          money={money}
          rows={parts.map((part) => ({
            ...part,
            key: part.from,
            name: partName(part.from, slice),
            behind: { days: part },
          }))}
          total={{ ...sums, key: 'total', name: <Trans context="table">Total</Trans>, behind: { days: period } }}
        />
      </details>
    </section>
  );
}
