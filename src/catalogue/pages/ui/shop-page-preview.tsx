import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { BlockParts } from '#kit/blocks/blocks.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { langOf, localeOf } from '#shared/locale.ts';
import type { PageReply } from '../page.contract.ts';
import type { ShopPageReply, ShopPageWords } from '../shop-page.contract.ts';
import { shopPagePreviewQuery } from '../shop-page.queries.ts';
import { PagePreview } from './page-preview.tsx';

interface ShopPagePreviewProps {
  document: ShopPageReply;
  parts: (reply: PageReply) => BlockParts;
}

export function ShopPagePreview({ document, parts }: ShopPagePreviewProps) {
  const { options } = useRouter();
  const [lang, setLang] = useState(langOf(useLocale()));
  const { title, lead, description, blocks } = { ...document.words, ...(useWatch() as ShopPageWords) };
  const asker = { ...options.context, locale: localeOf(lang) };
  const { data, isError } = useQuery(shopPagePreviewQuery(asker, document.page, { title, lead, description, blocks }));
  return <PagePreview lang={lang} onLang={setLang} reply={data} isError={isError} parts={parts} />;
}
