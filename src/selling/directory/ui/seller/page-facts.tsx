import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { SellersPageReply } from '../../seller-artist.contract.ts';
import type { TypedPage } from './page-values.ts';

/** The facts without a language: year of birth and categories. */
export function PageFacts({ categories }: Pick<SellersPageReply, 'categories'>) {
  const { t } = useLingui();
  const headingId = useId();
  const { register, formState } = useFormContext<TypedPage>();
  return (
    <section aria-labelledby={headingId} className="mt-10 border-hairline border-t pt-6">
      <h2 id={headingId} className="mb-4 text-[1.375rem]">
        <Trans>In all languages</Trans>
      </h2>
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
      <fieldset className="mt-5">
        <legend className="font-medium text-small">
          <Trans>Categories in the directory</Trans>
        </legend>
        <div className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
          {categories.map(({ code, name }) => (
            <CheckboxField key={code} label={name} value={code} {...register('categories')} />
          ))}
        </div>
      </fieldset>
    </section>
  );
}
