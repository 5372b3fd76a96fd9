import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { TimeChart } from '#kit/charts/time-chart.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { useMonthName } from '#kit/use-month-name.ts';
import type { SalesFigures } from '../sales.contract.ts';
import { overviewQuery } from '../sales.queries.ts';
import type { SalesSearch } from '../sales-search.rules.ts';
import { FiguresTable } from './figures-table.tsx';
import { type Measure, MeasureChoice, useMeasure } from './measure-choice.tsx';
import { RowChart } from './row-chart.tsx';
import { NoSales, NoWorks, SalesFailed } from './sales-empty.tsx';
import { SalesTotals } from './sales-totals.tsx';
import { SalesItems } from './sales-works.tsx';

/** Totals, charts by month, size and frame with their tables, and the works that earned most. */
export function SalesOverview({ search }: { search: SalesSearch }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data, isError } = useQuery(overviewQuery(options.context, search));
  const [measure, setMeasure] = useState<Measure>('sales');
  const { amountOf, textOf } = useMeasure(measure);
  const monthName = useMonthName();
  if (!data) return isError ? <SalesFailed /> : <OverviewSkeleton />;
  const { totals, months, sizes, frames, list } = data;
  if (totals.online + totals.offline === 0 && data.years.length === 0) return <NoWorks />;
  if (months.every(({ sales, amount }) => sales === 0 && amount.NTD === 0 && amount.USD === 0)) {
    return (
      <>
        <SalesTotals totals={totals} />
        <NoSales year={search.year} />
      </>
    );
  }
  const bar = (name: string, figures: SalesFigures) => ({
    name,
    value: amountOf(figures),
    text: textOf(figures),
  });
  return (
    <>
      <SalesTotals totals={totals} />
      <MeasureChoice className="mt-10" value={measure} onChange={setMeasure} />
      <div className="mt-6 grid gap-x-12 gap-y-12 xl:grid-cols-2">
        <Chart title={t`By month`} head={t`Month`} wide rows={months.map((one) => [monthName(one.month), one])}>
          <TimeChart
            label={t`By month`}
            bars={months.map((one) => ({
              ...bar(monthName(one.month), one),
              at: one.month,
              short: monthName(one.month, 'short'),
              group: one.month.slice(0, 4),
            }))}
          />
        </Chart>
        <Chart title={t`Top sizes`} head={t`Size`} rows={sizes.map((one) => [one.label, one])}>
          <RowChart label={t`Top sizes`} bars={sizes.map((one) => bar(one.label, one))} />
        </Chart>
        <Chart title={t`Top frames`} head={t`Frame`} rows={frames.map((one) => [one.name, one])}>
          <RowChart label={t`Top frames`} bars={frames.map((one) => bar(one.name, one))} />
        </Chart>
      </div>
      {list.length > 0 && (
        <section className="mt-14">
          <h3 className="font-display text-title">
            <Trans>Top earners</Trans>
          </h3>
          <SalesItems items={list} label={t`Top earners`} />
        </section>
      )}
    </>
  );
}

interface ChartProps {
  title: string;
  head: string;
  rows: Parameters<typeof FiguresTable>[0]['rows'];
  wide?: boolean;
  children: React.ReactNode;
}

function Chart({ title, head, rows, wide, children }: ChartProps) {
  return (
    <section className={wide ? 'min-w-0 xl:col-span-2' : 'min-w-0'}>
      <h3 className="font-display text-title">{title}</h3>
      {children}
      <FiguresTable caption={title} head={head} rows={rows} />
    </section>
  );
}

function OverviewSkeleton() {
  return (
    <SkeletonGroup className="grid gap-8">
      <Skeleton className="h-28" />
      <Skeleton className="h-64" />
      <Skeleton className="h-48" />
    </SkeletonGroup>
  );
}
