import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';

interface DayListProps {
  title: string;
  empty: ReactNode;
  year: string;
  /** As YYYY-MM-DD. */
  days: readonly string[];
  isBusy: boolean;
  onAdd: (day: string) => void;
  onRemove: (day: string) => void;
}

export function DayList({ title, empty, year, days, isBusy, onAdd, onRemove }: DayListProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [day, setDay] = useState('');
  const [removing, setRemoving] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const isRemoved = removing !== undefined && !days.includes(removing);
  // The pressed button disappears with its day, so the focus needs a new target.
  useEffect(() => {
    if (isRemoved) field.current?.focus();
  }, [isRemoved]);
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', weekday: 'short', timeZone: 'UTC' });
  function add(event: FormEvent) {
    event.preventDefault();
    if (day === '' || days.includes(day)) return;
    setRemoving(undefined);
    onAdd(day);
    setDay('');
  }
  function remove(one: string) {
    if (isBusy) return;
    setRemoving(one);
    onRemove(one);
  }
  return (
    <section aria-label={title}>
      <h2 className="text-title">{title}</h2>
      {days.length === 0 && <p className="mt-3 text-ink-soft">{empty}</p>}
      <ul className="mt-3 border-hairline border-t">
        {days.map((one) => (
          <li key={one} className="flex items-center justify-between gap-4 border-hairline border-b py-1">
            <span className="tabular-nums">{format.format(new Date(one))}</span>
            <Button kind="quiet" busy={isBusy && one === removing} onClick={() => remove(one)}>
              <Trans>Remove</Trans> <VisuallyHidden>{format.format(new Date(one))}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="mt-3 flex items-end gap-3">
        <TextField
          ref={field}
          label={t`Date`}
          type="date"
          min={`${year}-01-01`}
          max={`${year}-12-31`}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <Button type="submit" busy={isBusy}>
          <Trans>Add</Trans>
        </Button>
      </form>
    </section>
  );
}
