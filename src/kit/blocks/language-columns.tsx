import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, use, useId } from 'react';
import { LANGUAGES } from '#shared/languages.ts';
import type { Lang } from '#shared/locale.ts';
import { classNames } from '../class-names.ts';
import { TextAreaField } from '../text-area-field.tsx';
import { TextField } from '../text-field.tsx';
import { useFormField } from '../use-form-field.ts';

const Chosen = createContext<Lang>('en');

interface LanguageColumnsProps {
  /** The language shown on a phone. */
  lang: Lang;
  choose: (lang: Lang) => void;
  children: ReactNode;
}

/** Texts in all languages side by side; on a phone one language at a time, chosen above them. */
export function LanguageColumns({ lang, choose, children }: LanguageColumnsProps) {
  const { t } = useLingui();
  return (
    <>
      <fieldset
        aria-label={t`Language to write in`}
        className="sticky top-(--header) z-10 flex gap-x-6 border-hairline border-b bg-wall md:hidden"
      >
        {LANGUAGES.map((one) => (
          <button
            key={one.lang}
            type="button"
            lang={one.locale}
            aria-pressed={one.lang === lang}
            onClick={() => choose(one.lang)}
            className="min-h-11 border-transparent border-b-2 text-ink-soft aria-pressed:border-ink aria-pressed:text-ink"
          >
            {one.name}
          </button>
        ))}
      </fieldset>
      <Chosen value={lang}>{children}</Chosen>
    </>
  );
}

interface LanguageFieldsProps {
  /** The dotted name of the text in the form around it. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** About the text in every language, once above the fields. */
  note?: string | undefined;
  limit?: number;
  /** Lines of a growing field; a single line without. */
  rows?: number | undefined;
}

export function LanguageFields({ name, label, hint, note, limit, rows }: LanguageFieldsProps) {
  const noteId = useId();
  const chosen = use(Chosen);
  const field = useFormField();
  return (
    <fieldset aria-describedby={note && noteId} className="grid min-w-0 gap-4 md:grid-cols-3">
      <legend className="sr-only">{label}</legend>
      {note && (
        <p id={noteId} className="text-ink-soft text-small md:col-span-3">
          {note}
        </p>
      )}
      {LANGUAGES.map(({ lang, locale, name: language }) => {
        const shared = {
          lang: locale,
          label: `${label} · ${language}`,
          hint,
          ...(limit !== undefined && { limit }),
          className: classNames('min-w-0', lang !== chosen && 'max-md:hidden'),
          ...field(`${name}.${lang}`),
        };
        return rows === undefined ? (
          <TextField key={lang} {...shared} />
        ) : (
          <TextAreaField key={lang} rows={rows} {...shared} />
        );
      })}
    </fieldset>
  );
}
