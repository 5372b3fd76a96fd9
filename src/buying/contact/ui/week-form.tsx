import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { type DayHours, STANDARD_WEEK, type WeekHours, weekdayName } from '#catalogue/site/service-week.rules.ts';
import { settingsQuery, useSaveSetting } from '#catalogue/site/setting.queries.ts';
import type { ExtraDays } from '#ground/places/taiwan-holidays.ts';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { OvertakenNote } from '#kit/desk/overtaken-note.tsx';
import { isOvertaken, useOvertaken } from '#kit/desk/use-overtaken.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { CALENDAR_LOG } from '../contact-log.rules.ts';

interface WeekFormProps {
  version: number;
  updated_at: string | null;
  calendar: ExtraDays & { hours?: WeekHours };
}

/** What a day gets when it is opened. */
const USUAL = { from: '10:00', to: '18:00' };

/** The service hours of each weekday. */
export function WeekForm({ version, updated_at, calendar }: WeekFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess } = useSaveSetting();
  const { changes, meet, settle } = useOvertaken();
  const [week, setWeek] = useState<WeekHours>(calendar.hours ?? STANDARD_WEEK);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isTouched, setTouched] = useState(false);
  function change(at: number, hours: DayHours) {
    setTouched(true);
    setErrors({});
    setWeek(week.map((one, place) => (place === at ? hours : one)));
  }
  function save(event: FormEvent) {
    event.preventDefault();
    const { closed, working } = calendar;
    mutate(
      { key: 'calendar', version, value: { closed: [...closed], working: [...working], hours: [...week] } },
      {
        onSuccess: () => setTouched(false),
        onError: (failure) => {
          void meet(failure, { subject: 'setting', subject_id: 'calendar', since: updated_at });
          if (!isOvertaken(failure))
            setErrors(
              failure instanceof ApiFailure ? { root: failure.message, ...failure.errors } : { root: failure.message },
            );
        },
      },
    );
  }
  async function loadTheirs() {
    const { calendar: newer } = await queryClient.fetchQuery(settingsQuery(options.context));
    setWeek((newer?.value as WeekFormProps['calendar'] | undefined)?.hours ?? STANDARD_WEEK);
    settle();
  }
  return (
    <section aria-label={t`Service hours`} className="mt-8 max-w-2xl">
      <h2 className="text-title">
        <Trans>Service hours</Trans>
      </h2>
      <p className="mt-1 text-ink-soft text-small">
        <Trans>Taipei time. The footer and the contact page show them, and reply deadlines follow them.</Trans>
      </p>
      <OvertakenNote changes={changes} log={CALENDAR_LOG} onTakeTheirs={() => void loadTheirs()} />
      <FormRefusal message={errors.root} />
      <form noValidate onSubmit={save} className="mt-3 grid gap-2">
        {week.map((hours, at) => {
          const day = weekdayName(at, locale);
          const field = (edge: 'from' | 'to') => ({
            type: 'time',
            disabled: !hours,
            value: hours?.[edge] ?? '',
            error: errors[`value.hours.${at}.${edge}`],
            onChange: ({ target }: { target: { value: string } }) =>
              change(at, { ...(hours ?? USUAL), [edge]: target.value }),
          });
          return (
            <div
              key={day}
              className="grid grid-cols-2 items-start gap-x-4 border-hairline border-b py-2 sm:grid-cols-[9rem_8rem_8rem]"
            >
              <CheckboxField
                className="col-span-2 self-center sm:col-span-1"
                label={day}
                checked={hours !== null}
                onChange={({ target }) => change(at, target.checked ? USUAL : null)}
              />
              <TextField label={t`${day}, from`} {...field('from')} />
              <TextField label={t`${day}, to`} {...field('to')} />
            </div>
          );
        })}
        <div className="mt-2 flex items-center gap-4">
          <Button type="submit" busy={isPending}>
            <Trans>Save</Trans>
          </Button>
          <p role="status" className="text-ink-soft text-small">
            {isSuccess && !isTouched && <Trans>Saved. The change applies immediately.</Trans>}
          </p>
        </div>
      </form>
    </section>
  );
}
