import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocale } from '#kit/use-locale.ts';
import { langOf } from '#shared/locale.ts';
import type { LegalReply, LegalWords } from '../legal.contract.ts';
import { pageOfWritten } from '../legal-preview.rules.ts';
import { PagePreview } from './page-preview.tsx';

/** The document as visitors will read it, from what stands in the form now. */
export function LegalPreview({ document }: { document: LegalReply }) {
  const [lang, setLang] = useState(langOf(useLocale()));
  const words = { ...document.words, ...(useWatch() as LegalWords) };
  return <PagePreview lang={lang} onLang={setLang} reply={pageOfWritten(document, words, lang)} parts={() => ({})} />;
}
