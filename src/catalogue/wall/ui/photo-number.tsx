import { useState } from 'react';
import { TextField } from '#kit/text-field.tsx';

interface PhotoNumberProps {
  label: string;
  value: number;
  onValue: (value: number) => void;
  unit: string;
  step?: number;
  min?: number;
  className?: string;
}

/** Incomplete input stays in the field; a number takes effect immediately. */
export function PhotoNumber({ label, value, onValue, unit, step = 1, min, className }: PhotoNumberProps) {
  const [typed, setTyped] = useState<string>();
  const shown = String(Math.round(value * 10) / 10);
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      step={step}
      min={min}
      after={unit}
      className={className ?? ''}
      value={typed ?? shown}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = Number.parseFloat(target.value);
        if (Number.isFinite(number) && (min === undefined || number >= min)) onValue(number);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
