import { useLingui } from '@lingui/react/macro';
import { SelectField } from '../select-field.tsx';

interface AssignFieldProps {
  assigned: { member_id: number } | null;
  colleagues: readonly { member_id: number; name: string }[];
  busy: boolean;
  onAssign: (assignment: { to: number | null; was: number | null }) => void;
}

export function AssignField({ assigned, colleagues, busy, onAssign }: AssignFieldProps) {
  const { t } = useLingui();
  const was = assigned?.member_id ?? null;
  return (
    <SelectField
      className="mb-6"
      label={t`Assigned to`}
      placeholder={t`Not assigned yet`}
      value={was === null ? '' : String(was)}
      // Disabled, it would lose the focus.
      aria-disabled={busy || undefined}
      onChange={({ target }) => {
        if (!busy) onAssign({ to: target.value === '' ? null : Number(target.value), was });
      }}
      options={colleagues.map(({ member_id, name }) => ({ value: String(member_id), label: name }))}
    />
  );
}
