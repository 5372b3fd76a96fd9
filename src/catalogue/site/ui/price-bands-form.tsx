import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import type { PartFormProps } from './part-form.ts';
import { SettingFrame } from './setting-frame.tsx';
import { useSettingForm } from './use-setting-form.ts';

const LEAST = 2;
const MOST = 8;

/** Each band must begin above the former one, in both currencies. */
export function PriceBandsForm({ version, value }: PartFormProps) {
  return (
    <SettingFrame setting={useSettingForm('price_bands', version, value)}>
      <Bands />
    </SettingFrame>
  );
}

function Bands() {
  const { t } = useLingui();
  const field = useFormField();
  const { control } = useFormContext<{ rows: { NTD: string; USD: string }[] }>();
  const { fields, append, remove } = useFieldArray({ control, name: 'rows' });
  return (
    <>
      {fields.map(({ id }, at) => (
        <div key={id} className="grid max-w-xl grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3">
          <TextField label={t`Lowest price in NT$`} before="NT$" inputMode="numeric" {...field(`rows.${at}.NTD`)} />
          <TextField label={t`Lowest price in US$`} before="US$" inputMode="decimal" {...field(`rows.${at}.USD`)} />
          <Button kind="quiet" className="mt-7" disabled={fields.length <= LEAST} onClick={() => remove(at)}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      ))}
      <div>
        <Button disabled={fields.length >= MOST} onClick={() => append({ NTD: '', USD: '' })}>
          <Trans>Add a band</Trans>
        </Button>
      </div>
    </>
  );
}
