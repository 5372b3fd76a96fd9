import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';

interface MoveFormProps {
  today: string;
  galleries: readonly { gallery_id: number; name: string }[];
  busy: boolean;
  /** Null: the artist sells alone from that day on. */
  onMove: (gallery_id: number | null, since: string) => Promise<boolean>;
}

const NOBODY = 'nobody';

/** Moves the artist to another gallery, or to none, from a day on; it replaces later plans. */
export function MoveForm({ today, galleries, busy, onMove }: MoveFormProps) {
  const { t } = useLingui();
  const [faults, setFaults] = useState<{ gallery?: string; since?: string }>({});
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { gallery, since } = Object.fromEntries(new FormData(form)) as { gallery: string; since: string };
    const found = {
      ...(!gallery && { gallery: t`Please choose one.` }),
      ...(!since && { since: t`Please fill this in.` }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (await onMove(gallery === NOBODY ? null : Number(gallery), since)) form.reset();
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-10 grid max-w-xl gap-5">
      <h2 className="text-title">
        <Trans>Another gallery from a day on</Trans>
      </h2>
      <p className="text-ink-soft text-small">
        <Trans>
          The previous gallery represents the artist until the day before. Periods after this day are replaced.
        </Trans>
      </p>
      <SelectField
        label={t`Gallery`}
        name="gallery"
        required
        defaultValue=""
        placeholder={t`Choose …`}
        error={faults.gallery}
        options={[
          ...galleries.map(({ gallery_id, name }) => ({ value: String(gallery_id), label: name })),
          { value: NOBODY, label: t`No gallery: the artist sells alone` },
        ]}
      />
      <TextField label={t`First day`} name="since" type="date" required defaultValue={today} error={faults.since} />
      <div>
        <Button type="submit" kind="primary" busy={busy}>
          <Trans>Change from this day on</Trans>
        </Button>
      </div>
    </form>
  );
}
