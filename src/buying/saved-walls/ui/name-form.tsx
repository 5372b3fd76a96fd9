import { type ReactNode, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { TEXT_MAX } from '#shared/fields.ts';

interface NameFormProps {
  label: string;
  action: string;
  start?: string;
  busy: boolean;
  /** `clear` empties the field. */
  onName: (name: string, clear: () => void) => void;
  children?: ReactNode;
}

/** One field and its button; the Enter key works too. */
export function NameForm({ label, action, start = '', busy, onName, children }: NameFormProps) {
  const [name, setName] = useState(start);
  return (
    <form
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) onName(name.trim(), () => setName(''));
      }}
    >
      <TextField
        label={label}
        value={name}
        maxLength={TEXT_MAX}
        required
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  );
}
