import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Controller, useFormContext } from 'react-hook-form';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { priceChoicesQuery } from '../prices.queries.ts';
import type { TypedArtist } from './artist-values.ts';

/** The facts without a language: whether they are shown, the year of birth, and their categories. */
export function ArtistFacts() {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data } = useQuery(priceChoicesQuery(options.context));
  const { register, control, formState } = useFormContext<TypedArtist>();
  return (
    <section className="grid gap-5">
      <Controller
        control={control}
        name="hidden"
        render={({ field: { value, onChange, ...field } }) => (
          <CheckboxField
            {...field}
            label={<Trans>Shown in the directory and in the search</Trans>}
            hint={t`The artist’s page itself stays reachable, because works link to it.`}
            checked={!value}
            onChange={({ currentTarget }) => onChange(!currentTarget.checked)}
          />
        )}
      />
      <TextField
        label={t`Year of birth or founding`}
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        className="max-w-72"
        error={formState.errors.born?.message}
        {...register('born')}
      />
      <fieldset>
        <legend className="font-medium text-small">
          <Trans>Categories in the directory</Trans>
        </legend>
        <div className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
          {data?.categories.map(({ code, name }) => (
            <CheckboxField key={code} label={name} value={code} {...register('categories')} />
          ))}
        </div>
      </fieldset>
    </section>
  );
}
