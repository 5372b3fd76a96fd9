import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { MoveButtons } from '#kit/move-buttons.tsx';
import { newKey } from '#kit/new-key.ts';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { MOST_PLACES, type PickupSetting } from '../pickup.rules.ts';
import type { PartFormProps } from './part-form.ts';
import { SettingFrame } from './setting-frame.tsx';
import { useSettingForm } from './use-setting-form.ts';

/** Whether buyers can pick up orders, for how long, and where. */
export function PickupForm({ version, value }: PartFormProps) {
  return (
    <SettingFrame setting={useSettingForm('pickup', version, value)}>
      <Fields />
    </SettingFrame>
  );
}

const blank = () => ({ en: '', 'zh-Hant': '', 'zh-Hans': '' });

function Fields() {
  const { t } = useLingui();
  const field = useFormField();
  const { control, watch } = useFormContext<PickupSetting>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'places' });
  const places = watch('places');
  return (
    <>
      <CheckboxField
        label={t`Buyers can choose pickup`}
        hint={t`Needs at least one pickup point below.`}
        {...field('active')}
      />
      <TextField
        label={t`Days an order is kept`}
        hint={t`From the day it is ready. Three days before the end we remind the buyer; afterwards the order is on your list for today.`}
        inputMode="numeric"
        autoComplete="off"
        className="max-w-md"
        {...field('keep_days')}
      />
      <ul className="border-hairline border-t">
        {fields.map(({ id }, at) => {
          const { name: texts } = places[at] ?? {};
          const name = texts?.['zh-Hant'] || texts?.en || texts?.['zh-Hans'] || String(at + 1);
          return (
            <li key={id} className="grid gap-3 border-hairline border-b py-4">
              <Texts
                name={`places.${at}.name`}
                labels={[t`Name in Traditional Chinese`, t`Name in Simplified Chinese`, t`Name in English`]}
              />
              <Texts
                name={`places.${at}.address`}
                labels={[t`Address in Traditional Chinese`, t`Address in Simplified Chinese`, t`Address in English`]}
              />
              <Texts
                name={`places.${at}.note`}
                labels={[t`Hours in Traditional Chinese`, t`Hours in Simplified Chinese`, t`Hours in English`]}
              />
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
            </li>
          );
        })}
      </ul>
      <p className="text-ink-soft text-small">
        <Trans>One language is enough. Readers of the others see it until you add theirs.</Trans>
      </p>
      <div>
        <Button
          disabled={fields.length >= MOST_PLACES}
          onClick={() => append({ key: newKey(), name: blank(), address: blank(), note: blank() })}
        >
          <Trans>Add a pickup point</Trans>
        </Button>
      </div>
    </>
  );
}

/** One text in three languages, in an owner's order. */
function Texts({ name, labels: [hant, hans, en] }: { name: string; labels: [string, string, string] }) {
  const field = useFormField();
  return (
    <div className="grid items-start gap-3 sm:grid-cols-3">
      <TextField label={hant} {...field(`${name}.zh-Hant`)} />
      <TextField label={hans} {...field(`${name}.zh-Hans`)} />
      <TextField label={en} {...field(`${name}.en`)} />
    </div>
  );
}
