import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';

interface EndFormProps {
  name: string;
  today: string;
  busy: boolean;
  onEnd: (lastDay: string) => void;
  onCancel: () => void;
}

/** The last day of a representation: today at the earliest. */
export function EndForm({ name, today, busy, onEnd, onCancel }: EndFormProps) {
  const { t } = useLingui();
  const [fault, setFault] = useState<string>();
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const day = String(new FormData(event.currentTarget).get('last_day'));
    setFault(day < today ? t`Please choose today or a later day.` : undefined);
    if (day >= today) onEnd(day);
  }
  return (
    <form
      noValidate
      aria-label={t`Stop representing ${name}`}
      onSubmit={send}
      className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-3"
    >
      <TextField
        label={t`Last day`}
        hint={t`Sales until this day are on your statement.`}
        name="last_day"
        type="date"
        required
        autoFocus
        min={today}
        defaultValue={today}
        error={fault}
      />
      <Button type="submit" busy={busy}>
        <Trans>End the representation</Trans>
      </Button>
      <Button kind="quiet" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </form>
  );
}
