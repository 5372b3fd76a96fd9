import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { proposeForStaff } from '#kit/client/simplified.ts';
import { ProposeSimplified } from '#kit/propose-simplified.tsx';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Lang } from '#shared/locale.ts';
import { TEXT_LIMITS } from '../work-table.rules.ts';
import { PART_WORDS } from '../work-table.words.ts';
import { TEXT_PARTS, type TypedWork } from './work-edit-values.ts';

export function WorkInLanguage({ lang, name }: { lang: Lang; name: string }) {
  const { i18n } = useLingui();
  const headingId = useId();
  const { register, formState } = useFormContext<TypedWork>();
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 grid-cols-1 gap-5 xl:row-span-7 xl:grid-rows-subgrid">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-ink border-b">
        <h2 id={headingId} lang={lang} className="font-text text-body">
          {name}
        </h2>
        {lang === 'zh-Hans' && <ProposeSimplified propose={proposeForStaff} />}
      </div>
      {TEXT_PARTS.map((part) => {
        const field = {
          label: i18n._(PART_WORDS[part]),
          lang,
          limit: TEXT_LIMITS[part],
          error: formState.errors[part]?.[lang]?.message,
          ...register(`${part}.${lang}`),
        };
        return part === 'title' ? (
          <TextField key={part} {...field} />
        ) : (
          <TextAreaField key={part} rows={4} {...field} />
        );
      })}
    </section>
  );
}
