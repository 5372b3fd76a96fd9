import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { CountryField } from './country-field.tsx';
import { TaiwanPlaceFields } from './taiwan-place-fields.tsx';

interface PlaceFieldsProps {
  /** Where the place stands in the form: `'address.'`, or nothing where the form is the place. */
  prefix?: string;
}

/**
 * A place of the contract (`country_code … remark`) in a form that stands in a `FormProvider`. In Taiwan county and
 * township are chosen and bring their postal code; elsewhere people write what they call them.
 */
export function PlaceFields({ prefix = '' }: PlaceFieldsProps) {
  const { t } = useLingui();
  const field = useFormField();
  const { setValue } = useFormContext();
  const country = useWatch({ name: `${prefix}country_code` });

  function onCountryChange(next: string) {
    // A county of Taiwan is no city abroad, and the other way round.
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
      <TextAreaField
        label={t`Note for the delivery`}
        hint={t`For example the floor, or when someone is at home.`}
        optional
        rows={2}
        className="sm:col-span-2"
        {...field(`${prefix}remark`)}
      />
    </div>
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
