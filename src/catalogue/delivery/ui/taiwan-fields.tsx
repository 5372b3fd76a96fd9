import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import type { TypedRates } from '../delivery-form.rules.ts';
import { PriceFields } from './price-fields.tsx';

const MOST_BANDS = 6;

export function TaiwanFields() {
  const { t } = useLingui();
  const field = useFormField();
  const { control } = useFormContext<TypedRates>();
  const { fields, remove, insert } = useFieldArray({ control, name: 'taiwan.bands' });
  const last = fields.length - 1;
  return (
    <section aria-label={t`Taiwan`} className="grid gap-6">
      <h2 className="text-title">
        <Trans>Taiwan</Trans>
      </h2>
      <ol className="grid gap-4">
        {fields.map(({ id }, at) => (
          <li key={id} className="grid items-end gap-3 border-hairline border-b pb-4 sm:grid-cols-[11rem_1fr_auto]">
            {at === last ? (
              <p className="self-center text-small">
                <Trans>Everything larger</Trans>
              </p>
            ) : (
              <TextField
                label={t`Longest framed side up to`}
                after={t`cm`}
                inputMode="decimal"
                {...field(`taiwan.bands.${at}.up_to_mm`)}
              />
            )}
            <PriceFields name={`taiwan.bands.${at}.fee`} label={t`Fee`} />
            {at !== last && (
              <Button kind="quiet" className="max-sm:-ms-3 max-sm:justify-self-start" onClick={() => remove(at)}>
                <Trans>Remove</Trans>
              </Button>
            )}
          </li>
        ))}
      </ol>
      <div>
        <Button
          disabled={fields.length >= MOST_BANDS}
          onClick={() => insert(last, { up_to_mm: '', fee: { NTD: '', USD: '' } })}
        >
          <Trans>Add a size class</Trans>
        </Button>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <PriceFields name="taiwan.free_from" label={t`Free on the main island for orders from`} />
        <PriceFields name="taiwan.island_surcharge" label={t`Surcharge for outlying islands (always)`} />
      </div>
      <TextField
        label={t`Postal codes we do not deliver to`}
        hint={t`First three, five or six digits, separated by spaces. We never deliver to 290, 817 and 819.`}
        inputMode="numeric"
        className="max-w-md"
        {...field('taiwan.blocked')}
      />
    </section>
  );
}
