import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { EmptyState } from '#kit/empty-state.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import type { Statement } from '../sales.contract.ts';
import { statementQuery } from '../sales.queries.ts';
import { readYear } from '../sales-search.rules.ts';
import { currenciesOf } from '../statement.rules.ts';
import { reckoning } from '../statement.words.ts';
import { ReportDownloads } from './report-downloads.tsx';
import { NoSales } from './sales-empty.tsx';
import { StatementLines } from './statement-lines.tsx';
import { StatementMonths } from './statement-months.tsx';
import { StatementTotals } from './statement-totals.tsx';

/** Spec §2: the statement of a year on the page, and as PDF or CSV. */
export function ReportPage({ search }: { search: object }) {
  const { year } = readYear({ ...search });
  const { options } = useRouter();
  const { data, isError, error } = useQuery(statementQuery(options.context, year));
  return (
    <>
      <h1 className="text-display">
        <Trans>Sales report</Trans>
      </h1>
      <p className="mt-2">
        <Link to="/account/sales" className="text-link">
          <Trans>Charts and works</Trans>
        </Link>
      </p>
      {data ? (
        <Report statement={data} />
      ) : isError ? (
        <EmptyState title={<Trans>The statement could not be loaded</Trans>}>{error.message}</EmptyState>
      ) : (
        <SkeletonGroup className="mt-8 grid gap-6">
          <Skeleton className="h-16" />
          <Skeleton className="h-40" />
          <Skeleton className="h-64" />
        </SkeletonGroup>
      )}
    </>
  );
}

function Report({ statement }: { statement: Statement }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { year, years, lines } = statement;
  const offered = [...new Set([...years, year])].sort((one, other) => other - one);
  const currencies = currenciesOf(lines);
  return (
    <>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <SelectField
          label={t`Year`}
          className="w-40"
          value={String(year)}
          options={offered.map((one) => ({ value: String(one), label: String(one) }))}
          onChange={({ target }) =>
            void navigate({ to: '/account/report', search: { year: Number(target.value) }, replace: true })
          }
        />
        <ReportDownloads year={year} />
      </div>
      {lines.length === 0 ? (
        <NoSales year={year} />
      ) : (
        <>
          <StatementTotals totals={statement.totals} currencies={currencies} />
          <StatementMonths months={statement.months} totals={statement.totals} currencies={currencies} />
          <StatementLines key={year} lines={lines} />
        </>
      )}
      <section className="mt-14 border-hairline border-t pt-6">
        <h2 className="font-display text-title">
          <Trans>How your share is calculated</Trans>
        </h2>
        <div className="prose-text mt-3 grid gap-3 text-ink-soft text-small">
          {reckoning(i18n, statement).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </section>
    </>
  );
}
