import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { CountryField } from './country-field.tsx';
import { TaiwanPlaceFields } from './taiwan-place-fields.tsx';

interface PlaceFieldsProps {
  /** The place's path in the form: `'address.'`, or empty if the form is the place. */
  prefix?: string;
  /** Whether the note for the delivery is elsewhere. */
  withRemark?: boolean;
}

/**
 * A place of the contract (`country_code … remark`) inside a `FormProvider`. In Taiwan people select county and township,
 * which set the postal code; elsewhere they type them.
 */
export function PlaceFields({ prefix = '', withRemark = true }: PlaceFieldsProps) {
  const { t } = useLingui();
  const field = useFormField();
  const { setValue } = useFormContext();
  const country = useWatch({ name: `${prefix}country_code` });

  function onCountryChange(next: string) {
    // A county of Taiwan is no city abroad, and vice versa.
    if ((next === 'TW') === (country === 'TW')) return;
    for (const name of ['city', 'township', 'postal_code']) setValue(`${prefix}${name}`, '');
  }

  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      <CountryField
        name={`${prefix}country_code`}
        label={t`Country or region`}
        onCountryChange={onCountryChange}
        className="sm:col-span-2"
      />
      {country === 'TW' ? <TaiwanPlaceFields prefix={prefix} /> : <PlaceAbroadFields prefix={prefix} />}
      <TextField
        label={t`Street address`}
        required
        autoComplete="street-address"
        className="sm:col-span-2"
        {...field(`${prefix}address`)}
      />
      {withRemark && <RemarkField prefix={prefix} />}
    </div>
  );
}

export function RemarkField({ prefix }: { prefix: string }) {
  const { t } = useLingui();
  const field = useFormField();
  return (
    <TextAreaField
      label={t`Note for the delivery`}
      hint={t`For example the floor, or when someone is at home.`}
      optional
      rows={2}
      className="sm:col-span-2"
      {...field(`${prefix}remark`)}
    />
  );
}

function PlaceAbroadFields({ prefix }: { prefix: string }) {
  const { t } = useLingui();
  const field = useFormField();
  return (
    <>
      <TextField
        label={t`State, province or city`}
        required
        autoComplete="address-level1"
        {...field(`${prefix}city`)}
      />
      <TextField label={t`District or town`} required autoComplete="address-level2" {...field(`${prefix}township`)} />
      <TextField label={t`Postal code`} required autoComplete="postal-code" {...field(`${prefix}postal_code`)} />
    </>
  );
}
