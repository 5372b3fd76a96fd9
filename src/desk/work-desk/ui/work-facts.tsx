import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { priceChoicesQuery } from '../prices.queries.ts';
import type { DeskWork } from '../work-desk.contract.ts';
import { SALE_MODE_WORDS } from '../work-desk.words.ts';
import type { TypedWork } from './work-edit-values.ts';

/** The year, the category, and the size of the edition; of a draft of the shop's own, also its artist and how it is sold. */
export function WorkFacts({ work }: { work: DeskWork }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const { data } = useQuery(priceChoicesQuery(options.context));
  const { register, formState, control } = useFormContext<TypedWork>();
  const isEdition = useWatch({ control, name: 'sale_mode' }) === 'edition';
  const { errors } = formState;
  const { edition_given, edition_size } = work;
  // Shows its own category until the others have loaded.
  const categories = data?.categories ?? [{ code: work.category, name: work.category }];
  const { artist_id, name } = work.artist;
  const artists = data?.artists ?? (artist_id === 0 ? [] : [{ artist_id, name }]);
  return (
    <div className="mt-8 grid gap-4 sm:grid-cols-3">
      {work.is_open && (
        <>
          <SelectField
            label={t`Artist`}
            options={[
              { value: '', label: t`Not known yet` },
              ...artists.map((one) => ({ value: String(one.artist_id), label: one.name })),
            ]}
            error={errors.artist_id?.message}
            {...register('artist_id')}
          />
          <SelectField
            label={t`Sold as`}
            hint={t`This can be changed until the work is put on sale.`}
            options={Object.entries(SALE_MODE_WORDS).map(([value, word]) => ({ value, label: i18n._(word) }))}
            error={errors.sale_mode?.message}
            {...register('sale_mode')}
          />
        </>
      )}
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
      {isEdition && (
        <TextField
          label={t`Size of the edition`}
          hint={
            edition_given > 0 && edition_size !== null
              ? t`Number ${edition_given} has been sold: enter ${edition_given} to ${edition_size}.`
              : undefined
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
