import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Lang } from '#shared/locale.ts';
import type { NewStoreForm } from '../store-desk.contract.ts';
import { STORE_LIMITS } from '../store-desk.rules.ts';

export function StoreInLanguage({ lang, name }: { lang: Lang; name: string }) {
  const { t } = useLingui();
  const headingId = useId();
  const { register, formState } = useFormContext<NewStoreForm>();
  const field = (part: 'name' | 'address' | 'hours') => ({
    lang,
    limit: STORE_LIMITS[part],
    error: formState.errors[part]?.[lang]?.message,
    ...register(`${part}.${lang}`),
  });
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 grid-cols-1 gap-5 xl:row-span-4 xl:grid-rows-subgrid">
      <h2 id={headingId} lang={lang} className="min-h-11 border-ink border-b font-text text-body leading-11">
        {name}
      </h2>
      <TextField label={t`Name of the store`} {...field('name')} />
      <TextField label={t`Address`} {...field('address')} />
      <TextAreaField label={t`Opening hours`} rows={3} {...field('hours')} />
    </section>
  );
}
