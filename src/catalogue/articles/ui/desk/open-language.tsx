import { useLingui } from '@lingui/react/macro';
import { createContext, use } from 'react';
import { classNames } from '#kit/class-names.ts';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { LANGUAGES } from '#shared/languages.ts';
import type { Lang } from '#shared/locale.ts';

interface OpenLanguage {
  /** The language to show where only one fits. */
  open: Lang;
  /** Whether a large screen shows all languages side by side. */
  isSideBySide: boolean;
}

export const OpenLanguageContext = createContext<OpenLanguage>({ open: 'en', isSideBySide: true });

interface LanguageSwitchProps {
  onOpen: (lang: Lang) => void;
}

/** For phones and beside the preview, where only one language fits. */
export function LanguageSwitch({ onOpen }: LanguageSwitchProps) {
  const { t } = useLingui();
  const { open, isSideBySide } = use(OpenLanguageContext);
  return (
    <fieldset className={classNames('flex gap-x-6', isSideBySide && 'xl:hidden')}>
      <legend className="sr-only">{t`Language of the texts`}</legend>
      {LANGUAGES.map(({ lang, locale, name }) => (
        <button
          key={lang}
          type="button"
          lang={locale}
          aria-pressed={lang === open}
          onClick={() => onOpen(lang)}
          className="min-h-11 border-transparent border-b-2 text-ink-soft hover:text-accent aria-pressed:border-ink aria-pressed:text-ink"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

interface TextsFieldProps {
  /** The path of the text in the form. */
  name: string;
  label: string;
  hint?: string;
  limit?: number;
  /** The number of lines; one by default. */
  rows?: number;
}

/** One text in every language: side by side where they fit, otherwise the open one. */
export function TextsField({ name, label, hint, limit, rows }: TextsFieldProps) {
  const field = useFormField();
  const { open, isSideBySide } = use(OpenLanguageContext);
  return (
    <div className={classNames('grid gap-x-5', isSideBySide && 'xl:grid-cols-3')}>
      {LANGUAGES.map(({ lang, locale, name: language }) => {
        const text = {
          lang: locale,
          label: `${label} · ${language}`,
          hint,
          autoComplete: 'off',
          className: classNames('min-w-0', lang !== open && (isSideBySide ? 'max-xl:hidden' : 'hidden')),
          ...(limit !== undefined && { limit }),
          ...field(`${name}.${lang}`),
        };
        return rows ? <TextAreaField key={lang} rows={rows} {...text} /> : <TextField key={lang} {...text} />;
      })}
    </div>
  );
}
