import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { WeekHours } from '#catalogue/site/service-week.rules.ts';
import { settingsQuery } from '#catalogue/site/setting.queries.ts';
import { type ExtraDays, HOLIDAYS } from '#ground/places/taiwan-holidays.ts';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import { holidayWords } from '../holiday.words.ts';
import { CalendarForm } from './calendar-form.tsx';
import { WeekForm } from './week-form.tsx';

const YEARS_AHEAD = 3;

type Calendar = ExtraDays & { hours?: WeekHours };

/** The closed days by year: public holidays, and the shop's exceptions. */
export function HolidaysPage() {
  const { t } = useLingui();
  const { options } = useRouter();
  const query = useQuery(settingsQuery(options.context));
  const [year, setYear] = useState(() => shopDay(new Date()).slice(0, 4));
  const [first] = useState(() => Number(year));
  const years = Array.from({ length: YEARS_AHEAD }, (_, at) => String(first + at));
  return (
    <DeskPage title={<Trans>Hours and holidays</Trans>}>
      <Loaded query={query} skeleton={['h-64']}>
        {({ calendar: { version = 0, updated_at = null, value } = {} }) => (
          <>
            <p className="max-w-2xl text-ink-soft">
              <Trans>
                Service hours and everything promised in business days follow this calendar: arrival dates, replies,
                transfer checks and applications.
              </Trans>
            </p>
            <WeekForm version={version} updated_at={updated_at} calendar={value as Calendar} />
            <SelectField
              label={t`Year`}
              className="mt-6 max-w-40"
              value={year}
              onChange={(event) => setYear(event.target.value)}
              options={years.map((one) => ({ value: one, label: one }))}
            />
            <div className="mt-8 grid max-w-5xl gap-12 lg:grid-cols-2">
              <CalendarForm year={year} version={version} updated_at={updated_at} calendar={value as Calendar} />
              <PublicDays year={year} />
            </div>
          </>
        )}
      </Loaded>
    </DeskPage>
  );
}

function PublicDays({ year }: { year: string }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', weekday: 'short', timeZone: 'UTC' });
  const days = HOLIDAYS.flatMap(({ holiday, days }) => days.map((day) => ({ holiday, day }))).filter(({ day }) =>
    day.startsWith(year),
  );
  return (
    <section aria-label={t`Public holidays`}>
      <h2 className="text-title">
        <Trans>Public holidays</Trans>
      </h2>
      {days.length === 0 && (
        <p className="mt-3 text-ink-soft">
          <Trans>
            The official calendar for this year is not included yet; please add its holidays as closed days.
          </Trans>
        </p>
      )}
      <ul className="mt-3 border-hairline border-t">
        {days.map(({ holiday, day }) => (
          <li key={day} className="flex justify-between gap-4 border-hairline border-b py-2">
            <span className="tabular-nums">{format.format(new Date(day))}</span>
            <span className="text-ink-soft">{holidayWords(i18n, holiday, day)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
