import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { dayAfter, type Period, type PeriodState } from '#catalogue/artists/representation.rules.ts';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { ShownPeriod } from '../../representation-desk.contract.ts';
import { useDayWords } from '../use-day-words.ts';

interface PeriodRowProps {
  period: ShownPeriod;
  today: string;
  busy: boolean;
  readOnly: boolean;
  /** Without a period it is removed; returns whether it was saved. */
  onChange: (changed?: Period) => Promise<boolean>;
}

/** One period, which can be corrected. */
export function PeriodRow({ period, busy, readOnly, onChange }: PeriodRowProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<string>();
  const day = useDayWords();
  const { gallery_id, gallery, since, until, state } = period;
  const [first, last] = [day(since), until ? day(dayAfter(until, -1)) : ''];
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const [from, to] = [String(typed.since), String(typed.last)];
    if (!from || (to && to < from)) return setFault(t`The last day cannot be before the first.`);
    setFault(undefined);
    if (await onChange({ gallery_id, since: from, until: to ? dayAfter(to) : null })) setOpen(false);
  }
  return (
    <li className="border-hairline border-b py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="[overflow-wrap:anywhere]">{gallery || t`A gallery that has left`}</p>
          <p className="text-ink-soft text-small">
            <StateWords state={state} />
            {' · '}
            {last ? (
              <Trans>
                {first} to {last}
              </Trans>
            ) : (
              <Trans>since {first}</Trans>
            )}
          </p>
        </div>
        {!readOnly && (
          <div className="flex flex-wrap gap-x-3">
            <Button
              kind="quiet"
              aria-expanded={isOpen}
              aria-label={t`Change the days of ${gallery}, ${first}`}
              onClick={() => setOpen(!isOpen)}
            >
              <Trans>Change the days</Trans>
            </Button>
            <Button
              kind="quiet"
              busy={busy}
              aria-label={t`Remove ${gallery}, ${first}`}
              onClick={() => void onChange()}
            >
              <Trans>Remove</Trans>
            </Button>
          </div>
        )}
      </div>
      {isOpen && (
        <form noValidate onSubmit={(event) => void send(event)} className="mt-3 flex flex-wrap items-end gap-4">
          <TextField label={t`First day`} name="since" type="date" defaultValue={since} error={fault} />
          <TextField
            label={t`Last day`}
            name="last"
            type="date"
            optional
            defaultValue={until ? dayAfter(until, -1) : ''}
          />
          <Button type="submit" busy={busy}>
            <Trans>Save the days</Trans>
          </Button>
        </form>
      )}
    </li>
  );
}

function StateWords({ state }: { state: PeriodState }) {
  if (state === 'coming') return <Trans>Upcoming</Trans>;
  if (state === 'ended') return <Trans>Ended</Trans>;
  return <Trans>Now</Trans>;
}
