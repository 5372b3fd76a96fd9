import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { TextField } from '#kit/text-field.tsx';
import { NAME_MAX } from '../shared-list.rules.ts';

interface NameFormProps {
  /** The button's text. */
  children: ReactNode;
  initial?: string;
  hasFocus?: boolean;
  /** Secondary where something else is the page's main action. */
  kind?: 'primary' | 'secondary';
  /** A refusal about the name is shown beside the field. */
  onSend: (name: string) => Promise<unknown>;
}

/** The name under which someone takes part in a list. */
export function NameForm({ children, initial = '', hasFocus = false, kind = 'primary', onSend }: NameFormProps) {
  const { t } = useLingui();
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') return setError(t`Please enter a name.`);
    setIsBusy(true);
    setError(undefined);
    try {
      await onSend(name);
    } catch (failure) {
      if (failure instanceof ApiFailure) setError(failure.errors.name ?? failure.message);
    }
    setIsBusy(false);
  }

  return (
    <form noValidate className="grid gap-4 sm:max-w-md" onSubmit={(event) => void send(event)}>
      <TextField
        label={t`Your name`}
        hint={<Trans>Everyone with the link can see it.</Trans>}
        required
        autoComplete="nickname"
        // The button that opened the form is gone, and the focus with it.
        autoFocus={hasFocus}
        value={name}
        limit={NAME_MAX}
        error={error}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" kind={kind} busy={isBusy}>
        {children}
      </Button>
    </form>
  );
}
