import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { FileButton } from '#kit/file-button.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { useMonthName } from '#kit/use-month-name.ts';
import type { PayoutYear, RunRow } from '../payout.contract.ts';
import { runsQuery, yearQuery } from '../payout.queries.ts';
import { RUN_STATE_WORDS } from '../payout.words.ts';
import { usePayoutFormat } from './use-payout-format.ts';
import { YearTable } from './year-table.tsx';

/** All runs, and what was paid and withheld in a year. */
export function PaidPage({ page, year }: { page: number; year: number | undefined }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const runs = useQuery(runsQuery(options.context, page));
  const sums = useQuery(yearQuery(options.context, year));
  return (
    <DeskPage title={<Trans>Runs and years</Trans>}>
      <p>
        <Link to="/admin/payout" className="text-link">
          <Trans>Payouts</Trans>
        </Link>
      </p>
      <DeskList
        query={runs}
        label={t`Payout runs`}
        counted={(total) => <Plural value={total} one="# run" other="# runs" />}
        empty={
          <EmptyState title={<Trans>No payout runs yet</Trans>}>
            <Trans>The first one starts on the page “Payouts”.</Trans>
          </EmptyState>
        }
        row={(run) => <Run key={run.run_id} run={run} />}
        renderLink={(next, link) => (
          <Link to="/admin/payout/paid" search={{ page: next, ...(year !== undefined && { year }) }} {...link} />
        )}
      />
      <section className="mt-12">
        <Loaded query={sums} skeleton={['h-48']}>
          {(data) => <Year data={data} />}
        </Loaded>
      </section>
    </DeskPage>
  );
}

function Run({ run: { run_id, state, until, pay_on, sums } }: { run: RunRow }) {
  const { i18n } = useLingui();
  const { money, day } = usePayoutFormat();
  const [due, paid] = [day(until), day(pay_on)];
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-hairline border-b py-4">
      <div>
        <Link to="/admin/payout/$id" params={{ id: String(run_id) }} className="text-link">
          <Trans>Payout run {run_id}</Trans>
        </Link>{' '}
        · {i18n._(RUN_STATE_WORDS[state])}
        <p className="text-ink-soft text-small">
          {state === 'paid' ? (
            <Trans>
              Due on {due}, paid on {paid}
            </Trans>
          ) : (
            <Trans>Due on {due}</Trans>
          )}
        </p>
      </div>
      <ul className="ms-auto text-end tabular-nums">
        {sums.map(({ currency, net }) => (
          <li key={currency}>{money(net, currency)}</li>
        ))}
      </ul>
    </li>
  );
}

function Year({ data }: { data: PayoutYear }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { year, years, months } = data;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-title">
          <Trans>Paid and withheld in a year</Trans>
        </h2>
        <SelectField
          label={t`Year`}
          className="w-40"
          value={String(year)}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          onChange={({ target }) =>
            void navigate({ to: '/admin/payout/paid', search: { year: Number(target.value) }, replace: true })
          }
        />
      </div>
      <p className="mt-2 text-ink-soft text-small">
        <Trans>
          Declare and pay the tax withheld from residents by the 10th of the next month, from others within 10 days.
          Certificates of the year are filed by 31 January. Confirm both with your accountant.
        </Trans>
      </p>
      {months.length === 0 ? (
        <p className="mt-6 text-ink-soft">
          <Trans>Nothing was paid out in {year}.</Trans>
        </p>
      ) : (
        <Tables data={data} />
      )}
    </>
  );
}

function Tables({ data: { year, months, people } }: { data: PayoutYear }) {
  const { t } = useLingui();
  const monthName = useMonthName();
  const file = (part: 'months' | 'people') => ({
    path: `/api/admin/payout/year/file?year=${year}&part=${part}`,
    name: `payouts-${year}-${part}.csv`,
  });
  return (
    <>
      <YearTable
        title={t`By month`}
        head={t`Month`}
        rows={months.map(({ month, ...sums }) => ({
          key: `${month} ${sums.currency}`,
          name: monthName(month),
          ...sums,
        }))}
      />
      <div className="mt-3">
        <FileButton {...file('months')}>
          <Trans>Months (CSV)</Trans>
        </FileButton>
      </div>
      <YearTable
        title={t`By person`}
        head={t`Name`}
        rows={people.map(({ payee, legal_name, id_hint, code, ...sums }) => ({
          key: `${payee} ${code} ${sums.residency} ${sums.currency}`,
          name: `${legal_name} · …${id_hint}${code ? ` · ${code}` : ''}`,
          ...sums,
        }))}
      />
      <div className="mt-3">
        <FileButton {...file('people')}>
          <Trans>People (CSV)</Trans>
        </FileButton>
      </div>
    </>
  );
}
