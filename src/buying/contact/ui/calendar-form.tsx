import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { WeekHours } from '#catalogue/site/service-week.rules.ts';
import { settingsQuery, useSaveSetting } from '#catalogue/site/setting.queries.ts';
import type { ExtraDays } from '#ground/places/taiwan-holidays.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { OvertakenNote } from '#kit/desk/overtaken-note.tsx';
import { isOvertaken, useOvertaken } from '#kit/desk/use-overtaken.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { CALENDAR_LOG } from '../contact-log.rules.ts';
import { DayList } from './day-list.tsx';

interface CalendarFormProps {
  year: string;
  version: number;
  updated_at: string | null;
  calendar: ExtraDays & { hours?: WeekHours };
}

/** Each day is saved when it is added or removed; other years do not change. */
export function CalendarForm({ year, version, updated_at, calendar }: CalendarFormProps) {
  const { t } = useLingui();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useSaveSetting();
  const { changes, meet, settle } = useOvertaken();
  const [refused, setRefused] = useState<string>();
  function save(change: Partial<ExtraDays>) {
    const { closed, working, hours } = { ...calendar, ...change };
    const value = { closed: [...closed], working: [...working], ...(hours && { hours: [...hours] }) };
    setRefused(undefined);
    mutate(
      { key: 'calendar', version, value },
      {
        onError: (failure) => {
          const fieldError = failure instanceof ApiFailure ? Object.values(failure.errors)[0] : undefined;
          void meet(failure, { subject: 'setting', subject_id: 'calendar', since: updated_at });
          if (!isOvertaken(failure)) setRefused(fieldError ?? failure.message);
        },
      },
    );
  }
  async function loadTheirs() {
    await queryClient.fetchQuery(settingsQuery(options.context));
    settle();
  }
  const list = (which: keyof ExtraDays) => ({
    year,
    days: calendar[which].filter((day) => day.startsWith(year)),
    isBusy: isPending,
    onAdd: (day: string) => save({ [which]: [...calendar[which], day] }),
    onRemove: (day: string) => save({ [which]: calendar[which].filter((one) => one !== day) }),
  });
  return (
    <div className="flex flex-col gap-8">
      {/* Always in the page for the announcement, without a gap while empty. */}
      <div className="-mb-8 has-[p]:mb-0">
        <OvertakenNote changes={changes} log={CALENDAR_LOG} onTakeTheirs={() => void loadTheirs()} />
        <FormRefusal message={refused} />
      </div>
      <DayList title={t`Also closed`} empty={<Trans>No additional closing days.</Trans>} {...list('closed')} />
      <DayList
        title={t`Open on a holiday`}
        empty={<Trans>Closed on all public holidays.</Trans>}
        {...list('working')}
      />
    </div>
  );
}
