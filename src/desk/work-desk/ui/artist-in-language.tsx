import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Lang } from '#shared/locale.ts';
import { INTRO_LIMIT, PORTRAIT_ALT_LIMIT } from '../artist-desk.rules.ts';
import type { TypedArtist } from './artist-values.ts';

interface ArtistInLanguageProps {
  lang: Lang;
  name: string;
  /** Their heading in this language's directory. */
  initial: string;
}

export function ArtistInLanguage({ lang, name, initial }: ArtistInLanguageProps) {
  const { t } = useLingui();
  const headingId = useId();
  const { register, formState } = useFormContext<TypedArtist>();
  const field = (part: 'name' | 'sort_as' | 'place' | 'intro' | 'story' | 'portrait_alt') => ({
    lang,
    error: formState.errors[part]?.[lang]?.message,
    ...register(`${part}.${lang}`),
  });
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 grid-cols-1 gap-5 xl:row-span-7 xl:grid-rows-subgrid">
      <h2 id={headingId} lang={lang} className="min-h-11 border-ink border-b font-text text-body leading-11">
        {name}
      </h2>
      <TextField label={t`Name`} maxLength={149} {...field('name')} />
      <TextField
        label={t`Sorted as`}
        hint={t`Now under ${initial}. Artists are sorted by family name; fill this in only if we get it wrong, for example “Lin, Mei”.`}
        maxLength={149}
        {...field('sort_as')}
      />
      <TextField label={t`Place`} maxLength={149} {...field('place')} />
      <TextAreaField label={t`Introduction`} rows={3} limit={INTRO_LIMIT} {...field('intro')} />
      <TextAreaField
        label={t`Story`}
        hint={t`An empty line begins a new paragraph.`}
        rows={10}
        limit={2000}
        {...field('story')}
      />
      <TextField label={t`What the portrait shows`} limit={PORTRAIT_ALT_LIMIT} {...field('portrait_alt')} />
    </section>
  );
}
