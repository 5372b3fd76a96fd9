import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { priceChoicesQuery } from '../prices.queries.ts';
import type { DeskWork } from '../work-desk.contract.ts';
import type { TypedWork } from './work-edit-values.ts';

/** The year, what it is filed under, and how many there will ever be. */
export function WorkFacts({ work }: { work: DeskWork }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data } = useQuery(priceChoicesQuery(options.context));
  const { register, formState } = useFormContext<TypedWork>();
  const { errors } = formState;
  const { edition_given, edition_size } = work;
  // Its own category stands there until the others have come.
  const categories = data?.categories ?? [{ code: work.category, name: work.category }];
  return (
    <div className="mt-8 grid gap-4 sm:grid-cols-3">
      <SelectField
        label={t`Category`}
        {...(work.category === '' && { placeholder: t`Choose a category` })}
        options={categories.map(({ code, name }) => ({ value: code, label: name }))}
        error={errors.category?.message}
        {...register('category')}
      />
      <TextField
        label={t({ message: 'Year', context: 'work' })}
        inputMode="numeric"
        maxLength={4}
        error={errors.year?.message}
        {...register('year')}
      />
      {edition_size !== null && (
        <TextField
          label={t`Size of the edition`}
          hint={
            edition_given > 0 ? t`Number ${edition_given} was given out: from there to ${edition_size}.` : undefined
          }
          inputMode="numeric"
          maxLength={5}
          error={errors.edition_size?.message}
          {...register('edition_size')}
        />
      )}
    </div>
  );
}
