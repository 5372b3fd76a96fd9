import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { SelectField } from './select-field.tsx';

const PAPERS = { a4: 'A4', letter: 'Letter' };
export type Paper = keyof typeof PAPERS;

interface PaperFieldProps {
  value: Paper;
  onChange: (paper: Paper) => void;
  ref?: Ref<HTMLSelectElement>;
}

/** The paper for files that must be printed at true size. */
export function PaperField({ value, onChange, ref }: PaperFieldProps) {
  const { t } = useLingui();
  return (
    <SelectField
      {...(ref && { ref })}
      label={t`Paper in your printer`}
      value={value}
      onChange={(event) => onChange(event.target.value === 'letter' ? 'letter' : 'a4')}
      options={Object.entries(PAPERS).map(([name, label]) => ({ value: name, label }))}
    />
  );
}
