import { useLingui } from '@lingui/react/macro';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { counties, findCounty, findTownship, type PlaceName } from '#ground/places/taiwan-divisions.ts';
import { SelectField, type SelectOption } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { useLocale } from '#kit/use-locale.ts';
import type { Locale } from '#shared/locale.ts';

/** County, township, and the postal code that follows from them; people can extend it by hand (5 or 6 digits). */
export function TaiwanPlaceFields({ prefix }: { prefix: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const field = useFormField();
  const { setValue, formState } = useFormContext();
  const [city, township] = useWatch({ name: [`${prefix}city`, `${prefix}township`] });
  const county = findCounty(city ?? '');
  const chosenTownship = county && findTownship(county, township ?? '');

  function set(name: string, value: string) {
    const path = `${prefix}${name}`;
    // Without validation, the error of an empty field would outlive the selection that filled it.
    setValue(path, value, { shouldDirty: true, shouldValidate: Boolean(get(formState.errors, path)) });
  }

  return (
    <>
      <SelectField
        {...field(`${prefix}city`)}
        label={t`County or city`}
        required
        autoComplete="address-level1"
        placeholder={t`Please choose`}
        options={namesOf(counties, locale, county?.name, city)}
        value={county?.name[locale] ?? city ?? ''}
        onChange={(event) => {
          set('city', event.target.value);
          set('township', '');
          set('postal_code', '');
        }}
      />
      <SelectField
        {...field(`${prefix}township`)}
        label={t`Township or district`}
        required
        autoComplete="address-level2"
        placeholder={county ? t`Please choose` : t`Choose the county first`}
        options={namesOf(county?.townships ?? [], locale, chosenTownship?.name, township)}
        value={chosenTownship?.name[locale] ?? township ?? ''}
        onChange={(event) => {
          set('township', event.target.value);
          const postalCode = county && findTownship(county, event.target.value)?.postal_code;
          if (postalCode) set('postal_code', postalCode);
        }}
      />
      <TextField
        {...field(`${prefix}postal_code`)}
        label={t`Postal code`}
        required
        inputMode="numeric"
        autoComplete="postal-code"
      />
    </>
  );
}

/** The names to choose from; a stored name that is on no list stays selectable, so that nothing is lost. */
function namesOf(
  places: readonly { name: PlaceName }[],
  locale: Locale,
  known: PlaceName | undefined,
  written: string | undefined,
): SelectOption[] {
  const options = places.map(({ name }) => ({ value: name[locale], label: name[locale] }));
  return written && !known ? [{ value: written, label: written }, ...options] : options;
}
