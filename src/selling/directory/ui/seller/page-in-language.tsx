import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { proposeForSellers } from '#kit/client/simplified.ts';
import { ProposeSimplified } from '#kit/propose-simplified.tsx';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { TEXT_MAX } from '#shared/fields.ts';
import type { Lang } from '#shared/locale.ts';
import { INTRO_MAX, STORY_MAX } from '../../seller-artist.rules.ts';
import type { TypedPage } from './page-values.ts';

/** The page in one language, in the order and type of the public one: place, name, introduction, story. */
export function PageInLanguage({ lang, name }: { lang: Lang; name: string }) {
  const { t } = useLingui();
  const headingId = useId();
  const { register, formState } = useFormContext<TypedPage>();
  const { errors } = formState;
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 grid-cols-1 gap-5 xl:row-span-6 xl:grid-rows-subgrid">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-ink border-b">
        <h2 id={headingId} lang={lang} className="font-text text-body">
          {name}
        </h2>
        {lang === 'zh-Hans' && <ProposeSimplified propose={proposeForSellers} />}
      </div>
      <TextField
        label={t`Place`}
        lang={lang}
        maxLength={TEXT_MAX}
        error={errors.place?.[lang]?.message}
        {...register(`place.${lang}`)}
      />
      <TextField
        label={t({ message: 'Name', context: 'thing' })}
        lang={lang}
        maxLength={TEXT_MAX}
        className="[&_input]:font-display [&_input]:text-title"
        error={errors.name?.[lang]?.message}
        {...register(`name.${lang}`)}
      />
      <TextField
        label={t`Sorted as`}
        optional
        hint={t`Artists are sorted by family name. Fill this in only if we get it wrong, for example “Lin, Mei”.`}
        lang={lang}
        maxLength={TEXT_MAX}
        error={errors.sort_as?.[lang]?.message}
        {...register(`sort_as.${lang}`)}
      />
      <TextAreaField
        label={t`Introduction`}
        lang={lang}
        rows={3}
        limit={INTRO_MAX}
        className="[&_textarea]:text-lead"
        error={errors.intro?.[lang]?.message}
        {...register(`intro.${lang}`)}
      />
      <TextAreaField
        label={t`Story`}
        hint={t`An empty line begins a new paragraph.`}
        lang={lang}
        rows={12}
        limit={STORY_MAX}
        error={errors.story?.[lang]?.message}
        {...register(`story.${lang}`)}
      />
    </section>
  );
}
