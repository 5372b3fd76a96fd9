import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { NOTE_MAX } from '../shared-list.rules.ts';

interface NoteFormProps {
  title: string;
  onSend: (text: string) => Promise<boolean>;
  onCancel: () => void;
}

/** A short plain text; what is typed stays if it cannot be sent. */
export function NoteForm({ title, onSend, onCancel }: NoteFormProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    const length = [...text.trim()].length;
    if (isBusy) return;
    if (length === 0) return setError(t`Please write something first.`);
    if (length > NOTE_MAX) return setError(t`Please shorten your note.`);
    setError(undefined);
    setIsBusy(true);
    if (!(await onSend(text))) setIsBusy(false);
  }

  return (
    <form noValidate className="mt-3 grid gap-3" onSubmit={(event) => void send(event)}>
      <TextAreaField
        label={t`Note on ${title}`}
        rows={3}
        limit={NOTE_MAX}
        // The button that opened the form is gone, and the focus with it.
        autoFocus
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          <Trans>Save note</Trans>
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
