import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '#kit/text-field.tsx';

interface CentimetreFieldProps {
  label: string;
  mm: number;
  onChange: (mm: number) => void;
  min?: number;
  step?: number;
}

/** Ignores incomplete input; the wall follows as soon as it is a number. */
export function CentimetreField({ label, mm, onChange, min, step = 1 }: CentimetreFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string>();
  const shown = String(Math.round(mm) / 10);
  return (
    <TextField
      type="number"
      inputMode="decimal"
      label={label}
      after={t`cm`}
      min={min}
      step={step}
      value={typed ?? shown}
      onChange={(event) => {
        setTyped(event.target.value);
        const value = event.target.valueAsNumber;
        if (Number.isFinite(value)) onChange(Math.round(value * 10));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
