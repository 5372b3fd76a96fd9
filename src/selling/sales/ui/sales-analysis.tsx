import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { analysisQuery } from '../sales.queries.ts';
import type { SalesSearch } from '../sales-search.rules.ts';
import { CountryTable } from './country-table.tsx';
import { FunnelTable } from './funnel-table.tsx';
import { RowChart } from './row-chart.tsx';
import { NoWorks, SalesFailed } from './sales-empty.tsx';

/** The funnel from views to sales, and the countries. */
export function SalesAnalysis({ search }: { search: SalesSearch }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const { data, isError } = useQuery(analysisQuery(options.context, search));
  if (!data) {
    if (isError) return <SalesFailed />;
    return (
      <SkeletonGroup className="grid gap-8">
        <Skeleton className="h-40" />
        <Skeleton className="h-48" />
      </SkeletonGroup>
    );
  }
  const { funnel, countries, list } = data;
  if (list.length === 0 && countries.length === 0) return <NoWorks />;
  const text = (count: number) =>
    funnel.views > 0
      ? `${i18n.number(count)} · ${i18n.number(count / funnel.views, { style: 'percent', maximumFractionDigits: 1 })}`
      : i18n.number(count);
  return (
    <div className="grid gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <section className="min-w-0">
        <h3 className="font-display text-title">
          <Trans>From view to purchase</Trans>
        </h3>
        <p className="mt-2 text-ink-soft text-small">
          <Trans>All works online now, since each went online. Each visitor counts once a day.</Trans>
        </p>
        <RowChart
          label={t`From view to purchase`}
          bars={[
            { name: t`Seen`, value: funnel.views, text: i18n.number(funnel.views) },
            { name: t`Saved as favourite`, value: funnel.collectors, text: text(funnel.collectors) },
            { name: t`Bought`, value: funnel.sales, text: text(funnel.sales) },
          ]}
        />
        <FunnelTable items={list} />
      </section>
      <section className="min-w-0">
        <h3 className="font-display text-title">
          <Trans>Where your prints went</Trans>
        </h3>
        <p className="mt-2 text-ink-soft text-small">
          <Trans>Counts under 5 are shown as “&lt;5”, so that no buyer can be recognised.</Trans>
        </p>
        <CountryTable countries={countries} year={search.year} />
      </section>
    </div>
  );
}
