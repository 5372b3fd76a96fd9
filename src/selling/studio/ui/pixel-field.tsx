import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '#kit/text-field.tsx';

interface PixelFieldProps {
  label: string;
  value: number;
  onValue: (value: number) => void;
}

/** A number of pixels to type. It applies when finished: half a number would move the whole crop. */
export function PixelField({ label, value, onValue }: PixelFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string>();
  function finish() {
    if (typed !== undefined && /^\d{1,6}$/.test(typed.trim())) onValue(Number(typed));
    setTyped(undefined);
  }
  return (
    <TextField
      label={label}
      inputMode="numeric"
      after={t({ message: 'px', comment: 'Pixels, beside a number' })}
      value={typed ?? String(value)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        finish();
      }}
    />
  );
}
