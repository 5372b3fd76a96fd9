import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import type { PartFormProps } from './part-form.ts';
import { SettingFrame } from './setting-frame.tsx';
import { useSettingForm } from './use-setting-form.ts';

const MOST = 12;

/** In the footer's order. */
export function SocialForm({ version, value }: PartFormProps) {
  return (
    <SettingFrame setting={useSettingForm('social', version, value)}>
      <Links />
    </SettingFrame>
  );
}

function Links() {
  const { t } = useLingui();
  const field = useFormField();
  const { control } = useFormContext<{ rows: { name: string; url: string }[] }>();
  const { fields, append, remove } = useFieldArray({ control, name: 'rows' });
  return (
    <>
      {fields.length === 0 && (
        <p className="text-ink-soft text-small">
          <Trans>None so far.</Trans>
        </p>
      )}
      {fields.map(({ id }, at) => (
        <div key={id} className="grid items-start gap-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]">
          <TextField label={t`Name`} {...field(`rows.${at}.name`)} />
          <TextField label={t`Address, with https://`} inputMode="url" {...field(`rows.${at}.url`)} />
          <Button kind="quiet" className="sm:mt-7" onClick={() => remove(at)}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      ))}
      <div>
        <Button disabled={fields.length >= MOST} onClick={() => append({ name: '', url: 'https://' })}>
          <Trans>Add a link</Trans>
        </Button>
      </div>
    </>
  );
}
