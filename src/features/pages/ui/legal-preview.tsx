import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { LANGUAGES } from '#shared/languages.ts';
import { langOf, localeOf } from '#shared/locale.ts';
import { SelectField } from '#web/kit/select-field.tsx';
import { useLocale } from '#web/kit/use-locale.ts';
import type { LegalReply, LegalWords } from '../legal.contract.ts';
import { pageOfWritten } from '../legal-preview.rules.ts';
import { WordsPage } from './words-page.tsx';

/** The page as visitors will read it, from what stands in the form now. */
export function LegalPreview({ document }: { document: LegalReply }) {
  const { t } = useLingui();
  const [lang, setLang] = useState(langOf(useLocale()));
  const words = { ...document.words, ...(useWatch() as LegalWords) };
  return (
    <div className="grid gap-4">
      <SelectField
        label={t`Language`}
        className="max-w-60"
        value={lang}
        onChange={(event) => setLang(event.currentTarget.value as typeof lang)}
        options={LANGUAGES.map((one) => ({ value: one.lang, label: one.name }))}
      />
      <section
        aria-label={t`Preview`}
        lang={localeOf(lang)}
        className="min-w-0 overflow-hidden border border-hairline-strong"
      >
        <WordsPage reply={pageOfWritten(document, words, lang)} parts={() => ({})} />
      </section>
    </div>
  );
}
