import { useLingui } from '@lingui/react/macro';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';

export function PriceFields({ name, label }: { name: string; label: string }) {
  const { t } = useLingui();
  const field = useFormField();
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="mb-1 text-small">{label}</legend>
      <TextField label={t`NT dollars`} before="NT$" inputMode="numeric" {...field(`${name}.NTD`)} />
      <TextField label={t`US dollars`} before="US$" inputMode="decimal" {...field(`${name}.USD`)} />
    </fieldset>
  );
}
