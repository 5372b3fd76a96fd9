import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import type { WorkImport } from '../import.contract.ts';
import type { ImportActs } from './import-acts.ts';

/** Whether complete new works go on sale; saved immediately. */
export function PublishChoice({ one, acts }: { one: WorkImport; acts: ImportActs }) {
  const { t } = useLingui();
  // Saving it also repeats the check, so the answer can take a moment.
  const [wanted, setWanted] = useState<boolean>();
  return (
    <CheckboxField
      label={t`Put complete new works on sale immediately`}
      hint={t`Otherwise all new works are drafts.`}
      checked={wanted ?? one.publish_complete}
      aria-disabled={acts.busy || undefined}
      onChange={({ currentTarget }) => {
        if (acts.busy) return;
        setWanted(currentTarget.checked);
        void acts.step({ publish_complete: currentTarget.checked }).finally(() => setWanted(undefined));
      }}
    />
  );
}
