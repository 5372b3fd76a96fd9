import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type FieldError, get, useFormContext } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { TextField } from '#kit/text-field.tsx';

interface PublishDialogProps {
  earliest: string;
  /** Returns whether it worked. */
  publish: (effective: string) => Promise<boolean>;
}

/** Asks for the day and explains that publishing cannot be undone. */
export function PublishDialog({ earliest, publish }: PublishDialogProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [effective, setEffective] = useState('');
  const { formState, getFieldState } = useFormContext();
  const error = (get(formState.errors, 'effective') as FieldError | undefined)?.message;
  async function send() {
    setBusy(true);
    const done = await publish(effective || earliest);
    setBusy(false);
    // Errors in the words appear at their fields.
    if (done || !getFieldState('effective').error) setOpen(false);
    if (done) setEffective('');
  }
  return (
    <Dialog
      title={t`Publish this version`}
      width="narrow"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button kind="primary">
          <Trans>Publish this version</Trans>
        </Button>
      }
      footer={
        <>
          <Button kind="quiet" onClick={() => setOpen(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" busy={busy} onClick={() => void send()}>
            <Trans>Publish the page</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>From this date, every new order is placed under this version. It cannot be changed afterwards.</Trans>
      </p>
      <TextField
        label={t`In force from`}
        hint={t`Days start at midnight (Taipei).`}
        type="date"
        className="mt-4"
        min={earliest}
        value={effective || earliest}
        onChange={(event) => setEffective(event.currentTarget.value)}
        error={error}
      />
    </Dialog>
  );
}
