import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { BlockParts } from '#kit/blocks/blocks.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { langOf } from '#shared/locale.ts';
import type { LegalReply, LegalWords } from '../legal.contract.ts';
import { pageOfWritten } from '../legal-preview.rules.ts';
import type { PageReply } from '../page.contract.ts';
import { PagePreview } from './page-preview.tsx';

interface LegalPreviewProps {
  document: LegalReply;
  parts: (reply: PageReply) => BlockParts;
}

export function LegalPreview({ document, parts }: LegalPreviewProps) {
  const [lang, setLang] = useState(langOf(useLocale()));
  const words = { ...document.words, ...(useWatch() as LegalWords) };
  return <PagePreview lang={lang} onLang={setLang} reply={pageOfWritten(document, words, lang)} parts={parts} />;
}
