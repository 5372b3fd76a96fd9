import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { MoveButtons } from '#kit/move-buttons.tsx';
import { newKey } from '#kit/new-key.ts';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import type { Carrier } from '../carriers.rules.ts';
import type { PartFormProps } from './part-form.ts';
import { SettingFrame } from './setting-frame.tsx';
import { useSettingForm } from './use-setting-form.ts';

const MOST = 40;

/** In the order in which staff choose. */
export function CarriersForm({ version, value }: PartFormProps) {
  return (
    <SettingFrame setting={useSettingForm('carriers', version, value)}>
      <Rows />
    </SettingFrame>
  );
}

function Rows() {
  const { t } = useLingui();
  const field = useFormField();
  const { control, register, watch } = useFormContext<{ rows: Carrier[] }>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'rows' });
  const rows = watch('rows');
  return (
    <>
      <ul className="border-hairline border-t">
        {fields.map(({ id }, at) => {
          const name = Object.values(rows[at]?.name ?? {}).find((text) => text !== '') || String(at + 1);
          return (
            <li key={id} className="grid gap-3 border-hairline border-b py-4">
              <div className="grid items-start gap-3 sm:grid-cols-3">
                <TextField label={t`Name in Traditional Chinese`} {...field(`rows.${at}.name.zh-Hant`)} />
                <TextField label={t`Name in Simplified Chinese`} {...field(`rows.${at}.name.zh-Hans`)} />
                <TextField label={t`Name in English`} {...field(`rows.${at}.name.en`)} />
              </div>
              <TextField
                label={t`Tracking link`}
                hint="https://…/{tracking}"
                optional
                inputMode="url"
                {...field(`rows.${at}.url`)}
              />
              <div className="flex flex-wrap items-center gap-x-4">
                <CheckboxField label={t`Staff can choose it`} {...register(`rows.${at}.active`)} />
                <span className="ms-auto flex items-center gap-1">
                  <MoveButtons
                    at={at}
                    count={fields.length}
                    labels={{ up: t`Move up: ${name}`, down: t`Move down: ${name}` }}
                    onMove={(by) => move(at, at + by)}
                  />
                  <Button kind="quiet" aria-label={t`Remove: ${name}`} onClick={() => remove(at)}>
                    <Trans>Remove</Trans>
                  </Button>
                </span>
              </div>
            </li>
          );
        })}
      </ul>
      <div>
        <Button
          disabled={fields.length >= MOST}
          onClick={() =>
            append({ key: newKey(), name: { en: '', 'zh-Hant': '', 'zh-Hans': '' }, url: '', active: true })
          }
        >
          <Trans>Add a carrier</Trans>
        </Button>
      </div>
    </>
  );
}
