import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { Button } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { shopDay } from '#shared/shop-time.ts';
import { MONEY_VIEWS } from '../figures.rules.ts';
import { MONEY_WORDS, UNIT_WORDS } from '../figures.words.ts';
import { movedPeriod, type Period, UNITS } from '../figures-period.rules.ts';
import { type FiguresSearch, readFiguresSearch, searchOf } from '../figures-search.rules.ts';
import { usePeriodName } from './use-period-name.ts';

const STEP = 'inline-flex size-11 items-center justify-center rounded-soft text-accent hover:bg-wall-deep';

/** Which period the page shows, and in which currency; the URL carries both. */
export function PeriodForm({ search, period }: { search: FiguresSearch; period: Period }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { periodName } = usePeriodName();
  const today = shopDay(new Date());
  /** So that "day" after "this month" is today, not the first of the month. */
  const on = search.on ?? (period.from <= today && today <= period.to ? today : period.from);
  const show = (values: object) => {
    const { page: _page, ...rest } = search;
    void navigate({ to: '/admin/figures', search: readFiguresSearch({ ...rest, on, ...values }) });
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(Object.fromEntries(new FormData(event.currentTarget)));
  };
  return (
    <>
      <form key={JSON.stringify(search)} onSubmit={send} className="flex flex-wrap items-end gap-3">
        <SelectField
          name="unit"
          label={t`Period`}
          className="basis-36"
          defaultValue={period.unit}
          options={UNITS.map((value) => ({ value, label: i18n._(UNIT_WORDS[value]) }))}
          onChange={(event) => show({ unit: event.target.value, from: period.from, to: period.to })}
        />
        {period.unit === 'free' ? (
          <>
            <TextField name="from" type="date" label={t`First day`} defaultValue={period.from} required />
            <TextField name="to" type="date" label={t`Last day`} defaultValue={period.to} required />
          </>
        ) : (
          <TextField name="on" type="date" label={t`A day in the period`} defaultValue={on} required />
        )}
        <SelectField
          name="money"
          label={t`Currency`}
          className="basis-52"
          defaultValue={search.money ?? 'NTD'}
          options={MONEY_VIEWS.map((value) => ({ value, label: i18n._(MONEY_WORDS[value]) }))}
          onChange={(event) => show({ money: event.target.value })}
        />
        <Button type="submit">
          <Trans>Show</Trans>
        </Button>
      </form>
      <div className="mt-6 flex items-center gap-2">
        <Link
          to="/admin/figures"
          search={searchOf(search, movedPeriod(period, -1))}
          aria-label={t`Previous period`}
          className={STEP}
        >
          <Icon name="chevron-left" />
        </Link>
        <h2 className="font-display text-title">{periodName(period)}</h2>
        <Link
          to="/admin/figures"
          search={searchOf(search, movedPeriod(period, 1))}
          aria-label={t`Next period`}
          className={STEP}
        >
          <Icon name="chevron-right" />
        </Link>
      </div>
    </>
  );
}
