import { useLingui } from '@lingui/react/macro';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import type { PartFormProps } from './part-form.ts';
import { SettingFrame } from './setting-frame.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function ArrivalForm({ version, value }: PartFormProps) {
  return (
    <SettingFrame setting={useSettingForm('arrival', version, value)}>
      <Days />
    </SettingFrame>
  );
}

function Days() {
  const { t } = useLingui();
  const field = useFormField();
  return (
    <TextField
      label={t`Days after shipping`}
      inputMode="numeric"
      autoComplete="off"
      className="max-w-40"
      {...field('after_days')}
    />
  );
}
